"""The levels of Flip It by long integers: all jumps of all rows of a level at once.

address  a row as a number: bit p is the colour of the piece at spot p (1 for black), inverted to
         the right of the gap; the bit of the gap is 0
set      for each spot of the gap an integer of 2^n bits: bit a says whether the row with address a
         is in it

Why the bits to the right are inverted: a piece that is jumped over is flipped and also changes
sides of the gap, so its bit stays the same. When the gap moves from spot g to spot i, an address
changes only in two bits: bit i becomes 0, and bit g the opposite of the old bit i. Seen from the
new address: if its bit g is 0 it came from the address with bit i set, if its bit g is 1 from the
address with bit g cleared; the other bits are the same. So the sets of all g can be united, once
with bit g 0 and once with bit g set, before they are moved to i: a level costs about a dozen
operations on long integers for each spot, not for each pair of spots.

At n = 20 an integer is 128 KiB long and one operation takes about 30 microseconds, at n = 24 it is
2 MiB: no single operation is long enough to delay Stop.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from ..model.movement import Level, Sweep

Row = tuple[int, int]
"""The spot of the gap, and the colours: bit p is 1 when the piece at spot p is black."""


def levels_of_rows(n: int, ends: Iterable[int], nearest: int) -> Sweep[Row]:
    """Yield the levels of all rows of n spots, from all white with the gap at one of `ends`;
    pieces may move from `nearest` spots away from the gap on."""
    unseen = []
    for spot in range(n):
        unseen.append(_addresses_without(spot, n))
        yield 0
    level = [0] * n
    for gap in ends:
        level[gap] = 1 << ((1 << n) - (2 << gap))  # white is 1 to the right of the gap
    reached = 0
    while any(level):
        for gap in range(n):
            unseen[gap] ^= level[gap]
            reached += level[gap].bit_count()
            yield reached
        yield Level(sum(rows.bit_count() for rows in level), partial(_rows_in, level, n))

        # The unions over all gaps up to a spot, and over all from a spot on, each with the bit of
        # the gap 0 and with it set.
        zero_from, one_from = [0] * (n + nearest), [0] * (n + nearest)
        for gap in reversed(range(n)):
            zero_from[gap] = zero_from[gap + 1] | level[gap]
            one_from[gap] = one_from[gap + 1] | level[gap] << (1 << gap)
            yield reached
        further = []
        zero_to = one_to = 0
        for spot in range(n):
            if spot >= nearest:
                zero_to |= level[spot - nearest]
                one_to |= level[spot - nearest] << (1 << (spot - nearest))
            came_with_one = (zero_to | zero_from[spot + nearest]) >> (1 << spot)
            came_with_zero = one_to | one_from[spot + nearest]
            further.append((came_with_one | came_with_zero) & unseen[spot])
            yield reached
        level = further


def _addresses_without(spot: int, n: int) -> int:
    """Return the set of all addresses of n bits with bit `spot` 0."""
    addresses, width = (1 << (1 << spot)) - 1, 2 << spot
    while width < 1 << n:
        addresses |= addresses << width
        width *= 2
    return addresses


EMPTY = bytes(4096)


def _rows_in(level: Sequence[int], n: int) -> Iterator[Row]:
    """Yield the rows in the sets of a level."""
    for gap, rows in enumerate(level):
        others = (1 << n) - (2 << gap)
        found = rows.to_bytes((rows.bit_length() + 7) // 8, "little")
        for start in range(0, len(found), len(EMPTY)):
            block = found[start : start + len(EMPTY)]
            if block == EMPTY:
                continue  # nearly all of a last level is: skip it faster than byte by byte
            for byte in re.finditer(rb"[^\0]", block):
                for bit in range(8):
                    if byte[0][0] >> bit & 1:
                        yield gap, ((start + byte.start()) * 8 + bit) ^ others
