"""The board of a Kakuro: its notation, and its runs.

board    rows, divided by slashes, and in a row the entries, divided by spaces or commas: `.` for a
         cell, `#` for a block, and down\\across for a block with clues, one of which may be
         missing: `# 4\\ 3\\ / \\4 . . / \\3 . .`. Entries without clues need no spaces between
         them. A number alone is the size of a square without clues, with blocks above and on the
         left.
run      a maximal row of adjacent cells between blocks
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, many, plain, shown, whole_number
from ..model.cell_names import RowAndColumn
from ..model.drawing import DrawnLine

DIGITS = range(1, 10)
MOST = 40
"""The most rows and columns."""

SIZES = range(3, 11)
"""The sizes of a square given by a number alone: its runs have up to nine cells."""

CELL, BLOCK = ".", "#"
OTHER_SIGNS = str.maketrans({"¥": "\\", "_": CELL, "x": BLOCK, "X": BLOCK, "■": BLOCK, "□": CELL})
"""Other signs in use for a cell, a block, and between two clues."""

DOWN, ACROSS = (-0.22, 0.24), (0.22, -0.22)
"""Where the clues of a block are, from its middle."""


@dataclass(frozen=True)
class KakuroBoard:
    """The entries by rows, as written; as text, in the notation."""

    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        return " / ".join(map(" ".join, self.rows))

    @property
    def places(self) -> list[RowAndColumn]:
        """The places of the cells, in numeric order."""
        return [
            (r, c)
            for r, row in enumerate(self.rows)
            for c, entry in enumerate(row)
            if entry == CELL
        ]

    def clues(self, place: RowAndColumn) -> tuple[int | None, int | None]:
        """Return the clues of a block, down and across."""
        down, _, across = self.rows[place[0]][place[1]].partition("\\")
        return (int(down) if down.isdigit() else None), (int(across) if across else None)


class Run(NamedTuple):
    """The cells of a run, the block before it, and its clue, if any."""

    cells: tuple[int, ...]
    block: RowAndColumn | None
    total: int | None
    across: bool


def read_board(typed: str) -> KakuroBoard:
    """Return the board. Raises BadInput that names the option, and the row, entry or clue that is
    wrong."""
    board = read_entries(typed)
    for run in runs_of(board):
        _check(run)
    return board


def read_entries(typed: str) -> KakuroBoard:
    """Return the board with clues as they are typed so far: no digits may have such sums. Raises
    BadInput that names the option, and the row and entry that are wrong."""
    size = whole_number(typed)
    if size is not None and size in SIZES:
        return KakuroBoard(((BLOCK,) * size, *[(BLOCK, *CELL * (size - 1))] * (size - 1)))
    lines = plain(typed).translate(OTHER_SIGNS).split("/")
    board = KakuroBoard(
        tuple(tuple(_entries(line, at)) for at, line in enumerate(lines, 1) if line.strip())
    )
    wide = len(board.rows[0]) if board.rows else 0
    for number, row in enumerate(board.rows, 1):
        if len(row) != wide:
            raise _bad(
                f"row {number} has {len(row)} entries, and row 1 has {wide}; divide rows by /.",
                f"{number} 行目は {len(row)} マス、1 行目は {wide} マスです。行は / で区切って"
                "ください。",
            )
    if max(wide, len(board.rows)) > MOST:
        raise _bad(
            f"there are {many(len(board.rows), 'row')} and {many(wide, 'column')}; "
            f"{MOST} is the most.",
            f"{len(board.rows)} 行 {wide} 列です。{MOST} までにしてください。",
        )
    if not board.places:
        raise _bad("write a dot for each cell to fill in.", "数を入れるマスは . で書いてください。")
    return board


def _entries(line: str, number: int) -> Iterator[str]:
    """Yield the entries of a row, which is numbered from 1. Raises BadInput for an invalid
    entry."""
    for word in re.findall(r"[^\s,;]+", line):
        if re.fullmatch("[.#]+", word):
            yield from word
        elif re.fullmatch(r"[0-9]{1,2}\\([0-9]{1,2})?|\\[0-9]{1,2}", word):
            yield word
        else:
            raise _bad(
                f"{shown(word)} in row {number} is neither a cell (.) nor a block (#), nor a block "
                "with clues, down\\across (17\\24, 17\\ or \\24).",
                f"{number} 行目の {shown(word)} は読めません。マスは .、黒マスは #、ヒントは 下\\右"
                "（17\\24、17\\、\\24）と書いてください。",
            )


def _check(run: Run) -> None:
    """Raise BadInput if a run is too long, or its clue is not a sum of that many different
    digits."""
    count = len(run.cells)
    least, most = sum(DIGITS[:count]), sum(DIGITS[len(DIGITS) - count :])
    if count > len(DIGITS):
        raise _bad(
            f"a run of {count} cells cannot have different digits; 9 is the most.",
            f"{count} マスの並びに異なる数字は入りません。9 マスまでにしてください。",
        )
    if run.total is not None and not (count and least <= run.total <= most):
        way, ja = ("across", "右") if run.across else ("down", "下")
        raise _bad(
            f"the clue {run.total} {way} has {many(count, 'cell')}; their sum is from {least} "
            f"to {most}."
            if count
            else f"the clue {run.total} {way} has no cell beside it.",
            f"{ja}へのヒント {run.total} は {count} マスです。和は {least}〜{most} になります。"
            if count
            else f"{ja}へのヒント {run.total} の先にマスがありません。",
        )


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("board"), Text(en, ja))


def runs_of(board: KakuroBoard) -> Iterator[Run]:
    """Yield the runs across, then down; including runs without cells that have a clue."""
    cells = {place: cell for cell, place in enumerate(board.places)}
    tall, wide = len(board.rows), len(board.rows[0])
    lines = [[(r, c) for c in range(wide)] for r in range(tall)]
    for across, each in ((True, lines), (False, zip(*lines, strict=True))):
        for line in each:
            block: RowAndColumn | None = None
            run: list[int] = []
            for place in (*line, None):
                if place in cells:
                    run.append(cells[place])
                    continue
                total = board.clues(block)[across] if block else None
                if run or total is not None:
                    yield Run(tuple(run), block, total, across)
                block, run = place, []


def halves(board: KakuroBoard) -> Iterator[DrawnLine]:
    """Yield the diagonal of each block with a clue."""
    for r, row in enumerate(board.rows):
        for c, entry in enumerate(row):
            if entry != CELL and board.clues((r, c)) != (None, None):
                yield DrawnLine(((c - 0.5, r - 0.5), (c + 0.5, r + 0.5)))
