"""Symmetry breaking: conditions that leave one solution of each orbit, and the symmetries that
restore the others.

orbit      solutions that are images of one another
condition  a rule added to the placement: a less-than, or a sum of at most low + high
tie        a solution that may be an image of its own complement, or of another solution found

Along a chain of stabilisers: take a cell that the symmetries move, require that it holds the least
value of its orbit, continue with the symmetries that fix it, until none is left (Puget, "Breaking
symmetries in all different problems", 2005). The least value must occur in only one cell, so the
cells of an orbit must be pairwise different. Failing that, another cell is taken; if there is none,
the rest of the group stays unbroken, and one solution of each orbit under the links taken is found.
Every solution is an image of exactly one solution found, by exactly one of `symmetries`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from math import prod
from operator import contains, itemgetter
from typing import NamedTuple

from ..model.different import pairwise_different
from ..model.placement import Placement, Solution
from ..model.rules import AtMost, Less
from .drawing_symmetries import complement_sum
from .group import Group, movers
from .permutation import Permutation, Shift, permutation_of, then, undone

MOST_IMAGES = 1000
"""The most images made of one solution; the rest of a larger group stays unbroken."""


@dataclass(frozen=True)
class Complement:
    """The complement, broken by `cells`: their least and largest value add up to at most `both`.

    When they add up to exactly `both` (a tie), the complement obeys the conditions too and is
    found separately.
    """

    both: int
    cells: tuple[int, ...]

    @cached_property
    def _held(self) -> Callable[[Solution], tuple[int, ...]]:
        return itemgetter(*self.cells, self.cells[-1])  # a tuple for one cell too

    def tied(self, solution: Solution) -> bool:
        """Return whether the complement of a solution that obeys the conditions is found
        separately.

        The first cell holds the least value, and none holds more than `both` minus that.
        """
        return self.both - solution[self.cells[0]] in self._held(solution)

    def ties(self, solutions: Sequence[Solution]) -> Iterator[bool]:
        """Return for each solution whether it is tied."""
        first = self.cells[0]
        largest = [self.both - solution[first] for solution in solutions]
        return map(contains, map(self._held, solutions), largest)


class Least(NamedTuple):
    """`cell` must hold the least value of its `orbit` under `group`."""

    cell: int
    orbit: frozenset[int]
    group: Group


@dataclass(frozen=True)
class Breaking:
    """Conditions and the images that they exclude.

    `links` are the cells that must hold the least value of their orbits, each under the group that
    fixes the earlier ones; `unbroken` is the order of the remaining part of the group.
    """

    conditions: tuple[Less | AtMost, ...]
    links: tuple[Least, ...]
    complement: Complement | None
    unbroken: int
    degree: int

    @property
    def images(self) -> int:
        """The number of images of a solution, itself included."""
        return prod(len(link.orbit) for link in self.links)

    @cached_property
    def symmetries(self) -> tuple[Permutation, ...]:
        """The symmetries from a solution that obeys the conditions to its images, the identity
        first: the inverses of all products of one mover of each link. Computed on demand.
        """
        made: list[Shift] = [{}]
        for cell, _, group in self.links:
            others = [mover for mover in movers(cell, group.shifts_at).values() if mover]
            made += [then(mover, first) for first, mover in product(made, others)]
        return tuple(sorted(permutation_of(undone(element), self.degree) for element in made))


def break_symmetries(placement: Placement, group: Group, order: Sequence[int]) -> Breaking:
    """Return conditions for a group of symmetries and cells filled in `order`.

    Each link takes the cell whose conditions can be checked first.
    """
    at = {cell: place for place, cell in enumerate(order)}
    different = pairwise_different(placement)
    links: list[Least] = []
    images = 1
    left = group
    while left.links:
        best: tuple[list[int], Least] | None = None
        for orbit in set(left.orbits()):
            members = sum(1 << cell for cell in orbit)
            if len(orbit) == 1 or images * len(orbit) > MOST_IMAGES:
                continue
            if any(members & ~different[cell] != 1 << cell for cell in orbit):
                continue
            cell = min(orbit, key=at.__getitem__)
            when = sorted(at[other] for other in orbit if other != cell)
            if best is None or (when, cell) < (best[0], best[1].cell):
                best = when, Least(cell, orbit, left)
        if best is None:
            break
        links.append(best[1])
        images *= len(best[1].orbit)
        left = left.stabiliser(best[1].cell)
    return Breaking(_less_thans(links), tuple(links), None, left.order, group.degree)


def break_with_complement(
    placement: Placement, group: Group, order: Sequence[int], constant: Container[int]
) -> Breaking:
    """Like `break_symmetries`, and also leave only one of a solution and its complement, except for
    ties.

    The sum of the least and the largest value of an orbit distinguishes the two: one is above
    low + high by the amount that the other is below. A `constant` cell distinguishes nothing.
    """
    breaking = break_symmetries(placement, group, order)
    both = complement_sum(placement)
    if both is None:
        return breaking
    at = {cell: place for place, cell in enumerate(order)}
    chosen: list[tuple[int, ...]] = [
        (cell,)
        for cell, orbit in enumerate(group.orbits())
        if len(orbit) == 1 and cell not in constant
    ]
    if breaking.links:
        chosen.append(tuple(sorted(breaking.links[0].orbit, key=at.__getitem__)))
    chosen = [cells for cells in chosen if len(cells) < len(placement.values)]
    if not chosen or len(placement.values) < 2:
        return breaking
    cells = min(chosen, key=lambda cells: [at[cell] for cell in cells[len(cells) > 1 :]])
    least, *others = cells
    bounds = [AtMost((least, other), both) for other in others] or [AtMost((least,), both // 2)]
    conditions = (*breaking.conditions, *bounds)
    return replace(breaking, conditions=conditions, complement=Complement(both, cells))


def _less_thans(links: Sequence[Least]) -> tuple[Less, ...]:
    """Return the conditions that the first cell of each link holds the least value of its orbit,
    without those that follow from two others."""
    smaller: dict[int, int] = {}
    for least, orbit, _ in links:
        smaller.update({cell: least for cell in orbit if cell != least})
    return tuple(Less(small, large) for large, small in sorted(smaller.items()))
