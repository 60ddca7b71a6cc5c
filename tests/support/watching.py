"""Forbidden actions of a page, recorded as complaints: reporting errors, contacting other hosts."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage

from builder import serve


def watch_hosts(context: BrowserContext, complaints: list[str]) -> None:
    def check(address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("data", "blob") and parts.hostname != serve.HERE:
            complaints.append(f"request to another host: {address}")

    context.on("request", lambda request: check(request.url))
    context.on("page", lambda opened: opened.on("websocket", lambda socket: check(socket.url)))


# A message from the tests' own tool about a page that may cache nothing for use offline.
BLOCKED = "Service Worker registration blocked by Playwright"


def watch_errors(context: BrowserContext, complaints: list[str]) -> None:
    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            complaints.append(
                f"console {message.type}: {message.text} ({message.location.get('url')})"
            )

    context.on("console", on_console)
    context.on("weberror", lambda error: complaints.append(f"page error: {error.error}"))
