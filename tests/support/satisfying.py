"""Whether values of some cells can obey some rules: an exact search that shares only the classes of
the rules with the core.

domain   the possible values of a cell, as a bit mask
decided  a cell with one value in its domain
derived  a sum of few cells that follows from all sums together, by elimination; a group with all
         values has their sum
refused  a row that no further value can repair: tested on the decided cells at every node
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import inf, lcm
from typing import NamedTuple

from pycore.model.rules import AllDifferent, Linear, Rule, cells_of, kind_of
from tests.fuzz.oracle import stands

MOST_NODES = 3_000

MOST_EQUATIONS = 60

MOST_DERIVED = 9
"""The most terms of a derived sum: longer ones bound nothing."""

Refused = Callable[[Mapping[int, int]], bool]


class TooLong(Exception):
    """The search would take too many nodes."""


Terms = Sequence[tuple[int, int]]
"""Cells with their factors."""


class Sum(NamedTuple):
    """Terms, and the least and the most of their sum."""

    terms: Terms
    least: float
    most: float


class Search:
    """The rules by treatment: all-different rules and sums are followed at every change, others
    tested by the oracle once all their cells are decided."""

    def __init__(self, values: Sequence[int], rules: Sequence[Rule], refused: Refused) -> None:
        self.values, self.refused, self.nodes = values, refused, 0
        self.groups: list[Sequence[int]] = []
        self.sums: list[Sum] = []
        self.equal: list[Sequence[Terms]] = []
        self.others: list[tuple[Rule, set[int]]] = []
        self.peers: dict[int, set[int]] = {}
        for rule in rules:
            kind = kind_of(rule)
            if isinstance(kind, AllDifferent) and not kind.offsets:
                self.groups.append(kind.cells)
                for cell in kind.cells:
                    self.peers.setdefault(cell, set()).update({*kind.cells} - {cell})
            elif isinstance(kind, Linear) and kind.total is None:
                self.equal.append(kind.terms)
            elif isinstance(kind, Linear) and kind.total is not None and kind.relation != "!=":
                least = kind.total if kind.relation == "=" else -inf
                self.sums += [Sum(terms, least, kind.total) for terms in kind.terms]
            else:
                self.others.append((rule, {*cells_of(rule)}))
        self.short: set[int] = set()

    def derive(self, wanted: Collection[int]) -> None:
        """Add the derived sums, of wanted cells where possible."""
        every = sum(self.values)
        stated = [each for each in self.sums if each.least == each.most]
        whole = [cells for cells in self.groups if len({*cells}) == len(self.values)]
        stated += [Sum(tuple([(cell, 1) for cell in cells]), every, every) for cells in whole]
        if len(stated) == len(self.sums) or len(stated) > MOST_EQUATIONS:
            return
        for derived in _eliminated(tuple(stated), frozenset(wanted)):
            if len(derived.terms) <= MOST_DERIVED:
                self.sums.append(derived)
                self.short.update(cell for cell, _ in derived.terms)

    def can_hold(self, domains: Mapping[int, int]) -> bool:
        """Whether there is a row with these domains. Raises TooLong."""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise TooLong
        left = dict(domains)
        if not self._narrowed(left, [c for c, mask in left.items() if not mask & mask - 1]):
            return False
        row = {
            cell: self.values[mask.bit_length() - 1]
            for cell, mask in left.items()
            if not mask & mask - 1
        }
        if not all(stands(rule, row) for rule, cells in self.others if cells & row.keys()):
            return False
        if self.refused(row):
            return False
        cell = min(
            (each for each in left if each not in row),
            key=lambda each: (
                left[each].bit_count(),
                each not in self.short,
                -len(self.peers.get(each, ())),
            ),
            default=None,
        )
        if cell is None:
            return True
        return any(
            self.can_hold({**left, cell: 1 << bit})
            for bit in range(len(self.values))
            if left[cell] >> bit & 1
        )

    def _narrowed(self, left: dict[int, int], decided: list[int]) -> bool:
        """Follow all-different rules and sums until nothing changes; False at a contradiction."""
        if not all(left.values()):
            return False
        done = set[int]()
        while True:
            while decided:
                cell = decided.pop()
                if cell in done:
                    continue
                done.add(cell)
                for peer in self.peers.get(cell, ()):
                    before = left[peer]
                    left[peer] = after = before & ~left[cell]
                    if not after:
                        return False
                    if after != before and not after & after - 1:
                        decided.append(peer)
            if not all(self._have_room(left, cells) for cells in self.groups):
                return False
            if not all(self._bounded(left, each, decided) for each in self.sums):
                return False
            if not all(self._alike(left, lines, decided) for lines in self.equal):
                return False
            if not decided:
                return True

    def _have_room(self, left: Mapping[int, int], cells: Sequence[int]) -> bool:
        """Whether at least as many values as cells are left."""
        together = 0
        for cell in cells:
            together |= left[cell]
        return together.bit_count() >= len(cells)

    def _alike(self, left: dict[int, int], lines: Sequence[Terms], decided: list[int]) -> bool:
        """Leave the values that allow the lines the same sum; False if there are none."""
        ends = [self._ends(left, terms) for terms in lines]
        least = max(sum(low for low, _ in each) for each in ends)
        most = min(sum(high for _, high in each) for each in ends)
        return all(self._bounded(left, Sum(terms, least, most), decided) for terms in lines)

    def _ends(self, left: Mapping[int, int], terms: Terms) -> list[tuple[int, int]]:
        """The least and the greatest value of each term."""
        values, ends = self.values, []
        for cell, factor in terms:
            mask = left[cell]
            low = factor * values[(mask & -mask).bit_length() - 1]
            high = factor * values[mask.bit_length() - 1]
            ends.append((low, high) if factor > 0 else (high, low))
        return ends

    def _bounded(self, left: dict[int, int], sum_: Sum, decided: list[int]) -> bool:
        """Leave the values that allow a sum; False if there are none."""
        values, ends = self.values, self._ends(left, sum_.terms)
        least, most = sum(low for low, _ in ends), sum(high for _, high in ends)
        for (cell, factor), (low, high) in zip(sum_.terms, ends, strict=True):
            smallest = sum_.least - most + high
            greatest = sum_.most - least + low
            if smallest <= low and high <= greatest:
                continue
            mask = left[cell]
            for bit in range(len(values)):
                if mask >> bit & 1 and not smallest <= factor * values[bit] <= greatest:
                    mask &= ~(1 << bit)
            if not mask:
                return False
            if mask != left[cell]:
                left[cell] = mask
                if not mask & mask - 1:
                    decided.append(cell)
        return True


@lru_cache(1000)
def _eliminated(sums: Sequence[Sum], wanted: Collection[int]) -> Sequence[Sum]:
    """Return the equations after Gauss-Jordan elimination; unwanted cells are eliminated first."""
    cells = {cell for each in sums for cell, _ in each.terms}
    rows = [({c: Fraction(k) for c, k in each.terms}, Fraction(int(each.most))) for each in sums]
    done: list[tuple[dict[int, Fraction], Fraction]] = []
    for cell in sorted(cells, key=lambda each: (each in wanted, each)):
        pivot = next((row for row in rows if cell in row[0]), None)
        if pivot is None:
            continue
        rows.remove(pivot)
        scale = pivot[0][cell]
        pivot = {c: k / scale for c, k in pivot[0].items()}, pivot[1] / scale
        rows, done = ([_less(row, pivot, cell) for row in some] for some in (rows, done))
        done.append(pivot)
    found = []
    for terms, total in done:
        times = lcm(*(k.denominator for k in terms.values()), total.denominator)
        whole = int(total * times)
        found.append(Sum([(c, int(k * times)) for c, k in terms.items()], whole, whole))
    return found


def _less(
    row: tuple[dict[int, Fraction], Fraction],
    pivot: tuple[dict[int, Fraction], Fraction],
    cell: int,
) -> tuple[dict[int, Fraction], Fraction]:
    """A row without a cell, by a pivot that has it once."""
    times = row[0].get(cell)
    if not times:
        return row
    cells = row[0].keys() | pivot[0].keys()
    terms = {c: row[0].get(c, Fraction()) - times * pivot[0].get(c, Fraction()) for c in cells}
    return {c: k for c, k in terms.items() if k}, row[1] - times * pivot[1]
