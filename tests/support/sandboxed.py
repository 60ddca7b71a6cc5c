"""Users' programs, run in the page's sandbox, and a host that records callers."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from builder import bundle
from builder.site import SITE
from tests.support.answering import patience
from tests.support.workbench import PATIENCE, SCRIPTS, script

Program = dict[str, Any]


REPORT: Program = {"source": "import builtins, json\nprint(json.dumps(builtins.results))"}
"""The results of the ways out tried by the previous program."""


def run_programs(
    run: Callable[[str, object], Any], site: str, *programs: Program
) -> list[dict[str, Any]]:
    """Run programs one after another in one sandbox of a page of the site, which can `run`
    JavaScript; return the outcome and the output of each."""
    name = bundle.in_site(SITE, "app/python/index.js").name
    given = {"address": f"{site}app/python/{name}", "programs": list(programs)}
    with patience(PATIENCE):
        results: list[dict[str, Any]] = run(script("run_programs"), given)
    return results


def try_ways_out(run: Callable[[str, object], Any], site: str) -> None:
    """Run the program with the ways out; expect that none of them reaches anything."""
    text = (SCRIPTS / "ways_out.py").read_text("utf-8")
    with listening() as host:
        source = text.replace("{port}", str(host.port)).replace("{origin}", site)
        first, _, last = run_programs(run, site, {"source": source}, REPORT, REPORT)
        assert host.heard == []
    assert int(first["output"]) >= 40, first
    results = json.loads(last["output"])
    reached = [f"{name}: {said}" for name, said in results.items() if "open " in str(said)]
    assert not reached, reached


class Listener:
    """A host on this machine: its port, and everything that has reached it over TCP or UDP."""

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
