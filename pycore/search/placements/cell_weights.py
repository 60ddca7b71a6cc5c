"""The next cell of a search by propagation: the one with the fewest candidates for its weight.

weight   of a cell: how many propagators it has, and how much it had to do with failures (dom/wdeg:
         Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting
         constraints", 2004); a failure is shared out among the cells blamed for it
lesson   a first look at the tree, cut short, in which the weights are learned. The search itself
         begins after it and does not change them, so that a branch means the same in every process
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from ...model.incremental import Incremental
from ...propagation.propagators import Rules
from .candidate_tree import Deduction

S = TypeVar("S")

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
    with more the easy ones are searched twice."""

    name: str
    lesson: int
    rules: Rules
    cells: CellWeights

    def blamed(self) -> Sequence[int]:
        """Return the cells that had to do with the failure of the last state taken."""


def learn(deduction: Weighted[S]) -> Incremental[None]:
    """Search until the lesson has its failures, and give each cell its share of them."""
    waiting: list[tuple[S, int | None]] = [(deduction.start(), None)]
    failures = 0
    while waiting and failures < deduction.lesson:
        state, became = deduction.take(*waiting.pop(), [])
        if became > 0:
            waiting += [(state, place) for place in reversed(deduction.branches(state))]
        elif became < 0:
            failures += 1
            deduction.cells.blame(deduction.blamed())
        yield
