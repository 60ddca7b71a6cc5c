"""Python outside the browser for a page under node (tests/page/native): calls come and answers go
as lines, as for native_python.py, after one line with the page's data about the puzzles."""

import json
import os
import sys
from pathlib import Path

from builder import site, turns
from tests.support.native_python import answer


class Lines:
    """Standard input and output as a connection; nothing else may be printed among the lines."""

    def __init__(self) -> None:
        self._out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def send_bytes(self, message: bytes) -> None:
        self._out.write(message + b"\n")
        self._out.flush()

    def recv_bytes(self) -> bytes:
        line = sys.stdin.buffer.readline()
        if not line:
            raise EOFError
        return line


if __name__ == "__main__":
    lines = Lines()
    if sys.argv[1:] == ["data"]:
        with turns.alone():
            data = site.knowledge(Path(sys.executable))
        lines.send_bytes(json.dumps(data).encode())
    else:
        try:
            answer(lines)
        except (EOFError, BrokenPipeError):
            os._exit(0)
