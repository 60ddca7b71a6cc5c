"""Langford's problem: each number twice in a row, with as many others between the two as it says.

Facts: there are rows only for n = 3, 4, 7, 8, 11, 12, 15, 16 and so on, 1, 1, 26, 150, 17792,
108144, 39809640 and 326721800 of them up to a reflection (C. D. Langford, "Problem", 1958; J. E.
Miller, "Langford's Problem"; OEIS A014552), none for the others (R. O. Davies, 1959).
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.drawing import Drawing, grid
from ..model.options import Whole
from ..model.pair_rules import Twice
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings


def build(settings: Settings) -> Placement:
    """Return a row of cells in which each number occurs twice, at its distance."""
    n = settings["n"]
    row, values = tuple(range(2 * n)), tuple(range(1, n + 1))
    return Placement(2 * n, values, tuple(Twice(row, value, value) for value in values))


def draw(settings: Settings) -> Drawing:
    """Return a row of squares."""
    return grid(1, 2 * settings["n"])


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    n = settings["n"]
    return Text(
        f"Put each of the numbers 1 to {n} twice into the row, so that there is one number between "
        f"the two 1s, two between the 2s, and so on, up to {n} between the two {n}s.",
        f"1〜{n} の数を 2 つずつ 1 列に並べてください。2 つの 1 の間には数が 1 個、2 つの 2 の間に"
        f"は 2 個、…、2 つの {n} の間には {n} 個入るようにします。",
    )


def _example(n: int, solutions: int, orbits: int) -> Example:
    facts = {"solutions": solutions, "drawing": orbits}
    return Example(Text(f"n = {n}", f"n = {n} の場合"), {"n": str(n)}, facts=facts)


PUZZLE = Puzzle(
    name="langford",
    title=Text("Langford pairs", "ラングフォード列"),
    summary=Text("Two of each number, that far apart", "同じ数の間をその数だけ空けて並べる"),
    place=64,
    build=build,
    draw=draw,
    explain=explain,
    options=(Whole("n", Text("Numbers up to", "最大の数"), 2, 14, 7),),
    examples=(
        _example(3, 2, 1),
        _example(4, 2, 1),
        _example(7, 52, 26),
        _example(8, 300, 150),
        Example(Text("None for n = 5", "n = 5 にはない"), {"n": "5"}, facts={"solutions": 0}),
    ),
)
