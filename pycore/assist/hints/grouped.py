"""Links of groups beside those of candidates: where a value has more places in a unit than two,
that lie in two other units (a box whose places are all in one row or one column).

The links of groups are those of all their candidates: a group is linked to what each of them
excludes, and what excludes each of them.
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
    """All links of a position, those of groups among them.

    `strong` are the strong ones; `in_units` those in units without groups, and with groups whose
    units cross: those of a box all of whose places are in one row and one column.
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
        position = self.position
        for unit in position.full:
            for number in position.wanting(unit):
                places = position.places(unit, number)
                if len(places) > 2:
                    self._divide(unit, [number * self.size + cell for cell in places])
        self.parts = list(self.groups)
        self._link_groups()

    def members(self, node: int) -> Sequence[int]:
        """Return the candidates of a node."""
        return (node,) if node < self.first else self.parts[node - self.first]

    def _divide(self, unit: int, marks: list[int]) -> None:
        """Add the strong links between two parts of the places of a value in a unit."""
        with_them = [set(self.position.units_with[mark % self.size]) - {unit} for mark in marks]
        for other in sorted(set.union(*with_them)):
            part = tuple(m for m, units in zip(marks, with_them, strict=True) if other in units)
            rest = tuple(m for m, units in zip(marks, with_them, strict=True) if other not in units)
            if rest and self._hold_together(part, unit) and self._hold_together(rest, unit):
                one, two = self._node(part), self._node(rest)
                if (two, unit) not in self.strong.get(one, ()):
                    self._link(self.strong, one, two, unit)
                    if self._cross(other, rest, unit):
                        self._link(self.in_units, one, two, unit)

    @staticmethod
    def _link(strong: StrongLists, one: int, two: int, unit: int) -> None:
        strong.setdefault(one, []).append((two, unit))
        strong.setdefault(two, []).append((one, unit))

    def _cross(self, other: int, rest: Sequence[int], unit: int) -> bool:
        """Return whether one more unit of all these marks shares a cell with another unit."""
        units, cells = self.position.units_with, set(self.position.units[other])
        shared = set.intersection(*(set(units[mark % self.size]) for mark in rest)) - {unit}
        return any(not cells.isdisjoint(self.position.units[each]) for each in shared)

    def _hold_together(self, marks: Sequence[int], unit: int) -> bool:
        """Return whether marks lie in one more unit: otherwise few cells exclude them all."""
        if len(marks) == 1:
            return True
        shared = [set(self.position.units_with[mark % self.size]) - {unit} for mark in marks]
        return bool(set.intersection(*shared))

    def _node(self, marks: tuple[int, ...]) -> int:
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
