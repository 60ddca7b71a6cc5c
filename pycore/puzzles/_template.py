"""A template for a puzzle: copy this file to a name without the underscore and change it.

That one file is all. The catalogue finds it; the form on the page, the drawing, the command line
and the tests (every example is one) follow from its PUZZLE. This one is real: numbers on a cross
whose two bars have equal sums. tests/puzzles/ runs it, so the template cannot become outdated.

Facts: with the numbers 1 to 5 the middle must be 1, 3 or 5 (the other numbers form two pairs of
equal sum), which makes 3 x 8 solutions, three of them different by more than a turn or a
reflection.
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.cell_names import Lines
from ..model.drawing import Drawing, DrawnLine, Spot
from ..model.options import Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, EqualSums


def _places(arm: int) -> list[tuple[int, int]]:
    """Return the position of each cell, (x, y) from the middle, in numeric order: row by row."""
    steps = range(-arm, arm + 1)
    return sorted(
        {(0, step) for step in steps} | {(step, 0) for step in steps}, key=lambda at: (at[1], at[0])
    )


def _bars(arm: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cells of the vertical bar and of the horizontal one."""
    places = list(enumerate(_places(arm)))
    upright = tuple(cell for cell, (x, _) in places if x == 0)
    return upright, tuple(cell for cell, (_, y) in places if y == 0)


def build(settings: Settings) -> Placement:
    """Return two bars that cross, the numbers from 1 on, each once, equal sums."""
    upright, level = bars = _bars(settings["arm"])
    size = len({*upright, *level})
    values = tuple(range(1, size + 1))
    return Placement(size, values, (AllDifferent(tuple(range(size))), EqualSums(bars)))


def draw(settings: Settings) -> Drawing:
    """Return a spot for every cell, a line along each bar; a row of text for each row of the
    drawing."""
    arm = settings["arm"]
    places = _places(arm)
    gap = 1.4
    spots = tuple(Spot(cell, gap * x, gap * y) for cell, (x, y) in enumerate(places))
    end = gap * arm
    lines = (DrawnLine(((0, -end), (0, end))), DrawnLine(((-end, 0), (end, 0))))
    rows = tuple(
        tuple(cell for cell, at in enumerate(places) if at[1] == y) for y in range(-arm, arm + 1)
    )
    return Drawing("circle", spots, lines, rows)


def name_lines(settings: Settings) -> Lines:
    """Return the names of the bars; the cells, which have no names here, get letters."""
    upright, level = _bars(settings["arm"])
    return {
        upright: Text("the upright bar", "縦の棒"),
        level: Text("the level bar", "横の棒"),
    }


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    last = 4 * settings["arm"] + 1
    return Text(
        f"Put the numbers 1 to {last} into the circles, each once, so that both bars of the cross "
        "have the same sum.",
        f"1〜{last} の数を 1 つずつ ○ に入れて、十字の縦と横の和を等しくしてください。",
    )


PUZZLE = Puzzle(
    name="magic-cross",
    title=Text("Magic cross", "十字陣"),
    summary=Text("Two bars, one sum", "縦と横の和をそろえる"),
    build=build,
    draw=draw,
    explain=explain,
    options=(Whole("arm", Text("Length of an arm", "腕の長さ"), 1, 3, 1),),
    name_lines=name_lines,
    examples=(
        Example(
            Text("Five numbers", "5 つの数"), facts={"solutions": 24, "drawing": 3, "structure": 3}
        ),
        Example(
            Text("The middle is given", "中央が決まっている"),
            given=". . 3 . .",
            facts={"solutions": 8},
        ),
        Example(
            Text("Longer arms", "長い腕"),
            options={"arm": "2"},
            given="1 2  . . 9 . .  . .",
            facts={"solutions": 48},
        ),
    ),
)
