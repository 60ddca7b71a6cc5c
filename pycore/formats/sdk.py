"""`.sdk`: the heading [Puzzle] and nine rows, with dots for blanks. sudoku_text.py reads other
layouts of rows."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ._format import Format, Held, Opened
from ._square import SUDOKU, nine_by_nine, opened_square, written_nine

TITLE = Text("a .sdk file", ".sdk ファイル")
LONGEST = 5000
ROWS = r"\s*\[Puzzle\]\s*\n((?:[1-9.]{9}[ \t\r]*(?:\n|$)){9})\s*"


def recognises(text: str) -> bool:
    """Return whether a text is such a file, with nothing else in it."""
    return len(text) <= LONGEST and re.fullmatch(ROWS, text) is not None


def read(text: str) -> Opened:
    """Return the puzzle."""
    return opened_square(nine_by_nine("".join(re.findall("[1-9.]", text))))


def write(held: Held) -> str:
    """Return the file. Raises BadInput for other sizes and for further rules."""
    signs = written_nine(TITLE, held, blank=".")
    return "\n".join(["[Puzzle]", *(signs[at : at + 9] for at in range(0, 81, 9)), ""])


FORMAT = Format(
    "sdk",
    TITLE,
    "[Puzzle]\n1...5..8.\n...7.6...\n6.3.....2\n..9.....4\n.....1...\n7..2...9.\n..2...9..\n"
    "....5.8..\n8..4...1.\n",
    recognises,
    read,
    (SUDOKU,),
    write,
)
