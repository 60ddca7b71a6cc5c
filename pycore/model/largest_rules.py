"""Rules about the largest of some values, minus or divided by all the others.

Calcudoku books read − and ÷ so in a cage of three cells or more. Each rule is an automaton
(regular.py) that remembers the largest value so far and the result of the others.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import prod
from typing import ClassVar

from .bilingual import Text, listed, number
from .regular import Regular, Signs, State


@dataclass(frozen=True)
class Largest(Regular):
    """A rule about the largest of `cells` and the rest. A state is the largest value so far and
    the result of the others; () at the beginning."""

    unordered: ClassVar[bool] = True
    nothing: ClassVar[int]
    """The result of no values."""

    def joined(self, made: int, value: int) -> int:
        """Return the result of the rest with one more value."""
        raise NotImplementedError

    def after(self, state: State, value: int) -> State | None:
        """Put the larger value first, and join the smaller one to the rest."""
        assert isinstance(state, tuple)
        if not state:
            return value, self.nothing
        largest, made = state
        return max(largest, value), self.joined(made, min(largest, value))

    def roles(self) -> Sequence[Hashable]:
        return [0] * len(self.cells)


@dataclass(frozen=True)
class LargestMinusRest(Largest):
    """The largest value of `cells` minus all the others is `difference`."""

    difference: int

    nothing: ClassVar[int] = 0

    def joined(self, made: int, value: int) -> int:
        return made + value

    def accepts(self, state: State) -> bool:
        assert isinstance(state, tuple)
        return bool(state) and state[0] - state[1] == self.difference

    def phrase(self, signs: Signs) -> Text:
        written, wanted = ", ".join(signs[cell] for cell in self.cells), number(self.difference)
        return Text(
            f"largest − rest = {wanted}: {written}", f"最大の数 − 残り = {wanted}：{written}"
        )

    def wrong(self, values: Sequence[int]) -> Text:
        there, wanted = number(2 * max(values) - sum(values)), number(self.difference)
        return Text(
            f"The largest of {listed(values)} minus the rest is {there}, and {wanted} is needed "
            "here.",
            f"{'・'.join(map(number, values))} の最大の数から残りを引くと {there} です。ここでは "
            f"{wanted} でなければなりません。",
        )


@dataclass(frozen=True)
class LargestOverRest(Largest):
    """The largest value of `cells` is `quotient` times the product of all the others."""

    quotient: int

    nothing: ClassVar[int] = 1

    def joined(self, made: int, value: int) -> int:
        return made * value

    def accepts(self, state: State) -> bool:
        assert isinstance(state, tuple)
        return bool(state) and state[0] == self.quotient * state[1]

    def phrase(self, signs: Signs) -> Text:
        written, wanted = ", ".join(signs[cell] for cell in self.cells), number(self.quotient)
        return Text(
            f"largest = {wanted} × rest: {written}", f"最大の数 = {wanted} × 残りの積：{written}"
        )

    def wrong(self, values: Sequence[int]) -> Text:
        *others, largest = sorted(values)
        there = " × ".join(f"({number(v)})" if v < 0 else number(v) for v in others)
        made = "" if len(others) < 2 else f" = {number(prod(others))}"
        return Text(
            f"{number(largest)} is not {number(self.quotient)} times {there or '1'}{made}.",
            f"{number(largest)} が {there or '1'}{made} の {number(self.quotient)} 倍に"
            "なっていません。",
        )
