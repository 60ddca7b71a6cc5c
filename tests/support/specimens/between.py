"""Specimens of `Between`: all values but the first two are between those."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.regular import Regular
from pycore.model.set_rules import Between

from .specimen import Cells, Row, Specimens


def random_rule(_: Random, __: Sequence[int], there: Sequence[int], cells: Cells) -> Regular | None:
    if len(cells) < 3:
        return None
    row = dict(zip(cells, there, strict=True))
    low, *inner, high = sorted(cells, key=row.__getitem__)
    return Between((low, high, *inner))


def stands(rule: Between, row: Row) -> bool:
    one, other, *inner = rule.cells
    if one not in row or other not in row:
        return True
    low, high = sorted((row[one], row[other]))
    return all(low < row[c] < high for c in inner if c in row)


SPECIMENS = Specimens(
    Between,
    random=random_rule,
    stands=stands,
    statement=lambda _, cells: ("ends", frozenset(cells[:2]), frozenset(cells[2:])),
    shorter=lambda _, cells: Between(cells) if len(cells) > 2 else None,
    rows=[(Between((2, 0, 1)), (1, 2, 3), (2, 2, 3))],
    rules=[Between((0, 1, 2)), Between((0, 1, 2, 3))],
    pairs=[(Between((0, 1, 2, 3)), Between((1, 0, 3, 2)))],
    nonsense=[Between((0, 1))],
    sentences=[
        (
            Between((0, 1, 2)),
            (4, 1, 4),
            "between a and b: c",
            "4 is not between 4 and 1.",
            "4 は 4 と 1 の間の数ではありません。",
        )
    ],
)
