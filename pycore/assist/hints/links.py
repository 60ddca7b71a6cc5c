"""Links between candidates, and chains of them, behind most techniques beyond subsets and wings.

candidate  a mark in a cell, numbered index of the value * number of cells + cell
group      candidates of one value in the cells shared by two units: true if one of them is
node       a candidate or, numbered after them, a group
strong     at least one of two nodes is true: two marks are left in a cell, or a value has no other
           places in a full unit
weak       at most one is true: two values of one cell, or one value in two cells of a unit
through    the basis of a strong link: the unit, None for a cell
chain      nodes, each linked to the next, strong and weak in turn, strong at both ends. If the
           first is false, the last is true: so one of the two is true, and every node linked to
           both is false

Units are those of the rules, of any shape: rows, columns, boxes, regions, diagonals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import product
from operator import and_
from typing import NamedTuple

from ...model.masks import bits
from ...model.reason import Premises
from .position import Position
from .step import Mark, MarkLink

Strong = Mapping[int, Sequence[tuple[int, int | None]]]
"""By node: the ends of its strong links, and the basis of each."""

MOST = 12
"""The most strong links of a chain: people do not follow longer ones."""


class Chain(NamedTuple):
    """The nodes, and the basis of each strong link."""

    nodes: tuple[int, ...]
    through: tuple[int | None, ...]


@lru_cache(maxsize=4)
def _weak_of(size: int, count: int, units: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return for each candidate the mask of candidates that cannot be true with it."""
    near = [0] * size
    for cells in units:
        mask = sum(1 << cell for cell in cells)
        for cell in cells:
            near[cell] |= mask
    columns = sum(1 << number * size for number in range(count))
    weak = []
    for number in range(count):
        for cell in range(size):
            seen = near[cell] << number * size | columns << cell
            weak.append(seen & ~(1 << number * size + cell))
    return weak


class Links:
    """The links of a position. `weak[node]` is a mask of nodes, `marks` the mask of all candidates;
    `places` are the masks of the cells where each value is marked, `cells_of` the masks of the
    units. `by_cell` and `by_unit` are strong links of candidates. grouped.py fills `more`."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.more: object = None
        self.size, count = len(position.marks), len(position.values)
        places = [0] * count
        for cell, mask in enumerate(position.marks):
            for number in bits(mask):
                places[number] |= 1 << cell
        self.places = places
        self.marks = sum(mask << number * self.size for number, mask in enumerate(places))
        self.weak = _weak_of(self.size, count, tuple(map(tuple, position.units)))
        self.by_cell: dict[int, list[tuple[int, int | None]]] = {}
        for cell, mask in enumerate(position.marks):
            if mask.bit_count() == 2:
                one, other = (number * self.size + cell for number in bits(mask))
                self.by_cell[one], self.by_cell[other] = [(other, None)], [(one, None)]
        self.by_unit: dict[int, list[tuple[int, int | None]]] = {}
        self.cells_of = [sum(1 << cell for cell in cells) for cells in position.units]
        for unit in position.full:
            for number, mask in enumerate(places):
                there = mask & self.cells_of[unit]
                if there.bit_count() == 2:
                    one, other = (number * self.size + cell for cell in bits(there))
                    self.by_unit.setdefault(one, []).append((other, unit))
                    self.by_unit.setdefault(other, []).append((one, unit))

    def near(self, cell: int) -> int:
        """Return the mask of the cells that see a cell."""
        return self.weak[cell] & (1 << self.size) - 1

    def candidate(self, cell: int, number: int) -> int:
        """Return the candidate of a cell and the index of a value."""
        return number * self.size + cell

    def mark(self, candidate: int) -> tuple[int, int]:
        """Return the cell and the index of the value of a candidate."""
        number, cell = divmod(candidate, self.size)
        return cell, number

    def members(self, node: int) -> Sequence[int]:
        """Return the candidates of a node."""
        return (node,)

    def both(self, *nodes: int) -> int:
        """Return the mask of the candidates linked to all these nodes."""
        return reduce(and_, (self.weak[node] for node in nodes), self.marks)

    def removed(self, gone: int) -> tuple[tuple[int, int], ...]:
        """Return the candidates of a mask as (cell, value), by cell."""
        values = self.position.values
        return tuple(sorted((c, values[n]) for c, n in map(self.mark, bits(gone))))

    def premises(self, chain: Chain, gone: int) -> Premises:
        """Return the premises of a chain that excludes the candidates of a mask."""
        absent: list[tuple[int, int]] = []
        units: list[int] = []
        nodes = chain.nodes
        for at, through in enumerate(chain.through):
            both = [self.mark(m) for node in nodes[2 * at : 2 * at + 2] for m in self.members(node)]
            absent += self.position.without(both, through)
            units += [] if through is None else [through]
        pairs = [*zip(nodes[1::2], nodes[2::2], strict=False)]
        pairs += [(end, mark) for mark in bits(gone) for end in (nodes[0], nodes[-1])]
        for one, other in pairs:
            units += self.seen_through(one, other)
        return self.position.premises(dict.fromkeys(absent), dict.fromkeys(units))

    def noted(self, candidate: int) -> Mark:
        """Return a candidate as a cell and a value."""
        cell, number = self.mark(candidate)
        return cell, self.position.values[number]

    def drawn(self, one: int, other: int, is_strong: bool) -> MarkLink:
        """Return the drawn link of two nodes; a group is drawn at its first candidate."""
        first, last = (self.noted(self.members(node)[0]) for node in (one, other))
        return MarkLink(first, last, is_strong)

    def seen_through(self, one: int, other: int) -> list[int]:
        """Return units through which the candidates of two nodes exclude each other."""
        position = self.position
        pairs = product(self.members(one), self.members(other))
        cells = [(mark % self.size, beside % self.size) for mark, beside in pairs]
        return [position.common(*pair)[0] for pair in cells if pair[0] != pair[1]]

    def by_value(self, strong: Strong) -> Iterable[Strong]:
        """Split strong links by value."""
        apart: dict[int, dict[int, Sequence[tuple[int, int | None]]]] = {}
        for node, there in strong.items():
            apart.setdefault(self.members(node)[0] // self.size, {})[node] = there
        return apart.values()


def links_of(position: Position) -> Links:
    """Return the links of a position, computed once for all techniques."""
    known = position.links
    if not isinstance(known, Links) or known.position is not position:
        known = position.links = Links(position)
    return known


Came = dict[int, tuple[int | None, int | None]]
"""The predecessor of each node, under the node if false and its complement if true, and the basis
of the strong link from there."""


def shortest(
    links: Links,
    strong: Strong,
    most: int = MOST,
    starts: Iterable[int] | None = None,
) -> tuple[Chain, int] | None:
    """Return the shortest chain over these strong links that excludes a mark, with the mask of its
    exclusions; None if there is none with up to `most` strong links.

    All chains grow together, by a weak and a strong link in turn.
    """
    able = sum(1 << node for node in strong)
    weak = links.weak
    growing: list[tuple[int, Came, int, list[int]]] = [
        (start, {start: (None, None)}, 0, [start]) for start in starts or strong
    ]
    for _ in range(most):
        further = []
        for start, came, met, off in growing:
            ends: list[int] = []
            for node in off:
                for other, through in strong[node]:
                    if ~other not in came:
                        came[~other] = (node, through)
                        gone = links.both(start, other) if other != start else links.both(start)
                        if gone:
                            return _traced(came, ~other), gone
                        ends.append(other)
            fresh: list[int] = []
            for end in ends:
                new = weak[end] & able & ~met
                met |= new
                for node in bits(new):
                    if node not in came:
                        came[node] = (~end, None)
                        fresh.append(node)
            if fresh:
                further.append((start, came, met, fresh))
        growing = further
        if not growing:
            break
    return None


def _traced(came: Came, last: int) -> Chain:
    """Return the chain that ends in a node."""
    nodes, through = [], []
    at: int | None = last
    while at is not None:
        before, unit = came[at]
        nodes.append(~at if at < 0 else at)
        if at < 0:
            through.append(unit)
        at = before
    return Chain(tuple(nodes[::-1]), tuple(through[::-1]))
