"""Sums that follow from the sums of a placement taken together: innies and outies.

area     cells without an overlap whose sum is known, because it is made of whole lines
innies   the cells of an area that no line inside it covers: their sum is known
outies   the cells of lines across the border of an area that lie outside it: theirs is, too
origin   the large lines of the area, their sum, and that of the smaller ones taken from it

An area is a line of as many cells as there are values, or two to four of them side by side, joined
by lines across their border. Which line is which does not matter: all are equations of the algebra
(plan/algebra.py) with coefficients 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..model.masks import bits
from ..model.rules import Terms
from ..plan.algebra import RuleSum

MOST_CELLS = 5
"""Sums of more cells exclude almost nothing."""

MOST_LINES = 4
"""The most large lines in an area."""

MOST_AREAS = 3000


class KnownSum(NamedTuple):
    """A mask of cells, and their sum; the rule that states it, or one of several rules."""

    cells: int
    total: int
    rule: int


class Origin(NamedTuple):
    """Where a sum comes from: the cells of each large line, their total, the total of the smaller
    lines subtracted from it, and the indices of all rules involved."""

    lines: tuple[tuple[int, ...], ...]
    total: int
    taken: int
    rules: tuple[int, ...]


def implied_sums(lines: Sequence[RuleSum], values: int) -> list[tuple[RuleSum, Origin]]:
    """Return the sums of few cells that follow from several lines, for a placement with that many
    values; the shortest come first, and none comes twice."""
    plain = [
        KnownSum(sum(1 << cell for cell in line.cells), line.total, line.rule)
        for line in lines
        if line.total is not None and all(k == 1 for _, k in line.terms)
    ]
    large = [line for line in plain if line.cells.bit_count() >= values]
    small = [line for line in plain if line.cells.bit_count() < values]
    if not large or not small:
        return []
    known = {frozenset(line.terms) for line in lines}
    cells_of = [tuple(bits(line.cells)) for line in large]
    found: dict[frozenset[tuple[int, int]], tuple[RuleSum, Origin]] = {}
    for area, made_of in _areas(large, small, Shares(small)):
        for terms, total, taken, used in _border(area, small):
            key = frozenset(terms)
            if key not in known and key not in found:
                whole = tuple([cells_of[at] for at in bits(made_of)])
                rules = (*(large[at].rule for at in bits(made_of)), *used)
                origin = Origin(whole, area.total, taken, rules)
                found[key] = RuleSum(area.rule, terms, total), origin
    return sorted(found.values(), key=lambda each: len(each[0].terms))


class Shares:
    """How many cells of each small line lie in an area, packed into one number with a field for
    each line. Those of disjoint areas add up, and a question about all lines takes a few
    operations."""

    def __init__(self, small: Sequence[KnownSum]) -> None:
        sizes = [line.cells.bit_count() for line in small]
        self._width = max(sizes).bit_length() + 1
        self._small = small
        self._flags = self._united([1 << self._width - 1] * len(small))
        self._room = self._flags - self._united([1] * len(small))
        self._whole = self._united(sizes)

    def of(self, cells: int) -> int:
        """Return the shares of an area."""
        return self._united([(line.cells & cells).bit_count() for line in self._small])

    def touching(self, shares: int) -> int:
        """Return the flags of the lines that have a cell in the area."""
        return shares + self._room & self._flags

    def across(self, shares: int) -> int:
        """Return the number of lines that cross its border."""
        room = self._room
        return ((shares + room) & (self._whole - shares + room) & self._flags).bit_count()

    def _united(self, numbers: Sequence[int]) -> int:
        return sum(each << at * self._width for at, each in enumerate(numbers))


def _areas(
    large: Sequence[KnownSum], small: Sequence[KnownSum], shares: Shares
) -> Iterator[tuple[KnownSum, int]]:
    """Yield single large lines, and sets of disjoint, adjacent ones, as far as their border may
    have a short sum: every line across it has a cell on both sides. With each area comes the mask
    of its large lines."""
    of_line = [shares.of(line.cells) for line in large]
    touching = [shares.touching(each) for each in of_line]
    # For each line, as masks of lines: those that overlap it, and those adjacent to it.
    overlapping = [_where(line.cells & other.cells for other in large) for line in large]
    beside = [_where(touched & other for other in touching) for touched in touching]
    alone = [1 << at for at in range(len(large))]
    waiting = list(zip(large, of_line, overlapping, beside, alone, strict=True))
    seen = {area.cells for area in large}
    for area, share, taken, near, made_of in waiting:
        cells, total, rule = area
        if shares.across(share) <= MOST_CELLS:
            yield area, made_of
        if made_of.bit_count() == MOST_LINES or len(waiting) > MOST_AREAS:
            continue
        for at in bits(near & ~taken):
            line, more, _ = large[at]
            if cells | line not in seen:
                seen.add(cells | line)
                waiting.append(
                    (
                        KnownSum(cells | line, total + more, rule),
                        share + of_line[at],
                        taken | overlapping[at],
                        near | beside[at],
                        made_of | 1 << at,
                    )
                )


def _where(shared: Iterable[int]) -> int:
    """Return the positions of the nonzero numbers, as a mask."""
    return sum(1 << at for at, each in enumerate(shared) if each)


def _border(
    area: KnownSum, small: Sequence[KnownSum]
) -> Iterator[tuple[Terms, int, int, tuple[int, ...]]]:
    """Yield the sums of innies, of outies, and of both together, if they are short, each with the
    total of the smaller lines subtracted from the area, and the rules of those lines."""
    every, whole, _ = area
    total = whole
    inside = every
    across: list[KnownSum] = []
    used: list[int] = []
    for known in small:
        line, less, rule = known
        if line & inside:
            if line & ~inside:
                across.append(known)
            else:
                inside &= ~line
                total -= less
                used.append(rule)
    if inside and inside.bit_count() <= MOST_CELLS:
        yield _terms(inside, 1), total, whole - total, tuple(used)
    outside = 0
    covered = every & ~inside
    for line, less, rule in across:
        if line & outside or line & covered:
            continue
        outside |= line & ~every
        inside &= ~line
        covered = every & ~inside
        total -= less
        used.append(rule)
        count = outside.bit_count() + inside.bit_count()
        if 0 < count <= MOST_CELLS:
            if inside:
                terms = (*_terms(inside, 1), *_terms(outside, -1))
                yield terms, total, whole - total, tuple(used)
            else:
                yield _terms(outside, 1), -total, whole - total, tuple(used)


def _terms(cells: int, factor: int) -> Terms:
    return tuple([(cell, factor) for cell in bits(cells)])
