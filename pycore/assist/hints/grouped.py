"""Links of groups besides links of candidates: where a value has more than two places in a unit,
all of them in two other units (a box whose places are all in one row or one column).

The links of a group are the links common to all its candidates.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_

from ...model.masks import bits
from .links import Links, links_of
from .position import Position

StrongLists = dict[int, list[tuple[int, int | None]]]


class Grouped(Links):
    """All links of a position, including groups.

    `strong` are the strong ones; `in_units` the links in units without groups, and the links of
    groups whose units cross: of a box whose places are all in one row and one column.
    """

    def __init__(self, links: Links) -> None:
        self.position, self.size, self.marks = links.position, links.size, links.marks
        self.first = len(links.weak)
        self.weak = list(links.weak)
        self.strong = {node: list(there) for node, there in links.by_cell.items()}
        self.in_units = {node: list(there) for node, there in links.by_unit.items()}
        for node, there in links.by_unit.items():
            self.strong.setdefault(node, []).extend(there)
        self.groups: dict[tuple[int, ...], int] = {}
        for unit in self.position.full:
            for number, mask in enumerate(links.places):
                places = mask & links.cells_of[unit]
                if places.bit_count() > 2:
                    self._divide(unit, number, places, links.cells_of)
        self.parts = list(self.groups)
        self._link_groups()

    def members(self, node: int) -> Sequence[int]:
        """Return the candidates of a node."""
        return (node,) if node < self.first else self.parts[node - self.first]

    def _divide(self, unit: int, number: int, there: int, cells_of: Sequence[int]) -> None:
        """Add the strong links between two parts of the places of a value in a unit, each part in
        one further unit; otherwise few cells would exclude the whole part."""
        others = {each for cell in bits(there) for each in self.position.units_with[cell]} - {unit}
        done = set()
        for other in sorted(others):
            part, rest = there & cells_of[other], there & ~cells_of[other]
            more = [each for each in others if not rest & ~cells_of[each]]
            if rest and more and part not in done:
                done |= {part, rest}
                one, two = self._node(part, number), self._node(rest, number)
                self._link(self.strong, one, two, unit)
                if any(cells_of[other] & cells_of[each] for each in more):
                    self._link(self.in_units, one, two, unit)

    @staticmethod
    def _link(strong: StrongLists, one: int, two: int, unit: int) -> None:
        strong.setdefault(one, []).append((two, unit))
        strong.setdefault(two, []).append((one, unit))

    def _node(self, cells: int, number: int) -> int:
        marks = tuple(number * self.size + cell for cell in bits(cells))
        if len(marks) == 1:
            return marks[0]
        return self.groups.setdefault(marks, self.first + len(self.groups))

    def _link_groups(self) -> None:
        """Find the weak links of the groups."""
        masks = [sum(1 << mark for mark in marks) for marks in self.groups]
        for at, marks in enumerate(self.groups):
            seen = reduce(and_, (self.weak[mark] for mark in marks)) & (1 << self.first) - 1
            for mark in bits(seen & self.marks):
                self.weak[mark] |= 1 << self.first + at
            beside = (n for n, mask in enumerate(masks) if mask & seen == mask)
            self.weak.append(seen | sum(1 << self.first + n for n in beside))


def grouped(position: Position) -> Grouped:
    """Return all links of a position, found once."""
    links = links_of(position)
    if not isinstance(links.more, Grouped):
        links.more = Grouped(links)
    return links.more
