"""The consequences of algebra once some cells of a placement are known.

known       cells that are already in the order
determined  a cell whose value follows from the known cells; it is ordered as soon as it is
            determined
open        the unknown free cells in the equation of an unknown pivot, with their coefficients
family      unknown cells that become known together: their open parts are multiples of each
            other
"""

from __future__ import annotations

from math import gcd

from .algebra import CONSTANT, Elimination

Direction = tuple[tuple[int, int], ...]
"""The common direction of the cells of a family: free cells and coefficients."""


class Known:
    """The cells in `order` are known; `families` holds the unknown cells by direction, each with
    its multiple of the direction, the least multiple first."""

    def __init__(self, size: int, elimination: Elimination) -> None:
        self.elimination = elimination
        self.order: list[int] = []
        self.determined: set[int] = set()
        self.mask = 0
        self.families: dict[Direction, list[tuple[float, int]]] = {}
        self.direction: dict[int, Direction] = {}
        self._open: dict[int, dict[int, int]] = {}
        for cell in range(size):
            self._solved(cell)

    def choose(self, cell: int) -> set[Direction]:
        """Mark a cell as chosen; return the directions whose families changed."""
        changed: set[Direction] = set()
        instead = min(self._open.get(cell, ()), default=None)
        if instead is not None:
            for other in {cell, *self.elimination.release(cell, instead)}:
                if not self.mask >> other & 1:
                    changed |= self._solved(other)
        return changed | self.know(cell)

    def know(self, cell: int) -> set[Direction]:
        """Mark a cell as known; return the directions whose families changed."""
        self.order.append(cell)
        self.mask |= 1 << cell
        self._open.pop(cell, None)
        changed = self._leave(cell)
        for pivot in self.elimination.with_cell(cell):
            if pivot in self._open:
                del self._open[pivot][cell]
                changed |= self._leave(pivot) | self._join(pivot)
        return changed

    def following(self) -> list[int]:
        """Return the cells that are determined now: whole multiples first, then cells that fall as
        the chosen cell rises, because masks filter them with the fewest steps."""
        now = []
        for _, cell in self.families.get((), ()):
            equation = self.elimination.equations[cell]
            falls = self.order and equation.get(self.order[-1], 0) * equation[cell] > 0
            now.append((abs(equation[cell]), not falls, cell))
        return [cell for *_, cell in sorted(now)]

    def _solved(self, cell: int) -> set[Direction]:
        """Update the changed equation of an unknown cell; return the directions concerned."""
        equation = self.elimination.equations.get(cell)
        if equation is None:
            self._open.pop(cell, None)
        else:
            self._open[cell] = {
                other: k
                for other, k in sorted(equation.items())
                if other not in (cell, CONSTANT) and not self.mask >> other & 1
            }
        return self._leave(cell) | self._join(cell)

    def _leave(self, cell: int) -> set[Direction]:
        """Remove a cell from its family, if it has one; return the direction."""
        direction = self.direction.pop(cell, None)
        if direction is None:
            return set()
        left = [member for member in self.families[direction] if member[1] != cell]
        if left:
            self.families[direction] = left
        else:
            del self.families[direction]
        return {direction}

    def _join(self, cell: int) -> set[Direction]:
        """Add an unknown cell to its present family; return the direction."""
        direction: Direction = ((cell, 1),)
        multiple = 1.0
        open_ = self._open.get(cell)
        if open_ is not None:
            common = gcd(*open_.values())
            if open_ and next(iter(open_.values())) < 0:
                common = -common
            direction = tuple(open_.items())
            if common not in (0, 1):
                direction = tuple([(other, k // common) for other, k in direction])
            multiple = abs(common / self.elimination.equations[cell][cell])
        self.families[direction] = sorted([*self.families.get(direction, ()), (multiple, cell)])
        self.direction[cell] = direction
        return {direction}
