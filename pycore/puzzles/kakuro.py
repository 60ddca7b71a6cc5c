"""Kakuro: the cells of each run across and down are different digits with a given sum.

board    the option that makes the puzzle: its rows, divided by slashes, and in a row the entries,
         divided by spaces or commas: `.` for a cell, `#` for a block, and for a block with clues
         down\\across, one of them may be missing: `# 4\\ 3\\ / \\4 . . / \\3 . .`. Entries without
         clues need no spaces between them.
run      cells side by side, as long as can be, between blocks

The digits of a run are all different even if it has no clue.

Sources: the puzzle of Wikipedia ("Kakuro"), with its solution as in H. Kjellerstrand's model
kakuro.mzn; the small one is our own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, plain, shown
from ..model.cell_names import CellName, Lines, short_square, square
from ..model.drawing import Drawing, Label, Line, Spot
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, Rule, SumIs

DIGITS = range(1, 10)
MOST = 20
"""The most rows and columns."""

LONGEST = 2000
"""The most characters of a board: 20 x 20, with room."""

CELL, BLOCK = ".", "#"
OTHER_SIGNS = str.maketrans({"¥": "\\", "_": CELL, "x": BLOCK, "X": BLOCK, "■": BLOCK, "□": CELL})
"""Other signs that people use for a cell, a block, and between two clues."""

DOWN, ACROSS = (-0.22, 0.24), (0.22, -0.22)
"""Where the clues of a block are, from its middle."""

WIKIPEDIA = (
    r"# 23\ 30\ # # 27\ 12\ 16\ / \16 . . # 17\24 . . . / \17 . . 15\29 . . . . / "
    r"\35 . . . . . 12\ # / # \7 . . 7\8 . . 7\ / # 11\ 10\16 . . . . . / "
    r"\21 . . . . \5 . . / \6 . . . # \3 . ."
)
OURS = r"# 17\ 7\ # / \11 . . 4\ / \12 . . . / # \5 . ."

Place = tuple[int, int]
"""Row and column, from 0."""


@dataclass(frozen=True)
class Board:
    """The entries by rows, each as it is written; as text, in the notation."""

    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        return " / ".join(map(" ".join, self.rows))

    @property
    def places(self) -> list[Place]:
        """The places of the cells, in numeric order."""
        return [
            (r, c)
            for r, row in enumerate(self.rows)
            for c, entry in enumerate(row)
            if entry == CELL
        ]

    def clues(self, place: Place) -> tuple[int | None, int | None]:
        """Return the clues of a block, down and across."""
        down, _, across = self.rows[place[0]][place[1]].partition("\\")
        return (int(down) if down.isdigit() else None), (int(across) if across else None)


class Run(NamedTuple):
    """The cells of a run, the block before it, and its clue, which may be missing."""

    cells: tuple[int, ...]
    block: Place | None
    total: int | None
    across: bool


def read_board(typed: str) -> Board:
    """Return the board. Raises BadInput that names the option, and the row and entry that are
    wrong."""
    lines = plain(typed).translate(OTHER_SIGNS).split("/")
    board = Board(
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
    if not board.places or max(wide, len(board.rows)) > MOST:
        raise _bad(
            f"a board has up to {MOST} rows and columns, and a dot for each cell to fill in.",
            f"{MOST} 行 {MOST} 列までです。数を入れるマスは . で書いてください。",
        )
    for run in _runs(board):
        _check(run)
    return board


def _entries(line: str, number: int) -> Iterator[str]:
    """Yield the entries of a row, counted from 1. Raises BadInput for one that is none."""
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
    """Raise BadInput if a run is too long, or its clue is no sum of as many different digits."""
    count = len(run.cells)
    least, most = sum(DIGITS[:count]), sum(DIGITS[len(DIGITS) - count :])
    if count > len(DIGITS):
        raise _bad(
            f"a run of {count} cells cannot have different digits; 9 is the most.",
            f"{count} マスの並びに異なる数字は入りません。9 マスまでにしてください。",
        )
    if run.total is not None and not least <= run.total <= most:
        way, ja = ("across", "右") if run.across else ("down", "下")
        raise _bad(
            f"the clue {run.total} {way} has {count} cells; their sum is from {least} to {most}."
            if count
            else f"the clue {run.total} {way} has no cell beside it.",
            f"{ja}へのヒント {run.total} は {count} マスです。和は {least}〜{most} になります。"
            if count
            else f"{ja}へのヒント {run.total} の先にマスがありません。",
        )


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("board"), Text(en, ja))


def _runs(board: Board) -> Iterator[Run]:
    """Yield the runs across, then those down; also one without cells if it has a clue."""
    cells = {place: cell for cell, place in enumerate(board.places)}
    tall, wide = len(board.rows), len(board.rows[0])
    lines = [[(r, c) for c in range(wide)] for r in range(tall)]
    for across, each in ((True, lines), (False, zip(*lines, strict=True))):
        for line in each:
            run = Run((), None, None, across)
            for place in line:
                if place in cells:
                    run = run._replace(cells=(*run.cells, cells[place]))
                    continue
                if run.cells or run.total is not None:
                    yield run
                run = Run((), place, board.clues(place)[across], across)
            if run.cells or run.total is not None:
                yield run


def build(settings: Settings) -> Placement:
    """Return the cells row by row: the digits of a run are different, and have its sum."""
    board: Board = settings["board"]
    rules: list[Rule] = []
    for run in _runs(board):
        if len(run.cells) > 1:
            rules.append(AllDifferent(run.cells))
        if run.total is not None:
            rules.append(SumIs(run.cells, run.total))
    return Placement(len(board.places), tuple(DIGITS), tuple(rules))


def draw(settings: Settings) -> Drawing:
    """Return the cells as squares, and blocks with their clues in two halves."""
    board: Board = settings["board"]
    places = board.places
    spots = tuple(Spot(cell, c, r) for cell, (r, c) in enumerate(places))
    rows = tuple(
        tuple(cell for cell, (r, _) in enumerate(places) if r == row)
        for row in dict.fromkeys(r for r, _ in places)
    )
    whole = [(r, c) for r in range(len(board.rows)) for c in range(len(board.rows[0]))]
    blocks = tuple((c, r) for r, c in whole if (r, c) not in places)
    halves = tuple(
        Line(((c - 0.5, r - 0.5), (c + 0.5, r + 0.5)))
        for c, r in blocks
        if board.clues((r, c)) != (None, None)
    )
    return Drawing("square", spots, halves, rows, labels=tuple(_labels(board)), blocks=blocks)


def _labels(board: Board) -> Iterator[Label]:
    """Yield the clues."""
    for run in _runs(board):
        if run.block is None or run.total is None:
            continue
        (r, c), (right, down) = run.block, ACROSS if run.across else DOWN
        words = (
            Text(f"The run across has the sum {run.total}.", f"横の並びの和は {run.total} です。")
            if run.across
            else Text(
                f"The run down has the sum {run.total}.", f"縦の並びの和は {run.total} です。"
            )
        )
        yield Label(str(run.total), c + right, r + down, "block", run.cells, words)


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the cells by row and column of the whole board."""
    board: Board = settings["board"]
    return tuple(
        CellName(square(r + 1, c + 1), short_square(r + 1, c + 1)) for r, c in board.places
    )


def name_lines(settings: Settings) -> Lines:
    """Return the runs, by their first cells."""
    board: Board = settings["board"]
    named = {}
    for run in _runs(board):
        r, c = board.places[run.cells[0]]
        at = square(r + 1, c + 1)
        named[run.cells] = (
            Text(f"the run across from {at.en}", f"{at.ja}から右の並び")
            if run.across
            else Text(f"the run down from {at.en}", f"{at.ja}から下の並び")
        )
    return named


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    return Text(
        "Put a digit from 1 to 9 into each cell. The digits of each run, across or down, are all "
        "different, and add up to the number in the block before it.",
        "各マスに 1〜9 の数字を 1 つずつ入れてください。縦・横に続くマスの数字はすべて異なり、"
        "その和が手前の黒マスの数になります。",
    )


PUZZLE = Puzzle(
    name="kakuro",
    title=Text("Kakuro", "カックロ"),
    summary=Text("A crossword of sums", "足し算のクロスワード"),
    place=35,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        OneLine(
            "board",
            Text("Board: rows divided by /", "盤（行は / で区切る）"),
            read_board,
            WIKIPEDIA,
            longest=LONGEST,
            divider=" / ",
        ),
    ),
    examples=(
        Example(
            Text("Wikipedia's example", "Wikipedia の例題"),
            {"board": WIKIPEDIA},
            facts={"solutions": 1},
        ),
        Example(Text("Small", "小さな問題"), {"board": OURS}, facts={"solutions": 1}),
    ),
    name_cells=name_cells,
    name_lines=name_lines,
)
