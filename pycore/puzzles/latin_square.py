"""The Latin square: every number once in each row and once in each column.

Facts: 2, 12, 576, 161280 and 812851200 squares of order 2 to 6 (OEIS A002860); with
the first row and column given 1, 1, 4, 56, 9408 of them (OEIS A000315).
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.drawing import Drawing, grid
from ..model.options import Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent
from ._square_grids import rows_and_columns


def build(settings: Settings) -> Placement:
    """Return the cells row by row; each row and each column all different."""
    order = settings["order"]
    units = tuple(map(AllDifferent, rows_and_columns(order)))
    return Placement(order * order, tuple(range(1, order + 1)), units)


def draw(settings: Settings) -> Drawing:
    """Return a square grid."""
    return grid(settings["order"], settings["order"])


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    order = settings["order"]
    return Text(
        f"Put the numbers 1 to {order} into the square so that every row and every column "
        "has each of them once.",
        f"どの行にもどの列にも 1〜{order} の数が 1 つずつ並ぶように入れてください。",
    )


PUZZLE = Puzzle(
    name="latin-square",
    title=Text("Latin square", "ラテン方陣"),
    summary=Text("Each number once in every row and column", "行にも列にも同じ数がない方陣"),
    place=62,
    build=build,
    draw=draw,
    explain=explain,
    options=(Whole("order", Text("Order", "次数"), 2, 30, 4),),
    examples=(
        Example(Text("Order 4", "4 次"), {"order": "4"}, facts={"solutions": 576}),
        Example(
            Text("Order 4, first row and column given", "4 次、1 行目と 1 列目から"),
            {"order": "4"},
            "1 2 3 4  2 . . .  3 . . .  4 . . .",
            {"solutions": 4},
        ),
        Example(Text("Order 5", "5 次"), {"order": "5"}, facts={"solutions": 161280}),
        Example(
            Text("Order 6, first row and column given", "6 次、1 行目と 1 列目から"),
            {"order": "6"},
            "1 2 3 4 5 6  2 . . . . .  3 . . . . .  4 . . . . .  5 . . . . .  6 . . . . .",
            {"solutions": 9408},
        ),
        Example(
            Text("Order 7, the diagonal given", "7 次、対角線から"),
            {"order": "7"},
            "1 . . . . . .  . 2 . . . . .  . . 3 . . . .  . . . 4 . . .  "
            ". . . . 5 . .  . . . . . 6 .  . . . . . . 7",
        ),
    ),
)
