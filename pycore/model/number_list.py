"""Parsers for options that are a line of text; callable objects, so that an option can be pickled
and compared.

list    whole numbers divided by spaces or commas; `1-8` stands for 1 2 3 4 5 6 7 8
any     a number that is left open
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from .bilingual import MOST_DIGITS, BadInput, Named, Text, plain, shown, whole_number

LARGEST = 9999
"""Larger numbers are refused: no puzzle needs them, and sums stay easy to read."""

MOST = 40
"""Longer lists are refused."""


@dataclass(frozen=True)
class DistinctNumbers:
    """Reads at least `needed` different whole numbers and returns them in increasing order.

    Raises BadInput naming the option.
    """

    option: str
    needed: int

    def __call__(self, typed: str) -> tuple[int, ...]:
        """Return the numbers typed."""
        numbers = [
            number
            for entry in re.findall(r"[^\s,、]+", plain(typed))
            for number in _run(self.option, entry)
        ]
        twice = [number for number, times in Counter(numbers).items() if times > 1]
        if twice:
            raise BadInput(
                Named(self.option),
                Text(
                    f"{twice[0]} is there twice; give each number once.",
                    f"{twice[0]} が重複しています。1 つずつにしてください。",
                ),
            )
        if not self.needed <= len(numbers) <= MOST:
            raise BadInput(
                Named(self.option),
                Text(
                    f"{self.needed} to {MOST} different numbers are needed, not {len(numbers)}.",
                    f"異なる数が {self.needed}〜{MOST} 個必要です（今は {len(numbers)} 個）。",
                ),
            )
        return tuple(sorted(numbers))


def _run(option: str, entry: str) -> range:
    """Return the numbers of one entry of a list."""
    match = re.fullmatch(r"([+-]?[0-9]{1,9})(?:-([+-]?[0-9]{1,9}))?", entry)
    if match is None:
        raise BadInput(
            Named(option),
            Text(
                f"{shown(entry)} is not a whole number; write a list such as 1 3 5 7, or 1-8.",
                f"{shown(entry)} は整数ではありません。1 3 5 7 や 1-8 のように書いてください。",
            ),
        )
    first, last = int(match[1]), int(match[2] or match[1])
    if max(abs(first), abs(last)) > LARGEST:
        raise BadInput(
            Named(option),
            Text(
                f"{shown(entry)} is too large (at most {LARGEST}).",
                f"{shown(entry)} は大きすぎます（{LARGEST} まで）。",
            ),
        )
    if not 0 <= last - first <= MOST:
        raise BadInput(
            Named(option),
            Text(
                f"{shown(entry)} must go from the smaller number to the larger, "
                f"at most {MOST} apart.",
                f"{shown(entry)} は小さい数から大きい数へ、差は {MOST} までにしてください。",
            ),
        )
    return range(first, last + 1)


@dataclass(frozen=True)
class NumberOrAny:
    """Reads a whole number, nothing, or the word `any` in any case. Raises BadInput naming the
    option."""

    option: str

    def __call__(self, typed: str) -> int | str:
        """Return the number typed, or "any"."""
        word = plain(typed).strip()
        if word.casefold() in ("any", ""):
            return "any"
        number = whole_number(word)
        if number is not None:
            return number
        raise BadInput(
            Named(self.option),
            Text(
                f"must be a whole number of at most {MOST_DIGITS} digits, or left empty, "
                f"not {shown(typed)}.",
                f"{MOST_DIGITS} 桁までの整数を入れるか、空欄にしてください"
                f"（{shown(typed)} は使えません）。",
            ),
        )
