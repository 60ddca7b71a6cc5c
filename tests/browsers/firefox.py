"""Firefox, by its native protocol: WebDriver BiDi, JSON over a WebSocket.

Source: https://www.w3.org/TR/webdriver-bidi/
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browsers.actions import Source, clicking, typing
from tests.browsers.driver import PATIENCE, running

LISTENS = "WebDriver BiDi listening on "
WORTH_A_COMPLAINT = {"error", "warn"}
# So that it makes no requests to the internet.
SETTINGS = """
user_pref("app.normandy.enabled", false);
user_pref("messaging-system.rsexperimentloader.enabled", false);
user_pref("services.settings.server", "data:,");
"""


@contextmanager
def firefox(folder: Path, program: str) -> Iterator[Firefox]:
    """A headless Firefox, with a profile of its own in an empty `folder`."""
    (folder / "user.js").write_text(SETTINGS, "utf-8")
    words = [program, "--headless", "--no-remote", "--remote-debugging-port", "0"]
    with running([*words, "--profile", folder]) as process:
        lines = process.stdout
        assert lines
        address = next(line.partition(LISTENS)[2].strip() for line in lines if LISTENS in line)
        Thread(target=lines.read, daemon=True).start()  # or it would wait for a reader
        with connect(address + "/session", max_size=None, open_timeout=PATIENCE) as socket:
            yield Firefox(socket)


class Firefox:
    """The one page of a Firefox that listens at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count()
        self._complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url="about:blank")
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, function: str, given: object = None) -> Any:
        asked = f"async given => {{ const asked = {function}\n;"
        asked += "return JSON.stringify(await asked(JSON.parse(given)) ?? null) }"
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=asked,
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self._page},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._act(clicking(x, y))

    def type(self, text: str) -> None:
        self._act(typing(text))

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    def picture(self) -> bytes:
        shot = self._ask("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(shot["data"])

    def complaints(self) -> list[str]:
        self._ask("session.status")  # earlier messages have arrived by then
        return self._complaints

    def _act(self, source: Source) -> None:
        self._ask("input.performActions", context=self._page, actions=[source])

    def _ask(self, method: str, **params: object) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded":
                self._hear(message["params"])
            if message.get("id") == number:
                break
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
        return message["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] in WORTH_A_COMPLAINT:
            self._complaints.append(f"{entry['type']} {entry['level']}: {entry['text']}")
