"""The perimeter-magic triangle: numbers along its sides, every side with the same sum.

Facts: order 3 (three cells a side) has 4 solutions and order 4 has 18, up to rotations, reflections
and the order of the numbers inside a side (T. Trotter, "Perimeter-Magic Polygons", 1972;
recomputed). Those are the orbits under the symmetries of the structure; in all there are 4 x 6 and
18 x 6 x 2^3 solutions.
"""

from __future__ import annotations

from math import sqrt

from ..model.bilingual import Text
from ..model.cell_names import Lines
from ..model.drawing import Drawing, DrawnLine, Spot
from ..model.options import Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ._perimeter import SUM, Sides, perimeter, sum_in_words

GAP = 1.5
"""The distance from one cell to the next along a side, in spot widths."""


def _rows(order: int) -> tuple[tuple[int, ...], ...]:
    """Return the cells from the top: one, pairs on the left and the right side, the lower side."""
    pairs = tuple((cell, cell + 1) for cell in range(1, 2 * order - 3, 2))
    return ((0,), *pairs, tuple(range(2 * order - 3, 3 * order - 3)))


def _sides(order: int) -> Sides:
    """Return the left, the right and the lower side."""
    rows = _rows(order)
    return tuple(row[0] for row in rows), tuple(row[-1] for row in rows), rows[-1]


def build(settings: Settings) -> Placement:
    """Return as many numbers as cells, equal sums along the three sides."""
    sides = _sides(settings["order"])
    size = 3 * (settings["order"] - 1)
    return perimeter(sides, tuple(range(1, size + 1)), settings["sum"])


def draw(settings: Settings) -> Drawing:
    """Return an equilateral triangle standing on a side."""
    rows = _rows(settings["order"])
    at: dict[int, tuple[float, float]] = {}
    for depth, row in enumerate(rows):
        width = depth * GAP
        for place, cell in enumerate(row):
            step = width / (len(row) - 1) if depth else 0.0
            at[cell] = (place * step - width / 2, round(width * sqrt(3) / 2, 4))
    corners = (at[0], at[rows[-1][0]], at[rows[-1][-1]], at[0])
    return Drawing(
        "circle", tuple(Spot(cell, *at[cell]) for cell in sorted(at)), (DrawnLine(corners),), rows
    )


def name_lines(settings: Settings) -> Lines:
    """Return the names of the three sides, by position."""
    where = (
        Text("the left side", "左の辺"),
        Text("the right side", "右の辺"),
        Text("the lower side", "下の辺"),
    )
    return dict(zip(_sides(settings["order"]), where, strict=True))


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    last = 3 * (settings["order"] - 1)
    equal = sum_in_words(settings["sum"])
    return Text(
        f"Put the numbers 1 to {last} into the circles, each once, so that every side "
        f"of the triangle {equal.en}.",
        f"1〜{last} の数を 1 つずつ ○ に入れて、三角形の 3 辺{equal.ja}してください。",
    )


PUZZLE = Puzzle(
    name="magic-triangle",
    title=Text("Magic triangle", "三角陣"),
    summary=Text("Three sides, one sum", "3 辺の和をそろえる"),
    place=52,
    build=build,
    draw=draw,
    explain=explain,
    options=(Whole("order", Text("Numbers along a side", "1 辺の個数"), 3, 4, 4), SUM),
    name_lines=name_lines,
    examples=(
        Example(
            Text("Order 3", "1 辺 3 個"),
            {"order": "3"},
            facts={"solutions": 24, "drawing": 4, "structure": 4},
        ),
        Example(
            Text("Order 4", "1 辺 4 個"),
            {"order": "4"},
            facts={"solutions": 864, "drawing": 144, "structure": 18},
        ),
        Example(
            Text("Order 4, sides of 20", "1 辺 4 個、和は 20"),
            {"order": "4", "sum": "20"},
            facts={"solutions": 288},
        ),
        Example(
            Text("Order 4, corners given", "1 辺 4 個、3 つの角から"),
            {"order": "4"},
            "1 . . . . 2 . . 3",
        ),
    ),
)
