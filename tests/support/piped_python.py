"""Python outside the browser for pages under node (tests/page/native).

keeper      a process that has imported the core and knows the page's data about the puzzles; it
            listens at an address, and forks itself for each connection
connection  its first line says what it is for: `data` is answered with one line, the data;
            `python` with the number of the process, and from there on calls come and answers go as
            lines, as for native_python.py; an answer may be asked to come late (lateness.py)

    python -m tests.support.piped_python NODE [ARGUMENTS FOR NODE ...]

Beside its address stand the page's scripts, each as one file (tests/page/native/bundle.js). Without
arguments for node a keeper writes its address and ends when its input does. With some it runs node
with its address in EDAGARI_PYTHON, so that all tests of a run share it, and ends with it.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import redirect_stdout, suppress
from io import BufferedRWPair
from pathlib import Path
from tempfile import TemporaryDirectory

from builder import site, turns
from builder.shell import ROOT
from tests.support.lateness import be_late
from tests.support.native_python import answer

BUNDLE = ROOT / "tests" / "page" / "native" / "bundle.js"


class Lines:
    """A connection, line by line."""

    def __init__(self, stream: BufferedRWPair) -> None:
        self._stream = stream

    def send_bytes(self, message: bytes) -> None:
        be_late()
        self._stream.write(message + b"\n")
        self._stream.flush()

    def recv_bytes(self) -> bytes:
        line = self._stream.readline()
        if not line:
            raise EOFError
        return line


def keep(listener: socket.socket, data: bytes) -> None:
    """Fork for each connection, for ever."""
    signal.signal(signal.SIGCHLD, _reap)
    while True:
        connection, _ = listener.accept()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            listener.close()
            with suppress(EOFError, OSError), connection.makefile("rwb") as stream:
                serve(Lines(stream), data)
            os._exit(0)
        connection.close()


def _reap(*_: object) -> None:
    """Wait for those that have ended, so that what they used counts as the keeper's."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def serve(lines: Lines, data: bytes) -> None:
    """Be what a connection is for. Raises EOFError or OSError when the other end is gone."""
    if lines.recv_bytes().strip() == b"data":
        lines.send_bytes(data)
    else:
        lines.send_bytes(str(os.getpid()).encode())
        answer(lines)


def kept(listener: socket.socket) -> int:
    """Begin a keeper; return its process."""
    with redirect_stdout(sys.stderr), turns.alone():
        data = json.dumps(site.knowledge(Path(sys.executable))).encode()
    listener.listen()
    process = os.fork()
    if process == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        keep(listener, data)
    return process


def main(node: str, *words: str) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and with it all that it has begun
    with (
        TemporaryDirectory() as folder,
        socket.socket(socket.AF_UNIX) as listener,
    ):
        address = f"{folder}/python"
        listener.bind(address)
        subprocess.run([node, BUNDLE, folder], check=True)
        keeper = kept(listener)
        try:
            if words:
                env = {**os.environ, "EDAGARI_PYTHON": address}
                return subprocess.call([node, *words], env=env)
            print(address, flush=True)
            sys.stdin.read()
            return 0
        finally:
            os.kill(keeper, signal.SIGKILL)
            os.waitpid(keeper, 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
