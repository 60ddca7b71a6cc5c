"""The masks of free values in the written function.

group   cells that must be pairwise different, each with a shift (its offset): cell c takes bit
        (value + shift)
front   the mask of a group's free bits
back    the front reversed: bit j of back is bit (turn - j) of front. One shift of it finds the
        candidates x whose base - x is free
turn    the number about which back is reversed; if it is less than the largest base, some shifts go
        left
"""

from __future__ import annotations

from collections.abc import Sequence

from ..expr.affine import Affine, Bounds, name
from ..expr.nodes import Expr, bracketed, moved
from ..model.rules import AllDifferent
from ..plan.steps import Plan
from .blocks import Block, base_name
from .tables import Tables

HIGHEST = 62
"""The highest bit of a reversed mask, unless the mask itself is longer: both fit a word of 64 bits
then."""


class MaskGroup:
    """`plain` groups have no offsets; values that are not free in one are not offered at all.

    `front` and `back` are the current expressions of the masks, `full_front` and `full_back` all
    their bits; `new_front` and `new_back` the bits of filled cells that are still to be removed;
    `last_front` and `last_back` the last blocks that use them; `masks` are the names of all masks
    so far, each with all its bits.
    """

    def __init__(
        self, number: int, shifts: dict[int, int], plain: bool, width: int, turn: int = 0
    ) -> None:
        """Start with masks that have no expressions yet."""
        self.number, self.shifts, self.plain = number, shifts, plain
        self.width, self.turn = width, turn
        self.front = self.back = Affine()
        self.full_front = self.full_back = 0
        self.masks: dict[str, int] = {}
        self.new_front: list[Expr] = []
        self.new_back: list[Expr] = []
        self.last_front = self.last_back = -1

    def fill_front(self, bits: Expr, shift: int = 0) -> None:
        """Note that cells of the group are filled, with these bits."""
        self.new_front.append(moved(bits, "<<", shift))

    def fill_back(self, bits: Expr, shift: int = 0) -> None:
        """Like `fill_front`, for the reversed mask and bits."""
        self.new_back.append(moved(bits, ">>", shift))

    def mark_front(self, place: str) -> list[str]:
        """Return lines that remove the new bits from the front; `place` makes its new name
        unique."""
        if not self.new_front:
            return []
        mask = f"f{self.number}_{place}"
        line = f"{mask} = {' - '.join(map(bracketed, [self.front, *self.new_front]))}"
        self.front, self.new_front = name(mask), []
        self.masks[mask] = self.full_front
        return [line]

    def mark_back(self, place: str) -> list[str]:
        """Return lines that remove the new bits from the back."""
        if not self.new_back:
            return []
        mask = f"r{self.number}_{place}"
        line = f"{mask} = {' - '.join(map(bracketed, [self.back, *self.new_back]))}"
        self.back, self.new_back = name(mask), []
        self.masks[mask] = self.full_back
        return [line]


def groups_of(plan: Plan, tables: Tables) -> list[MaskGroup]:
    """Return the groups of a plan. Plain groups within others are omitted; offsets need dense
    masks."""
    rules = [rule for rule in dict.fromkeys(plan.rules) if isinstance(rule, AllDifferent)]
    plain = sorted((set(r.cells) for r in rules if not r.offsets), key=len, reverse=True)
    shifts: list[dict[int, int]] = []
    for cells in plain:
        if len(cells) > 1 and not any(cells <= other.keys() for other in shifts):
            shifts.append(dict.fromkeys(sorted(cells), 0))
    groups = [MaskGroup(g, cells, True, tables.width) for g, cells in enumerate(shifts)]
    for rule in rules:
        if rule.offsets and len(rule.cells) > 1 and tables.dense:
            near = brought_near(rule.offsets, tables.width)
            width = tables.width + max(near)
            shifted = dict(zip(rule.cells, near, strict=True))
            groups.append(MaskGroup(len(groups), shifted, False, width))
    return groups


def brought_near(offsets: Sequence[int], width: int) -> list[int]:
    """Return equivalent offsets, starting at 0, for values less than `width` apart: cells whose
    offsets differ by more never clash, so wider gaps between offsets can be narrowed."""
    near: dict[int, int] = {}
    before = reached = 0
    for offset in sorted(offsets):
        reached += min(offset - before, width) if near else 0
        near[offset], before = reached, offset
    return [near[offset] for offset in offsets]


def set_up(groups: list[MaskGroup], blocks: list[Block], bounds: Bounds, tables: Tables) -> None:
    """Record for every group the blocks that use its masks, and choose each turn so that all shifts
    go right if the mask does not become longer than a word.

    A turn is at most the widest possible difference; a base beyond it meets no free value.
    """
    for number, block in enumerate(blocks):
        asked = [step.cell for step in block.rest] + [f.step.cell for f in block.ahead]
        if block.choice:
            asked.append(block.choice.cell)
        mirrored = block.mirrored
        for group in groups:
            if not group.shifts.keys().isdisjoint(asked):
                group.last_front = number
            for follower in mirrored:
                if follower.step.cell in group.shifts:
                    group.last_back = number
                    _, high = bounds[base_name(follower)]
                    reach = high - 2 * tables.origin + group.shifts[follower.step.cell]
                    group.turn = max(group.turn, reach)
    everything = tables.mask(tables.values)
    for group in groups:
        group.turn = turn_for(group.turn, group.width, tables)
        group.full_front = everything if group.plain else (1 << group.width) - 1
        group.full_back = turned(group.full_front, group.turn)
        group.front, group.back = Affine(group.full_front), Affine(group.full_back)


def turn_for(reach: int, width: int, tables: Tables) -> int:
    """Return the turn of a mask of `width` bits for bases up to `reach`."""
    turn = max(min(reach, width + tables.width), width)
    return min(turn, HIGHEST) if width <= HIGHEST else turn


def turned(mask: int, turn: int) -> int:
    """Reverse the mask: bit i becomes bit turn - i."""
    return sum(1 << turn - bit for bit in range(mask.bit_length()) if mask >> bit & 1)
