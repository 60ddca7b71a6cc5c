"""Sums that follow from the sums of a placement taken together: innies and outies.

area     cells without an overlap whose sum is known, because it is made of whole lines
innies   the cells of an area that no line inside it covers: their sum is known
outies   the cells of lines across the border of an area that lie outside it: theirs is, too

An area is a line of as many cells as there are values, or two to four of them side by side, joined
by lines across their border. Which line is which does not matter: all are equations of the algebra
(plan/algebra.py) with coefficients 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..model.rules import Terms
from ..plan.algebra import Line

MOST_CELLS = 5
"""A sum of more cells excludes next to nothing."""

MOST_LINES = 4
"""The most large lines in an area."""

MOST_AREAS = 3000


class Known(NamedTuple):
    """Cells, as a mask, and their sum; the rule that says so, or one of several."""

    cells: int
    total: int
    rule: int


def implied_sums(lines: Sequence[Line], values: int) -> list[Line]:
    """Return the sums of few cells that follow from lines together, for a placement with that many
    values; the shortest first, each once."""
    plain = [
        Known(sum(1 << cell for cell in line.cells), line.total, line.rule)
        for line in lines
        if line.total is not None and all(k == 1 for _, k in line.terms)
    ]
    large = [line for line in plain if line.cells.bit_count() >= values]
    small = [line for line in plain if line.cells.bit_count() < values]
    if not large or not small:
        return []
    known = {frozenset(line.terms) for line in lines}
    found: dict[frozenset[tuple[int, int]], Line] = {}
    for area in _areas(large, small):
        for terms, total, rule in _border(area, small):
            key = frozenset(terms)
            if key not in known:
                found.setdefault(key, Line(rule, terms, total))
    return sorted(found.values(), key=lambda line: len(line.terms))


def _areas(large: Sequence[Known], small: Sequence[Known]) -> Iterator[Known]:
    """Yield large lines, and several of them without an overlap, each next to one before."""
    waiting = [(area, 1) for area in large]
    seen = {area.cells for area in large}
    for area, count in waiting:
        yield area
        if count == MOST_LINES or len(waiting) > MOST_AREAS:
            continue
        cells, total, rule = area
        across = 0
        for line, _, _ in small:
            if line & cells:
                across |= line
        across &= ~cells
        for line, more, _ in large:
            if not cells & line and across & line and cells | line not in seen:
                seen.add(cells | line)
                waiting.append((Known(cells | line, total + more, rule), count + 1))


def _border(area: Known, small: Sequence[Known]) -> Iterator[tuple[Terms, int, int]]:
    """Yield the sums of innies, of outies, and of the two together, as far as they are short.

    With many lines across the border there are none: each of them has a cell on both sides.
    """
    every, total, rule = area
    inside = every
    across: list[tuple[int, int]] = []
    for line, less, _ in small:
        if line & inside:
            if line & ~inside:
                across.append((line, less))
            else:
                inside &= ~line
                total -= less
    if inside and inside.bit_count() <= MOST_CELLS:
        yield _terms(inside, 1), total, rule
    outside = 0
    covered = every & ~inside
    for line, less in across:
        if line & outside or line & covered:
            continue
        outside |= line & ~every
        inside &= ~line
        covered = every & ~inside
        total -= less
        count = outside.bit_count() + inside.bit_count()
        if 0 < count <= MOST_CELLS:
            if inside:
                yield (*_terms(inside, 1), *_terms(outside, -1)), total, rule
            else:
                yield _terms(outside, 1), -total, rule


def _terms(cells: int, factor: int) -> Terms:
    terms = []
    while cells:
        lowest = cells & -cells
        cells ^= lowest
        terms.append((lowest.bit_length() - 1, factor))
    return tuple(terms)
