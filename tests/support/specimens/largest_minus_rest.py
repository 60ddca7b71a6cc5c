"""Specimens of `LargestMinusRest`: the largest value minus the sum of the others."""

from __future__ import annotations

from collections.abc import Sequence

from pycore.model.largest_rules import LargestMinusRest

from .specimen import Specimens, when_full


def holds(rule: LargestMinusRest, values: Sequence[int]) -> bool:
    *rest, largest = sorted(values)
    return largest - sum(rest) == rule.difference


def times(rule: LargestMinusRest, factor: int, _: Sequence[int]) -> LargestMinusRest:
    """By a negative factor the largest becomes the least."""
    return LargestMinusRest(rule.cells, rule.difference * factor) if factor > 0 else rule


SPECIMENS = Specimens(
    LargestMinusRest,
    random=lambda _, __, there, cells: LargestMinusRest(cells, 2 * max(there) - sum(there)),
    stands=when_full(holds),
    statement=lambda rule, cells: ("LargestMinusRest", frozenset(cells), rule.difference),
    times=times,
    rows=[(LargestMinusRest((0, 1, 2), 1), (3, 6, 2), (3, 2, 2))],
    rules=[LargestMinusRest((0, 1, 2), 1)],
    sentences=[
        (
            LargestMinusRest((0, 1, 2), 1),
            (1, 5, 2),
            "largest − rest = 1: a, b, c",
            "The largest of 1, 5 and 2 minus the rest is 2, and 1 is needed here.",
            "1・5・2 の最大の数から残りを引くと 2 です。ここでは 1 でなければなりません。",
        )
    ],
)
