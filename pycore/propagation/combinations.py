"""The combinations of a total: which values different cells can have that add up to it.

combination  different values, as a mask, as many as there are cells
way          a combination as one bit of a mask, so that one "and" looks at all of them
alive        the ways that the candidates of the cells allow
needed       a value that is in every combination that is alive: it stands in one of the cells
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from ..model.masks import bits
from ..model.memo import Memo

MOST_COMBINATIONS = 400
"""If one number of cells and one total have more combinations, they exclude too little to be worth
listing."""

MOST_VALUES = 16
"""With more values, there are too many combinations to list."""


MOST_TABLED = 10
"""Up to this many bits a table of all masks is built in advance, which is faster to read."""


Table = list[int] | dict[int, int]
"""An answer for every mask."""


def unions(of_bit: Sequence[int]) -> Table:
    """Return, for each mask, the union of what belongs to its bits."""
    if len(of_bit) > MOST_TABLED:
        return united(of_bit)
    table = [0]
    for belongs in of_bit:
        table += [belongs | united for united in table]
    return table


def united(of_bit: Sequence[int]) -> Memo[int, int]:
    """Return the same table, computed on demand."""

    def together(mask: int) -> int:
        found = 0
        for position in bits(mask):
            found |= of_bit[position]
        return found

    return Memo(together)


class Combinations:
    """The combinations of one number of cells and one total.

    `with_value[mask]` are the ways that contain a value of the mask, `within[mask]` the ways that
    contain no other value. `outcome[ways]` is a pair of masks: all values of these ways, and the
    needed ones. For cells with candidates a, b, c the ways `within[a | b | c] & with_value[a] &
    with_value[b] & with_value[c]` are alive: every value is a candidate, and every cell can hold
    one of the values.
    """

    def __init__(self, values: Sequence[int], masks: Sequence[int]) -> None:
        count = len(values)
        self.masks = masks
        every_value, every_way = (1 << count) - 1, (1 << len(masks)) - 1
        self.with_value = with_value = unions(
            [sum(1 << way for way, mask in enumerate(masks) if mask >> n & 1) for n in range(count)]
        )
        self.within: Table
        if isinstance(with_value, list):
            self.within = [every_way & ~ways for ways in reversed(with_value)]
        else:
            self.within = Memo(lambda mask: every_way & ~with_value[every_value & ~mask])
        self.outcome = _Outcomes(masks, every_value)

    def alive(self, candidates: Sequence[int]) -> int:
        """Return the ways that cells with these candidates allow."""
        union, alive = 0, -1
        for mask in candidates:
            union |= mask
            alive &= self.with_value[mask]
        return alive & self.within[union]


class _Outcomes(dict[int, tuple[int, int]]):
    MOST = 1 << 14

    def __init__(self, masks: Sequence[int], every: int) -> None:
        super().__init__()
        self._masks, self._every = masks, every

    def __missing__(self, ways: int) -> tuple[int, int]:
        if len(self) >= self.MOST:
            self.clear()
        some, all_ = 0, self._every
        for way, mask in enumerate(self._masks):
            if ways >> way & 1:
                some |= mask
                all_ &= mask
        self[ways] = outcome = some, all_
        return outcome


@lru_cache(maxsize=256)
def combinations_for(values: tuple[int, ...], count: int, total: int) -> Combinations:
    """Return all combinations of that many values with this total."""
    return Combinations(values, masks_by_total(values, count).get(total, ()))


@lru_cache(maxsize=64)
def masks_by_total(values: tuple[int, ...], count: int) -> Mapping[int, Sequence[int]]:
    """Return all sets of that many values, as masks, grouped by their total."""
    found: dict[int, list[int]] = {}
    for numbers in combinations(range(len(values)), count):
        mask = sum(1 << at for at in numbers)
        found.setdefault(sum(values[at] for at in numbers), []).append(mask)
    return found
