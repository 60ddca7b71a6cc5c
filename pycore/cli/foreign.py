"""Puzzles from texts: a puzzle file in place of a name, or the argument `--from`, which takes the
texts of other programs too."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text
from . import output

if TYPE_CHECKING:
    from ..formats import Opened

LONGEST = 400_001
"""The most characters read from a file, already too many for formats/."""

ENDING = ".json"
"""The ending of the name of a puzzle file."""

LONGEST_NAME = 1000
"""The most characters of a possible file name."""


def opened_of(options: argparse.Namespace) -> Opened | None:
    """Return the puzzle of `--from`, or of the puzzle file in place of a name; None without one.
    Omitted parts are reported once.

    Raises BadInput for a text that cannot be read.
    """
    typed: str | None = getattr(options, "source", None)
    file = None if typed else _file_named(options)
    if typed is None and file is None:
        return None
    known: Opened | None = getattr(options, "opened", None)
    if known is None:
        from ..formats import opened  # rarely needed

        known = options.opened = opened(_content(file) if file else _text_of(typed or ""))
        for words in known.left_out:
            left = Text(f"left out: {words.en}", f"除いたもの：{words.ja}")
            output.aside(left.in_language(options.lang) + "\n")
    return known


def _file_named(options: argparse.Namespace) -> str | None:
    """Return the puzzle file in place of a name or of a Python file."""
    for name in (getattr(options, "puzzle", None), getattr(options, "puzzle_file", None)):
        if name is not None and name.lower().endswith(ENDING):
            return str(name)
    return None


def _content(file: str) -> str:
    """Return the text of a file. Raises BadInput if it cannot be read."""
    from pathlib import Path

    from ..model.named_file import named_file

    with named_file(Path(file), Named(file)), Path(file).open(encoding="utf-8") as text:
        return text.read(LONGEST)


def _text_of(typed: str) -> str:
    """Return the text of a file of this name, a pipe among them, of standard input for "-", or else
    the argument itself. Raises BadInput for an unreadable file."""
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
            is_there = Path(typed).exists()
        except (OSError, ValueError):
            is_there = False
        if is_there:
            return _content(typed)
    return typed
