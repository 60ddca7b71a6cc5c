"""The nonogram: a picture of filled squares, given the lengths of the runs of each row and column,
in order.

runs     the option that defines the puzzle: the rows, a bar, the columns; lines divided by slashes,
         and in a line the lengths, divided by spaces, commas or dots. An empty line is 0:
         `1 1 / 3 / 0 | 2 / 1 / 2`. The option implies the size. A number alone is the size of a
         square without filled cells.

A cell has the value 1 if it is filled, 0 if not.

Sources: problem 98 of "Ninety-Nine Prolog Problems" (W. Hett); the lambda of T. van Laarhoven's
article "Nonograms", as in H. Kjellerstrand's model nonogram_regular.mzn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from ..model.bilingual import Text
from ..model.cell_names import ValueName
from ..model.clues import Changing, Clues
from ..model.drawing import Drawing, Label, Spot, grid
from ..model.options import OneLine
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.runs import Runs
from ._nonogram_runs import APART, OUTSIDE, Lengths, RunLengths, every_five, read_runs
from ._random_picture import random_picture

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

LONGEST = 20_000
"""The most characters: all that 50 x 50 can need, and enough for a message about larger boards."""

HETT = "3 / 2 1 / 3 2 / 2 2 / 6 / 1 5 / 6 / 1 / 2 | 1 2 / 3 1 / 1 5 / 7 1 / 5 / 3 / 4 / 3"
LAMBDA = (
    "2 / 1 2 / 1 1 / 2 / 1 / 3 / 3 / 2 2 / 2 1 / 2 2 1 / 2 3 / 2 2 | "
    "2 1 / 1 3 / 2 4 / 3 4 / 4 / 3 / 3 / 3 / 2 / 2"
)
SMALL = "1 1 / 5 / 5 / 3 / 1 | 2 / 4 / 4 / 4 / 2"


def build(settings: Settings) -> Placement:
    """Return the cells row by row, and the runs of each row and column."""
    lines: RunLengths = settings["runs"]
    tall, wide = len(lines.rows), len(lines.columns)
    cells = range(tall * wide)
    rows = [
        Runs(tuple(cells[wide * r : wide * (r + 1)]), runs) for r, runs in enumerate(lines.rows)
    ]
    columns = [Runs(tuple(cells[c::wide]), runs) for c, runs in enumerate(lines.columns)]
    return Placement(tall * wide, (0, 1), (*rows, *columns))


def draw(settings: Settings) -> Drawing:
    """Return a grid of squares to fill, with the lengths above and on the left, and thick lines
    that help count in fives."""
    lines: RunLengths = settings["runs"]
    tall, wide = len(lines.rows), len(lines.columns)
    plain_grid = grid(tall, wide, tuple(every_five(tall, wide)))
    return replace(
        plain_grid,
        spots=tuple(Spot(spot.cell, spot.x, spot.y, 1) for spot in plain_grid.spots),
        labels=tuple(_labels(lines)),
        piece="square",
    )


def _labels(lines: RunLengths) -> Iterator[Label]:
    """Yield the lengths, those of a row in a row, those of a column in a column."""
    wide = len(lines.columns)
    cells = range(len(lines.rows) * wide)
    for r, lengths in enumerate(lines.rows):
        row = tuple(cells[wide * r : wide * (r + 1)])
        for back, label in enumerate(_of_line(lengths, row, Text("row", "行"))):
            yield label._replace(x=-OUTSIDE - APART * back, y=r)
    for c, lengths in enumerate(lines.columns):
        column = tuple(cells[c::wide])
        for back, label in enumerate(_of_line(lengths, column, Text("column", "列"))):
            yield label._replace(x=c, y=-OUTSIDE - APART * back)


def _of_line(lengths: Lengths, cells: tuple[int, ...], line: Text) -> Iterator[Label]:
    """Yield the lengths of a line, last first, whose words say them all; still at (0, 0)."""
    written = " ".join(map(str, lengths)) or "0"
    words = Text(f"Runs of this {line.en}: {written}.", f"この{line.ja}の並びは {written}。")
    for length in reversed(lengths or (0,)):
        yield Label(str(length), 0, 0, "beside", cells, words)
        cells = ()


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    return Text(
        "Fill squares so that a picture appears. The numbers beside a row or above a column are "
        "the lengths of its runs of filled squares, in order; between two runs there is at least "
        "one empty square.",
        "マスを塗って絵を完成させてください。行の左と列の上の数は、続けて塗るマスの数を並び順に"
        "示します。塗ったマスの並びと並びの間は 1 マス以上空けます。",
    )


EMPTY_SQUARE = ValueName(Text("empty", "空けるマス"), Text("empty square", "空きマス"))
FILLED_SQUARE = ValueName(Text("filled", "塗るマス"), Text("filled square", "塗りマス"))


def blank(settings: Settings, random: Random) -> Settings:
    """Return the runs of a random picture."""
    lines: RunLengths = settings["runs"]
    picture = random_picture(len(lines.rows), len(lines.columns), random)
    return clued(settings, picture, random)


def clued(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return the runs of a picture."""
    lines: RunLengths = settings["runs"]
    wide = len(lines.columns)
    rows = tuple(_runs_in(board[wide * r : wide * (r + 1)]) for r in range(len(lines.rows)))
    return {"runs": RunLengths(rows, tuple(_runs_in(board[c::wide]) for c in range(wide)))}


def flipped(blank: Settings, board: Solution, cell: int, random: Random) -> Solution | None:
    """Return the picture with a square toggled, if it is beside one of the other kind, so that
    shapes change only at their edges."""
    wide = len(blank["runs"].columns)
    beside = [cell + step for step in (-wide, wide) if 0 <= cell + step < len(board)]
    beside += [cell - 1] if cell % wide else []
    beside += [cell + 1] if (cell + 1) % wide else []
    if all(board[each] == board[cell] for each in beside):
        return None
    return (*board[:cell], 1 - board[cell], *board[cell + 1 :])


def _runs_in(line: Solution) -> Lengths:
    return tuple(len([*run]) for filled, run in groupby(line) if filled)


def entry() -> ClueEntry:
    """Return how the runs are entered on the board."""
    from ._nonogram_entry import ENTRY

    return ENTRY


PUZZLE = Puzzle(
    name="nonogram",
    title=Text("Nonogram", "お絵かきロジック"),
    summary=Text("A picture from the lengths of its runs", "数字をヒントに塗って現れる絵"),
    place=36,
    build=build,
    draw=draw,
    explain=explain,
    name_values={0: EMPTY_SQUARE, 1: FILLED_SQUARE},
    options=(
        OneLine(
            "runs",
            Text("Rows | columns, divided by /", "行 | 列（/ で区切る）"),
            read_runs,
            HETT,
            longest=LONGEST,
            suggestions=tuple(
                (str(size), Text(f"{size} × {size}, empty", f"{size} × {size} 空白"))
                for size in (5, 10, 15, 20)
            ),
            divider=" / ",
        ),
    ),
    examples=(
        Example(
            Text("W. Hett, problem 98", "W. ヘットの問題 98"),
            {"runs": HETT},
            facts={"solutions": 1},
        ),
        Example(
            Text("T. van Laarhoven, lambda", "T. ファン・ラールホーフェンのラムダ"),
            {"runs": LAMBDA},
            facts={"solutions": 1},
        ),
        Example(
            Text("A heart (our own)", "ハート（自作）"), {"runs": SMALL}, facts={"solutions": 1}
        ),
    ),
    clues=Clues(blank, clued, Changing(flipped)),
    entry=entry,
)
