"""The magic star: 1 to 2n on a star with n tips, every line of four with the same sum, 4n + 2.

pattern {n/k}  n lines, each from a tip to the k-th tip after it
tip            where two lines end
notch          the outermost crossing of two lines, between two neighbouring tips; other crossings
               hold no number

Every line holds two tips and two notches, every cell is on two lines; so the lines together hold 1
to 2n twice, 2n(2n + 1), and each of them 4n + 2.

Facts, up to turns and reflections (the basic solutions; times 2n in all): {6/2} 80, {7/2} and {7/3}
72, {8/2} and {8/3} 112, {9/2} 3014, {9/3} and {9/4} 1676, {10/2} and {10/4} 10882, {10/3} 115552,
{11/2} and {11/4} 53528, {11/3} and {11/5} 75940 (H. Heinz, "Magic Stars", magic-squares.net; J.
Howroyd). {5/2} has none (recomputed).
"""

from __future__ import annotations

from cmath import exp
from itertools import groupby
from math import cos, pi
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text
from ..model.cell_names import Lines, letter
from ..model.drawing import Drawing, DrawnLine, Spot
from ..model.options import Choice, Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, SumIs

COUNTS = {6: "Six", 7: "Seven", 8: "Eight", 9: "Nine"}

CELLS_APART, TIPS_APART = 1.25, 3.2
"""The least distance between neighbouring cells and neighbouring tips, in spot widths: enough to
keep cells off other lines, but little enough for the largest star to fit a phone."""


class Star(NamedTuple):
    """The positions of the cells: `at[cell]` is x + iy, y downward; `lines` are four cells each."""

    at: list[complex]
    lines: list[tuple[int, ...]]


def star(n: int, k: int) -> Star:
    """Return the star {n/k} with a tip on top and cells numbered in reading order.

    Seen from the centre, tip t and the notch after it are in the directions t and t + 1/2 (of n,
    clockwise from the top). The line from tip t ends at tip t + k; on its way it passes the notch
    after tip t and the one before its end, where it meets the lines from the tips t - k + 1 and t +
    k - 1.
    """
    notch = cos(pi * k / n) / cos(pi * (k - 1) / n)
    tips = [_seen(turn / n) for turn in range(n)]
    notches = [notch * _seen((turn + 0.5) / n) for turn in range(n)]
    nearest = min(abs(p - q) for p in (tips[0], notches[0]) for q in tips + notches if p != q)
    radius = max(TIPS_APART / abs(tips[0] - tips[1]), CELLS_APART / nearest)
    tips, notches = ([_rounded(radius * point) for point in ring] for ring in (tips, notches))
    at = sorted(tips + notches, key=lambda point: (point.imag, point.real))
    lines = [(tips[t], notches[t], notches[(t + k - 1) % n], tips[(t + k) % n]) for t in range(n)]
    return Star(at, [tuple(at.index(point) for point in line) for line in lines])


def _seen(turn: float) -> complex:
    """Return the point at distance 1, at that fraction of a full turn clockwise from the top."""
    return -1j * exp(2j * pi * turn)


def _rounded(point: complex) -> complex:
    """Round a point to four digits, so that the cells of a row have equal heights (and none is
    -0)."""
    return complex(round(point.real, 4) + 0.0, round(point.imag, 4) + 0.0)


def _star(settings: Settings) -> Star:
    """Return the star of these settings. Raises BadInput naming `pattern` if the order does not
    allow it."""
    n, k = settings["order"], int(settings["pattern"])
    most = (n - 1) // 2
    if k <= most:
        return star(n, k)
    allowed = " ".join(f"{n}/{number}" for number in range(2, most + 1))
    raise BadInput(
        Named("pattern"),
        Text(
            f"{n}/{k} is no star; with {n} tips there is: {allowed}.",
            f"{n}/{k} は星形になりません。頂点が {n} 個の星は {allowed} です。",
        ),
    )


def build(settings: Settings) -> Placement:
    """Return 2n cells, the numbers 1 to 2n, n lines of four with the sum 4n + 2."""
    n = settings["order"]
    lines = (SumIs(line, 4 * n + 2) for line in _star(settings).lines)
    return Placement(2 * n, tuple(range(1, 2 * n + 1)), (AllDifferent(tuple(range(2 * n))), *lines))


def draw(settings: Settings) -> Drawing:
    """Return circles on n straight lines; the notation has a row for each height."""
    at, lines = _star(settings)
    spots = tuple(Spot(cell, point.real, point.imag) for cell, point in enumerate(at))
    drawn = tuple(
        DrawnLine(tuple((at[cell].real, at[cell].imag) for cell in (line[0], line[-1])))
        for line in lines
    )
    rows = tuple(tuple(row) for _, row in groupby(range(len(at)), key=lambda cell: at[cell].imag))
    return Drawing("circle", spots, drawn, rows)


def name_lines(settings: Settings) -> Lines:
    """Name each line by the letters of its ends."""
    size = 2 * settings["order"]
    named = {}
    for line in _star(settings).lines:
        first, last = sorted((line[0], line[-1]))
        ends = letter(first, size), letter(last, size)
        named[line] = Text(
            "the line from {} to {}".format(*ends), "{} から {} への線".format(*ends)
        )
    return named


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    n = settings["order"]
    total = 4 * n + 2
    return Text(
        f"Put the numbers 1 to {2 * n} into the circles, each once, so that every line of four "
        f"adds up to {total}.",
        f"1〜{2 * n} の数を 1 つずつ ○ に入れて、4 つの ○ が並ぶ {n} 本の直線の和を"
        f"どれも {total} にしてください。",
    )


def _titled(n: int, k: int) -> Text:
    """Return the name of the empty star {n/k}."""
    pattern = f"{{{n}/{k}}}"
    return Text(f"{COUNTS[n]}-pointed star {pattern}", f"頂点 {n} 個の星 {pattern}")


def _empty(n: int, k: int, basic: int) -> Example:
    """Return the empty star {n/k} with its number of basic solutions."""
    return Example(
        _titled(n, k),
        {"order": str(n), "pattern": str(k)},
        facts={"solutions": 2 * n * basic, "drawing": basic},
    )


PUZZLE = Puzzle(
    name="magic-star",
    title=Text("Magic star", "マジックスター"),
    summary=Text("Lines of four on a star, one sum", "星形の線の和をそろえる"),
    place=10,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        Whole(
            "order",
            Text("Tips", "頂点の数"),
            6,
            12,
            6,
            beyond=Text(
                "6 is the least, for no star with 5 tips is magic",
                "頂点が 5 個のマジックスターはないので、6 個からです",
            ),
        ),
        Choice(
            "pattern",
            Text("Each line skips", "線の引き方"),
            (
                ("2", Text("1 tip", "2 つ先の頂点へ")),
                ("3", Text("2 tips (7 tips and up)", "3 つ先の頂点へ（頂点 7 個から）")),
                ("4", Text("3 tips (9 tips and up)", "4 つ先の頂点へ（頂点 9 個から）")),
                ("5", Text("4 tips (11 tips and up)", "5 つ先の頂点へ（頂点 11 個から）")),
            ),
            "2",
        ),
    ),
    name_lines=name_lines,
    examples=(
        Example(
            _titled(6, 2),
            facts={"solutions": 960, "drawing": 80, "structure": 20},
        ),
        Example(Text("Three numbers given", "3 つの数から"), given="1 2 4 . . . . . . . . ."),
        _empty(7, 2, 72),
        _empty(7, 3, 72),
        _empty(8, 2, 112),
        _empty(8, 3, 112),
        _empty(9, 2, 3014),
        _empty(9, 4, 1676),
        Example(
            Text("Twelve tips: find some", "頂点が 12 個の星から探す"),
            {"order": "12", "pattern": "5"},
        ),
    ),
)
