"""Rules about a whole row of cells: tables, products, sums between markers, numbers of visible
values.

Each is an automaton (regular.py) with its own states and words. Runs of filled cells are in
runs.py, rules about neighbours in line_rules.py.

marker   a value that occurs once in a row, at one end of the sum
seen     a value larger than all before it, like a tall building from the end of a street
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import ClassVar

from .bilingual import Text, listed, number
from .regular import Regular, Reversible, Signs, State


@dataclass(frozen=True)
class Table(Regular):
    """The values of `cells`, in their order, are one of the `rows`."""

    rows: tuple[tuple[int, ...], ...]

    @cached_property
    def _beginnings(self) -> frozenset[tuple[int, ...]]:
        return frozenset(row[:length] for row in self.rows for length in range(len(row) + 1))

    def after(self, state: State, value: int) -> State | None:
        """A state is the beginning of a row."""
        assert isinstance(state, tuple)
        longer = (*state, value)
        return longer if longer in self._beginnings else None

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        """Reorder columns with the cells; rows are a set."""
        order = sorted(range(len(cells)), key=cells.__getitem__)
        rows = frozenset(tuple(row[place] for place in order) for row in self.rows)
        return ("Table", rows), tuple(cells[place] for place in order)

    def roles(self) -> Sequence[Hashable]:
        """Cells with equal sets of values in their columns share a role."""
        rows = set(self.rows)
        return [tuple(sorted(row[place] for row in rows)) for place in range(len(self.cells))]

    def complemented(self, both: int) -> Regular:
        return Table(self.cells, tuple(tuple(both - value for value in row) for row in self.rows))

    def nonsense(self) -> str | None:
        if not isinstance(self.rows, tuple) or not all(isinstance(r, tuple) for r in self.rows):
            return "rows must be a tuple of tuples"
        if any(len(row) != len(self.cells) for row in self.rows):
            return "a row must have one value for each cell"
        return super().nonsense()

    def phrase(self, signs: Signs) -> Text:
        written, count = " ".join(signs[cell] for cell in self.cells), len(set(self.rows))
        rows = f"{count} combination{'s' * (count != 1)}"
        return Text(f"one of {rows}: {written}", f"{count} 通りの組み合わせのどれか：{written}")

    def wrong(self, values: Sequence[int]) -> Text:
        written = "・".join(map(number, values))
        return Text(
            f"{listed(values)} is none of the combinations allowed here.",
            f"{written} は、ここで使える組み合わせではありません。",
        )


@dataclass(frozen=True)
class ProductIs(Regular):
    """The values of `cells`, multiplied, make `product`."""

    product: int

    unordered: ClassVar[bool] = True

    def start(self) -> State:
        """A state is the product of the remaining values; for product 0 it becomes 1 at the first
        0."""
        return self.product

    def after(self, state: State, value: int) -> State | None:
        assert isinstance(state, int)
        if self.product == 0:
            return state if value else 1
        return None if value == 0 or state % value else state // value

    def accepts(self, state: State) -> bool:
        return state == 1

    def roles(self) -> Sequence[Hashable]:
        return [0] * len(self.cells)

    def complemented(self, both: int) -> Regular | None:
        """Only a change of sign keeps products."""
        return ProductIs(self.cells, self.product * (-1) ** len(self.cells)) if not both else None

    def phrase(self, signs: Signs) -> Text:
        written = f"{' × '.join(signs[cell] for cell in self.cells)} = {number(self.product)}"
        return Text(written, written)

    def wrong(self, values: Sequence[int]) -> Text:
        signed = [f"({number(v)})" if v < 0 and at else number(v) for at, v in enumerate(values)]
        there, wanted = number(prod(values)), number(self.product)
        written = f"{' × '.join(signed)} = {there}" if len(values) > 1 else there
        return Text(
            f"{written}, and {wanted} is needed here.",
            f"{written} です。ここの積は {wanted} でなければなりません。",
        )


@dataclass(frozen=True)
class SumBetween(Reversible):
    """Each of two `markers` stands in exactly one of `cells`, and the values between them add up to
    `total`."""

    total: int
    markers: tuple[int, int]

    def start(self) -> State:
        """A state is the markers still to come, and the sum since the first of them (0 outside)."""
        return self.markers, 0

    def after(self, state: State, value: int) -> State | None:
        assert isinstance(state, tuple)
        waiting, added = state
        if value in waiting:
            left = tuple(marker for marker in waiting if marker != value)
            return (left, 0) if left or added == self.total else None
        if value in self.markers:
            return None
        return (waiting, added + value) if len(waiting) == 1 else state

    def accepts(self, state: State) -> bool:
        assert isinstance(state, tuple)
        return not state[0]

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        there = min(tuple(cells), tuple(cells)[::-1])
        return ("SumBetween", self.total, frozenset(self.markers)), there

    def nonsense(self) -> str | None:
        if not isinstance(self.markers, tuple) or len(set(self.markers)) != 2:
            return "markers must be two different numbers"
        return "markers must be two" if len(self.markers) != 2 else super().nonsense()

    def phrase(self, signs: Signs) -> Text:
        written = " ".join(signs[cell] for cell in self.cells)
        total, (one, other) = number(self.total), map(number, self.markers)
        return Text(
            f"sum {total} between {one} and {other}: {written}",
            f"{one} と {other} の間の和が {total}：{written}",
        )

    def wrong(self, values: Sequence[int]) -> Text:
        one, other = map(number, self.markers)
        if any(values.count(marker) != 1 for marker in self.markers):
            return Text(
                f"{one} and {other} must stand here once each.",
                f"{one} と {other} が 1 つずつ必要です。",
            )
        first, last = sorted(map(values.index, self.markers))
        there, total = number(sum(values[first + 1 : last])), number(self.total)
        return Text(
            f"The sum between {one} and {other} is {there}, and {total} is needed here.",
            f"{one} と {other} の間の和は {there} です。ここでは {total} でなければなりません。",
        )


@dataclass(frozen=True)
class Visible(Regular):
    """Exactly `count` of the values of `cells` are larger than all before them: so many can be seen
    from before the first."""

    count: int

    def after(self, state: State, value: int) -> State | None:
        """A state is the largest value so far and the number of values seen; () at the start."""
        assert isinstance(state, tuple)
        if state and value <= state[0]:
            return state
        seen = state[1] + 1 if state else 1
        return (value, seen) if seen <= self.count else None

    def accepts(self, state: State) -> bool:
        assert isinstance(state, tuple)
        return state[1:] == (self.count,)

    def phrase(self, signs: Signs) -> Text:
        written = " ".join(signs[cell] for cell in self.cells)
        return Text(
            f"{number(self.count)} visible: {written}", f"{number(self.count)} 個見える：{written}"
        )

    def wrong(self, values: Sequence[int]) -> Text:
        seen = sum(value > max(values[:at], default=value - 1) for at, value in enumerate(values))
        there, wanted = number(seen), number(self.count)
        written = "・".join(map(number, values))
        return Text(
            f"{there} can be seen in {listed(values)}, and {wanted} is needed here.",
            f"{written} で見えるのは {there} 個です。ここでは {wanted} 個でなければなりません。",
        )
