"""The next cell of a search by propagation: the one with the fewest candidates in proportion to its
weight.

weight   of a cell: the number of its propagators, plus its share of failures (dom/wdeg: Boussemart,
         Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004); a
         failure is divided among the cells blamed for it
lesson   a first pass over the tree, cut short, in which the weights are learned. The search proper
         begins after it and leaves them unchanged, so that a branch means the same in every process
seen     the part of the tree that the lesson went through, if that is all or much of it: the search
         goes through it again without repeating any deduction, and on from there
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from operator import truediv
from typing import Generic, NamedTuple, Protocol, TypeVar

from ...model.incremental import Incremental
from ...model.memo import Memo
from ...model.placement import Solution
from ...propagation.propagators import Rules
from .candidate_tree import Deduction

S = TypeVar("S")

WHOLE = 840
"""The weight of one failure; up to eight cells can share it without a remainder."""


SETTLED = 10**12
"""A weight so large that a cell with one candidate is never chosen."""


class CellWeights:
    """The weights of the cells, initially the numbers of their propagators.

    A failure counts as `failure` propagators. The number of candidates is raised to `power`: below
    1, a cell that failed often is tried even if it has more candidates.
    """

    def __init__(
        self,
        size: int,
        propagators: Iterable[Sequence[int]],
        failure: int = 1,
        power: float = 1.0,
    ) -> None:
        self.weights = [WHOLE] * size
        for cells in propagators:
            for cell in cells:
                self.weights[cell] += WHOLE
        self._failure = failure * WHOLE
        # Whole numbers, so that the choice is the same on every machine.
        self._choices: Memo[int, int] = Memo(
            lambda mask: round(1000 * mask.bit_count() ** power) if mask & mask - 1 else SETTLED
        )

    def tightest(self, masks: Sequence[int]) -> int:
        """Return the next cell to try, by the candidates of all cells."""
        merits = list(map(truediv, self.weights, map(self._choices.__getitem__, masks)))
        return merits.index(max(merits))

    def blame(self, cells: Sequence[int]) -> None:
        """Divide a failure among the cells."""
        for cell in cells:
            self.weights[cell] += self._failure // len(cells)


class TightestFirst(Deduction[S], Protocol[S]):
    """A deduction that tries the tightest of its `cells`. `name` is the name of this rule of
    choice. `lesson` is the number of failures after which weights are final: with fewer the trees
    of hard puzzles grow, with more much of them is searched twice. If the lesson has finished at
    least the fraction `much` of the tree, the search continues from its end. In a larger tree the
    first cells, chosen before anything was learned, are often wrong: there the search begins anew.
    """

    name: str
    lesson: int
    much: float
    rules: Rules
    cells: CellWeights

    def blamed(self) -> Sequence[int]:
        """Return the cells involved in the failure of the last state."""


@dataclass(slots=True)
class Seen(Generic[S]):
    """A state seen in the lesson: its outcome, the candidates placed, those to try next, and the
    states seen after some of them."""

    state: S
    became: int
    filled: list[int]
    candidates: list[int]
    after: dict[int, Seen[S]] = field(default_factory=dict)


class Point(NamedTuple, Generic[S]):
    """A state of the search; `seen` is None beyond what the lesson saw."""

    state: S
    seen: Seen[S] | None


class SeenTree(Generic[S]):
    """The deduction for a tree of which the lesson has seen a part, or everything."""

    def __init__(self, deduction: TightestFirst[S], first: Seen[S]) -> None:
        self.placement, self.given = deduction.placement, deduction.given
        self._first, self._deduction = first, deduction
        self.entry, self.refusing = deduction.entry, deduction.refusing
        self.solution: Callable[[list[int]], Solution] = deduction.solution

    def start(self) -> Point[S]:
        """Return the state before the first one."""
        return Point(self._first.state, None)

    def take(
        self, state: Point[S], candidate: int | None, trail: list[int]
    ) -> tuple[Point[S], int]:
        """Return the next state: the one seen in the lesson, or a new one."""
        if candidate is None:
            seen: Seen[S] | None = self._first
        else:
            seen = state.seen.after.get(candidate) if state.seen else None
        if seen:
            trail += seen.filled
            return Point(seen.state, seen), seen.became
        after, became = self._deduction.take(state.state, candidate, trail)
        return Point(after, None), became

    def branches(self, state: Point[S]) -> list[int]:
        """Return the candidates to try."""
        return state.seen.candidates if state.seen else self._deduction.branches(state.state)


def learn(deduction: TightestFirst[S]) -> Incremental[SeenTree[S] | None]:
    """Search until the lesson has reached its number of failures, or as many solutions, and give
    each cell its share of the failures. Return the tree, if much of it was seen."""
    first = _see(deduction, deduction.start(), None)
    waiting = [
        (first, candidate, 1 / len(first.candidates)) for candidate in reversed(first.candidates)
    ]
    failures, solutions, done = int(first.became < 0), int(first.became == 0), 0.0
    yield
    while waiting and max(failures, solutions) < deduction.lesson:
        parent, candidate, share = waiting.pop()
        seen = parent.after[candidate] = _see(deduction, parent.state, candidate)
        if seen.became > 0:
            share /= len(seen.candidates)
            waiting += [(seen, candidate, share) for candidate in reversed(seen.candidates)]
        else:
            done += share
            failures += seen.became < 0
            solutions += seen.became == 0
        yield
    return None if waiting and done < deduction.much else SeenTree(deduction, first)


def _see(deduction: TightestFirst[S], parent: S, candidate: int | None) -> Seen[S]:
    """Take a candidate, and learn from a failure."""
    filled: list[int] = []
    state, became = deduction.take(parent, candidate, filled)
    if became < 0:
        deduction.cells.blame(deduction.blamed())
    return Seen(state, became, filled, deduction.branches(state) if became > 0 else [])
