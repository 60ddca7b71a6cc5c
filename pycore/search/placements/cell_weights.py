"""The next cell of a search by propagation: the one with the fewest candidates for its weight.

weight   of a cell: how many propagators it has, and how much it had to do with failures (dom/wdeg:
         Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting
         constraints", 2004); a failure is shared out among the cells blamed for it
lesson   a first look at the tree, cut short, in which the weights are learned. The search itself
         begins after it and does not change them, so that a branch means the same in every process
seen     a tree that the lesson has been through as a whole: the search goes through it again, and
         nothing has to be concluded a second time
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from ...model.incremental import Incremental
from ...model.placement import Solution
from ...propagation.propagators import Rules
from .candidate_tree import Deduction

S = TypeVar("S")

START = -1
"""The place that leads to the first state."""

WHOLE = 840
"""The weight of one failure, which up to eight cells can share without a rest."""


class CellWeights:
    """The weights of the cells, at first by the cells of each propagator."""

    def __init__(self, size: int, propagators: Iterable[Sequence[int]]) -> None:
        self.weights = [WHOLE] * size
        for cells in propagators:
            for cell in cells:
                self.weights[cell] += WHOLE

    def tightest(self, masks: Sequence[int]) -> int:
        """Return the cell to try next, by the candidates of all cells."""
        best, tightest = 0.0, -1
        for cell, (mask, weight) in enumerate(zip(masks, self.weights, strict=True)):
            if mask & mask - 1:
                merit = weight / mask.bit_count()
                if merit > best:
                    best, tightest = merit, cell
        return tightest

    def blame(self, cells: Sequence[int]) -> None:
        """Share a failure out among the cells."""
        for cell in cells:
            self.weights[cell] += WHOLE // len(cells)


class Weighted(Deduction[S], Protocol[S]):
    """A deduction that tries the tightest of its `cells`. `name` is that of the way it goes;
    `lesson` the failures before the weights are learned: with fewer the trees of hard puzzles grow,
    with more much of them is searched twice."""

    name: str
    lesson: int
    rules: Rules
    cells: CellWeights

    def blamed(self) -> Sequence[int]:
        """Return the cells that had to do with the failure of the last state taken."""


@dataclass(slots=True)
class Seen:
    """A state seen in the lesson: what became of it, the places filled, and the states after the
    places that were tried next, in order."""

    became: int = 0
    filled: list[int] = field(default_factory=list)
    tried: dict[int, Seen] = field(default_factory=dict)


class SeenTree(Generic[S]):
    """The deduction of a tree that was seen as a whole."""

    def __init__(self, deduction: Weighted[S], before: Seen) -> None:
        self.given, self._before = deduction.given, before
        self.entry, self.refusing = deduction.entry, deduction.refusing
        self.solution: Callable[[list[int]], Solution] = deduction.solution

    def start(self) -> Seen:
        """Return what is before the first state."""
        return self._before

    def take(self, state: Seen, place: int | None, trail: list[int]) -> tuple[Seen, int]:
        """Return the state that was seen next."""
        after = state.tried[START if place is None else place]
        trail += after.filled
        return after, after.became

    def branches(self, state: Seen) -> list[int]:
        """Return the places that were tried."""
        return list(state.tried)


def learn(deduction: Weighted[S]) -> Incremental[SeenTree[S] | None]:
    """Search until the lesson has its failures, or as many solutions, and give each cell its share
    of the failures. Return the tree, if this was the whole of it."""
    before = Seen()
    waiting: list[tuple[S, int | None, Seen]] = [(deduction.start(), None, before)]
    failures = solutions = 0
    while waiting and max(failures, solutions) < deduction.lesson:
        parent, place, seen = waiting.pop()
        filled: list[int] = []
        state, became = deduction.take(parent, place, filled)
        after = Seen(became, filled)
        seen.tried[START if place is None else place] = after
        if became > 0:
            waiting += [(state, place, after) for place in reversed(deduction.branches(state))]
        elif became < 0:
            failures += 1
            deduction.cells.blame(deduction.blamed())
        else:
            solutions += 1
        yield
    return None if waiting else SeenTree(deduction, before)
