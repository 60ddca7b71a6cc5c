"""Reasons why values conflict, or why one follows.

premises  the values, rules and exclusions that suffice for a conclusion, for a program that proves
          it again
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from .bilingual import Text

Ray = tuple[int, int]
"""Two cells on a line of the drawing along which a piece sees."""

T = TypeVar("T")


class Premises(NamedTuple):
    """`values` on the board, as (cell, value); `rules` by index; `excluded`, as (cell, value), by
    earlier steps. The inference needs each of them, unless its sentence says that it rests on all.
    `is_unique`: the premise that the puzzle has one solution, which rests on all its rules and
    givens. `beside`: solutions found before, which the conclusion leaves aside."""

    values: tuple[tuple[int, int], ...] = ()
    rules: tuple[int, ...] = ()
    excluded: tuple[tuple[int, int], ...] = ()
    is_unique: bool = False
    beside: tuple[tuple[int, ...], ...] = ()


class Reason(NamedTuple):
    """The words, the guilty cells and the rays between them; the impossible number that would have
    to follow, if any; the premises of the conclusion; the facts that it rests on, by number, where
    the search has learned them."""

    words: Text
    cells: tuple[int, ...]
    rays: tuple[Ray, ...] = ()
    value: int | None = None
    premises: Premises | None = None
    facts: tuple[int, ...] = ()

    def resting_on(self, fixed: Mapping[int, int], rules: Iterable[int]) -> Reason:
        """Return the reason with premises: the values of its cells, and these rules."""
        values = tuple((cell, fixed[cell]) for cell in self.cells if cell in fixed)
        return self._replace(premises=Premises(values, tuple(sorted(set(rules)))))


def fewest(items: Sequence[T], still: Callable[[Sequence[T]], bool]) -> list[T]:
    """Return a minimal subset of the items for which `still` holds: drop any one and it fails."""
    remaining = list(items)
    size = max(1, len(remaining) // 2)
    while remaining:
        for at in range(0, len(remaining), size):
            fewer = remaining[:at] + remaining[at + size :]
            if still(fewer):
                remaining = fewer
                break
        else:
            if size == 1:
                break
            size = max(1, size // 2)
    return remaining
