"""A puzzle in the form of another program: the argument `--from`."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text
from . import output

if TYPE_CHECKING:
    from ..formats import Opened

LONGEST = 400_001
"""The most characters that are read of a file: the room of formats refuses as many."""

LONGEST_NAME = 1000
"""The most characters of what may be the name of a file."""


def opened_of(options: argparse.Namespace) -> Opened | None:
    """Return the puzzle that `--from` holds, None without it; what is left out of it is said once.

    Raises BadInput for a text that cannot be read.
    """
    typed: str | None = getattr(options, "source", None)
    if typed is None:
        return None
    known: Opened | None = getattr(options, "opened", None)
    if known is None:
        from ..formats import opened  # few bring a puzzle along

        known = options.opened = opened(_text_of(typed))
        for words in known.left_out:
            left = Text(f"left out: {words.en}", f"除いたもの：{words.ja}")
            output.aside(left.in_language(options.lang) + "\n")
    return known


def _text_of(typed: str) -> str:
    """Return a text: that of a file of this name, of standard input for "-", or the argument
    itself. Raises BadInput for a file that cannot be read."""
    from pathlib import Path

    from ..model.named_file import named_file

    name = Named("from" if typed == "-" else typed)
    if typed == "-":
        if sys.stdin is None:  # closed before Python began
            raise BadInput(name, Text("standard input is closed.", "標準入力が閉じています。"))
        with named_file(Path(typed), name):
            return sys.stdin.read(LONGEST)
    if len(typed) <= LONGEST_NAME and "\n" not in typed and "\x00" not in typed:
        try:
            is_file = Path(typed).is_file()
        except (OSError, ValueError):
            is_file = False
        if is_file:
            with named_file(Path(typed), name), Path(typed).open(encoding="utf-8") as file:
                return file.read(LONGEST)
    return typed
