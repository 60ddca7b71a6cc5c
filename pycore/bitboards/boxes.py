"""Grids of rows, columns and boxes, as in Sudoku, and the layout of their bits in lanes.py.

box       one of the rectangles that divide the grid; the number of values is also the number of
          boxes, and of cells in a box and in a line
position  the index of a cell in its box, row by row from 0
field     the bits of one cell: one for each value, then a flag; at least a byte
lane      the bits of one puzzle in one long integer: a field for each box, along the rows, and at
          least one more bit on top; whole bytes
state     a puzzle as one integer: the lanes of all positions in order
turn      see `BoxRotation`
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ..model.placement import Placement
from ..model.rules import AllDifferent, Given, Rule

SIDES = range(2, 5)
"""Rows and columns of a box, for grids up to 16 x 16."""


class BoxRotation(NamedTuple):
    """A rotation of the fields of boxes side by side (or on top of each other) by some number of
    boxes.

    Fields that stay within the end move `up` bits, to the bits `risen`; the others move `down` to
    the bits `fallen`.
    """

    up: int
    risen: int
    down: int
    fallen: int


@dataclass(frozen=True, eq=False)
class BoxGrid:
    """A grid with `tall` x `wide` cells in a box.

    `field` and `lane` are numbers of bits, `lowest` is the lowest bit of each field of a lane.
    `spot_of[cell]` is the position and the box of a cell. `band_turns` are the turns of boxes side
    by side, `stack_turns` of boxes on top of each other. `blank` is the state of an empty grid,
    `left_of[cell][value]` the bits of a state that remain when a value is placed.
    """

    tall: int
    wide: int
    values: bytes
    field: int
    lane: int
    lowest: int
    spot_of: tuple[tuple[int, int], ...]
    band_turns: tuple[BoxRotation, ...]
    stack_turns: tuple[BoxRotation, ...]
    blank: int
    left_of: tuple[Mapping[int, int], ...]

    def with_givens(self, givens: Mapping[int, int]) -> bytes:
        """Return the state of a puzzle with the givens (values by cell) placed."""
        state, left_of = self.blank, self.left_of
        for cell, value in givens.items():
            state &= left_of[cell][value]
        return state.to_bytes(self.lane // 8 * len(self.values), "little")


def box_grid_of(placement: Placement) -> BoxGrid | None:
    """Return the grid of a placement, ignoring givens; None if there are rules other than different
    values in rows, columns and boxes, or values that do not fit a byte. Grids are cached."""
    rules = tuple(rule for rule in placement.rules if not isinstance(rule, Given))
    return _box_grid(placement.size, placement.values, rules)


@lru_cache(maxsize=4)
def _box_grid(size: int, values: tuple[int, ...], rules: tuple[Rule, ...]) -> BoxGrid | None:
    if not set(values) <= set(range(256)):
        return None
    different = {
        frozenset(rule.cells)
        for rule in rules
        if isinstance(rule, AllDifferent) and not rule.offsets
    }
    if len(different) < len(rules):
        return None
    count = len(values)
    for tall, wide in product(SIDES, SIDES):
        if tall * wide == count and size == count * count:
            spot_of = _spots(tall, wide)
            units = _units(spot_of, count)
            if different == set(units):
                return _laid_out(tall, wide, bytes(values), spot_of, units)
    return None


def _spots(tall: int, wide: int) -> tuple[tuple[int, int], ...]:
    """Return the position and the box of each cell."""
    side = range(tall * wide)
    return tuple(
        (row % tall * wide + column % wide, row // tall * tall + column // wide)
        for row, column in product(side, side)
    )


def _units(spot_of: tuple[tuple[int, int], ...], count: int) -> list[frozenset[int]]:
    """Return the cells of each row, column and box."""
    side = range(count)
    rows = [frozenset(count * row + column for column in side) for row in side]
    columns = [frozenset(count * row + column for row in side) for column in side]
    boxes = [frozenset(c for c, (_, other) in enumerate(spot_of) if other == box) for box in side]
    return rows + columns + boxes


def _laid_out(
    tall: int,
    wide: int,
    values: bytes,
    spot_of: tuple[tuple[int, int], ...],
    units: list[frozenset[int]],
) -> BoxGrid:
    count = len(values)
    field = max(count + 1, 8)
    lane = -(-(count * field + 1) // 8) * 8
    every_value = (1 << count) - 1
    start_of = [position * lane + box * field for position, box in spot_of]
    blank = sum(every_value << start for start in start_of)
    left_of = []
    for cell, start in enumerate(start_of):
        peers = frozenset[int]().union(*(unit for unit in units if cell in unit)) - {cell}
        in_peers = sum(1 << start_of[peer] for peer in peers)
        left_of.append(
            {
                value: blank ^ (every_value ^ 1 << number) << start ^ in_peers << number
                for number, value in enumerate(values)
            }
        )
    bands = [range(first, first + tall) for first in range(0, count, tall)]
    stacks = [range(first, count, tall) for first in range(tall)]
    return BoxGrid(
        tall=tall,
        wide=wide,
        values=values,
        field=field,
        lane=lane,
        lowest=sum(1 << box * field for box in range(count)),
        spot_of=spot_of,
        band_turns=_turns(bands, field, every_value),
        stack_turns=_turns(stacks, field, every_value),
        blank=blank,
        left_of=tuple(left_of),
    )


def _turns(rings: list[range], field: int, every_value: int) -> tuple[BoxRotation, ...]:
    """Return the turns of some rings of boxes, without the identity."""
    boxes, apart = len(rings[0]), field * rings[0].step
    return tuple(
        BoxRotation(
            up=by * apart,
            risen=sum(every_value << box * field for ring in rings for box in ring[by:]),
            down=(boxes - by) * apart,
            fallen=sum(every_value << box * field for ring in rings for box in ring[:by]),
        )
        for by in range(1, boxes)
    )
