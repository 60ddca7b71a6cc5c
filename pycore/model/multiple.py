"""A rule about one line of a written multiplication: one digit times a number.

factor    the digit
multiple  the result, digit by digit
carry     the amount passed to the next digit: 5 in 7 × 8 = 56
position  a digit of the row: the factor, then, from the units on, the digits of the number and of
          the multiple in turn
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .bilingual import Text
from .regular import Regular, Signs, State

OPEN = -1
"""Stands for a digit that is the value of a cell."""

REFUSED = OPEN, 0, 0
"""The state before a row whose known digits are already wrong."""


@dataclass(frozen=True)
class Multiple(Regular):
    """A number is so many times another one. Its row are the `digits`: the factor, then a digit of
    the number and a digit of its multiple in turn, from the units on. Each is a digit that is
    known, or -1 for the value of the next cell."""

    digits: tuple[int, ...]

    def start(self) -> State:
        """A state is the number of digits read, the factor, and a number: before a digit of the
        number the carry, before a digit of the multiple the product with the carry."""
        return self._past_known((0, 0, 0)) or REFUSED

    def after(self, state: State, value: int) -> State | None:
        assert isinstance(state, tuple)
        if state == REFUSED or value not in range(10):
            return None
        position, factor, made = state
        return self._past_known(_read(position, factor, made, value))

    def accepts(self, state: State) -> bool:
        assert isinstance(state, tuple)
        position, _, carry = state
        return position == len(self.digits) and not carry

    def _past_known(self, state: tuple[int, int, int] | None) -> tuple[int, int, int] | None:
        while state and state[0] < len(self.digits) and self.digits[state[0]] != OPEN:
            state = _read(*state, self.digits[state[0]])
        return state

    def nonsense(self) -> str | None:
        """There is a factor, and the number and its multiple have equally many digits."""
        if not isinstance(self.digits, tuple):
            return "digits must be a tuple"
        if super().nonsense():
            return super().nonsense()
        if len(self.digits) < 3 or len(self.digits) % 2 == 0:
            return "digits must be a factor, and pairs of a digit of the number and of its multiple"
        if not all(digit in range(OPEN, 10) for digit in self.digits):
            return "a digit must be 0 to 9, or -1 for a cell"
        if self.digits.count(OPEN) != len(self.cells):
            return "there must be a cell for each digit that is -1"
        return None

    def phrase(self, signs: Signs) -> Text:
        factor, number, multiple = self._parts(signs[cell] for cell in self.cells)
        written = f"{' '.join(number)} × {factor} = {' '.join(multiple)}"
        return Text(written, written)

    def wrong(self, values: Sequence[int]) -> Text:
        if not all(value in range(10) for value in values):
            return super().wrong(values)
        factor, number, multiple = self._parts(map(str, values))
        right = int(factor) * int("".join(number))
        written, there = f"{''.join(number)} × {factor} = {right}", "".join(multiple)
        return Text(f"{written}, not {there}.", f"{written} で、{there} ではありません。")

    def _parts(self, read: Iterable[str]) -> tuple[str, list[str], list[str]]:
        """Return the factor, the number and its multiple, without known leading zeros."""
        each = iter(read)
        written = [next(each) if digit == OPEN else str(digit) for digit in self.digits]
        numbers: list[list[str]] = []
        for first in (1, 2):
            number, known = written[first::2], self.digits[first::2]
            while len(number) > 1 and known[len(number) - 1] == 0:
                number.pop()
            numbers.append(number[::-1])
        one, other = numbers
        return written[0], one, other


def _read(position: int, factor: int, number: int, digit: int) -> tuple[int, int, int] | None:
    """Return the state after one more digit; None if it is wrong for the multiple."""
    if position == 0:
        return 1, digit, 0
    if position % 2:
        return position + 1, factor, factor * digit + number
    return (position + 1, factor, number // 10) if number % 10 == digit else None
