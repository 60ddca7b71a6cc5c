"""A rule that reads a row of cells as a calculation, strictly from left to right.

sign   an operation as a number, the index of its sign in SIGNS
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .bilingual import Text, number
from .regular import Regular, Signs, State

SIGNS = "+−×÷"
PLUS, MINUS, TIMES, BY = range(len(SIGNS))


@dataclass(frozen=True)
class Calculation(Regular):
    """The values of `cells`, with the `signs` between them, make `total`: from left to right,
    whatever the signs are, and without fractions. A sign is 0 for +, 1 for −, 2 for × and 3
    for ÷."""

    signs: tuple[int, ...]
    total: int

    def after(self, state: State, value: int) -> State | None:
        """A state is the number of cells read and their result; () at the beginning."""
        assert isinstance(state, tuple)
        if not state:
            return 1, value
        read, made = state
        result = _result(made, self.signs[read - 1], value)
        return None if result is None else (read + 1, result)

    def accepts(self, state: State) -> bool:
        assert isinstance(state, tuple)
        return state == (len(self.cells), self.total)

    def nonsense(self) -> str | None:
        if not isinstance(self.signs, tuple) or len(self.signs) != len(self.cells) - 1:
            return "signs must be one between any two cells"
        if super().nonsense():
            return super().nonsense()
        if not all(sign in range(len(SIGNS)) for sign in self.signs):
            return "a sign must be 0, 1, 2 or 3"
        return None

    def phrase(self, signs: Signs) -> Text:
        written = f"{self._written(signs[cell] for cell in self.cells)} = {number(self.total)}"
        return Text(written, written)

    def wrong(self, values: Sequence[int]) -> Text:
        made: int | None = values[0]
        for sign, value in zip(self.signs, values[1:], strict=True):
            made = None if made is None else _result(made, sign, value)
        written = self._written(map(number, values))
        wanted = number(self.total)
        if made is None:
            return Text(
                f"{written} is no whole number, and {wanted} is needed here.",
                f"{written} は割り切れません。ここでは {wanted} でなければなりません。",
            )
        there = number(made) if not self.signs else f"{written} = {number(made)}"
        return Text(
            f"{there}, and {wanted} is needed here.",
            f"{there} です。ここでは {wanted} でなければなりません。",
        )

    def _written(self, terms: Iterable[str]) -> str:
        """Return the left side, with brackets where the usual precedence would differ."""
        first, *others = terms
        written, loose = first, False
        for sign, term in zip(self.signs, others, strict=True):
            if sign in (TIMES, BY) and loose:
                written = f"({written})"
            written, loose = f"{written} {SIGNS[sign]} {term}", sign in (PLUS, MINUS)
        return written


def _result(made: int, sign: int, value: int) -> int | None:
    """Return the result of one operation; None for a fraction or a division by 0."""
    if sign == BY:
        return made // value if value and made % value == 0 else None
    return {PLUS: made + value, MINUS: made - value, TIMES: made * value}[sign]
