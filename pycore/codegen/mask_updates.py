"""Updates of the masks of free values when cells are filled."""

from __future__ import annotations

from ..expr.affine import Bounds, name
from ..expr.nodes import Expr, LookUp
from .blocks import Block, Follower, variable
from .filters import Early, base_of
from .masks import MaskGroup
from .tables import PAIRED, Tables


class MaskUpdates:
    """Writes the removal of bits from groups."""

    def __init__(
        self, groups: list[MaskGroup], tables: Tables, bounds: Bounds, early: Early
    ) -> None:
        self.groups, self.tables, self.bounds, self.early = groups, tables, bounds, early

    def bit(self, value: str) -> Expr:
        """Return the bit of a value, given by name. Values far apart are looked up one by one."""
        dense = self.tables.dense
        table = self.tables.ask("bit", *self.tables.ends) if dense else "bit_of"
        return LookUp(table, name(value))

    def cell(self, cell: int, bit: Expr) -> None:
        """Note that a cell is filled, with this bit."""
        for group in self.groups:
            if cell in group.shifts:
                self._one(group, cell, bit)

    def block(self, number: int, block: Block, bit: Expr) -> None:
        """Note that the choice of a block, with this bit, and its followers are filled. The bits of
        the choice and its first mirror image are looked up together if both are in a group."""
        assert block.choice
        x, *others = [block.choice.cell, *(follower.step.cell for follower in block.followers)]
        for group in self.groups:
            left = [cell for cell in others if cell in group.shifts]
            mirror = next((f for f in block.mirrored if f.step.cell in left), None)
            if group.plain and mirror and x in group.shifts:
                self._pair(number, group, x, mirror)
                left.remove(mirror.step.cell)
            elif x in group.shifts:
                self._one(group, x, bit)
            for cell in left:
                self._one(group, cell, self.bit(variable(cell)))

    def _one(self, group: MaskGroup, cell: int, bit: Expr) -> None:
        shift = group.shifts[cell]
        group.fill_front(bit, shift)
        if group.last_back >= 0:
            back = self.tables.ask(f"back{group.turn}", *self.tables.ends)
            group.fill_back(LookUp(back, name(variable(cell))), shift)

    def _pair(self, number: int, group: MaskGroup, x: int, mirror: Follower) -> None:
        """Return the bits of cell x and its mirror image, base - x: a row of a table, found with
        the base."""
        base = base_of(mirror, self.bounds)
        masks = [(group.last_front >= number, group.fill_front, "bit")]
        masks.append((group.last_back > number, group.fill_back, f"back{group.turn}"))
        for needed, fill, table in masks:
            if needed:
                pairs = self.tables.ask(PAIRED + table, *base.interval(self.bounds))
                fill(LookUp(self.early(LookUp(pairs, base)), name(variable(x))))
