"""An estimate of the growth of the search tree when the next cells become known.

growth    the estimated factor by which the number of open branches grows when a family becomes
          known
link      a known cell that must hold the least value of its orbit, so that one solution of each
          orbit is left
expected  the mean value of a known cell, given how many others are known to be less or more
beside    the expected values of the known cells that must differ from an unknown one, sorted
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence
from typing import NamedTuple

from ..model.different import pairwise_different
from ..model.masks import bits
from ..model.placement import Placement
from ..model.rules import ordered_pair
from ..symmetry.group import Group
from .algebra import CONSTANT, RuleSum
from .known import Direction, Known

BEYOND = 10**100
"""Numbers further from 0 than this are clipped to it; a float holds no more than 308 digits."""

Tightness = tuple[float, float, int]
"""Smaller is tighter: the growth, the fullness of the lines, the number of the cell."""


class FixedFacts(NamedTuple):
    """The data that all passes share: for each cell the masks of the cells that must differ from
    it, of its lines, and of the cells that it is compared with."""

    values: tuple[int, ...]
    different: Sequence[int]
    lines_at: Sequence[Sequence[int]]
    compared: Sequence[int]
    group: Group

    @staticmethod
    def of(placement: Placement, lines: Sequence[RuleSum], group: Group) -> FixedFacts:
        """Return the facts of a placement whose group will be broken."""
        lines_at: list[list[int]] = [[] for _ in range(placement.size)]
        for line in lines:
            mask = sum(1 << cell for cell in line.cells)
            for cell in line.cells:
                lines_at[cell].append(mask)
        compared = [0] * placement.size
        for one, other in filter(None, map(ordered_pair, placement.rules)):
            compared[one] |= 1 << other
            compared[other] |= 1 << one
        different = pairwise_different(placement)
        return FixedFacts(placement.values, different, lines_at, compared, group)


class Branching:
    """The estimates for the families, given the `known` cells; the tightness of each is cached
    until a cell that it depends on becomes known."""

    def __init__(self, facts: FixedFacts, known: Known) -> None:
        self.facts, self.known = facts, known
        self.low, self.high = rough(facts.values[0]), rough(facts.values[-1])
        size = len(facts.different)
        self.left = facts.group
        self.least_of: list[list[int]] = [[] for _ in range(size)]
        self.expected = [0.0] * size
        self.beside: list[list[float]] = [[] for _ in range(size)]
        self.tightness: dict[Direction, Tightness] = {}
        self.stale: set[Direction] = set(known.families)

    def know(self, cell: int, changed: set[Direction]) -> None:
        """Record that a cell has become known and which families changed."""
        facts, unknown = self.facts, ~self.known.mask
        orbit = self.left.orbit(cell)
        concerned = facts.different[cell] | facts.compared[cell]
        above = 0
        below = len(self.least_of[cell])
        if len(orbit) > 1:
            members = sum(1 << c for c in orbit)
            if all(members & ~facts.different[c] == 1 << c for c in orbit):
                above = len(orbit) - 1
                concerned |= members
                for other in orbit:
                    if other != cell:
                        self.least_of[other].append(cell)
            self.left = self.left.stabiliser(cell)
        span = self.high - self.low + 2
        self.expected[cell] = self.low - 1 + span * (below + 1) / (below + above + 2)
        for other in bits(facts.different[cell] & unknown):
            insort(self.beside[other], self.expected[cell])
        for line in facts.lines_at[cell]:
            concerned |= line
        self.stale |= changed
        self.stale.update([self.known.direction[c] for c in bits(concerned & unknown)])

    def ranked(self) -> list[Tightness]:
        """Return the tightness of every family, tightest first."""
        return sorted(self._fresh().values())

    def tightest(self) -> Direction:
        """Return the family with the least growth; among equals the one in the fullest lines."""
        return self.known.direction[min(self._fresh().values())[2]]

    def _fresh(self) -> dict[Direction, Tightness]:
        """Return the tightness of every family, recomputing stale ones."""
        for direction in self.stale:
            if direction in self.known.families:
                self.tightness[direction] = self._tightness(direction)
            else:
                self.tightness.pop(direction, None)
        self.stale.clear()
        return self.tightness

    def _tightness(self, direction: Direction) -> Tightness:
        family = self.known.families[direction]
        known = self.known.mask
        full = 0.0
        for _, cell in family:
            for line in self.facts.lines_at[cell]:
                filled = (line & known).bit_count()
                full += filled * filled / line.bit_count()
        return self.of(direction), -full, family[0][1]

    def of(self, direction: Direction) -> float:
        """Estimate how many values of the first cell of a family are free, obey the conditions, and
        give all other cells values that are free and obey them."""
        (_, first), *others = self.known.families[direction]
        growth = self._obeying(first)
        if not others:
            return growth * max(1, len(self.facts.values) - len(self.beside[first]))
        base, slope = self._line(first)
        low, high = self.low, self.high
        lines = []
        for _, cell in others:
            own_base, own_slope = self._line(cell)
            times = own_slope / slope
            lines.append((cell, own_base - times * base, times))
            ends = sorted((end - lines[-1][1]) / times for end in (self.low, self.high))
            low, high = max(low, ends[0]), min(high, ends[1])
        growth *= max(high - low + 1, 0.5) * self._free_within(first, low, high)
        for cell, own_base, times in lines:
            image = sorted((own_base + times * low, own_base + times * high))
            growth *= self._free_within(cell, *image) * self._obeying(cell) / max(abs(times), 1)
        return growth

    def _free_within(self, cell: int, low: float, high: float) -> float:
        """Estimate the fraction of the values from `low` to `high` that is free for a cell."""
        beside = self.beside[cell]
        taken = bisect_right(beside, high + 0.5) - bisect_left(beside, low - 0.5)
        return max(1 - max(taken, 0) / max(high - low + 1, 1), 0.1)

    def _obeying(self, cell: int) -> float:
        """Estimate the fraction of the values that obeys the conditions with known cells."""
        part = 0.5 ** (self.facts.compared[cell] & self.known.mask).bit_count()
        for least in self.least_of[cell]:
            part *= (self.high - self.expected[least]) / (self.high - self.low + 1)
        return float(part)

    def _line(self, cell: int) -> tuple[float, float]:
        """Return an unknown cell as base + slope * (the free cell of its family), with the known
        cells at their means."""
        equation = self.known.elimination.equations.get(cell)
        if equation is None:
            return 0.0, 1.0
        base, slope, own = rough(equation.get(CONSTANT, 0)), 0.0, rough(equation[cell])
        for other, coefficient in sorted(equation.items()):
            if other not in (cell, CONSTANT):
                if self.known.mask >> other & 1:
                    base -= rough(coefficient) * self.expected[other]
                else:
                    slope = -rough(coefficient)
        return base / own, slope / own


def rough(number: int) -> float:
    """Return a whole number of any size as a float."""
    return float(min(max(number, -BEYOND), BEYOND))
