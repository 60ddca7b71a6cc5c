"""Rules about the values of cells in any order: containing some values, being consecutive, being
between two others.

Each is an automaton (regular.py) with its own states and words.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from .bilingual import Text, listed, number
from .regular import Regular, Signs, State


@dataclass(frozen=True)
class Contains(Regular):
    """Each of the `needed` values stands in one of `cells`; a value named twice stands in two."""

    needed: tuple[int, ...]

    unordered: ClassVar[bool] = True

    def start(self) -> State:
        """A state is the values still to come, least first."""
        return tuple(sorted(self.needed))

    def after(self, state: State, value: int) -> State:
        assert isinstance(state, tuple)
        at = state.index(value) if value in state else len(state)
        return state[:at] + state[at + 1 :]

    def accepts(self, state: State) -> bool:
        return state == ()

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        return ("Contains", tuple(sorted(self.needed))), frozenset(cells)

    def roles(self) -> Sequence[Hashable]:
        return [0] * len(self.cells)

    def complemented(self, both: int) -> Regular:
        return Contains(self.cells, tuple(both - value for value in self.needed))

    def nonsense(self) -> str | None:
        if not isinstance(self.needed, tuple) or not self.needed:
            return "needed must be a tuple of values"
        return super().nonsense()

    def phrase(self, signs: Signs) -> Text:
        written = " ".join(signs[cell] for cell in self.cells)
        needed = sorted(self.needed)
        return Text(
            f"{listed(needed)} in {written}", f"{written} の中に {'・'.join(map(number, needed))}"
        )

    def wrong(self, values: Sequence[int]) -> Text:
        state = self.start()
        for value in values:
            state = self.after(state, value)
        assert isinstance(state, tuple)
        there, ja = "・".join(map(number, values)), "・".join(map(number, state))
        return Text(
            f"{listed(state)} {'is' if len(state) == 1 else 'are'} missing in {listed(values)}.",
            f"{there} の中に {ja} がありません。",
        )


@dataclass(frozen=True)
class Consecutive(Regular):
    """The values of `cells` are consecutive whole numbers, in any order, none of them twice."""

    unordered: ClassVar[bool] = True

    def after(self, state: State, value: int) -> State | None:
        """A state is the values so far, least first."""
        assert isinstance(state, tuple)
        if value in state:
            return None
        there = tuple(sorted((*state, value)))
        return there if there[-1] - there[0] < len(self.cells) else None

    def roles(self) -> Sequence[Hashable]:
        return [0] * len(self.cells)

    def complemented(self, both: int) -> Regular:
        return self

    def phrase(self, signs: Signs) -> Text:
        written = " ".join(signs[cell] for cell in self.cells)
        return Text(f"consecutive in any order: {written}", f"連続する数（順不同）：{written}")

    def wrong(self, values: Sequence[int]) -> Text:
        there = sorted(values)
        return Text(
            f"{listed(there)} are not consecutive.",
            f"{'・'.join(map(number, there))} は連続する数ではありません。",
        )


@dataclass(frozen=True)
class Between(Regular):
    """The values of all `cells` but the first two are strictly between the values of those two."""

    def after(self, state: State, value: int) -> State | None:
        """A state is the value of the first cell, then both ends, lower first."""
        assert isinstance(state, tuple)
        if len(state) < 2:
            return tuple(sorted((*state, value)))
        return state if state[0] < value < state[1] else None

    def parts(self) -> Sequence[Self]:
        if len(self.cells) < 4:
            return (self,)
        one, other, *inner = self.cells
        return [replace(self, cells=(one, other, cell)) for cell in inner]

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        """The order of the ends does not matter, nor that of the cells between them."""
        return "Between", (frozenset(cells[:2]), frozenset(cells[2:]))

    def roles(self) -> Sequence[Hashable]:
        return [min(place, 2) // 2 for place in range(len(self.cells))]

    def complemented(self, both: int) -> Regular:
        return self

    def nonsense(self) -> str | None:
        return super().nonsense() if len(self.cells) > 2 else "there must be a cell between two"

    def phrase(self, signs: Signs) -> Text:
        one, other, *inner = (signs[cell] for cell in self.cells)
        written = " ".join(inner)
        return Text(f"between {one} and {other}: {written}", f"{one} と {other} の間：{written}")

    def wrong(self, values: Sequence[int]) -> Text:
        """Name the first value that is not between the ends."""
        one, other, *inner = values
        value = next(each for each in inner if not min(one, other) < each < max(one, other))
        there, low, high = number(value), number(one), number(other)
        return Text(
            f"{there} is not between {low} and {high}.",
            f"{there} は {low} と {high} の間の数ではありません。",
        )
