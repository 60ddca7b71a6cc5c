"""Python outside the browser, for the workers of pages: the same core, on the machine's own Python.

The worker of a page runs as it is (web/worker), but for the one file that starts Pyodide: in its
place stands scripts/native_python.js, which sends each call of the bridge (pycore/handlers) to the
site's server and waits for what it returns.

keeper   a process that has imported the core, and forks itself for each worker
call     the name of a method of the bridge with its arguments, as JSON; its answer is `value`, or
         `error` with the kind of the exception
host     what runs modules of WebAssembly: the worker. While Python answers a call it may ask for
         that: `compile` with a module, `run` with the module's number and a record
"""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, Protocol

from builder.shell import ROOT
from pycore.handlers.bridge import Bridge


class Line(Protocol):
    """Where calls come from and answers go."""

    def send_bytes(self, message: bytes, /) -> None: ...

    def recv_bytes(self) -> bytes: ...


class NativePython:
    """The keeper, and the Pythons of workers, by names that the workers choose."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pythons: dict[str, tuple[Connection, int]] = {}
        self._orders, theirs = socket.socketpair()
        with theirs:
            self._keeper = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
            )

    def call(self, worker: str, call: bytes) -> bytes:
        """Return the answer to a call of this worker, whose Python begins with its first. Raises
        EOFError or OSError if its Python is ended meanwhile."""
        with self._lock:
            if worker not in self._pythons:
                self._pythons[worker] = self._fork()
            connection, _ = self._pythons[worker]
        connection.send_bytes(call)
        return connection.recv_bytes()

    def _fork(self) -> tuple[Connection, int]:
        ours, theirs = Pipe()
        with theirs:
            socket.send_fds(self._orders, [b"."], [theirs.fileno()])
        return ours, int(ours.recv_bytes())

    def end_all(self) -> None:
        """End the Pythons of all workers, whatever they do."""
        with self._lock:
            for connection, process in self._pythons.values():
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
                connection.close()
            self._pythons.clear()

    def close(self) -> None:
        self.end_all()
        self._orders.close()
        self._keeper.wait()


def keep(orders: socket.socket) -> None:
    """Fork for each connection that arrives, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that end
    while True:
        _, descriptors, _, _ = socket.recv_fds(orders, 1, 1)
        if not descriptors:
            return
        if os.fork() == 0:
            orders.close()
            with suppress(EOFError, ConnectionError):
                connection = Connection(descriptors[0])
                connection.send_bytes(str(os.getpid()).encode())
                answer(connection)
            os._exit(0)
        os.close(descriptors[0])


def answer(line: Line) -> None:
    """Be the Python of one worker. Raises EOFError when it is gone."""
    bridge = Bridge()
    bridge.run_modules_by(lambda module: _compiled(line, module))
    while True:
        name, arguments = json.loads(line.recv_bytes())
        try:
            value = getattr(bridge, name)(*arguments)
            told: dict[str, Any] = {"value": list(value) if name == "events" else value}
        except Exception as error:
            told = {"error": traceback.format_exc(), "kind": type(error).__name__}
        line.send_bytes(json.dumps(told).encode())


def _compiled(line: Line, module: str) -> Callable[[str], str] | None:
    number = _asked(line, {"compile": module})
    if number is None:
        return None
    return lambda record: _asked(line, {"run": number, "record": record})


def _asked(line: Line, question: object) -> Any:
    line.send_bytes(json.dumps(question).encode())
    return json.loads(line.recv_bytes())


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as given:
        keep(given)
