"""What a visitor needs of a browser, whichever it is.

driver     one running browser with one page, and the little that can be done to it
engine     what a browser is made of: Chromium, Gecko (Firefox) or WebKit
function   JavaScript for the page, written as a function of one argument that JSON can hold
complaint  an error or a warning on the console, or an error that nobody caught
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

from builder.shell import Words

PATIENCE = 300  # seconds until a browser that says nothing is given up


class Driver(Protocol):
    """One running browser with one page. Places are in pixels of the page as it is scrolled."""

    def open(self, address: str) -> None:
        """Go to an address, or to the same one again."""

    def run(self, function: str, given: object = None) -> Any:
        """What the function gives back in the page; a promise is waited for."""

    def click(self, x: float, y: float) -> None:
        """Press and let go of the mouse there, as a hand does."""

    def type(self, text: str) -> None:
        """Press a key for each character."""

    def resize(self, width: int, height: int) -> None:
        """Make what shows of the page so wide, and about so high."""

    def picture(self) -> bytes:
        """What shows of the page, as PNG."""

    def complaints(self) -> list[str] | None:
        """The complaints so far; None of a browser that cannot tell."""


@contextmanager
def running(words: Words, env: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """A program until the end of the block; what it prints can be read."""
    process = subprocess.Popen(
        [str(word) for word in words],
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.terminate()
