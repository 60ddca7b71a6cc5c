"""The magic hexagon of order 3: nineteen cells, fifteen lines of three, four or five, one sum.

The sum follows: five lines side by side hold all numbers, 190, so each holds 38.

Facts: 12 solutions, one up to rotations and reflections; except for order 1 no other order has any
(C. W. Trigg, "A Unique Magic Hexagon", Recreational Mathematics Magazine, 1964).
"""

from __future__ import annotations

from math import sqrt

from ..model.bilingual import Text
from ..model.cell_names import Lines
from ..model.drawing import Drawing, Spot
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, EqualSums

REACH = range(-2, 3)
PLACES = tuple((q, r) for r in REACH for q in REACH if abs(q + r) <= 2)
"""The cells row by row as (q, r): q steps to the right, then r to the lower right."""

ROWS = tuple(tuple(cell for cell, (_, r) in enumerate(PLACES) if r == row) for row in REACH)
FALLING = tuple(tuple(cell for cell, (q, _) in enumerate(PLACES) if q == line) for line in REACH)
RISING = tuple(tuple(cell for cell, (q, r) in enumerate(PLACES) if q + r == line) for line in REACH)


def build(settings: Settings) -> Placement:
    """Return the numbers 1 to 19, equal sums along all lines in three directions."""
    cells = tuple(range(len(PLACES)))
    return Placement(
        len(PLACES), tuple(range(1, 20)), (AllDifferent(cells), EqualSums(ROWS + FALLING + RISING))
    )


def draw(settings: Settings) -> Drawing:
    """Return hexagons that touch, a corner on top."""
    height = sqrt(3) / 2
    spots = tuple(Spot(cell, q + r / 2, round(r * height, 4)) for cell, (q, r) in enumerate(PLACES))
    return Drawing("hexagon", spots, (), ROWS)


def name_lines(settings: Settings) -> Lines:
    """Return the names of rows from the top, and of falling and rising lines from the left."""
    named: dict[tuple[int, ...], Text] = {}
    for number in range(1, len(REACH) + 1):
        named[ROWS[number - 1]] = Text(f"row {number}", f"{number} 行目")
        named[FALLING[number - 1]] = Text(f"falling line {number}", f"右下がりの {number} 本目の線")
        named[RISING[number - 1]] = Text(f"rising line {number}", f"右上がりの {number} 本目の線")
    return named


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    return Text(
        "Put the numbers 1 to 19 into the hexagons, each once, so that every straight line of "
        "three, four or five has the same sum, in all three directions.",
        "1〜19 の数を 1 つずつ六角形に入れて、3 方向に並ぶ 3〜5 マスの直線の和を"
        "すべて等しくしてください。",
    )


PUZZLE = Puzzle(
    name="magic-hexagon",
    title=Text("Magic hexagon", "六角陣"),
    summary=Text("Fifteen lines of a honeycomb, one sum", "蜂の巣の 15 本の線の和をそろえる"),
    place=56,
    build=build,
    draw=draw,
    explain=explain,
    name_lines=name_lines,
    examples=(
        Example(Text("The empty hexagon", "空の六角形"), facts={"solutions": 12, "drawing": 1}),
        Example(
            Text("One side given", "1 辺が決まっている"),
            given="3 17 18 . . . . . . . . . . . . . . . .",
            facts={"solutions": 1},
        ),
        Example(
            Text("The middle is given", "中央が決まっている"),
            given=". . . . . . . . . 5 . . . . . . . . .",
            facts={"solutions": 12},
        ),
    ),
)
