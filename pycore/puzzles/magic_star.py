"""The magic star: numbers on a star polygon, every line with the same sum.

Facts: the star of order 6 has 960 solutions, 80 that differ by more than a turn or a reflection (H. Heinz,
"Magic Stars"; recomputed here).
"""

from __future__ import annotations

from math import cos, pi, sin

from pycore.drawing import Drawing, Line, Spot
from pycore.placement import AllDifferent, Placement, SumIs
from pycore.puzzle import Example, Puzzle, Settings
from pycore.text import Text

LINES = ((1, 2, 3, 4), (7, 8, 9, 10), (0, 2, 5, 7), (0, 3, 6, 10), (11, 8, 5, 1), (11, 9, 6, 4))
TIPS = (0, 4, 10, 11, 7, 1)
INNER = (3, 6, 9, 8, 5, 2)


def build(settings: Settings) -> Placement:
    """Twelve cells, the numbers 1 to 12, six lines of four with the sum 26."""
    lines = tuple(SumIs(line, 26) for line in LINES)
    return Placement(12, tuple(range(1, 13)), (AllDifferent(tuple(range(12))), *lines))


def draw(settings: Settings) -> Drawing:
    """Tips clockwise from the top, the inner cells between them where the lines cross."""
    radius = 3.2
    at: dict[int, tuple[float, float]] = {}
    for turn, cell in enumerate(TIPS):
        angle = turn * pi / 3
        at[cell] = (radius * sin(angle), -radius * cos(angle))
    for turn, cell in enumerate(INNER):
        angle = (turn + 0.5) * pi / 3
        inner = radius / 3**0.5
        at[cell] = (inner * sin(angle), -inner * cos(angle))
    spots = tuple(Spot(cell, round(x, 4), round(y, 4)) for cell, (x, y) in sorted(at.items()))
    lines = tuple(Line((at[line[0]], at[line[-1]])) for line in LINES)
    rows = ((0,), (1, 2, 3, 4), (5, 6), (7, 8, 9, 10), (11,))
    return Drawing("circle", spots, lines, rows)


def explain(settings: Settings) -> Text:
    """The rules in words."""
    return Text(
        "Put the numbers 1 to 12 into the circles, each once, so that every line of four adds up to 26.",
        "1〜12 の数を 1 つずつ ○ に入れて、4 つの ○ が並ぶ 6 本の直線の和をどれも 26 にしてください。",
    )


PUZZLE = Puzzle(
    name="magic-star",
    title=Text("Magic star", "マジックスター"),
    summary=Text("Six lines of four, one sum", "6 本の線の和をそろえる"),
    build=build,
    draw=draw,
    explain=explain,
    examples=(
        Example(Text("The empty star", "空の星"), facts={"solutions": 960, "drawing": 80}),
        Example(
            Text("Three numbers given", "3 つの数から"),
            given="1 2 4 . . . . . . . . .",
        ),
    ),
)
