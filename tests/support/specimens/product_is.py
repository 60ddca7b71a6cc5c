"""Specimens of `ProductIs`: the product of the values."""

from __future__ import annotations

from math import prod

from pycore.model.row_rules import ProductIs

from .specimen import Specimens, when_full

SPECIMENS = Specimens(
    ProductIs,
    random=lambda _, __, there, cells: ProductIs(cells, prod(there)),
    stands=when_full(lambda rule, values: prod(values) == rule.product),
    statement=lambda rule, cells: ("product", frozenset(cells), rule.product),
    times=lambda rule, factor, _: ProductIs(rule.cells, rule.product * factor ** len(rule.cells)),
    rows=[(ProductIs((0, 1, 2), -6), (1, 2, -3), (1, 2, 3))],
    rules=[ProductIs((0, 1, 2), 6), ProductIs((0, 1), 0)],
    pairs=[(ProductIs((0, 1), 6), ProductIs((1, 0), 6))],
    nonsense=[
        ProductIs((0, 0), 1),
        ProductIs((0, 1), 1.5),  # type: ignore[arg-type]
    ],
    sentences=[
        (
            ProductIs((0, 1, 2), 24),
            (2, -3, 5),
            "a × b × c = 24",
            "2 × (−3) × 5 = −30, and 24 is needed here.",
            "2 × (−3) × 5 = −30 です。ここの積は 24 でなければなりません。",
        )
    ],
)
