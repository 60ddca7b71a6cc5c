"""Why values cannot stand together, or why one follows.

premises  what a conclusion rests on, for a program that proves it again: nothing but these values,
          rules and exclusions is needed
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from .bilingual import Text

Ray = tuple[int, int]
"""Two cells that a piece sees along a line of the drawing."""

T = TypeVar("T")


class Premises(NamedTuple):
    """`values` that stand, as (cell, value); `rules` by index; `excluded`, as (cell, value), what
    earlier steps have excluded. None of them can be left out of the inference that is told, unless
    the sentence says that it rests on all. `is_unique`: that the puzzle has one solution, which
    rests on all its rules and givens. `beside`: solutions that were found before, and which the
    conclusion leaves aside."""

    values: tuple[tuple[int, int], ...] = ()
    rules: tuple[int, ...] = ()
    excluded: tuple[tuple[int, int], ...] = ()
    is_unique: bool = False
    beside: tuple[tuple[int, ...], ...] = ()


class Reason(NamedTuple):
    """The words, the guilty cells, and the rays between them; if a number would have to follow that
    is not allowed, that number; what the conclusion rests on."""

    words: Text
    cells: tuple[int, ...]
    rays: tuple[Ray, ...] = ()
    value: int | None = None
    premises: Premises | None = None

    def resting_on(self, fixed: Mapping[int, int], rules: Iterable[int]) -> Reason:
        """Return the reason with its premises: the values of its cells, and some rules."""
        values = tuple((cell, fixed[cell]) for cell in self.cells if cell in fixed)
        return self._replace(premises=Premises(values, tuple(sorted(set(rules)))))


def fewest(items: Sequence[T], still: Callable[[Sequence[T]], bool]) -> list[T]:
    """Return a part of the items of which none can be left out if it is `still` to be so."""
    kept = list(items)
    size = max(1, len(kept) // 2)
    while kept:
        for at in range(0, len(kept), size):
            fewer = kept[:at] + kept[at + size :]
            if still(fewer):
                kept = fewer
                break
        else:
            if size == 1:
                break
            size = max(1, size // 2)
    return kept
