"""The output of the commands: answers to standard output, everything else to standard error.

record  an answer for programs: one JSON object in one line, flushed at once, and in ASCII so that
        any encoding of the terminal keeps it intact
words   an answer for people
aside   anything else: errors, progress. It is dropped if it cannot be written

If an answer cannot be written, `NotWritten` is raised; if its reader has left, BrokenPipeError:
`main` handles both.
"""

from __future__ import annotations

import codecs
import io
import json
import os
import sys
from collections.abc import Mapping
from typing import Any, TextIO

PLAIN = {"●": "x", "○": "0"}
"""Letters for the pieces of movements, which their puzzles read too, for terminals without those
characters."""


class NotWritten(Exception):
    """An answer that could not be written, with the system's reason."""


def record(answer: Mapping[str, Any]) -> None:
    """Write one JSON object, in the order of its keys. Raises NotWritten, BrokenPipeError."""
    words(json.dumps(answer))
    flush()


def words(text: str = "", end: str = "\n") -> None:
    """Write text for people. Raises NotWritten, BrokenPipeError."""
    try:
        answers().write(text + end)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NotWritten(error.strerror or str(error)) from error


def flush() -> None:
    """Flush all output. Raises NotWritten, BrokenPipeError."""
    try:
        answers().flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NotWritten(error.strerror or str(error)) from error


def answers() -> TextIO:
    """Return standard output. Raises NotWritten if it is closed."""
    if sys.stdout is None or sys.stdout.closed:  # None: closed before Python began
        raise NotWritten("standard output is closed")
    return sys.stdout


def aside(text: str) -> None:
    """Write to standard error, at once, if possible."""
    if sys.stderr is None or sys.stderr.closed:
        return
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        let_go(sys.stderr)


def on_a_terminal() -> bool:
    """Return whether standard error is a terminal."""
    return sys.stderr is not None and not sys.stderr.closed and sys.stderr.isatty()


def let_go(stream: TextIO | None) -> None:
    """Drop unwritten output, about which Python would otherwise complain at exit."""
    if stream is None or stream.closed:
        return
    try:
        number = stream.fileno()
    except OSError:  # not a file: a text in memory
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)


def prepare() -> None:
    """Make both streams substitute plain characters for those missing in their encoding."""
    codecs.register_error("edagari", plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="edagari")


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Return plain substitutes for unencodable characters, and the position to resume."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in missing), error.end
