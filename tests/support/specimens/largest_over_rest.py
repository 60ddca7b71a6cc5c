"""Specimens of `LargestOverRest`: the largest value is so many times the product of the others."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random

from pycore.model.largest_rules import LargestOverRest
from pycore.model.regular import Regular

from .specimen import Cells, Specimens, when_full


def random_rule(_: Random, __: Sequence[int], there: Sequence[int], cells: Cells) -> Regular:
    less, more = sorted(there[:2])  # two, so that the rule is that of larger values too
    return LargestOverRest(cells[:2], more // less if less else 1)


def holds(rule: LargestOverRest, values: Sequence[int]) -> bool:
    *rest, largest = sorted(values)
    return largest == rule.quotient * prod(rest)


SPECIMENS = Specimens(
    LargestOverRest,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda rule, cells: ("LargestOverRest", frozenset(cells), rule.quotient),
    rows=[(LargestOverRest((0, 1, 2), 2), (2, 12, 3), (2, 6, 3))],
    rules=[LargestOverRest((0, 1, 2), 2)],
    sentences=[
        (
            LargestOverRest((0, 1, 2), 2),
            (3, 8, 2),
            "largest = 2 × rest: a, b, c",
            "8 is not 2 times 2 × 3 = 6.",
            "8 が 2 × 3 = 6 の 2 倍になっていません。",
        )
    ],
)
