"""Values as bits: the least value of a mask, the values up to a number.

number  of a value: its position in the row of values, and the bit that stands for it
mask    a set of values, as bits
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from ..model.memo import Memo


class ValueMasks:
    """The values of a placement: `least[mask]` and `largest[mask]` of a mask that is not empty, the
    masks `at_most[value]` and `at_least[value]`, the mask of the `odd` values, and `every` value.
    """

    def __init__(self, values: Sequence[int]) -> None:
        self.values = tuple(values)
        self.number_of = {value: number for number, value in enumerate(values)}
        self.every = (1 << len(values)) - 1
        self.odd = self.of(value for value in values if value % 2)
        self.least: Memo[int, int] = Memo(lambda mask: values[(mask & -mask).bit_length() - 1])
        self.largest: Memo[int, int] = Memo(lambda mask: values[mask.bit_length() - 1])
        self.at_most: Memo[int, int] = Memo(
            lambda value: (1 << bisect_right(self.values, value)) - 1
        )
        self.at_least: Memo[int, int] = Memo(
            lambda value: self.every & ~((1 << bisect_left(self.values, value)) - 1)
        )

    def of(self, values: Iterable[int]) -> int:
        """Return the mask of a set of values; numbers that are not values of the placement are
        ignored."""
        mask = 0
        for value in values:
            number = self.number_of.get(value)
            if number is not None:
                mask |= 1 << number
        return mask

    def members(self, mask: int) -> list[int]:
        """Return the values in a mask, in increasing order."""
        return [value for number, value in enumerate(self.values) if mask >> number & 1]
