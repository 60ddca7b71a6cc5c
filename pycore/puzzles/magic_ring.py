"""The magic ring of eight: numbers around a square, every side of three with the same sum.

Any eight or more different numbers may be used. Odd and even rings follow from the ring of 1 to 8,
by 2n - 1 and 2n: multiplying and shifting all numbers alike keeps equal sums equal.

Facts: from 1 to 8 six up to turns and reflections, 1, 2, 2 and 1 with the sums 12, 13, 14 and 15;
the same six from the odd numbers 1 to 15 and the even numbers 2 to 16; one from the primes 3 to 23,
with the sum 31 (all recomputed).
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.cell_names import Lines
from ..model.drawing import Drawing, DrawnLine, Spot
from ..model.number_list import DistinctNumbers
from ..model.options import OneLine
from ..model.placement import Placement, values_in_words
from ..model.puzzle import Example, Puzzle, Settings
from ._perimeter import SUM, perimeter, sum_in_words

SIDES = ((0, 1, 2), (0, 3, 5), (2, 4, 7), (5, 6, 7))
ROWS = ((0, 1, 2), (3, 4), (5, 6, 7))

NAMED = {
    "odd": ("1 3 5 7 9 11 13 15", Text("the odd numbers 1 to 15", "奇数 1〜15")),
    "even": ("2 4 6 8 10 12 14 16", Text("the even numbers 2 to 16", "偶数 2〜16")),
    "primes": ("3 5 7 11 13 17 19 23", Text("the odd primes 3 to 23", "奇素数 3〜23")),
}
"""Words for lists of numbers."""


def read_values(typed: str) -> tuple[int, ...]:
    """Read eight or more different numbers, sorted, from a list or a word for one.

    Raises BadInput naming `values`.
    """
    named = NAMED.get(typed.strip())
    return DistinctNumbers("values", len(set().union(*SIDES)))(named[0] if named else typed)


def build(settings: Settings) -> Placement:
    """Return eight cells with different allowed values and equal sums along the four sides."""
    return perimeter(SIDES, settings["values"], settings["sum"])


def draw(settings: Settings) -> Drawing:
    """Return the outline of a square, row by row from the upper left corner."""
    gap = 1.7
    at = [
        (x * gap, y * gap)
        for y, columns in enumerate(((0, 1, 2), (0, 2), (0, 1, 2)))
        for x in columns
    ]
    spots = tuple(Spot(cell, x, y) for cell, (x, y) in enumerate(at))
    return Drawing("circle", spots, (DrawnLine((at[0], at[2], at[7], at[5], at[0])),), ROWS)


def name_lines(settings: Settings) -> Lines:
    """Return the names of the four sides, by position."""
    where = (
        Text("the upper side", "上の辺"),
        Text("the left side", "左の辺"),
        Text("the right side", "右の辺"),
        Text("the lower side", "下の辺"),
    )
    return dict(zip(SIDES, where, strict=True))


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    values = values_in_words(settings["values"])
    equal = sum_in_words(settings["sum"])
    return Text(
        f"Put numbers into the circles, each at most once, so that every side of three {equal.en}. "
        f"The numbers are {values.en}.",
        f"{values.ja} の数を 1 つずつ ○ に入れて、4 辺{equal.ja}してください。",
    )


PUZZLE = Puzzle(
    name="magic-ring",
    title=Text("Magic ring", "円陣"),
    summary=Text(
        "Eight numbers around a square, one sum", "四角に並ぶ 8 つの数、4 辺の和をそろえる"
    ),
    place=50,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        OneLine(
            "values",
            Text(
                "Numbers (a list, such as 1 3 5 7 or 1-8)",
                "使う数（1 3 5 7 や 1-8 のように並べる）",
            ),
            read_values,
            "1-8",
            suggestions=(
                ("1-8", Text("1 to 8", "1〜8")),
                *((word, title) for word, (_, title) in NAMED.items()),
            ),
        ),
        SUM,
    ),
    name_lines=name_lines,
    examples=(
        Example(Text("The numbers 1 to 8", "1〜8"), facts={"solutions": 48, "drawing": 6}),
        Example(Text("Sum 12", "和は 12"), {"sum": "12"}, facts={"solutions": 8, "drawing": 1}),
        Example(Text("Sum 13", "和は 13"), {"sum": "13"}, facts={"solutions": 16, "drawing": 2}),
        Example(Text("Sum 14", "和は 14"), {"sum": "14"}, facts={"solutions": 16, "drawing": 2}),
        Example(Text("Sum 15", "和は 15"), {"sum": "15"}, facts={"solutions": 8, "drawing": 1}),
        Example(
            Text("Odd numbers", "奇数"), {"values": "odd"}, facts={"solutions": 48, "drawing": 6}
        ),
        Example(
            Text("Even numbers", "偶数"), {"values": "even"}, facts={"solutions": 48, "drawing": 6}
        ),
        Example(Text("Primes", "素数"), {"values": "primes"}, facts={"solutions": 8, "drawing": 1}),
        Example(
            Text("Primes, sum 31", "素数、和は 31"),
            {"values": "primes", "sum": "31"},
            facts={"solutions": 8, "drawing": 1},
        ),
    ),
)
