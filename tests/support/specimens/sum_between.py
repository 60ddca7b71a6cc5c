"""Specimens of `SumBetween`: the sum between two values that stand once each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.regular import Regular
from pycore.model.row_rules import SumBetween

from .specimen import Cells, Specimens, either_way, when_full


def random_rule(
    random: Random, values: Sequence[int], there: Sequence[int], cells: Cells
) -> Regular:
    """Two values that stand once each in the row, or any two."""
    once = [value for value in dict.fromkeys(there) if there.count(value) == 1]
    if len(once) < 2:
        far = values[-1] + 1
        return SumBetween(cells, sum(values[:1]), (values[0], random.choice((*values[1:], far))))
    one, other = random.sample(once, 2)
    ends = sorted((there.index(one), there.index(other)))
    return SumBetween(cells, sum(there[ends[0] + 1 : ends[1]]), (one, other))


def holds(rule: SumBetween, values: Sequence[int]) -> bool:
    one, other = rule.markers
    if values.count(one) != 1 or values.count(other) != 1:
        return False
    ends = sorted((values.index(one), values.index(other)))
    return sum(values[ends[0] + 1 : ends[1]]) == rule.total


def times(rule: SumBetween, factor: int, _: Sequence[int]) -> SumBetween:
    one, other = rule.markers
    return SumBetween(rule.cells, rule.total * factor, (one * factor, other * factor))


SPECIMENS = Specimens(
    SumBetween,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda rule, cells: (
        "between",
        either_way(cells),
        rule.total,
        frozenset(rule.markers),
    ),
    times=times,
    rows=[(SumBetween((0, 1, 2), 5, (1, 9)), (9, 5, 1), (9, 1, 5))],
    rules=[SumBetween((0, 1, 2, 3), 2, (1, 3))],
    pairs=[(SumBetween((0, 1, 2), 3, (1, 9)), SumBetween((2, 1, 0), 3, (9, 1)))],
    nonsense=[
        SumBetween((0, 1), 1, (2, 2)),
        SumBetween((0, 1), 1, (2, 3, 4)),  # type: ignore[arg-type]
    ],
    sentences=[
        (
            SumBetween((0, 1, 2, 3), 15, (1, 9)),
            (9, 3, 4, 1),
            "sum 15 between 1 and 9: a b c d",
            "The sum between 1 and 9 is 7, and 15 is needed here.",
            "1 と 9 の間の和は 7 です。ここでは 15 でなければなりません。",
        ),
        (
            SumBetween((0, 1, 2), 15, (1, 9)),
            (9, 3, 4),
            "sum 15 between 1 and 9: a b c",
            "1 and 9 must stand here once each.",
            "1 と 9 が 1 つずつ必要です。",
        ),
    ],
)
