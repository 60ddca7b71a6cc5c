"""The operations that a visitor needs from any browser.

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

PATIENCE = 300  # seconds after which a silent browser is considered dead


class Driver(Protocol):
    """One running browser with one page. Places are in pixels of the page as it is scrolled."""

    def open(self, address: str) -> None:
        """Go to an address, or to the same one again."""

    def run(self, function: str, given: object = None) -> Any:
        """The result of the function in the page; a promise is awaited."""

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse there, as a user does."""

    def type(self, text: str) -> None:
        """Press a key for each character."""

    def resize(self, width: int, height: int) -> None:
        """Set the width of the viewport, and about its height."""

    def picture(self) -> bytes:
        """A screenshot of the viewport, as PNG."""

    def complaints(self) -> list[str] | None:
        """The complaints so far; None from a browser that cannot report them."""


@contextmanager
def running(words: Words, env: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """Run a program until the end of the block; its output can be read."""
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
