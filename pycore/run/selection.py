"""Selections of many solutions: the matching ones, in another order, or one of each orbit.

list       solutions by number: listed by a search, or the images of one
selection  numbers from a list, made in one pass, in slices; of millions of solutions only these
           numbers are stored
tie        solutions of equal value where they are sorted by the value of a cell
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import NamedTuple, Protocol

from ..model.placement import Solution
from ..symmetry.orbits import Images, Orbits
from .runner import Work
from .solution_store import SolutionStore

IMAGES_AT_ONCE = 256

MOST_TIES = 50_000
"""The most solutions held during a selection to order ties."""


class SolutionList(Protocol):
    """Solutions, by number."""

    def __len__(self) -> int:
        """Return the number of solutions."""

    def runs(self) -> Iterator[list[Solution]]:
        """Yield all of them in order, some at a time."""

    def at(self, number: int) -> Solution:
        """Return one of them."""


class ResultOrder(NamedTuple):
    """By the value of a cell, largest first if `down`; ties by the cells in order, or in the order
    found if there are more than MOST_TIES solutions."""

    cell: int
    down: bool


@dataclass(frozen=True)
class WantedSolutions:
    """The solutions with all these values in these cells; without an order, in list order."""

    values: Sequence[tuple[int, int]] = ()
    order: ResultOrder | None = None


@dataclass
class Selected:
    """The progress of a selection: the number of solutions `seen` so far, the number that match,
    and, only at the end, the `numbers` of the selected ones."""

    numbers: Sequence[int] = ()
    seen: int = 0
    fitting: int = 0


class FoundList:
    """The solutions that a search has listed."""

    def __init__(self, store: SolutionStore) -> None:
        self._store, self._length = store, store.listed

    def __len__(self) -> int:
        return self._length

    def runs(self) -> Iterator[list[Solution]]:
        """Yield all of them in order, some at a time."""
        left = self._length
        for some in self._store.looked_through():
            yield some[:left]
            left -= len(some)
            if left <= 0:
                return

    def at(self, number: int) -> Solution:
        """Return a solution. Raises WrongSolution when the independent check refuses it."""
        return self._store.listing(number, 1)[0]


class ImageList:
    """The images of a solution."""

    def __init__(self, images: Images) -> None:
        self.images = images

    def __len__(self) -> int:
        return len(self.images)

    def runs(self) -> Iterator[list[Solution]]:
        """Yield all of them in order, some at a time."""
        numbers = iter(range(len(self)))
        while some := [self.at(number) for number in islice(numbers, IMAGES_AT_ONCE)]:
            yield some

    def at(self, number: int) -> Solution:
        """Return one of them."""
        return self.images.at(number)


def select(
    solutions: SolutionList, wanted: WantedSolutions, kinds: Orbits | None
) -> Work[Selected]:
    """Make the selection, with only the first match of each orbit if `kinds` are given."""
    now = Selected()
    yield now
    if not wanted.values and wanted.order is None and kinds is None:
        everything = range(len(solutions))
        yield Selected(everything, len(everything), len(everything))
        return
    by_value: dict[int, array[int]] = {}
    met: set[Hashable] = set()
    ties: dict[int, Solution] | None = {} if wanted.order else None
    for some in solutions.runs():
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
            if ties is not None:
                ties[number] = solution
        if ties is not None and len(ties) > MOST_TIES:
            ties = None
        yield now
    down = wanted.order is not None and wanted.order.down
    ordered = [by_value[value] for value in sorted(by_value, reverse=down)]
    if ties is not None:
        ordered = [array("L", sorted(numbers, key=ties.__getitem__)) for numbers in ordered]
    now.numbers = array("L", chain.from_iterable(ordered))
    yield now
