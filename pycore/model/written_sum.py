"""A rule about a sum of numbers written digit by digit, as on paper.

digit   the number of a cell, or −1 − d for the known digit d
word    a number: its digits from the left
factor  the multiplier of a word; words with a negative factor stand after the =
column  the digits of one decimal place in all words, units first
carry   the amount that a column passes to the next one
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..expr.sums import Term, signed
from .bilingual import Text, number
from .comparison import TOLD
from .rules import Linear, Written, whole_numbers

UNKNOWN = "□"
"""Replaces a cell's sign longer than a letter."""


class Column(NamedTuple):
    """The digits to add, with their factors, and the digit below them."""

    added: tuple[tuple[int, int], ...]
    below: int


@dataclass(frozen=True)
class WrittenSum(Written):
    """The numbers with the digits `words`, each taken `factors` times, make 0 together. A digit is
    the number of a cell, or −1 − d for a digit d that is known; a cell may stand in it more than
    once."""

    words: tuple[tuple[int, ...], ...]
    factors: tuple[int, ...]

    def nonsense(self) -> str | None:
        """Return why the fields are no valid rule; None if they are."""
        if not isinstance(self.words, tuple) or not all(map(whole_numbers, self.words)):
            return "words must be tuples of whole numbers"
        if not whole_numbers(self.factors) or len(self.factors) != len(self.words):
            return "factors must be whole numbers, one for each word"
        if not all(self.words) or 0 in self.factors:
            return "a word must have a digit, and a factor other than 0"
        if any(digit < -10 for word in self.words for digit in word):
            return "a known digit d is −1 − d, from −1 to −10"
        return None

    def _linear(self) -> Linear:
        weights: Counter[int] = Counter()
        total = 0
        for factor, word in zip(self.factors, self.words, strict=True):
            for power, digit in enumerate(reversed(word)):
                if digit < 0:
                    total -= factor * 10**power * (-1 - digit)
                else:
                    weights[digit] += factor * 10**power
        left = {cell: weight for cell, weight in sorted(weights.items()) if weight}
        return Linear((tuple(left),), "=", total, (tuple(left.values()),))

    def written(self, signs: Sequence[str], values: Mapping[int, int]) -> tuple[str, str]:
        """Return the two sides of =, with known values, and signs for the other cells."""

        def digit(each: int) -> str:
            known = -1 - each if each < 0 else values.get(each)
            sign = str(known)
            if known is None:
                sign = signs[each] if each < len(signs) else UNKNOWN
            return sign if len(sign) == 1 else UNKNOWN

        sides: tuple[list[Term], list[Term]] = ([], [])
        for factor, word in zip(self.factors, self.words, strict=True):
            sides[factor < 0].append((abs(factor), "".join(map(digit, word))))
        left, right = sides
        return signed(left, TOLD), signed(right, TOLD)

    def phrase(self, signs: Sequence[str]) -> Text:
        """Return the rule as it is written."""
        written = " = ".join(self.written(signs, {}))
        return Text(written, written)

    def totals(self, values: Mapping[int, int]) -> tuple[int, int]:
        """Return the totals of the two sides, given the values of all cells."""
        sides = [0, 0]
        for factor, word in zip(self.factors, self.words, strict=True):
            read = 0
            for digit in word:
                read = 10 * read + (-1 - digit if digit < 0 else values[digit])
            sides[factor < 0] += abs(factor) * read
        return sides[0], sides[1]

    def wrong(self, values: Mapping[int, int]) -> Text:
        """Say that the sum differs from the number after the =. Cells that add nothing need no
        value."""
        if any(cell not in values for cell in self.open_cells()):
            left, right = self.written((), values)
            off = abs(self.linear.sums(values)[0] - (self.linear.total or 0))
            return Text(
                f"{left} = {right} is off by {number(off)}, whatever {UNKNOWN} is.",
                f"{left} = {right} は、{UNKNOWN} が何であっても {number(off)} ずれます。",
            )
        (left, right), (one, other) = self.written((), values), self.totals(values)
        en, ja = (left, left) if left == str(one) else (f"{left} = {number(one)}",) * 2
        there = number(other) if right == str(other) else f"{right} = {number(other)}"
        return Text(f"{en}, not {there}.", f"{ja} で、{there} ではありません。")

    def open_cells(self) -> list[int]:
        """Return all cells in the words, even those that add nothing."""
        return sorted({digit for word in self.words for digit in word if digit >= 0})

    def columns(self) -> list[Column] | None:
        """Return the columns, units first; None unless the result is a single word."""
        for side in (-1, 1):
            terms = [*zip(self.words, self.factors, strict=True)]
            results = [(word, factor) for word, factor in terms if factor * side > 0]
            added = [(word, abs(factor)) for word, factor in terms if factor * side < 0]
            if added and len(results) == 1 and abs(results[0][1]) == 1:
                [(result, _)] = results
                return [
                    Column(
                        tuple((word[-1 - at], factor) for word, factor in added if at < len(word)),
                        result[-1 - at] if at < len(result) else -1,
                    )
                    for at in range(max(map(len, self.words)))
                ]
        return None
