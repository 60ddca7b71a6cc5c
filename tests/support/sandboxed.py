"""People's programs, run in the page's sandbox, and a host that notes who calls."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

from builder import bundle
from builder.site import SITE
from tests.support.workbench import script

Program = dict[str, Any]


def run_programs(page: Page, *programs: Program) -> list[dict[str, Any]]:
    """Run programs one after another in one sandbox of the page; return how each ended, with its
    output."""
    name = bundle.in_site(SITE, "app/python/index.js").name
    address = page.evaluate("name => new URL(`app/python/${name}`, document.baseURI).href", name)
    given = {"address": address, "programs": list(programs)}
    results: list[dict[str, Any]] = page.evaluate(script("run_programs"), given)
    return results


class Listener:
    """A host on this machine: its port, and whatever has reached it, over TCP or UDP."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._tcp = socket.create_server(("127.0.0.1", 0))
        self.port = self._tcp.getsockname()[1]
        self._udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._udp.bind(("127.0.0.1", self.port))
        for listen in (self._accept, self._receive):
            threading.Thread(target=listen, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                call, _ = self._tcp.accept()
            except OSError:  # closed
                return
            with call:
                call.settimeout(2)
                try:
                    self.heard.append(call.recv(200).decode("latin-1"))
                except OSError:
                    self.heard.append("a connection")

    def _receive(self) -> None:
        while True:
            try:
                self.heard.append(self._udp.recv(200).decode("latin-1"))
            except OSError:
                return

    def close(self) -> None:
        self._tcp.close()
        self._udp.close()


@contextmanager
def listening() -> Iterator[Listener]:
    listener = Listener()
    yield listener
    listener.close()
