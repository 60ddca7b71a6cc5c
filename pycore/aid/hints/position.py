"""A position as a person sees it: what is filled in, and the marks in the cells that are not.

mark      a value noted in an empty cell because nothing excludes it there; `marks[cell]` is their
          mask, bit k for value number k
unit      an all-different rule, with its name; full when it has as many cells as there are values
peers     cells that share a unit
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import combinations

from ...model.placement import Placement
from ...model.rules import AllDifferent
from ...model.text import Text


class Position:
    """Values filled in (by cell, the givens among them) and the marks that are left, changed step
    by step.

    `removed` are (cell, value) pairs that earlier steps have excluded. `names` are those of the
    rules, in order; without them units and cells go by number.
    """

    def __init__(
        self,
        placement: Placement,
        filled: Mapping[int, int],
        names: Sequence[Text] = (),
        removed: Iterable[tuple[int, int]] = (),
    ) -> None:
        self.values = placement.values
        self.number_of = {value: number for number, value in enumerate(placement.values)}
        rules = [
            (i, rule.cells)
            for i, rule in enumerate(placement.rules)
            if isinstance(rule, AllDifferent)
        ]
        self.units = [cells for _, cells in rules]
        self.unit_names = [
            names[i] if i < len(names) else Text(f"group {i + 1}", f"グループ {i + 1}")
            for i, _ in rules
        ]
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
        self.filled: dict[int, int] = {}
        self.marks = [(1 << len(self.values)) - 1] * placement.size
        for cell, value in filled.items():
            self.place(cell, value)
        for cell, value in removed:
            if cell not in self.filled:
                self.remove(cell, value)

    def copy(self) -> Position:
        """The same position, to be changed apart from this one."""
        other = copy(self)
        other.filled = self.filled.copy()
        other.marks = self.marks.copy()
        return other

    def place(self, cell: int, value: int) -> None:
        """Fill in a value, and take its mark from the peers."""
        bit = 1 << self.number_of[value]
        self.filled[cell] = value
        self.marks[cell] = 0
        for peer in self.peers[cell]:
            self.marks[peer] &= ~bit

    def remove(self, cell: int, value: int) -> None:
        """Take one mark away."""
        self.marks[cell] &= ~(1 << self.number_of[value])

    def take(self, places: Iterable[tuple[int, int]], removes: Iterable[tuple[int, int]]) -> None:
        """Do what a step says: (cell, value) pairs to fill in, and marks to take away."""
        for cell, value in places:
            self.place(cell, value)
        for cell, value in removes:
            self.remove(cell, value)

    def marked(self, cell: int) -> list[int]:
        """The values marked in a cell, in increasing order."""
        return self.values_of(self.marks[cell])

    def values_of(self, mask: int) -> list[int]:
        """The values in a mask."""
        return [value for number, value in enumerate(self.values) if mask >> number & 1]

    def empty(self, unit: int) -> list[int]:
        """The cells of a unit that are not filled."""
        return [cell for cell in self.units[unit] if cell not in self.filled]

    def places(self, unit: int, number: int) -> list[int]:
        """The cells of a unit in which the value of that number is marked."""
        bit = 1 << number
        return [cell for cell in self.units[unit] if self.marks[cell] & bit]

    def wanting(self, unit: int) -> Iterator[int]:
        """The numbers of the values that a full unit has not got yet."""
        got = {self.filled[cell] for cell in self.units[unit] if cell in self.filled}
        return (number for number, value in enumerate(self.values) if value not in got)

    def cell_name(self, cell: int) -> Text:
        """A cell by the names of two units that meet in it alone, else by its number."""
        for one, other in combinations(self.units_with[cell], 2):
            if set(self.units[one]) & set(self.units[other]) == {cell}:
                first, second = self.unit_names[one], self.unit_names[other]
                return Text(f"{first.en} {second.en}", f"{first.ja} {second.ja}")
        return Text(f"cell {cell}", f"マス {cell}")

    def cell_names(self, cells: Iterable[int]) -> Text:
        """Several cells, one after the other."""
        names = [self.cell_name(cell) for cell in cells]
        return Text("; ".join(n.en for n in names), "、".join(n.ja for n in names))
