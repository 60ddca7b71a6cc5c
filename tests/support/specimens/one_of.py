"""Specimens of `OneOf`: each value is one of some."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.regular import OneOf, Regular

from .specimen import Cells, Row, Specimens


def random_rule(
    random: Random, values: Sequence[int], there: Sequence[int], cells: Cells
) -> Regular:
    others = random.sample(values, random.randint(0, len(values) - 1))
    return OneOf(cells, tuple(dict.fromkeys([*there, *others])))


def stands(rule: OneOf, row: Row) -> bool:
    return all(row[c] in rule.values for c in rule.cells if c in row)


SPECIMENS = Specimens(
    OneOf,
    random=random_rule,
    stands=stands,
    statement=lambda rule, cells: ("one of", frozenset(cells), frozenset(rule.values)),
    times=lambda rule, factor, _: OneOf(rule.cells, tuple(v * factor for v in rule.values)),
    rows=[(OneOf((0, 2), (1, 3)), (1, 2, 3), (1, 2, 2))],
    rules=[OneOf((0, 1, 2), (1, 3))],
    pairs=[(OneOf((0, 1), (3, 4)), OneOf((1, 0), (4, 3)))],
    nonsense=[
        OneOf((0,), [1]),  # type: ignore[arg-type]
        OneOf((0, 9), (1,)),
    ],
    sentences=[
        (
            OneOf((0,), (4, 2)),
            (3,),
            "only 2, 4: a",
            "Only 2 and 4 can stand here.",
            "ここに入るのは 2・4 だけです。",
        )
    ],
)
