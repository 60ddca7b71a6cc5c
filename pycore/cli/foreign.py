"""A puzzle that a text brings: that of a puzzle file in place of a name, or the argument `--from`,
which takes those of other programs too."""

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

ENDING = ".json"
"""How the name of a puzzle file ends."""

LONGEST_NAME = 1000
"""The most characters of what may be the name of a file."""


def opened_of(options: argparse.Namespace) -> Opened | None:
    """Return the puzzle that `--from` holds, or the puzzle file in place of a name; None without
    one. What is left out of it is said once.

    Raises BadInput for a text that cannot be read.
    """
    typed: str | None = getattr(options, "source", None)
    file = None if typed else _file_named(options)
    if typed is None and file is None:
        return None
    known: Opened | None = getattr(options, "opened", None)
    if known is None:
        from ..formats import opened  # few bring a puzzle along

        known = options.opened = opened(_content(file) if file else _text_of(typed or ""))
        for words in known.left_out:
            left = Text(f"left out: {words.en}", f"除いたもの：{words.ja}")
            output.aside(left.in_language(options.lang) + "\n")
    return known


def _file_named(options: argparse.Namespace) -> str | None:
    """Return the puzzle file that stands in place of a name, or of a Python file."""
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
            return _content(typed)
    return typed
