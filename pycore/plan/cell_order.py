"""The order of the cells: always the tightest next, so that rules fill up and cells become
determined early.

pass  one greedy order: take the family of cells that grows least (branching.py), then every cell
      that the known ones determine (known.py), and so on

Passes begin with a few different cells, one of each orbit; the pass that opens the fewest branches
wins. There is no search, so the order costs a millisecond or two, and a placement always gets the
same order.
"""

from __future__ import annotations

from typing import NamedTuple

from ..model.incremental import Incremental
from ..model.placement import Placement
from ..symmetry.group import Group
from .algebra import CONSTANT, Elimination, lines_of
from .branching import Branching, FixedFacts
from .known import Direction, Known

MOST_STARTS = 4
"""The most first cells tried."""


class CellOrder(NamedTuple):
    """The cells in order; the cells that `equations` are solved for are determined by earlier
    cells."""

    cells: tuple[int, ...]
    determined: frozenset[int]
    elimination: Elimination
    branches: float

    def constants(self) -> list[int]:
        """The determined cells that have one value in all solutions."""
        equations = self.elimination.equations
        return [cell for cell in self.determined if equations[cell].keys() <= {cell, CONSTANT}]


def tightest_first(placement: Placement, group: Group) -> Incremental[CellOrder]:
    """Return the tightest-first order for a search that breaks the symmetries of the group.

    The first cells tried are those in the most lines.
    """
    lines = lines_of(placement)
    facts = FixedFacts.of(placement, lines, group)
    elimination = yield from Elimination.sliced(placement.size, lines)
    first = _Pass(placement, facts, elimination.copy())
    starts = _starts(first)[:MOST_STARTS]
    passes = [first, *(_Pass(placement, facts, elimination.copy()) for _ in starts[1:])]
    for greedy, start in zip(passes, starts, strict=False):
        yield from greedy.run(start)
    return min((greedy.order() for greedy in passes), key=lambda order: order.branches)


def _starts(empty: _Pass) -> list[int]:
    """Return the tightest cell of each orbit among the unknown cells in the most lines, tightest
    first."""
    growth = empty.growth
    ranked = [cell for *_, cell in growth.ranked()]
    most = max((len(growth.facts.lines_at[cell]) for cell in ranked), default=0)
    orbits = growth.facts.group.orbits()
    starts: dict[frozenset[int], int] = {}
    for cell in ranked:
        if len(growth.facts.lines_at[cell]) == most:
            starts.setdefault(orbits[cell], cell)
    return list(starts.values())


class _Pass:
    """One greedy pass over the cells of a placement: `width` branches are open now, `branches` have
    been opened so far."""

    def __init__(self, placement: Placement, facts: FixedFacts, elimination: Elimination) -> None:
        self.size = placement.size
        self.known = Known(self.size, elimination)
        self.growth = Branching(facts, self.known)
        self.width = self.branches = 1.0
        for cell in placement.givens:
            self.growth.know(cell, self.known.choose(cell))
        self._determine()

    def run(self, start: int) -> Incremental[None]:
        """Put all cells in order, beginning with `start`."""
        self._take(self.known.direction[start])
        while len(self.known.order) < self.size:
            yield
            self._take(self.growth.tightest())

    def order(self) -> CellOrder:
        """Return the order found."""
        known = self.known
        order, determined = tuple(known.order), frozenset(known.determined)
        return CellOrder(order, determined, known.elimination, self.branches)

    def _take(self, direction: Direction) -> None:
        self.width *= self.growth.of(direction)
        self.branches += self.width
        cell = self.known.families[direction][0][1]
        self.growth.know(cell, self.known.choose(cell))
        self._determine()

    def _determine(self) -> None:
        """Append every cell that is now determined."""
        for cell in self.known.following():
            self.known.determined.add(cell)
            self.growth.know(cell, self.known.know(cell))
