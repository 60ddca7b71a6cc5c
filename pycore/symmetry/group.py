"""Permutation groups, stored as a chain of stabilisers, never as a list of their elements.

orbit        the cells to which a group moves a cell
stabiliser   the elements of a group that fix a cell, itself a group
chain        nested stabilisers: of one cell, of that and a second, and so on until only the
             identity is left
link         one step down the chain: a cell, and the generators that move it and fix the cells
             of all earlier links
mover        an element of a link's group that takes its cell to one cell of its orbit

Every element is the product of one mover of each link in exactly one way, so the order of the group
is the product of the sizes of the orbits (Sims 1970; Seress, "Permutation Group Algorithms", 2003).
Movers are computed on demand: a group of n! elements takes n - 1 exchanges.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import product
from math import prod
from typing import NamedTuple

from .permutation import (
    Permutation,
    Shift,
    carried,
    permutation_of,
    shift_of,
    then,
    undone,
)


class ChainLink(NamedTuple):
    """`shifts` move `cell` and fix the cells of all earlier links; together with the shifts of the
    links below they move it to `size` cells, itself included."""

    cell: int
    shifts: tuple[Shift, ...]
    size: int


@dataclass(frozen=True)
class Group:
    """A group of permutations of the cells 0 to `degree` - 1."""

    degree: int
    links: tuple[ChainLink, ...]

    @cached_property
    def order(self) -> int:
        """The number of elements of the group."""
        return prod(link.size for link in self.links)

    @cached_property
    def shifts_at(self) -> Mapping[int, Sequence[Shift]]:
        """The generators that move a cell, by cell; fixed cells are omitted."""
        at: dict[int, list[Shift]] = {}
        for link in self.links:
            for shift in link.shifts:
                for cell in shift:
                    at.setdefault(cell, []).append(shift)
        return at

    def orbit(self, cell: int) -> dict[int, None]:
        """Return the cells to which the group moves `cell`, itself first."""
        reached = {cell: None}
        cells = [cell]
        for here in cells:
            for shift in self.shifts_at.get(here, ()):
                there = shift[here]
                if there not in reached:
                    reached[there] = None
                    cells.append(there)
        return reached

    def orbits(self) -> list[frozenset[int]]:
        """The orbit of each cell, by cell; cells of one orbit share one set."""
        orbits: dict[int, frozenset[int]] = {}
        for cell in range(self.degree):
            if cell not in orbits:
                orbit = frozenset(self.orbit(cell))
                orbits.update(dict.fromkeys(orbit, orbit))
        return [orbits[cell] for cell in range(self.degree)]

    def movers(self, depth: int = 0) -> dict[int, Shift]:
        """Return the movers of a link, by the cell to which they take its cell; the identity
        first."""
        below = Group(self.degree, self.links[depth:])
        return movers(self.links[depth].cell, below.shifts_at)

    def stabiliser(self, cell: int) -> Group:
        """Return the elements that fix `cell`.

        The chain may have it already: for `cell`, or for a cell fixed by the same elements, carried
        over to `cell`. Otherwise a chain through `cell` is grown.
        """
        if cell not in self.shifts_at:
            return self
        first, *links = self.links
        rest = Group(self.degree, tuple(links))
        if first.cell == cell:
            return rest
        orbit = self.orbit(cell)
        if len(orbit) == first.size:
            if cell not in rest.shifts_at:
                return rest
            alike = next((other for other in orbit if other not in rest.shifts_at), None)
            if alike is not None:
                return rest.carried(movers(alike, self.shifts_at)[cell])
        own, others = self._parted(cell)
        chain = Group(self.degree, own).along([cell])
        return Group(self.degree, (*chain.links[1:], *others))

    def carried(self, by: Shift) -> Group:
        """Return the conjugate group, which acts on the images of the cells under `by`."""
        return Group(
            self.degree,
            tuple(
                ChainLink(by.get(cell, cell), tuple([carried(shift, by) for shift in shifts]), size)
                for cell, shifts, size in self.links
            ),
        )

    def along(self, base: Sequence[int]) -> Group:
        """Return the group with a chain that begins with the cells of `base` that it moves, in
        order."""
        cells = list(dict.fromkeys([*base, *(link.cell for link in self.links)]))
        return grown(self.degree, cells, self._anything(), self.order)

    def elements(self) -> Iterator[Permutation]:
        """Yield every element once, the identity first."""
        choices = [list(self.movers(depth).values()) for depth in range(len(self.links))]
        for chosen in product(*choices):
            yield permutation_of(reduce(then, reversed(chosen), {}), self.degree)

    def __contains__(self, permutation: Permutation) -> bool:
        """Return whether the permutation is an element: sifting it down the chain leaves the
        identity."""
        rest = shift_of(permutation)
        for depth, link in enumerate(self.links):
            mover = self.movers(depth).get(rest.get(link.cell, link.cell))
            if mover is None:
                return False
            rest = then(rest, undone(mover))
        return not rest

    def _parted(self, cell: int) -> tuple[tuple[ChainLink, ...], tuple[ChainLink, ...]]:
        """Return the links of the part of the group that concerns `cell`, and the links of the
        rest, which moves other cells."""
        together = {cell}
        cells = [cell]
        for here in cells:
            for shift in self.shifts_at.get(here, ()):
                new = shift.keys() - together
                together |= new
                cells += new
        own = tuple(link for link in self.links if link.cell in together)
        return own, tuple(link for link in self.links if link.cell not in together)

    def _anything(self) -> Iterator[Shift]:
        """Yield uniformly random elements without end, the same ones every time (the seed is
        fixed)."""
        from random import Random  # a slow import that few groups need

        dice = Random(len(self.links))
        choices = [list(self.movers(depth).values()) for depth in range(len(self.links))]
        choices.reverse()
        while True:
            drawn = [choice[int(dice.random() * len(choice))] for choice in choices]
            yield reduce(then, drawn, {})


def group_of(elements: Sequence[Permutation]) -> Group:
    """Return the group with exactly these elements."""
    degree = len(elements[0])
    return grown(degree, range(degree), map(shift_of, elements), len(elements))


def grown(degree: int, base: Sequence[int], supply: Iterable[Shift], order: int) -> Group:
    """Return the group of the supplied elements, of known order, with its chain along `base`.

    Each element is sifted down the chain so far; a remainder becomes a new generator.
    """
    own: list[list[Shift]] = [[] for _ in base]
    found: list[dict[int, Shift]] = [{cell: {}} for cell in base]
    missing = order
    for element in supply:
        if missing == 1:
            break
        rest = element
        for depth, cell in enumerate(base):
            image = rest.get(cell, cell)
            mover = found[depth].get(image)
            if mover is None:
                own[depth].append(rest)
                for above in range(depth + 1):
                    found[above] = movers(base[above], _by_cell(own[above:]))
                missing = order // prod(map(len, found))
                break
            if image != cell:
                rest = then(rest, undone(mover))
    links = zip(base, own, found, strict=True)
    return Group(
        degree,
        tuple(ChainLink(cell, tuple(shifts), len(to)) for cell, shifts, to in links if len(to) > 1),
    )


def _by_cell(shifts: Sequence[Sequence[Shift]]) -> dict[int, list[Shift]]:
    at: dict[int, list[Shift]] = {}
    for link in shifts:
        for shift in link:
            for cell in shift:
                at.setdefault(cell, []).append(shift)
    return at


def movers(cell: int, shifts_at: Mapping[int, Sequence[Shift]]) -> dict[int, Shift]:
    """Return for each cell of the orbit of `cell` a product of generators that takes `cell`
    there."""
    found: dict[int, Shift] = {cell: {}}
    reached = [cell]
    for here in reached:
        for shift in shifts_at.get(here, ()):
            there = shift[here]
            if there not in found:
                found[there] = then(found[here], shift)
                reached.append(there)
    return found
