"""Specimens of `Table`: the values are one of some rows."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from pycore.model.regular import Regular
from pycore.model.row_rules import Table

from .specimen import Cells, Specimens, when_full


def random_rule(
    random: Random, values: Sequence[int], there: Sequence[int], cells: Cells
) -> Regular:
    rows = [tuple(random.choice(values) for _ in cells) for _ in range(random.randint(0, 9))]
    return Table(cells, (*rows, tuple(there)))


def statement(rule: Table, cells: Cells) -> Hashable:
    rows = frozenset(frozenset(zip(cells, row, strict=True)) for row in rule.rows)
    return "table", frozenset(cells), rows


def times(rule: Table, factor: int, _: Sequence[int]) -> Table:
    return Table(rule.cells, tuple(tuple(value * factor for value in row) for row in rule.rows))


def shorter(rule: Table, cells: Cells) -> Table:
    places = [rule.cells.index(cell) for cell in cells]
    return Table(cells, tuple(tuple(row[place] for place in places) for row in rule.rows))


SPECIMENS = Specimens(
    Table,
    random=random_rule,
    stands=when_full(lambda rule, values: tuple(values) in rule.rows),
    statement=statement,
    times=times,
    shorter=shorter,
    rows=[(Table((1, 0), ((1, 2), (2, 1))), (2, 1, 0), (2, 2, 0))],
    rules=[Table((0, 1), ((1, 2), (3, 1)))],
    pairs=[(Table((0, 1), ((1, 2), (3, 4))), Table((1, 0), ((4, 3), (2, 1))))],
    nonsense=[
        Table((0, 1), ((1,),)),
        Table((0, 1), (1, 2)),  # type: ignore[arg-type]
        Table((0, 1), [(1, 2)]),  # type: ignore[arg-type]
    ],
    sentences=[
        (
            Table((0, 1), ((1, 2),)),
            (2, 1),
            "one of 1 combination: a b",
            "2 and 1 is none of the combinations allowed here.",
            "2・1 は、ここで使える組み合わせではありません。",
        )
    ],
)
