"""The order of the cells: the tightest next, so that rules fill up and cells become determined
early.

known       cells that stand in the order already
determined  a cell whose value follows from the known cells by algebra; it comes as soon as it is
            determined
family      unknown cells that become known together, when any one of them does
growth      by how much the number of open branches grows when a family becomes known, as far as can
            be guessed

One greedy pass: take the family of least growth; among equals the one in the fullest lines. From a
few first cells, one of each orbit, the pass that opens the fewest branches in all is taken. Nothing
is searched for, so the order costs a millisecond or two, and the same placement always gets the
same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from pycore.model.placement import Placement
from pycore.model.rules import Less
from pycore.plan.algebra import Elimination, Line, lines_of
from pycore.symmetry.breaking import pairwise_different
from pycore.symmetry.group import Group

MOST_STARTS = 4
"""First cells tried at most."""

BEYOND = 10**100
"""Totals further from 0 than this count as this; a float holds no more than 308 digits."""


@dataclass(frozen=True)
class Order:
    """The cells in order; those that `equations` are solved for are determined by the cells before
    them."""

    cells: tuple[int, ...]
    determined: frozenset[int]
    elimination: Elimination
    branches: float

    def constants(self) -> list[int]:
        """The determined cells that have one value in all solutions."""
        equations = self.elimination.equations
        return [c for c in self.determined if sum(map(bool, equations[c][:-1])) == 1]


def tightest_first(placement: Placement, group: Group) -> Order:
    """The order in which the tightest cell comes next, for a search that breaks the symmetries of
    the group.

    First cells tried are those in the most lines.
    """
    orbits = group.orbits()
    lines = lines_of(placement)
    first = _Pass(placement, lines, group)
    families = first.families()
    most = max((len(first.lines_at[family[0]]) for family in families), default=0)
    starts: dict[frozenset[int], int] = {}
    for family in sorted(families, key=first.tightness):
        if len(first.lines_at[family[0]]) == most:
            starts.setdefault(orbits[family[0]], family[0])
    passes = [first] + [_Pass(placement, lines, group) for _ in list(starts)[1:MOST_STARTS]]
    for greedy, start in zip(passes, [*starts.values(), None], strict=False):
        greedy.run(start)
    return min((greedy.order() for greedy in passes), key=lambda order: order.branches)


class _Pass:
    """One greedy pass over the cells of a placement."""

    def __init__(self, placement: Placement, lines: Sequence[Line], group: Group) -> None:
        self.placement = placement
        self.size = placement.size
        self.elimination = Elimination(self.size, lines)
        self.different = pairwise_different(placement)
        self.lines = [sum(1 << cell for cell in line.cells) for line in lines]
        self.lines_at = [[m for m in self.lines if m >> cell & 1] for cell in range(self.size)]
        self.neighbours = [0] * self.size
        for rule in placement.rules:
            if isinstance(rule, Less):
                self.neighbours[rule.smaller] |= 1 << rule.larger
                self.neighbours[rule.larger] |= 1 << rule.smaller
        self.left = group
        self.links: list[tuple[int, int]] = []
        self.below = [0] * self.size
        self.above = [0] * self.size
        self.low, self.high = placement.values[0], placement.values[-1]
        self.cells: list[int] = []
        self.determined: set[int] = set()
        self.known = 0
        self.width = self.branches = 1.0
        for cell in placement.givens:
            self._choose(cell)
        self._determine()

    def run(self, start: int | None = None) -> None:
        """Put all cells in order, beginning with `start`."""
        if start is not None and not self.known >> start & 1:
            family = next(f for f in self.families() if start in f)
            self._take(sorted(family, key=lambda cell: cell != start))
        while len(self.cells) < self.size:
            self._take(min(self.families(), key=self.tightness))

    def order(self) -> Order:
        """The order found."""
        return Order(tuple(self.cells), frozenset(self.determined), self.elimination, self.branches)

    def families(self) -> list[list[int]]:
        """The unknown cells, those that become known together in one list.

        Each unknown cell is a combination of unknown free cells (plus what is known); two cells
        become known together when their combinations are multiples of each other.
        """
        equations = self.elimination.equations
        free = [c for c in range(self.size) if not self.known >> c & 1 and c not in equations]
        together: dict[tuple[int, ...], list[tuple[float, int]]] = {}
        for at, cell in enumerate(free):
            unit = (0,) * at + (1,) + (0,) * (len(free) - at - 1)
            together[unit] = [(1.0, cell)]
        for cell, equation in equations.items():
            if not self.known >> cell & 1:
                part = [equation[c] for c in free]
                common = gcd(*part)
                if next(x for x in part if x) < 0:
                    common = -common
                direction = tuple([x // common for x in part])
                multiple = abs(common / equation[cell])
                together.setdefault(direction, []).append((multiple, cell))
        return [[cell for _, cell in sorted(family)] for family in together.values()]

    def tightness(self, family: list[int]) -> tuple[float, float, int]:
        """Smaller is tighter: the growth, then how full the lines are, then the number of the
        cell."""
        full = 0.0
        for cell in family:
            for line in self.lines_at[cell]:
                known = (line & self.known).bit_count()
                full += known * known / line.bit_count()
        return self._growth(family), -full, family[0]

    def _growth(self, family: list[int]) -> float:
        """How many values of the first cell are likely to be free, to obey, and to give all others
        a value that is free and obeys."""
        first, *others = family
        growth = self._obeying(first)
        if not others:
            return growth * self._free(first)
        base, slope = self._line(first)
        low, high = float(self.low), float(self.high)
        lines = []
        for cell in others:
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
        """The part of the values from `low` to `high` that is likely to be free for a cell."""
        taken = sum(
            low - 0.5 <= self._expected(other) <= high + 0.5
            for other in self.cells
            if self.different[cell] >> other & 1
        )
        return max(1 - taken / max(high - low + 1, 1), 0.1)

    def _free(self, cell: int) -> int:
        """How many values are left for a cell."""
        taken = (self.different[cell] & self.known).bit_count()
        return max(1, len(self.placement.values) - taken)

    def _obeying(self, cell: int) -> float:
        """The part of the values that obeys the conditions with known cells."""
        part = 0.5 ** (self.neighbours[cell] & self.known).bit_count()
        for least, orbit in self.links:
            if orbit >> cell & 1:
                part *= (self.high - self._expected(least)) / (self.high - self.low + 1)
        return part

    def _expected(self, cell: int) -> float:
        """The mean value of a cell that is known to be less than some and more than others, all
        drawn evenly."""
        below, above = self.below[cell], self.above[cell]
        return self.low - 1 + (self.high - self.low + 2) * (below + 1) / (below + above + 2)

    def _line(self, cell: int) -> tuple[float, float]:
        """An unknown cell as base + slope * (the free cell of its family), the known cells at their
        means."""
        equation = self.elimination.equations.get(cell)
        if equation is None:
            return 0.0, 1.0
        base, slope = float(min(max(equation[-1], -BEYOND), BEYOND)), 0.0
        for other, coefficient in enumerate(equation[:-1]):
            if coefficient and other != cell:
                if self.known >> other & 1:
                    base -= coefficient * self._expected(other)
                else:
                    slope = -coefficient
        return base / equation[cell], slope / equation[cell]

    def _take(self, family: list[int]) -> None:
        self.width *= self._growth(family)
        self.branches += self.width
        self._choose(family[0])
        self._determine()

    def _choose(self, cell: int) -> None:
        equation = self.elimination.equations.get(cell)
        if equation:
            open_cells = (c for c in range(self.size) if equation[c] and c != cell)
            instead = next((c for c in open_cells if not self.known >> c & 1), None)
            if instead is not None:
                self.elimination.release(cell, instead)
        self._know(cell)

    def _determine(self) -> None:
        """Put every cell that is determined now into the order: whole multiples first, then those
        that fall as the chosen cell rises, since masks sift them with the fewest steps."""
        unknown = [c for c in range(self.size) if not self.known >> c & 1]
        now = []
        for cell, equation in self.elimination.equations.items():
            if not self.known >> cell & 1 and not any(equation[c] for c in unknown if c != cell):
                falls = bool(self.cells) and equation[self.cells[-1]] * equation[cell] > 0
                now.append((abs(equation[cell]), not falls, cell))
        for *_, cell in sorted(now):
            self.determined.add(cell)
            self._know(cell)

    def _know(self, cell: int) -> None:
        self.cells.append(cell)
        self.known |= 1 << cell
        if any(generator[cell] != cell for generator in self.left.generators):
            chain = self.left.along([cell])
            orbit = sum(1 << c for c in chain.links[0].movers)
            if all(orbit & ~self.different[c] == 1 << c for c in chain.links[0].movers):
                self.links.append((cell, orbit))
                for other in chain.links[0].movers:
                    self.below[other] += other != cell
                self.above[cell] += orbit.bit_count() - 1
            self.left = Group(self.size, chain.links[1:])
