"""Sums of different numbers: which combinations can make up the total.

combination  different values, as a mask, as many as there are open cells, that make up what is
             left of the total
needed       a value that is in every combination that is left: it stands in one of the cells
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from ..model.bilingual import Text, joined, listed, number
from ..model.cell_names import Names
from ..model.comparison import WORDS, sum_in
from .store import Masks, Propagator, Store
from .value_masks import ValueMasks

MOST_COMBINATIONS = 400
"""With more for one number of cells and one total, they tell little."""

MOST_VALUES = 16
"""With more values than this the combinations are too many to list."""

Combinations = Mapping[int, tuple[int, ...]]
"""By total."""


@lru_cache(maxsize=64)
def combinations_of(values: tuple[int, ...], count: int) -> Combinations:
    """Return all combinations of so many of the values, by their total."""
    found: dict[int, list[int]] = {}
    for numbers in combinations(range(len(values)), count):
        mask = sum(1 << at for at in numbers)
        found.setdefault(sum(values[at] for at in numbers), []).append(mask)
    return {total: tuple(masks) for total, masks in found.items()}


class DistinctSum(Propagator):
    """The values of cells that must all differ add up to `total`. `near[cell]` are the cells that
    must differ from a cell, as a mask of cells."""

    def __init__(
        self, rule: int, cells: Sequence[int], total: int, values: ValueMasks, near: Sequence[int]
    ) -> None:
        super().__init__(rule, cells)
        self.total, self.values, self.near = total, values, near
        self._own = sum(1 << cell for cell in cells)
        self._left: dict[tuple[int, ...], tuple[int, ...] | None] = {}

    def fitting(self, masks: Masks) -> list[int]:
        """Return the combinations, of all cells, that the candidates allow."""
        left, taken, open_ = self.total, 0, []
        for cell in self.cells:
            mask = masks[cell]
            if mask & mask - 1:
                open_.append(mask)
            else:
                taken |= mask
                left -= self.values.least[mask]
        union = 0
        for mask in open_:
            union |= mask
        kept = []
        for each in combinations_of(self.values.values, len(open_)).get(left, ()):
            if not each & ~union and not each & taken and all(map(each.__and__, open_)):
                kept.append(each | taken)
        return kept

    def run(self, store: Store) -> bool:
        """Keep what is in a combination; a value that is needed keeps out of the cells that see all
        its places."""
        masks, cells = store.masks, self.cells
        key = tuple([masks[cell] for cell in cells])
        if key not in self._left:
            if len(self._left) > 1 << 14:
                self._left.clear()
            self._left[key] = self._narrowed(key)
        after = self._left[key]
        if after is None:
            return False
        *narrowed, needed = after
        for cell, mask in zip(cells, narrowed, strict=True):
            if masks[cell] != mask and not store.narrow(cell, mask):
                return False
        return not needed or self._keep_out(store, needed)

    def _narrowed(self, key: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return the candidates that the cells keep, and the values that are needed and have not
        been placed; None if there is no combination."""
        left, taken, open_ = self.total, 0, []
        for mask in key:
            if mask & mask - 1:
                open_.append(mask)
            else:
                if mask & taken:
                    return None
                taken |= mask
                left -= self.values.least[mask]
        if not open_:
            return None if left else (*key, 0)
        union = 0
        for mask in open_:
            union |= mask
        union &= ~taken
        kept, needed = 0, self.values.every
        for each in combinations_of(self.values.values, len(open_)).get(left, ()):
            if each & ~union:
                continue
            for mask in open_:
                if not mask & each:
                    break
            else:
                kept |= each
                needed &= each
        if not kept:
            return None
        return (*(mask & kept if mask & mask - 1 else mask for mask in key), needed)

    def _keep_out(self, store: Store, needed: int) -> bool:
        """Place a value that is needed if it has one place; exclude it from the cells outside that
        see all its places."""
        masks, near, own = store.masks, self.near, self._own
        while needed:
            bit = needed & -needed
            needed ^= bit
            places = [cell for cell in self.cells if masks[cell] & bit]
            if len(places) == 1 and not store.narrow(places[0], bit):
                return False
            outside = ~own
            for cell in places:
                outside &= near[cell]
            while outside > 0:
                low = outside & -outside
                outside ^= low
                cell = low.bit_length() - 1
                if masks[cell] & bit and not store.narrow(cell, ~bit):
                    return False
        return True

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """Only these combinations are left."""
        kept = self.fitting(masks)
        told = sum_in(tuple((c, 1) for c in self.cells), names.signs.__getitem__, WORDS)
        total = number(self.total)
        if 0 < len(kept) <= 3:
            ways = [" + ".join(map(number, self.values.members(way))) for way in kept]
            en = " or ".join(ways)
            return Text(
                f"{told} = {total} can only be {en}", f"{told} = {total} は {'か '.join(ways)} だけ"
            )
        every = 0
        for way in kept:
            every |= way
        values = self.values.members(every)
        if not values:
            return self.dead(masks, names)
        en, ja = listed(values), "・".join(map(number, values))
        return Text(f"{told} = {total} is made of {en}", f"{told} = {total} に使えるのは {ja} だけ")

    def dead(self, masks: Masks, names: Names) -> Text:
        """No combination is left."""
        told = sum_in(tuple((c, 1) for c in self.cells), names.signs.__getitem__, WORDS)
        total = number(self.total)
        return Text(
            f"no different numbers are left that make {told} = {total}",
            joined(f"{told} = {total} になる異なる数の組が残っていない"),
        )
