"""Full boards for local search: which seats may exchange their values, and a random first board.

seat   a cell, or a place beside the board for a value of a group that none of its cells holds
group  cells that share values among them; swaps stay within a group, so that its cells always
       differ. A cell without all-different rules is a group by itself
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...model.placement import Placement
from ...model.rules import AllDifferent

Group = list[int]
"""Free seats that may exchange their values."""


def groups_of(placement: Placement) -> list[AllDifferent]:
    """Return disjoint sets of cells that must differ, the largest first: the values of each are
    shared among its cells and never repeat."""
    found: list[AllDifferent] = []
    taken: set[int] = set()
    rules = [rule for rule in placement.rules if isinstance(rule, AllDifferent)]
    for rule in sorted(rules, key=lambda rule: -len(rule.cells)):
        fits = not rule.offsets and len(rule.cells) <= len(placement.values)
        if fits and taken.isdisjoint(rule.cells):
            found.append(rule)
            taken |= set(rule.cells)
    return found


def partners(placement: Placement, preserved: Sequence[AllDifferent], cell: int) -> list[int]:
    """Return the other cells in the group of a cell whose values are not given."""
    group = next((rule.cells for rule in preserved if cell in rule.cells), ())
    return [other for other in group if other != cell and other not in placement.givens]


class Seating:
    """The random first board: the values by seat, and the groups of free seats. `fits` is False if
    the givens of a group repeat a value."""

    def __init__(
        self, placement: Placement, preserved: Sequence[AllDifferent], random: Random
    ) -> None:
        alone = set(range(placement.size)).difference(*(rule.cells for rule in preserved))
        givens = placement.givens
        self.values = [givens.get(cell, 0) for cell in range(placement.size)]
        self.groups: list[Group] = []
        self.fits = True
        for cells in (*(rule.cells for rule in preserved), *((cell,) for cell in sorted(alone))):
            fixed = [givens[cell] for cell in cells if cell in givens]
            self.fits &= len(set(fixed)) == len(fixed)
            left = [value for value in placement.values if value not in fixed]
            random.shuffle(left)
            free = [cell for cell in cells if cell not in givens]
            beside = range(len(self.values), len(self.values) + len(left) - len(free))
            self.values += left[len(free) :]
            for cell, value in zip(free, left, strict=False):
                self.values[cell] = value
            self.groups.append([*free, *beside] if free else [])
