"""Sums of different numbers: which combinations can make up the total (combinations.py)."""

from __future__ import annotations

from collections.abc import Sequence

from ..model.bilingual import Text, joined, listed, number
from ..model.cell_names import Names
from ..model.comparison import WORDS, sum_in
from .combinations import combinations_for
from .store import Masks, Propagator, Store
from .value_masks import ValueMasks


class DistinctSum(Propagator):
    """The values of cells that must all differ add up to `total`. `near[cell]` is the mask of the
    cells that must differ from a cell."""

    def __init__(
        self, rule: int, cells: Sequence[int], total: int, values: ValueMasks, near: Sequence[int]
    ) -> None:
        super().__init__(rule, cells)
        self.total, self.values, self.near = total, values, near
        self.combinations = combinations_for(values.values, len(self.cells), total)
        self._own = sum(1 << cell for cell in cells)

    def among(self, near: Sequence[int]) -> DistinctSum:
        """Return the same propagator for other peers."""
        return DistinctSum(self.rule, self.cells, self.total, self.values, near)

    def fitting(self, masks: Masks) -> list[int]:
        """Return the combinations that the candidates allow."""
        alive = self.combinations.alive([masks[cell] for cell in self.cells])
        return [each for way, each in enumerate(self.combinations.masks) if alive >> way & 1]

    def run(self, store: Store) -> bool:
        """Keep the values of combinations; exclude a needed value from the cells that see all its
        places."""
        masks = store.masks
        candidates = [masks[cell] for cell in self.cells]
        alive = self.combinations.alive(candidates)
        if not alive:
            return False
        kept, needed = self.combinations.outcome[alive]
        for cell, mask in zip(self.cells, candidates, strict=True):
            if mask & ~kept and not store.narrow(cell, kept):
                return False
            if not mask & mask - 1:
                needed &= ~mask
        return not needed or self._keep_out(store, needed)

    def _keep_out(self, store: Store, needed: int) -> bool:
        """If a needed value has only one place, put it there; exclude it from the cells outside
        that see all its places."""
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
        fitting = self.fitting(masks)
        written = sum_in(tuple((c, 1) for c in self.cells), names.signs.__getitem__, WORDS)
        total = number(self.total)
        if 0 < len(fitting) <= 3:
            ways = [" + ".join(map(number, self.values.members(way))) for way in fitting]
            en = " or ".join(ways)
            return Text(
                f"{written} = {total} can only be {en}",
                f"{written} = {total} は {' か '.join(ways)} だけ",
            )
        every = 0
        for way in fitting:
            every |= way
        values = self.values.members(every)
        if not values:
            return self.dead(masks, names)
        en, ja = listed(values), "・".join(map(number, values))
        return Text(
            f"{written} = {total} is made of {en}", f"{written} = {total} に使えるのは {ja} だけ"
        )

    def dead(self, masks: Masks, names: Names) -> Text:
        """No combination is left."""
        written = sum_in(tuple((c, 1) for c in self.cells), names.signs.__getitem__, WORDS)
        total = number(self.total)
        return Text(
            f"no different numbers are left that make {written} = {total}",
            joined(f"{written} = {total} になる異なる数の組が残っていない"),
        )
