"""A rule about a value that occurs twice in a row of cells, at a distance.

between  the number of cells between the two
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .bilingual import Text, number
from .regular import Regular, Reversible, Signs, State

BEFORE, BEHIND = -1, -2
"""States before the first of the two and after the second; in between, the cells still to come."""


@dataclass(frozen=True)
class Twice(Reversible):
    """The `value` stands in exactly two of `cells`, with `between` cells between them."""

    value: int
    between: int

    def start(self) -> State:
        return BEFORE

    def after(self, state: State, value: int) -> State | None:
        """Meet one of the two, or count down to the second."""
        assert isinstance(state, int)
        if value == self.value:
            return {BEFORE: self.between, 0: BEHIND}.get(state)
        if state in (BEFORE, BEHIND):
            return state
        return state - 1 if state else None

    def accepts(self, state: State) -> bool:
        return state == BEHIND

    def complemented(self, both: int) -> Regular:
        return Twice(self.cells, both - self.value, self.between)

    def nonsense(self) -> str | None:
        wrong = super().nonsense()
        return wrong or ("between must be 0 or more" if self.between < 0 else None)

    def phrase(self, signs: Signs) -> Text:
        written = " ".join(signs[cell] for cell in self.cells)
        value, between = number(self.value), number(self.between)
        return Text(
            f"{value} twice, {between} between: {written}",
            f"{value} が 2 つ、間に {between} 個：{written}",
        )

    def wrong(self, values: Sequence[int]) -> Text:
        value, times = number(self.value), values.count(self.value)
        if times != 2:
            return Text(
                f"{value} must stand here twice, not {'once' if times == 1 else f'{times} times'}.",
                f"{value} は {times} 個です。2 個でなければなりません。",
            )
        first = values.index(self.value)
        there = number(values.index(self.value, first + 1) - first - 1)
        wanted = number(self.between)
        return Text(
            f"The number of cells between the two {value}s is {there}, and {wanted} is needed "
            "here.",
            f"2 つの {value} の間は {there} マスです。ここでは {wanted} マスでなければなりません。",
        )
