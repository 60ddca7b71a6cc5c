"""What pages did and show: forbidden actions, recorded as complaints (reporting errors, contacting
other hosts), and for a test that failed everything they can tell."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Frame, Page
from playwright.sync_api import Error as BrowserError

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


SECOND = 1000
LAST_REQUESTS = 25


def shown_to(test: pytest.Function) -> str:
    """Return what all open pages show, frame by frame, and what they said and asked for last."""
    browser = test.funcargs.get("browser")
    if not isinstance(browser, Browser):
        return ""
    pages = [page for context in browser.contexts for page in context.pages]
    return "\n\n".join(_told(page) for page in pages if "robots.txt" not in page.url)


def _told(page: Page) -> str:
    try:
        said = [f"{message.type}: {message.text}" for message in page.console_messages()]
        asked = [f"asked for {request.url}" for request in page.requests()[-LAST_REQUESTS:]]
    except BrowserError as error:  # it has crashed
        return f"{page.url}: {error}"
    return "\n".join([*(_shown(frame) for frame in page.frames), *said, *asked])


def _shown(frame: Frame) -> str:
    try:
        return f"{frame.url}\n{frame.locator('body').aria_snapshot(timeout=SECOND)}"
    except BrowserError as error:
        return f"{frame.url}: {error}"
