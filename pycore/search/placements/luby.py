"""Luby's sequence: how long runs of a search that begins anew may last (M. Luby, A. Sinclair, D.
Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count


def luby() -> Iterator[int]:
    """Yield Luby's sequence: 1, 1, 2, 1, 1, 2, 4, 1, ...: the first 2^k - 1 terms twice, then
    2^k."""
    for number in count(1):
        while number & number + 1:  # not the last term of a block: its position in the block before
            number -= (1 << number.bit_length() - 1) - 1
        yield number + 1 >> 1
