"""Specimens of `Visible`: how many values are larger than all before them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from pycore.model.row_rules import Visible

from .specimen import Specimens, when_full


def seen_in(values: Sequence[int]) -> int:
    return len(set(accumulate(values, max)))


SPECIMENS = Specimens(
    Visible,
    random=lambda _, __, there, cells: Visible(cells, seen_in(there)),
    stands=when_full(lambda rule, values: seen_in(values) == rule.count),
    statement=lambda rule, cells: ("visible", cells, rule.count),
    rows=[(Visible((2, 1, 0), 2), (3, 1, 2), (1, 2, 3))],
    rules=[Visible((0, 1, 2, 3), 2), Visible((0, 1), 0)],
    nonsense=[Visible((0, 1), None)],  # type: ignore[arg-type]
    sentences=[
        (
            Visible((0, 1, 2, 3), 3),
            (2, 1, 4, 3),
            "3 visible: a b c d",
            "2 can be seen in 2, 1, 4 and 3, and 3 is needed here.",
            "2・1・4・3 で見えるのは 2 個です。ここでは 3 個でなければなりません。",
        )
    ],
)
