"""Kakuro: the cells of each run across and down are different digits with a given sum.

board    the option that defines the puzzle (_kakuro_board.py)
run      a maximal row of adjacent cells between blocks

The digits of a run are all different even if it has no clue.

Sources: the puzzle of Wikipedia ("Kakuro"), with its solution as in H. Kjellerstrand's model
kakuro.mzn; number 671 of janko.at ("Kakuro"); the small one is our own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..model.bilingual import Text
from ..model.cell_names import CellName, Lines, short_square, square
from ..model.clues import Changing, Clues
from ..model.drawing import Drawing, Label, Spot
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, Rule, SumIs
from ._kakuro_board import ACROSS, DIGITS, DOWN, KakuroBoard, halves, read_board, runs_of
from ._kakuro_making import blank, changed, clued

if TYPE_CHECKING:
    from ..model.clue_entry import ClueEntry

LONGEST = 20_000
"""The most characters: all that 40 x 40 can need, and enough for a message about larger boards."""

WIKIPEDIA = (
    r"# 23\ 30\ # # 27\ 12\ 16\ / \16 . . # 17\24 . . . / \17 . . 15\29 . . . . / "
    r"\35 . . . . . 12\ # / # \7 . . 7\8 . . 7\ / # 11\ 10\16 . . . . . / "
    r"\21 . . . . \5 . . / \6 . . . # \3 . ."
)
JANKO = (
    r"# 23\ 11\ # # # 3\ 16\ # # / \4 . . 4\ # 6\3 . . 23\ 12\ / \12 . . . 11\16 . . . . . / "
    r"\15 . . . . . \23 . . . / \12 . . 34\4 . . 18\9 . . # / # # 7\16 . . 7\13 . . 11\ 21\ / "
    r"# 4\12 . . \4 . . 4\3 . . / \7 . . . 16\26 . . . . . / "
    r"\22 . . . . . \7 . . . / # # \13 . . # # \10 . ."
)
OURS = r"# 17\ 7\ # / \11 . . 4\ / \12 . . . / # \5 . ."


def build(settings: Settings) -> Placement:
    """Return the cells row by row: the digits of a run are different and have its sum."""
    board: KakuroBoard = settings["board"]
    rules: list[Rule] = []
    for run in runs_of(board):
        if len(run.cells) > 1:
            rules.append(AllDifferent(run.cells))
        if run.total is not None:
            rules.append(SumIs(run.cells, run.total))
    return Placement(len(board.places), tuple(DIGITS), tuple(rules))


def draw(settings: Settings) -> Drawing:
    """Return the cells as squares, and blocks with their clues in two halves."""
    board: KakuroBoard = settings["board"]
    places = board.places
    spots = tuple(Spot(cell, c, r) for cell, (r, c) in enumerate(places))
    rows = tuple(
        tuple(cell for cell, (r, _) in enumerate(places) if r == row)
        for row in dict.fromkeys(r for r, _ in places)
    )
    whole = [(r, c) for r in range(len(board.rows)) for c in range(len(board.rows[0]))]
    blocks = tuple((c, r) for r, c in whole if (r, c) not in places)
    return Drawing(
        "square", spots, tuple(halves(board)), rows, labels=tuple(_labels(board)), blocks=blocks
    )


def _labels(board: KakuroBoard) -> Iterator[Label]:
    """Yield the clues."""
    for run in runs_of(board):
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
    board: KakuroBoard = settings["board"]
    return tuple(
        CellName(square(r + 1, c + 1), short_square(r + 1, c + 1)) for r, c in board.places
    )


def name_lines(settings: Settings) -> Lines:
    """Return the names of the runs, after their first cells."""
    board: KakuroBoard = settings["board"]
    named = {}
    for run in runs_of(board):
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


def entry() -> ClueEntry:
    """Return how blocks and sums are entered on the board."""
    from ._kakuro_entry import ENTRY

    return ENTRY


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
            suggestions=tuple(
                (str(size), Text(f"{size} × {size}, no sums", f"{size} × {size} 和なし"))
                for size in (6, 8, 10)
            ),
            divider=" / ",
        ),
    ),
    examples=(
        Example(
            Text("Wikipedia's example", "Wikipedia の例題"),
            {"board": WIKIPEDIA},
            facts={"solutions": 1},
        ),
        Example(Text("janko.at, 671", "janko.at 671 番"), {"board": JANKO}, facts={"solutions": 1}),
        Example(Text("Small", "小さな問題"), {"board": OURS}, facts={"solutions": 1}),
    ),
    name_cells=name_cells,
    name_lines=name_lines,
    clues=Clues(blank, clued, Changing(changed)),
    entry=entry,
)
