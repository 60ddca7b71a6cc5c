"""The queens problem: n queens on an n by n board, none attacking another.

A cell is a row; its value is the column, from 1, of its queen. Two queens are on one diagonal if
column - row or column + row agree.

Facts: 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 for n = 1 to 12 (OEIS A000170); up to turns
and reflections of the board 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787 (OEIS A002562).
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.drawing import Drawing, Spot
from ..model.options import Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent


def build(settings: Settings) -> Placement:
    """Return a cell for each row; columns, falling and rising diagonals all different."""
    n = settings["n"]
    rows = tuple(range(n))
    falling = AllDifferent(rows, tuple(-row for row in rows))
    rising = AllDifferent(rows, rows)
    return Placement(n, tuple(range(1, n + 1)), (AllDifferent(rows), falling, rising))


def draw(settings: Settings) -> Drawing:
    """Return a checkered board with a spot for every square; the notation is one row of columns."""
    n = settings["n"]
    squares = [(row, column) for row in range(n) for column in range(n)]
    spots = tuple(Spot(row, column, row, column + 1) for row, column in squares)
    dark = tuple(spot for spot, (row, column) in enumerate(squares) if (row + column) % 2)
    return Drawing("square", spots, (), (tuple(range(n)),), dark, piece="queen")


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    n = settings["n"]
    return Text(
        f"Put {n} queens on the board, one in each row, so that no two share a column or a "
        "diagonal.\nIn text, each number is the column of the queen of one row, from the top.",
        f"{n} 個のクイーンを各行に 1 つずつ、縦・横・斜めに重ならないように置いてください。\n"
        "文字で書くときは、上の行から順に列の番号を並べます。",
    )


PUZZLE = Puzzle(
    name="queens",
    title=Text("Queens", "クイーン問題"),
    summary=Text("Queens that do not attack each other", "互いに取り合わないクイーン"),
    place=60,
    build=build,
    draw=draw,
    explain=explain,
    options=(Whole("n", Text("Queens", "クイーンの数"), 1, 100, 8),),
    piece=Text("queen", "クイーン"),
    examples=(
        Example(
            Text("Eight queens", "8 クイーン"), {"n": "8"}, facts={"solutions": 92, "drawing": 12}
        ),
        Example(
            Text("Eight, one in a corner", "8 クイーン、隅に 1 つ"),
            {"n": "8"},
            "1 . . . . . . .",
            {"solutions": 4},
        ),
        Example(
            Text("Four queens", "4 クイーン"), {"n": "4"}, facts={"solutions": 2, "drawing": 1}
        ),
        Example(
            Text("Three queens: impossible", "3 クイーンは置けない"),
            {"n": "3"},
            facts={"solutions": 0},
        ),
        Example(Text("Six queens", "6 クイーン"), {"n": "6"}, facts={"solutions": 4, "drawing": 1}),
        Example(
            Text("Twelve queens", "12 クイーン"),
            {"n": "12"},
            facts={"solutions": 14200, "drawing": 1787},
        ),
    ),
)
