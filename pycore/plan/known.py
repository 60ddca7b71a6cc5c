"""What is known when some cells of a placement have their values, as far as algebra tells.

known       cells that stand in the order already
determined  a cell whose value follows from the known cells; it comes as soon as it is determined
open        the unknown free cells in the equation of an unknown pivot, with their coefficients
family      unknown cells that become known together, when any one of them does: their open parts
            are multiples of each other
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from pycore.plan.algebra import CONSTANT, Elimination

Direction = tuple[tuple[int, int], ...]
"""What the cells of a family are multiples of: free cells and coefficients."""


class Known:
    """The cells in `order` are known; `families` are the unknown ones, by direction, each with how
    many times the direction the cell is, the least multiple first."""

    def __init__(self, size: int, elimination: Elimination) -> None:
        self.elimination = elimination
        self.order: list[int] = []
        self.determined: set[int] = set()
        self.mask = 0
        self.families: dict[Direction, list[tuple[float, int]]] = {}
        self.direction: dict[int, Direction] = {}
        self._open: dict[int, dict[int, int]] = {}
        self._place(range(size))

    def choose(self, cell: int) -> set[Direction]:
        """A cell gets a value of its own choice. The directions whose families changed."""
        changed: set[Direction] = set()
        instead = min(self._open.get(cell, ()), default=None)
        if instead is not None:
            changed |= self._place({cell, *self.elimination.release(cell, instead)})
        return changed | self.know(cell)

    def know(self, cell: int) -> set[Direction]:
        """A cell is known. The directions whose families changed."""
        self.order.append(cell)
        self.mask |= 1 << cell
        pivots = [p for p in self.elimination.with_cell(cell) if p in self._open and p != cell]
        return self._leave(cell) | self._place(pivots)

    def following(self) -> list[int]:
        """The cells that are determined now: whole multiples first, then those that fall as the
        chosen cell rises, since masks sift them with the fewest steps."""
        now = []
        for _, cell in self.families.get((), ()):
            equation = self.elimination.equations[cell]
            falls = self.order and equation.get(self.order[-1], 0) * equation[cell] > 0
            now.append((abs(equation[cell]), not falls, cell))
        return [cell for *_, cell in sorted(now)]

    def _place(self, cells: Iterable[int]) -> set[Direction]:
        """Put unknown cells into the families that they belong to now. The directions concerned."""
        changed: set[Direction] = set()
        for cell in cells:
            if self.mask >> cell & 1:
                continue
            changed |= self._leave(cell)
            equation = self.elimination.equations.get(cell)
            direction: Direction = ((cell, 1),)
            multiple = 1.0
            if equation is not None:
                open_ = {
                    c: k
                    for c, k in equation.items()
                    if c not in (cell, CONSTANT) and not self.mask >> c & 1
                }
                self._open[cell] = open_
                direction, multiple = _direction(open_, equation[cell])
            family = self.families.setdefault(direction, [])
            family.append((multiple, cell))
            family.sort()
            self.direction[cell] = direction
            changed.add(direction)
        return changed

    def _leave(self, cell: int) -> set[Direction]:
        """Take a cell out of its family, if it is in one."""
        self._open.pop(cell, None)
        direction = self.direction.pop(cell, None)
        if direction is None:
            return set()
        left = [member for member in self.families[direction] if member[1] != cell]
        if left:
            self.families[direction] = left
        else:
            del self.families[direction]
        return {direction}


def _direction(open_: dict[int, int], own: int) -> tuple[Direction, float]:
    """The direction of a pivot with a coefficient of its own, and how many times it that is."""
    if not open_:
        return (), 0.0
    common = gcd(*open_.values())
    terms = sorted(open_.items())
    if terms[0][1] < 0:
        common = -common
    return tuple([(cell, k // common) for cell, k in terms]), abs(common / own)
