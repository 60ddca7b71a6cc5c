"""Specimens of `DifferAtLeast`: each two neighbours are so far apart, or farther."""

from __future__ import annotations

from pycore.model.line_rules import DifferAtLeast

from .specimen import Row, Specimens, distances, neighbours, pairs_of, two_or_more


def stands(rule: DifferAtLeast, row: Row) -> bool:
    return all(abs(y - x) >= rule.difference for x, y in neighbours(rule.cells, row))


SPECIMENS = Specimens(
    DifferAtLeast,
    random=lambda _, __, there, cells: DifferAtLeast(cells, min(distances(there))),
    stands=stands,
    statement=lambda rule, cells: ("DifferAtLeast", pairs_of(cells), rule.difference),
    times=lambda rule, factor, _: DifferAtLeast(rule.cells, rule.difference * factor),
    shorter=two_or_more,
    rows=[(DifferAtLeast((0, 1, 2), 2), (1, 4, 2), (1, 3, 4))],
    rules=[DifferAtLeast((0, 1), 2)],
    sentences=[
        (
            DifferAtLeast((0, 1), 5),
            (3, 4),
            "|a − b| ≥ 5",
            "3 and 4 differ by less than 5.",
            "3 と 4 の差は 5 以上でなければなりません。",
        )
    ],
)
