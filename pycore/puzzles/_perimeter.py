"""Puzzles on the outline of a polygon: sides of equal sum that meet at corners.

side    the cells along one edge, from corner to corner; a corner belongs to two sides, every other
        cell to one
total   the sum of a side, or "any"
"""

from __future__ import annotations

from ..model.bilingual import BadInput, Named, Text
from ..model.number_list import NumberOrAny
from ..model.options import OneLine
from ..model.placement import Placement, values_in_words
from ..model.rules import AllDifferent, EqualSums, Rule, SumIs

Sides = tuple[tuple[int, ...], ...]

SUM = OneLine(
    "sum",
    Text("Sum of a side", "1 辺の和"),
    NumberOrAny("sum"),
    "any",
    longest=12,
    empty=Text("any sum", "指定なし"),
)
"""The option for the sum of a side."""


def perimeter(sides: Sides, values: tuple[int, ...], total: int | str) -> Placement:
    """Return different values along the sides, each side with the sum `total`, or all with one
    common sum.

    Raises BadInput for an impossible sum.
    """
    size = sum(len(side) - 1 for side in sides)
    equal: tuple[Rule, ...] = (EqualSums(sides),)
    if isinstance(total, int):
        least, most = sums_possible(len(sides), size, values)
        if not least <= total <= most:
            shown = values_in_words(values)
            raise BadInput(
                Named("sum"),
                Text(
                    f"must be from {least} to {most} with the numbers {shown.en}, not {total}.",
                    f"{shown.ja} なら {least}〜{most} です（{total} にはなりません）。",
                ),
            )
        equal = tuple(SumIs(side, total) for side in sides)
    return Placement(size, values, (AllDifferent(tuple(range(size))), *equal))


def sums_possible(corners: int, size: int, values: tuple[int, ...]) -> tuple[int, int]:
    """Return bounds on the sum of a side.

    All sides together count each corner twice and each other cell once.
    """

    def together(ordered: list[int]) -> int:
        return sum(ordered[:size]) + sum(ordered[:corners])

    least, most = together(sorted(values)), together(sorted(values, reverse=True))
    return -(-least // corners), most // corners


def sum_in_words(total: int | str) -> Text:
    """Return the name of the sum in the rules: `every side {...}`."""
    if total == "any":
        return Text("has the same sum", "の和をすべて等しく")
    return Text(f"adds up to {total}", f"の和をどれも {total} に")
