"""Words of written calculations: letters, digits and boxes, each one digit of a number.

cell     what a letter or a box stands for; None for a digit, which is known
notation a box is □, _ or ?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, shown

OPTION = "sum"
LONGEST_WORD = 12
BOX = "□"
DIGITS = "0123456789"

Cells = Sequence[int | None]
"""The cell of each sign of a word."""


class WeightedWord(NamedTuple):
    """A word, its factor and its cells."""

    times: int
    word: str
    cells: Cells


class Equation(NamedTuple):
    """The weight of each cell in a sum, without zero weights, and the total."""

    weights: dict[int, int]
    total: int


def equation(words: Iterable[WeightedWord]) -> Equation:
    """Return the equation that the words add up to 0."""
    weights: Counter[int] = Counter()
    total = 0
    for times, word, cells in words:
        for power, (sign, cell) in enumerate(zip(word[::-1], cells[::-1], strict=True)):
            worth = times * 10**power
            if cell is None:
                total -= worth * int(sign)
            else:
                weights[cell] += worth
    return Equation({cell: weight for cell, weight in sorted(weights.items()) if weight}, total)


def digits(word: str, cells: Cells) -> tuple[int, ...]:
    """Return the digits of a word in the form of a rule (model/written_sum.py)."""
    signs = zip(word, cells, strict=True)
    return tuple(-1 - int(sign) if cell is None else cell for sign, cell in signs)


def read_word(word: str) -> str:
    """Return the word. Raises BadInput if it is invalid."""
    if not 1 <= len(word) <= LONGEST_WORD or not all(
        sign.isalpha() or sign in DIGITS + BOX for sign in word
    ):
        raise bad(
            f"{shown(word)} is no word of 1 to {LONGEST_WORD} letters, digits or boxes ({BOX}).",
            f"{shown(word)} は 1〜{LONGEST_WORD} 個の文字・数字・{BOX} ではありません。",
        )
    if len(word) > 1 and word[0] == "0":
        raise bad(
            f"{shown(word)} begins with 0, which no number does.",
            f"{shown(word)} は 0 で始まっています。数は 0 では始まりません。",
        )
    return word


def bad(en: str, ja: str) -> BadInput:
    """Return the fault of the option."""
    return BadInput(Named(OPTION), Text(en, ja))
