"""Permutation groups, kept as a chain of stabilisers: never as a list of their elements.

permutation  a tuple p of cells: p moves cell i to cell p[i]
orbit        the cells to which a group moves one cell
stabiliser   the elements of a group that leave a cell where it is: a group again
link         one step down the chain: a cell and, for every cell of its orbit, one element that
             moves it there
chain        links, each in the stabiliser of all earlier cells, until only the identity is left

Every element is the product of one element of each link in exactly one way, so the order of the
group is the product of the sizes of the orbits (Sims 1970; Seress, "Permutation Group Algorithms",
2003). A group of millions, such as a Latin square's, takes a few dozen permutations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from math import prod
from random import Random

Permutation = tuple[int, ...]


def compose(second: Permutation, first: Permutation) -> Permutation:
    """The permutation that does `first`, then `second`."""
    return tuple([second[cell] for cell in first])


def inverse(permutation: Permutation) -> Permutation:
    """The permutation that undoes this one."""
    undone = [0] * len(permutation)
    for cell, image in enumerate(permutation):
        undone[image] = cell
    return tuple(undone)


@dataclass(frozen=True, slots=True)
class Link:
    """`movers[c]` moves `cell` to `c`, for every c of the orbit, and fixes the cells of all earlier
    links."""

    cell: int
    movers: Mapping[int, Permutation]


@dataclass(frozen=True, slots=True)
class Group:
    """A group of permutations of the cells 0 to `degree` - 1."""

    degree: int
    links: tuple[Link, ...]

    @property
    def order(self) -> int:
        """How many elements the group has."""
        return prod(len(link.movers) for link in self.links)

    @property
    def generators(self) -> list[Permutation]:
        """Elements whose products are the whole group."""
        return [
            mover for link in self.links for cell, mover in link.movers.items() if cell != link.cell
        ]

    def orbits(self) -> list[frozenset[int]]:
        """The orbit of each cell, by cell; cells of one orbit share one set."""
        orbits: list[frozenset[int] | None] = [None] * self.degree
        generators = self.generators
        for cell in range(self.degree):
            if orbits[cell] is None:
                members = [cell]
                reached = {cell}
                for member in members:
                    for generator in generators:
                        image = generator[member]
                        if image not in reached:
                            reached.add(image)
                            members.append(image)
                orbit = frozenset(reached)
                for member in members:
                    orbits[member] = orbit
        return [orbit for orbit in orbits if orbit is not None]

    def along(self, base: Sequence[int]) -> Group:
        """The same group with a chain that begins with the cells of `base`, in their order."""
        cells = list(dict.fromkeys([*base, *(link.cell for link in self.links)]))
        return grown(self.degree, cells, self._anything(), self.order)

    def stabiliser(self, cell: int) -> Group:
        """The elements that leave `cell` where it is."""
        if not self.links or all(generator[cell] == cell for generator in self.generators):
            return self
        chain = self if self.links[0].cell == cell else self.along([cell])
        return Group(self.degree, chain.links[1:])

    def elements(self) -> Iterator[Permutation]:
        """Every element once, the identity first, one at a time."""
        identity = tuple(range(self.degree))
        choices = [[link.movers[link.cell], *_others(link)] for link in self.links]
        for chosen in product(*choices):
            yield reduce(compose, chosen, identity)

    def __contains__(self, permutation: Permutation) -> bool:
        """Whether the permutation is an element: sifted down the chain it leaves the identity."""
        rest = permutation
        for link in self.links:
            mover = link.movers.get(rest[link.cell])
            if mover is None:
                return False
            rest = compose(inverse(mover), rest)
        return rest == tuple(range(self.degree))

    def _anything(self) -> Iterator[Permutation]:
        """Elements drawn evenly, the same ones every time (the seed is fixed), without end."""
        dice = Random(len(self.links))
        choices = [list(link.movers.values()) for link in self.links]
        while True:
            yield reduce(compose, [choice[int(dice.random() * len(choice))] for choice in choices])


def _others(link: Link) -> list[Permutation]:
    return [mover for cell, mover in link.movers.items() if cell != link.cell]


def group_of(elements: Sequence[Permutation]) -> Group:
    """The group whose elements are all listed."""
    degree = len(elements[0])
    return grown(degree, list(range(degree)), iter(elements), len(elements))


def grown(degree: int, base: Sequence[int], supply: Iterator[Permutation], order: int) -> Group:
    """The group of known order that the supplied elements come from, its chain along `base`.

    Each element is sifted down what there is of the chain; what is left over is a new generator.
    The order tells when the chain is complete, so a random supply gives an exact result.
    """
    identity = tuple(range(degree))
    generators: list[list[Permutation]] = [[] for _ in base]
    chain = [Link(cell, {cell: identity}) for cell in base]
    missing = order
    while missing > 1:
        rest = next(supply)
        for depth, link in enumerate(chain):
            mover = link.movers.get(rest[link.cell])
            if mover is None:
                for above in range(depth + 1):
                    generators[above].append(rest)
                    chain[above] = Link(
                        chain[above].cell, movers(chain[above].cell, generators[above], identity)
                    )
                missing = order // prod(len(link.movers) for link in chain)
                break
            if rest[link.cell] != link.cell:
                rest = compose(inverse(mover), rest)
    return Group(degree, tuple(link for link in chain if len(link.movers) > 1))


def movers(
    cell: int, generators: Iterable[Permutation], identity: Permutation
) -> dict[int, Permutation]:
    """For each cell of the orbit of `cell` a product of the generators that moves `cell` there."""
    found = {cell: identity}
    reached = [cell]
    steps = tuple(generators)
    for here in reached:
        for step in steps:
            there = step[here]
            if there not in found:
                found[there] = compose(step, found[here])
                reached.append(there)
    return found
