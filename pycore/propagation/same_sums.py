"""Sums that must be equal although no rule gives their total."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ..model.bilingual import Text
from ..model.cell_names import Names
from ..model.rules import Terms
from .linear import Bounds, said_is
from .store import Atom, Masks, Propagator, Store
from .value_masks import ValueMasks


class SameSums(Propagator):
    """Several sums are equal, with no total given: each is kept within the bounds that all of them
    allow."""

    def __init__(self, rule: int, sums: Sequence[Terms], values: ValueMasks) -> None:
        super().__init__(rule, tuple(dict.fromkeys(cell for terms in sums for cell, _ in terms)))
        self.sums = [Bounds(rule, terms, None, None, values) for terms in sums]

    def run(self, store: Store) -> bool:
        """Bound each sum by all the others."""
        ends = [each.ends(store.masks) for each in self.sums]
        low, high = max(down for down, _ in ends), min(up for _, up in ends)
        if low > high:
            return False
        for each, (down, up) in zip(self.sums, ends, strict=True):
            if down < low or up > high:
                each.low, each.high = low, high
                if not each.run(store):
                    return False
        return True

    def cause(self, before: Masks, cell: int, gone: int, root: Masks) -> list[Atom]:
        """Return bounds of two sums, one of them that of the cell."""
        for one, other in permutations(self.sums, 2):
            both = one.less(other)
            if both and (cell < 0 or cell in one.cells) and both.is_bounding(before, cell, gone):
                return both.cause(before, cell, gone, root)
        return super().cause(before, cell, gone, root)

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """The sums of other lines bound this one."""
        ends = [each.ends(masks) for each in self.sums]
        low, high = max(down for down, _ in ends), min(up for _, up in ends)
        least = next(each for each, (down, _) in zip(self.sums, ends, strict=True) if down == low)
        most = next(each for each, (_, up) in zip(self.sums, ends, strict=True) if up == high)
        said = [said_is(least.terms, "is at least", "は", low, names, " 以上")]
        if most is not least or low < high:
            said.append(said_is(most.terms, "is at most", "は", high, names, " 以下"))
        return Text(
            f"the sums must be equal, {' and '.join(each.en for each in said)}",
            f"和は等しく、{'、'.join(each.ja for each in said)}",
        )

    def dead(self, masks: Masks, names: Names) -> Text:
        """No total is possible for both lines."""
        return self.because(masks, -1, 0, names)
