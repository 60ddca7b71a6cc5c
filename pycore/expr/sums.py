"""Signed sums as text: "2 * a - b + 3", "34 + 2 × 7 − 5".

term   a factor and the text that it multiplies; with an empty text, the factor alone
style  how numbers, products and the minus sign are written
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

MOST_BITS = 2000
"""Longer numbers are written in hexadecimal in code; Python reads and writes at most 4,300 decimal
digits, or fewer if so configured (at least 640)."""

Term = tuple[int, str]


class SumStyle(NamedTuple):
    """`number` writes a number that is not negative, `times` stands between a factor and what it
    multiplies, `minus` is one character."""

    number: Callable[[int], str]
    times: str
    minus: str


def numeral(number: int) -> str:
    """Return a number in code: in hexadecimal if it has too many digits."""
    return str(number) if number.bit_length() < MOST_BITS else hex(number)


CODE_SUM = SumStyle(numeral, " * ", "-")
"""As in Python and C."""


def signed(terms: Iterable[Term], style: SumStyle) -> str:
    """Return the sum of the terms in their order; 0 if there are none."""
    number, times, minus = style
    written = []
    for factor, text in terms:
        size = abs(factor)
        if not text:
            text = number(size)
        elif size != 1:
            text = f"{number(size)}{times}{text}"
        written.append(f" {minus} {text}" if factor < 0 else f" + {text}")
    if not written:
        return number(0)
    text = "".join(written)
    return text[3:] if text[1] == "+" else f"{minus}{text[3:]}"
