"""Specimens of `DifferBy`: each two neighbours are so far apart."""

from __future__ import annotations

from pycore.model.line_rules import DifferBy

from .specimen import Row, Specimens, distances, neighbours, pairs_of, two_or_more


def stands(rule: DifferBy, row: Row) -> bool:
    both = rule.difference, -rule.difference
    return all(y - x in both for x, y in neighbours(rule.cells, row))


SPECIMENS = Specimens(
    DifferBy,
    random=lambda _, __, there, cells: DifferBy(cells[:2], distances(there)[0]),
    stands=stands,
    statement=lambda rule, cells: ("DifferBy", pairs_of(cells), rule.difference),
    times=lambda rule, factor, _: DifferBy(rule.cells, rule.difference * factor),
    shorter=two_or_more,
    rows=[(DifferBy((0, 1, 2), 2), (1, 3, 1), (1, 3, 4))],
    rules=[DifferBy((0, 1, 2), 1)],
    pairs=[(DifferBy((0, 1, 2), 1), DifferBy((2, 1, 0), 1))],
    nonsense=[DifferBy((0,), 1)],
    sentences=[
        (
            DifferBy((0, 1), 2),
            (3, 4),
            "|a − b| = 2",
            "3 and 4 do not differ by 2.",
            "3 と 4 の差が 2 になっていません。",
        ),
        (
            DifferBy((0, 1), 0),
            (3, 4),
            "a = b",
            "3 and 4 must be equal.",
            "3 と 4 は同じ数でなければなりません。",
        ),
    ],
)
