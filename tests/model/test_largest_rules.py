"""Rules about the largest value and the rest, in words and beside the arithmetic."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

from pycore import LargestMinusRest, LargestOverRest
from pycore.model.regular import Regular

ABC = ("a", "b", "c")


@pytest.mark.parametrize(
    ("rule", "values", "phrase", "en", "ja"),
    [
        (
            LargestMinusRest((0, 1, 2), 1),
            (1, 5, 2),
            "largest − rest = 1: a, b, c",
            "The largest of 1, 5 and 2 minus the rest is 2, and 1 is needed here.",
            "1・5・2 の最大の数から残りを引くと 2 です。ここでは 1 でなければなりません。",
        ),
        (
            LargestOverRest((0, 1, 2), 2),
            (3, 8, 2),
            "largest = 2 × rest: a, b, c",
            "8 is not 2 times 2 × 3 = 6.",
            "8 が 2 × 3 = 6 の 2 倍になっていません。",
        ),
    ],
)
def test_they_say_what_is_wrong(
    rule: Regular, values: tuple[int, ...], phrase: str, en: str, ja: str
) -> None:
    assert not rule.accepted(values)
    assert rule.phrase(ABC).en == phrase
    assert rule.wrong(values) == (en, ja)


def test_the_largest_is_found_wherever_it_stands_and_even_twice() -> None:
    for values in product(range(-1, 7), repeat=3):
        *rest, largest = sorted(values)
        for number in range(-3, 7):
            minus = LargestMinusRest((0, 1, 2), number).accepted(values)
            assert minus == (largest - sum(rest) == number)
            over = LargestOverRest((0, 1, 2), number).accepted(values)
            assert over == (largest == number * prod(rest))
