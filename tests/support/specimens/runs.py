"""Specimens of `Runs`: how long the runs of one value are, in their order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from random import Random

from pycore.model.regular import Regular
from pycore.model.runs import Runs

from .specimen import Cells, Specimens, when_full


def lengths_in(values: Sequence[int], filled: int) -> tuple[int, ...]:
    return tuple(len(list(block)) for value, block in groupby(values) if value == filled)


def random_rule(random: Random, _: Sequence[int], there: Sequence[int], cells: Cells) -> Regular:
    filled = random.choice(there)
    return Runs(cells, lengths_in(there, filled), filled)


SPECIMENS = Specimens(
    Runs,
    random=random_rule,
    stands=when_full(lambda rule, values: lengths_in(values, rule.filled) == rule.lengths),
    statement=lambda rule, cells: (
        "runs",
        frozenset([(cells, rule.lengths), (cells[::-1], rule.lengths[::-1])]),
        rule.filled,
    ),
    times=lambda rule, factor, _: Runs(rule.cells, rule.lengths, rule.filled * factor),
    rows=[(Runs((0, 1, 2), (1, 1)), (1, 0, 1), (1, 1, 0))],
    rules=[Runs((0, 1, 2, 3), (2, 1)), Runs((0, 1, 2, 3), ())],
    pairs=[(Runs((0, 1, 2, 3), (2, 1)), Runs((3, 2, 1, 0), (1, 2)))],
    nonsense=[
        Runs((0, 1), (0,)),
        Runs((0, 1), [1]),  # type: ignore[arg-type]
    ],
    sentences=[
        (
            Runs((0, 1, 2, 3), (2, 1)),
            (1, 0, 1, 1),
            "runs of 1, 2 1: a b c d",
            "The runs of 1 are 1 2, and 2 1 is needed here.",
            "1 の並びは 1 2 です。ここでは 2 1 でなければなりません。",
        )
    ],
)
