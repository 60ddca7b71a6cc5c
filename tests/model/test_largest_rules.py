"""Rules about the largest value and the rest, beside the arithmetic."""

from __future__ import annotations

from itertools import product
from math import prod

from pycore import LargestMinusRest, LargestOverRest


def test_the_largest_is_found_wherever_it_stands_and_even_twice() -> None:
    for values in product(range(-1, 7), repeat=3):
        *rest, largest = sorted(values)
        for number in range(-3, 7):
            minus = LargestMinusRest((0, 1, 2), number).accepted(values)
            assert minus == (largest - sum(rest) == number)
            over = LargestOverRest((0, 1, 2), number).accepted(values)
            assert over == (largest == number * prod(rest))
