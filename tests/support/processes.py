"""Commands of the command line as separate processes, on a terminal if need be. Their JSON is
validated against its schema."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, cast

from tests.support.contract import hold

ROOT = Path(__file__).parents[2]


class Held:
    """The standard output of a command, its JSON validated as it is read."""

    def __init__(self, arguments: tuple[str, ...], stream: IO[str]) -> None:
        self._arguments, self._stream = arguments, stream

    def readline(self) -> str:
        return self._held(self._stream.readline())

    def read(self) -> str:
        return self._held(self._stream.read())

    def close(self) -> None:
        self._stream.close()

    def _held(self, text: str) -> str:
        hold(self._arguments, text)
        return text


def process(
    *arguments: str,
    stderr: int = subprocess.PIPE,
    encoding: str = "utf-8",
    program: tuple[str, ...] = ("-m", "pycore"),
) -> subprocess.Popen[str]:
    started = subprocess.Popen(
        [sys.executable, *program, *arguments],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": encoding},
        stdout=subprocess.PIPE,
        stderr=stderr,
        encoding="utf-8",
    )
    assert started.stdout
    started.stdout = cast(IO[str], Held(arguments, started.stdout))
    return started


def finish(started: subprocess.Popen[str]) -> tuple[int, str]:
    """Return the exit code of a process, and its standard error (unless redirected)."""
    err = started.stderr.read() if started.stderr else ""
    for stream in (started.stdout, started.stderr):
        if stream:
            stream.close()
    return started.wait(timeout=60), err


def shown_to_the_end(ours: int) -> str:
    """Return everything sent to a terminal until the end of the program; `ours` is our end of
    it."""
    sent = b""
    while more := _more_of(ours):
        sent += more
    return sent.decode()


def _more_of(ours: int) -> bytes:
    try:
        return os.read(ours, 65536)
    except OSError:  # the other end is closed
        return b""
