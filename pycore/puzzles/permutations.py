"""Permutations: every order of the numbers 1 to n. The smallest tree to search.

Facts: n! of them, 3! = 6, 9! = 362880.
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.drawing import Drawing, grid
from ..model.options import Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent


def build(settings: Settings) -> Placement:
    """Return as many cells as numbers, all different."""
    n = settings["n"]
    return Placement(n, tuple(range(1, n + 1)), (AllDifferent(tuple(range(n))),))


def draw(settings: Settings) -> Drawing:
    """Return one row."""
    return grid(1, settings["n"])


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    n = settings["n"]
    return Text(
        f"Put the numbers 1 to {n} in a row, each once.",
        f"1〜{n} の数を 1 つずつ、1 列に並べてください。",
    )


PUZZLE = Puzzle(
    name="permutations",
    title=Text("Permutations", "順列"),
    summary=Text("Every order of n numbers", "n 個の数のすべての並べ方"),
    place=64,
    build=build,
    draw=draw,
    explain=explain,
    options=(Whole("n", Text("How many numbers", "数の個数"), 1, 16, 4),),
    examples=(
        Example(Text("Three numbers", "3 つの数"), {"n": "3"}, facts={"solutions": 6}),
        Example(
            Text("Seven, two of them fixed", "7 つの数、2 つは決まっている"),
            {"n": "7"},
            "7 . . . . . 1",
            {"solutions": 120},
        ),
        Example(Text("Nine numbers", "9 つの数"), {"n": "9"}, facts={"solutions": 362880}),
    ),
)
