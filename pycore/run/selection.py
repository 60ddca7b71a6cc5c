"""Selections: of many solutions those that fit, in another order, or one of each kind.

shelf      solutions by number: those that a search lists, or the pictures of one
selection  numbers of a shelf. It is made in one pass, in slices; of millions of solutions nothing
           is kept but these numbers
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import NamedTuple, Protocol

from ..model.placement import Solution
from ..symmetry.orbits import Orbits, Pictures
from .runner import Work
from .solution_store import SolutionStore

PICTURES_AT_ONCE = 256


class Shelf(Protocol):
    """Solutions, by number."""

    def __len__(self) -> int:
        """How many there are."""

    def runs(self) -> Iterator[list[Solution]]:
        """All of them in their order, some at a time."""

    def at(self, number: int) -> Solution:
        """One of them."""


class Order(NamedTuple):
    """By the value of a cell, the largest first if `down`; solutions of one value as they were."""

    cell: int
    down: bool


@dataclass(frozen=True)
class Wanted:
    """The solutions that have these values in these cells, all of them; None: in their order."""

    values: Sequence[tuple[int, int]] = ()
    order: Order | None = None


@dataclass
class Selected:
    """Where a selection stands: so many solutions were `seen` by now, and so many of them fit; at
    the end, and not before, there are the `numbers` of those selected."""

    numbers: Sequence[int] = ()
    seen: int = 0
    fitting: int = 0


class FoundShelf:
    """What a search has listed."""

    def __init__(self, kept: SolutionStore) -> None:
        self._kept, self._length = kept, kept.listed

    def __len__(self) -> int:
        return self._length

    def runs(self) -> Iterator[list[Solution]]:
        """All of them in their order, some at a time."""
        left = self._length
        for some in self._kept.looked_through():
            yield some[:left]
            left -= len(some)
            if left <= 0:
                return

    def at(self, number: int) -> Solution:
        """One of them. Raises WrongSolution when the independent check refuses it."""
        return self._kept.listing(number, 1)[0]


class PicturesShelf:
    """The pictures of a solution."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures

    def __len__(self) -> int:
        return len(self.pictures)

    def runs(self) -> Iterator[list[Solution]]:
        """All of them in their order, some at a time."""
        numbers = iter(range(len(self)))
        while some := [self.at(number) for number in islice(numbers, PICTURES_AT_ONCE)]:
            yield some

    def at(self, number: int) -> Solution:
        """One of them."""
        return self.pictures.at(number)


def select(shelf: Shelf, wanted: Wanted, kinds: Orbits | None) -> Work[Selected]:
    """The selection, of each of the `kinds` the first that fits."""
    now = Selected()
    yield now
    if not wanted.values and wanted.order is None and kinds is None:
        everything = range(len(shelf))
        yield Selected(everything, len(everything), len(everything))
        return
    by_value: dict[int, array[int]] = {}
    met: set[Hashable] = set()
    for some in shelf.runs():
        fitting = list(enumerate(some, now.seen))
        for cell, value in wanted.values:
            fitting = [each for each in fitting if each[1][cell] == value]
        now.seen += len(some)
        now.fitting += len(fitting)
        for number, solution in fitting:
            if kinds is not None:
                key = kinds.key(solution)
                if key in met:
                    continue
                met.add(key)
            value = solution[wanted.order.cell] if wanted.order else 0
            by_value.setdefault(value, array("L")).append(number)
        yield now
    down = wanted.order is not None and wanted.order.down
    ordered = [by_value[value] for value in sorted(by_value, reverse=down)]
    now.numbers = array("L", chain.from_iterable(ordered))
    yield now
