"""`.sdk`: the heading [Puzzle] and nine rows, with dots for blanks; perhaps [State] and the rows
with the numbers that were added, and [PencilMarks]. sudoku_text.py reads other layouts."""

from __future__ import annotations

import re
from dataclasses import replace

from ..model.bilingual import Text
from ._format import Format, Held, Opened
from ._square import SUDOKU, nine_by_nine, opened_square, written_nine

TITLE = Text("a .sdk file", ".sdk ファイル")
LONGEST = 5000
ROWS = r"((?:[1-9.]{9}[ \t\r]*(?:\n|$)){9})\s*"
FORM = rf"(?:#.*\n)*\s*\[Puzzle\]\s*\n{ROWS}(?:\[State\]\s*\n{ROWS})?(\[PencilMarks\][\s\S]*)?"


def recognises(text: str) -> bool:
    """Return whether a text is such a file, with nothing else in it."""
    return len(text) <= LONGEST and re.fullmatch(FORM, text) is not None


def read(text: str) -> Opened:
    """Return the puzzle."""
    match = re.fullmatch(FORM, text)
    puzzle, state, notes = match.groups() if match else ("", "", "")
    square, now = (nine_by_nine("".join((rows or "").split())) for rows in (puzzle, state))
    own = {cell: value for cell, value in now.givens.items() if cell not in square.givens}
    left_out = (Text("notes", "メモ"),) if notes else ()
    return opened_square(replace(square, own=own, left_out=left_out))


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
