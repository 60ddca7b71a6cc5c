"""WebKitGTK's small browser, by its driver: WebDriver, JSON over HTTP, on a screen in memory.

Source: https://www.w3.org/TR/webdriver2/
"""

from __future__ import annotations

import base64
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.browsers.actions import Source, clicking, typing
from tests.browsers.driver import PATIENCE, running

HERE = "127.0.0.1"
SCREEN = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
# Its tool bar is not under test, and would make the window wider than a phone.
SMALL_TOOLS = "window * { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px }"

# Pyodide is not compiled again by the slowest compiler, which would pay only for long searches.
COMPILED_ONCE = {"JSC_useOMGJIT": "false"}

AS_WIDE = """width => new Promise(resolve => {
    const look = () => innerWidth === width ? resolve(null) : requestAnimationFrame(look);
    look();
})"""
"""Resolves once the page is as wide."""


@contextmanager
def webkit(folder: Path, driver: str, screen: str) -> Iterator[WebKit]:
    """A MiniBrowser on a virtual screen; its settings are in an empty `folder`."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(SMALL_TOOLS, "utf-8")
    port = _free_port()
    with running([screen, *SCREEN]) as shown:
        assert shown.stdout
        display = next(line.strip() for line in shown.stdout if line.strip().isdecimal())
        env = {"DISPLAY": f":{display}", "XDG_CONFIG_HOME": str(folder), **COMPILED_ONCE}
        with running([driver, f"--port={port}"], env):
            _wait_for(port)
            page = WebKit(port)
            yield page
            page.leave()


class WebKit:
    """The one page of a browser whose driver listens at a port."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._session = ""
        self._session = "/session/" + self._ask("POST", "/session", capabilities={})["sessionId"]
        self._ask("POST", "/timeouts", script=1000 * PATIENCE)

    def open(self, address: str) -> None:
        self._ask("POST", "/url", url="about:blank")
        self._ask("POST", "/url", url=address)

    def run(self, function: str, given: object = None) -> Any:
        asked = f"const asked = {function}\n; return asked(...arguments)"
        return self._ask("POST", "/execute/sync", script=asked, args=[given])

    def click(self, x: float, y: float) -> None:
        self._act(clicking(x, y))

    def type(self, text: str) -> None:
        self._act(typing(text))

    def resize(self, width: int, height: int) -> None:
        self._ask("POST", "/window/rect", width=width, height=height)
        self.run(AS_WIDE, width)  # the page hears of it later

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def complaints(self) -> None:
        return None

    def leave(self) -> None:
        """End the browser, which would outlive its driver."""
        self._ask("DELETE", "")

    def _act(self, source: Source) -> None:
        self._ask("POST", "/actions", actions=[source])

    def _ask(self, method: str, path: str, **body: object) -> Any:
        connection = HTTPConnection(HERE, self._port, timeout=PATIENCE)
        sent = json.dumps(body) if method == "POST" else None
        connection.request(method, self._session + path, sent)
        answer = json.load(connection.getresponse())["value"]
        connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(f"{path}: {answer['error']}: {answer['message']}")
        return answer


def _wait_for(port: int) -> None:
    """Wait until a driver listens there; it does not report that itself."""
    given_up = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((HERE, port)).close()
        except ConnectionRefusedError:
            assert time.monotonic() < given_up, "WebKitWebDriver does not listen"
            time.sleep(0.02)
        else:
            return


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind((HERE, 0))
        return int(asked.getsockname()[1])
