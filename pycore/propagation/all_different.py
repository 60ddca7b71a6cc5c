"""Different values beyond single cells: hidden singles, naked and hidden sets, values with offsets.

unit        cells that must differ, as many as there are values: each value is in one of them
positions   of a value in a unit: the cells that have it as a candidate, as a mask
naked set   as many cells as the candidates that they have together: no other cell has those
hidden set  as many values as the positions that they have together: no other value stands there

A single cell is done by the store: its value is taken from its peers at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from ..model.bilingual import Text, joined
from ..model.cell_names import Names
from .store import Atom, Masks, Propagator, Store
from .value_masks import ValueMasks

WHOLE_BOARD = Text("the whole board", "盤全体")
MOST_LISTED = 3
"""The longest unnamed line whose cells are listed one by one."""


class HiddenSingles(Propagator):
    """In a unit, a value with only one position goes there; a value without a position is a
    contradiction."""

    def __init__(self, rule: int, cells: Sequence[int], values: ValueMasks) -> None:
        super().__init__(rule, cells)
        self.values = values

    def run(self, store: Store) -> bool:
        """Place every value that only one cell of the unit can hold."""
        once = twice = 0
        masks = store.masks
        for cell in self.cells:
            mask = masks[cell]
            twice |= once & mask
            once |= mask
        if once != self.values.every:
            return False
        single = once & ~twice
        for cell in self.cells if single else ():
            mask = masks[cell] & single
            if mask and mask != masks[cell] and not store.narrow(cell, mask):
                return False
        return True

    def cause(self, before: Masks, cell: int, gone: int, root: Masks) -> list[Atom]:
        """Return masks which say that no other cell can hold the value."""
        others = [each for each in self.cells if each != cell]
        bit = self.values.every
        for each in others:
            bit &= ~before[each]
        bit &= -bit
        return [(each, ~bit & self.values.every) for each in others]

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """It is the value's only position."""
        where = name_of(self.cells, names)
        [value, *_] = self.values.members(left)
        return Text(
            f"{names.told(value).en} has no other place in {where.en}",
            joined(where.ja, "でほかに", names.room_for(value), "がない"),
        )

    def dead(self, masks: Masks, names: Names) -> Text:
        """A value has no position."""
        where = name_of(self.cells, names)
        union = 0
        for cell in self.cells:
            union |= masks[cell]
        value = self.values.members(self.values.every & ~union)[0]
        return Text(
            f"{names.told(value).en} has no place in {where.en}",
            joined(where.ja, "に", names.room_for(value), "がない"),
        )


class Locked(Propagator):
    """Locked candidates: if a cell outside a unit sees every position that a value has in the unit,
    the cell loses that value. `near[cell]` is the mask of the cells that must differ from a cell.
    """

    late: ClassVar[bool] = True

    def __init__(
        self, rule: int, cells: Sequence[int], values: ValueMasks, near: Sequence[int]
    ) -> None:
        super().__init__(rule, cells)
        self.values = values
        self._near = [(cell, near[cell]) for cell in cells]
        self._outside = ~sum(1 << cell for cell in cells)

    def among(self, near: Sequence[int]) -> Locked:
        """Return the same propagator for other peers."""
        return Locked(self.rule, self.cells, self.values, near)

    def run(self, store: Store) -> bool:
        """Exclude each value that has not been placed, one by one."""
        masks = store.masks
        once = twice = 0
        for cell in self.cells:
            mask = masks[cell]
            twice |= once & mask
            once |= mask
        while twice:
            bit = twice & -twice
            twice ^= bit
            outside = self._outside
            for cell, near in self._near:
                if masks[cell] & bit:
                    outside &= near
                    if not outside:
                        break
            while outside > 0:
                low = outside & -outside
                outside ^= low
                cell = low.bit_length() - 1
                if masks[cell] & bit and not store.narrow(cell, ~bit):
                    return False
        return True

    def cause(self, before: Masks, cell: int, gone: int, root: Masks) -> list[Atom]:
        """Return masks which say that no cell out of sight can hold the value."""
        left = self.values.every & ~gone
        return [(each, left) for each, near in self._near if not near >> cell & 1]

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """The unit needs the value in one of the cells that see this one."""
        where = name_of(self.cells, names)
        gone = masks[cell] & ~left
        positions = names.listed([c for c in self.cells if masks[c] & gone])
        told = names.told(self.values.least[gone])
        return Text(
            f"{told.en} of {where.en} must be in {positions.en}",
            joined(where.ja, "の", told.ja, "は", positions.ja, "にしか入らない"),
        )


class Sets(Propagator):
    """Naked sets among cells that must differ, and hidden sets in a unit: those whose candidates
    are the candidates of one cell, or of two cells together."""

    late: ClassVar[bool] = True
    at_start: ClassVar[bool] = True

    def __init__(self, rule: int, cells: Sequence[int], values: ValueMasks) -> None:
        super().__init__(rule, cells)
        self.values = values
        self.whole = len(cells) == len(values.values)

    def run(self, store: Store) -> bool:
        """Look for both kinds."""
        masks = store.masks
        open_ = [cell for cell in self.cells if masks[cell] & masks[cell] - 1]
        if len(open_) < 2:
            return True
        left = naked([masks[cell] for cell in open_])
        if left is None:
            return False
        changed = False
        for cell, mask in left:
            changed = True
            if not store.narrow(open_[cell], mask):
                return False
        if changed or not self.whole or len(open_) < 4:
            return True
        every = 0
        for cell in open_:
            every |= masks[cell]
        bits = [1 << at for at in range(every.bit_length()) if every >> at & 1]
        positions = [
            sum(1 << at for at, cell in enumerate(open_) if masks[cell] & bit) for bit in bits
        ]
        hidden = naked(positions)
        if hidden is None:
            return False
        for value, mask in hidden:
            for at, cell in enumerate(open_):
                if not mask >> at & 1 and not store.narrow(cell, ~bits[value]):
                    return False
        return True

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """Other cells need the values, or these values need the cell."""
        gone, where = masks[cell] & ~left, name_of(self.cells, names)
        others = [c for c in self.cells if c != cell]
        for size in range(2, len(others)):
            for some in combinations(others, size):
                union = 0
                for each in some:
                    union |= masks[each]
                if union & gone == gone and union.bit_count() == size:
                    cells = names.listed(some)
                    en, ja = names.told_together(self.values.members(union))
                    return Text(f"{cells.en} take {en}", joined(cells.ja, "に入るのは", ja, "だけ"))
        values = self.values.members(left)
        en, ja = names.told_together(values)
        need = "needs its place" if len(values) == 1 else "need their places"
        return Text(
            f"{en} {need} in {where.en}",
            joined(where.ja, "の", ja, "に置ける行" if names.seats else "の入るマス", "が足りない"),
        )

    def dead(self, masks: Masks, names: Names) -> Text:
        """There are more cells than values for them."""
        where = name_of(self.cells, names)
        if names.seats:
            return Text(
                "some rows have too few columns for all of them",
                "残る列の数より行のほうが多いところがある",
            )
        return Text(
            f"some cells of {where.en} have too few numbers for all of them",
            joined(where.ja, "に、候補の数よりマスのほうが多いところがある"),
        )


def naked(masks: Sequence[int]) -> list[tuple[int, int]] | None:
    """Return what naked sets leave for the other cells, as (position in the row, mask), at most one
    entry for each position; None if more than n masks have n bits together."""
    tried = set()
    every = 0
    for mask in masks:
        every |= mask
    small = [mask for mask in dict.fromkeys(masks) if mask != every]
    for one in small:
        for other in small:
            union = one | other
            if union in tried or union == every:
                continue
            tried.add(union)
            inside = sum([not mask & ~union for mask in masks])
            count = union.bit_count()
            if inside > count:
                return None
            if inside == count:
                left = [(at, m & ~union) for at, m in enumerate(masks) if m & ~union and m & union]
                if left:
                    return left
    return [] if every.bit_count() >= len(masks) else None


class Shifted(Propagator):
    """Value + offset differs from cell to cell: a placed value is excluded from the cells that it
    clashes with."""

    def __init__(
        self, rule: int, cells: Sequence[int], offsets: Sequence[int], values: ValueMasks
    ) -> None:
        super().__init__(rule, cells)
        self.offsets, self.values = tuple(offsets), values

    def run(self, store: Store) -> bool:
        """Exclude values that clash with placed ones."""
        masks, number_of = store.masks, self.values.number_of
        for cell, offset in zip(self.cells, self.offsets, strict=True):
            mask = masks[cell]
            if mask & mask - 1:
                continue
            there = self.values.least[mask] + offset
            for other, shift in zip(self.cells, self.offsets, strict=True):
                clash = number_of.get(there - shift, -1)
                if other == cell or clash < 0 or not masks[other] >> clash & 1:
                    continue
                if not store.narrow(other, ~(1 << clash)):
                    return False
        return True

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """Placed values are on its diagonals."""
        return self.dead(masks, names)

    def dead(self, masks: Masks, names: Names) -> Text:
        """Two placed values share a diagonal."""
        return Text("no two can stand on one diagonal", "斜めに 2 つは並べない")


def name_of(cells: Sequence[int], names: Names) -> Text:
    """Return the name of a line of cells that must differ; a long line without a name is not listed
    cell by cell."""
    if line := names.line(cells):
        return line
    if len(cells) <= MOST_LISTED:
        return names.listed(cells)
    if len(cells) == len(names.cells):
        return WHOLE_BOARD
    return Text(f"the {len(cells)} cells that must differ", f"異なる数の入る {len(cells)} マス")
