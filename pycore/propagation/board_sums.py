"""The sums of a board (board.py): by combinations, or by bounds; which of them have changed.

cage    a sum of different numbers; the values of one that a rule states are closed groups
factor  of a cell in a sum: a term is the factor times the value
span    how far apart the least and the largest term of a cell are
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress, repeat
from operator import and_
from typing import Generic, NamedTuple, TypeVar

from ..bitboards.layout import RECORDED
from ..model.memo import Memo
from .combinations import MOST_TABLED, Table
from .value_masks import ValueMasks


class BoardSum(NamedTuple):
    """`fields[needed]` are the fields of its groups without their flags, `keeps[kept]` what remains
    on a board when its cells have only the values `kept`; the others are tables of its combinations
    (combinations.py)."""

    cells: tuple[int, ...]
    with_value: Table
    within: Table
    outcome: dict[int, tuple[int, int]]
    fields: Memo[int, int]
    keeps: Memo[int, int]
    rule: int


class Terms(NamedTuple):
    """The terms with one factor: for each set of candidates the least term and the span, and the
    values whose terms are at most, or at least, a number."""

    least: Table
    span: Table
    at_most: Memo[int, int]
    at_least: Memo[int, int]


class Bounded(NamedTuple):
    """A sum from `low` to `high`: the cell, least term and span of each term, and which values its
    bounds leave (`Terms`)."""

    terms: tuple[tuple[int, Table, Table], ...]
    within: tuple[tuple[Memo[int, int], Memo[int, int]], ...]
    low: int
    high: int
    cells: tuple[int, ...]
    rule: int


S = TypeVar("S", BoardSum, Bounded)


class Sums(Generic[S]):
    """Sums, with the bits that their cells have in the record."""

    def __init__(self, sums: Sequence[S]) -> None:
        self.sums: Sequence[S] = sums
        self._records = [_recorded(each.cells) for each in sums]

    def touched(self, changed: int) -> Iterable[S]:
        """Return the sums with a cell whose record has changed."""
        return compress(self.sums, map(and_, self._records, repeat(changed)))


def _recorded(cells: Iterable[int]) -> int:
    return sum((1 << RECORDED) - 1 << RECORDED * cell for cell in cells)


def terms_with(factor: int, values: ValueMasks) -> Terms:
    """Return a table of the terms with a factor."""
    floor: Memo[int, int] = Memo(lambda term: values.at_most[term // factor])
    ceiling: Memo[int, int] = Memo(lambda term: values.at_least[-(-term // factor)])
    at_most, at_least = (floor, ceiling) if factor > 0 else (ceiling, floor)
    if len(values.values) > MOST_TABLED:
        first, last = values.least, values.largest
        if factor < 0:
            first, last = last, first
        return Terms(
            Memo(lambda mask: factor * first[mask]),
            Memo(lambda mask: factor * (last[mask] - first[mask])),
            at_most,
            at_least,
        )
    least, largest = [0], [0]
    for value in values.values:
        least += [value, *least[1:]]
        largest += [value] * len(largest)
    low, high = (least, largest) if factor > 0 else (largest, least)
    span = [factor * (end - start) for start, end in zip(low, high, strict=True)]
    return Terms([factor * value for value in low], span, at_most, at_least)
