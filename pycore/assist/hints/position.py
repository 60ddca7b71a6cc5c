"""A position as a person sees it: the values filled in and the marks in empty cells.

mark      a value noted in an empty cell, since nothing excludes it there; `marks[cell]` is their
          mask, bit k for value number k
unit      an all-different rule, with its name; full when it has as many cells as there are values.
          A unit without a name is called by its cells
peers     cells that share a unit
barred    a value excluded in a cell by a rule about single cells, with the index of that rule
links     the cache of links.py, until the position changes
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy

from ...model.bilingual import Text, joined
from ...model.cell_names import Names, by_number
from ...model.placement import Placement
from ...model.reason import Premises, fewest
from ...model.regular import OneOf
from ...model.rules import AllDifferent, is_group


class Position:
    """Values filled in (by cell, the givens among them) and the remaining marks, updated step by
    step.

    `removed` are (cell, value) pairs excluded by earlier steps. Without `names` units and cells are
    named by number. `is_unique`: the puzzle, whose givens are among the values, is known to have
    one solution.
    """

    def __init__(
        self,
        placement: Placement,
        filled: Mapping[int, int],
        names: Names | None = None,
        removed: Iterable[tuple[int, int]] = (),
        is_unique: bool = False,
    ) -> None:
        self.is_unique = is_unique
        self.placement = placement
        self.values = placement.values
        self.number_of = {value: number for number, value in enumerate(placement.values)}
        units = [
            (index, rule.cells)
            for index, rule in enumerate(placement.rules)
            if isinstance(rule, AllDifferent) and is_group(rule, len(rule.cells))
        ]
        self.units = [cells for _, cells in units]
        self.rule_of = [index for index, _ in units]
        self.names = names or by_number(placement.size)
        self.unit_names = [self.names.line(cells) or self._by_cells(cells) for cells in self.units]
        self.full = [u for u, cells in enumerate(self.units) if len(cells) == len(self.values)]
        self.units_with: list[list[int]] = [[] for _ in range(placement.size)]
        for unit, cells in enumerate(self.units):
            for cell in cells:
                self.units_with[cell].append(unit)
        self.peers = [
            {other for unit in units for other in self.units[unit]} - {cell}
            for cell, units in enumerate(self.units_with)
        ]
        self.meets = [
            sum(len(set(one) & set(other)) > 1 for other in self.units) - 1 for one in self.units
        ]
        self.links: object = None
        self.filled: dict[int, int] = {}
        self.marks = [(1 << len(self.values)) - 1] * placement.size
        self.barred = {
            (cell, value): index
            for index, rule in enumerate(placement.rules)
            if isinstance(rule, OneOf)
            for cell in rule.cells
            for value in self.values
            if value not in rule.values
        }
        for cell, value in self.barred:
            self.remove(cell, value)
        for cell, value in filled.items():
            self.place(cell, value)
        for cell, value in removed:
            if cell not in self.filled:
                self.remove(cell, value)

    def _by_cells(self, cells: Sequence[int]) -> Text:
        if len(cells) == len(self.names.cells):
            return Text("the whole board", "盤全体")
        listed = self.cell_names(cells)
        return Text(f"the group of {listed.en}", joined(listed.ja, "の組"))

    def copy(self) -> Position:
        """Return an independent copy of the position."""
        other = copy(self)
        other.filled = self.filled.copy()
        other.marks = self.marks.copy()
        return other

    def place(self, cell: int, value: int) -> None:
        """Fill in a value, and remove its mark from the peers."""
        bit = 1 << self.number_of[value]
        self.links = None
        self.filled[cell] = value
        self.marks[cell] = 0
        for peer in self.peers[cell]:
            self.marks[peer] &= ~bit

    def remove(self, cell: int, value: int) -> None:
        """Remove one mark."""
        self.links = None
        self.marks[cell] &= ~(1 << self.number_of[value])

    def take(self, places: Iterable[tuple[int, int]], removes: Iterable[tuple[int, int]]) -> None:
        """Carry out a step: (cell, value) pairs to fill in, and marks to remove."""
        for cell, value in places:
            self.place(cell, value)
        for cell, value in removes:
            self.remove(cell, value)

    def marked(self, cell: int) -> list[int]:
        """Return the values marked in a cell, in increasing order."""
        return self.values_of(self.marks[cell])

    def values_of(self, mask: int) -> list[int]:
        """Return the values in a mask."""
        return [value for number, value in enumerate(self.values) if mask >> number & 1]

    def empty(self, unit: int) -> list[int]:
        """Return the empty cells of a unit."""
        return [cell for cell in self.units[unit] if cell not in self.filled]

    def places(self, unit: int, number: int) -> list[int]:
        """Return the cells of a unit in which the value with that index is marked."""
        bit = 1 << number
        return [cell for cell in self.units[unit] if self.marks[cell] & bit]

    def wanting(self, unit: int) -> Iterator[int]:
        """Yield the indices of the values that a full unit still lacks."""
        got = {self.filled[cell] for cell in self.units[unit] if cell in self.filled}
        return (number for number, value in enumerate(self.values) if value not in got)

    def common(self, one: int, other: int) -> list[int]:
        """Return the units that two cells share."""
        return [unit for unit in self.units_with[one] if unit in self.units_with[other]]

    def without(
        self, marks: Sequence[tuple[int, int]], unit: int | None
    ) -> Iterator[tuple[int, int]]:
        """Yield the marks that must be absent for one of these, (cell, index of the value), to be
        true: the other values of their cell or, in a unit, the other cells for their value."""
        cell, number = marks[0]
        if unit is None:
            others = ((cell, each) for each in range(len(self.values)))
        else:
            others = ((each, number) for each in self.units[unit])
        return (mark for mark in others if mark not in marks)

    def premises(self, absent: Iterable[tuple[int, int]], units: Iterable[int]) -> Premises:
        """Return the premises of the absence of some marks, (cell, index of the value), together
        with further units: for each mark a value in its cell or in sight, or its removal by an
        earlier step."""
        ways: list[dict[tuple[int, int], int | None]] = []
        excluded = []
        used = {self.rule_of[unit] for unit in units}
        for cell, number in absent:
            value = self.values[number]
            if cell in self.filled:
                ways.append({(cell, self.filled[cell]): None})
                continue
            seen = {
                (peer, value): unit
                for unit in self.units_with[cell]
                for peer in self.units[unit]
                if self.filled.get(peer) == value
            }
            if seen:
                ways.append({**seen})
            elif (cell, value) in self.barred:
                used.add(self.barred[cell, value])
            else:
                excluded.append((cell, value))
        sources = dict.fromkeys(source for way in ways for source in way)
        needed = fewest(
            [*sources], lambda some: all(not way.keys().isdisjoint(some) for way in ways)
        )
        through = (next(way[source] for source in needed if source in way) for way in ways)
        used |= {self.rule_of[unit] for unit in through if unit is not None}
        return Premises(tuple(needed), tuple(sorted(used)), tuple(dict.fromkeys(excluded)))

    def everything(self) -> Premises:
        """Return everything known: all values, all units and all removals."""
        gone = [
            (cell, self.values[number])
            for cell, mask in enumerate(self.marks)
            for number in range(len(self.values))
            if cell not in self.filled and not mask >> number & 1
        ]
        return Premises(tuple(self.filled.items()), tuple(self.rule_of), tuple(gone))

    def cell_name(self, cell: int) -> Text:
        """Return the name of a cell."""
        return self.names.cell(cell)

    def cell_names(self, cells: Iterable[int]) -> Text:
        """Return the names of several cells as a list."""
        return self.names.listed(cells)
