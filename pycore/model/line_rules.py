"""Rules about neighbours in a row of cells: their difference or their quotient.

line     a row of cells in which each pair of neighbours is compared, in either direction

Each is an automaton (regular.py) that remembers the previous value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self

from .bilingual import Text, number
from .regular import Regular, Reversible, Signs, State


@dataclass(frozen=True)
class NeighbourRule(Reversible):
    """A rule about each pair of neighbours in a row of cells: do they `fit`? A state is the
    previous value, () at the beginning."""

    def fits(self, one: int, other: int) -> bool:
        """Return whether two values may stand side by side, in either order."""
        raise NotImplementedError

    def after(self, state: State, value: int) -> State | None:
        return value if state == () or self.fits(state, value) else None  # type: ignore[arg-type]

    def parts(self) -> Sequence[Self]:
        if len(self.cells) < 3:
            return (self,)
        return [replace(self, cells=pair) for pair in pairwise(self.cells)]

    def nonsense(self) -> str | None:
        return "a line must have two cells" if len(self.cells) < 2 else super().nonsense()


@dataclass(frozen=True)
class DifferBy(NeighbourRule):
    """Each two neighbours in `cells` differ by exactly `difference`."""

    difference: int

    def fits(self, one: int, other: int) -> bool:
        return abs(one - other) == self.difference

    def complemented(self, both: int) -> Regular:
        return self

    def phrase(self, signs: Signs) -> Text:
        apart = [f"|{signs[one]} − {signs[other]}|" for one, other in pairwise(self.cells)]
        written = f"{' = '.join(apart)} = {number(self.difference)}"
        if self.difference == 0:
            written = " = ".join(signs[cell] for cell in self.cells)
        return Text(written, written)

    def wrong(self, values: Sequence[int]) -> Text:
        one, other = map(number, values)
        by = number(self.difference)
        if self.difference == 0:
            return Text(
                f"{one} and {other} must be equal.",
                f"{one} と {other} は同じ数でなければなりません。",
            )
        return Text(
            f"{one} and {other} do not differ by {by}.",
            f"{one} と {other} の差が {by} になっていません。",
        )


@dataclass(frozen=True)
class DifferAtLeast(NeighbourRule):
    """Each two neighbours in `cells` differ by `difference` or more."""

    difference: int

    def fits(self, one: int, other: int) -> bool:
        return abs(one - other) >= self.difference

    def complemented(self, both: int) -> Regular:
        return self

    def phrase(self, signs: Signs) -> Text:
        least = number(self.difference)
        apart = [
            f"|{signs[one]} − {signs[other]}| ≥ {least}" for one, other in pairwise(self.cells)
        ]
        return Text(", ".join(apart), ", ".join(apart))

    def wrong(self, values: Sequence[int]) -> Text:
        one, other = map(number, values)
        by = number(self.difference)
        return Text(
            f"{one} and {other} differ by less than {by}.",
            f"{one} と {other} の差は {by} 以上でなければなりません。",
        )


@dataclass(frozen=True)
class QuotientIs(NeighbourRule):
    """Of each two neighbours in `cells` one is `quotient` times the other."""

    quotient: int

    def fits(self, one: int, other: int) -> bool:
        return one == self.quotient * other or other == self.quotient * one

    def complemented(self, both: int) -> Regular | None:
        """Only a change of sign keeps quotients."""
        return None if both else self

    def phrase(self, signs: Signs) -> Text:
        times = number(self.quotient)
        pairs = [(signs[one], signs[other]) for one, other in pairwise(self.cells)]
        return Text(
            "; ".join(f"{a} = {times} × {b} or {b} = {times} × {a}" for a, b in pairs),
            "、".join(f"{a} = {times} × {b} か {b} = {times} × {a}" for a, b in pairs),
        )

    def wrong(self, values: Sequence[int]) -> Text:
        one, other = map(number, values)
        by = number(self.quotient)
        return Text(
            f"Of {one} and {other} neither is {by} times the other.",
            f"{one} と {other} は、一方が他方の {by} 倍になっていません。",
        )
