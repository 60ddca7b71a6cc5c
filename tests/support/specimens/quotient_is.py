"""Specimens of `QuotientIs`: of each two neighbours one is so many times the other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.line_rules import QuotientIs
from pycore.model.regular import Regular

from .specimen import Cells, Row, Specimens, neighbours, pairs_of, two_or_more


def random_rule(random: Random, _: Sequence[int], there: Sequence[int], cells: Cells) -> Regular:
    one, other = sorted(there[:2], key=abs)
    return QuotientIs(cells[:2], other // one if one else random.randint(-2, 2))


def stands(rule: QuotientIs, row: Row) -> bool:
    return all(
        x == rule.quotient * y or y == rule.quotient * x for x, y in neighbours(rule.cells, row)
    )


SPECIMENS = Specimens(
    QuotientIs,
    random=random_rule,
    stands=stands,
    statement=lambda rule, cells: ("QuotientIs", pairs_of(cells), rule.quotient),
    shorter=two_or_more,
    rows=[(QuotientIs((0, 1, 2), 2), (1, 2, 4), (1, 2, 3))],
    rules=[QuotientIs((0, 1, 2), 2)],
    sentences=[
        (
            QuotientIs((0, 1), 2),
            (3, 4),
            "a = 2 × b or b = 2 × a",
            "Of 3 and 4 neither is 2 times the other.",
            "3 と 4 は、一方が他方の 2 倍になっていません。",
        )
    ],
)
