"""Merging: combine the results of the parts of a search, in any order of arrival, into the results
of the undivided search.

early   a result that arrived before the parts to its left, while solutions are listed
room    the number of solutions still to list, in the order of the undivided search, in which the
        parts are then done. Without room, solutions are only counted, and the heaviest parts go
        first
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..model.placement import Solution
from ..run.checkpoints import Totals
from ..search.events import Batch, Tally
from .partition import Partition
from .results import PartResult

NOT_ALL = 1 - 1e-9
"""The greatest fraction of a search that is not over."""


class Merger:
    """The finished parts of a search. `done` is a mask of the merged parts, `totals` their totals,
    including the trunk: the content of a checkpoint. `early` results wait; `nodes` and `cuts` are
    the numbers known so far."""

    def __init__(
        self,
        partition: Partition,
        room: int,
        lists_all: bool,
        done: int = 0,
        before: Totals | None = None,
    ) -> None:
        """Start with the parts in `done`, whose totals are `before`. `lists_all` says that all
        solutions that one represents are listed."""
        self.partition, self.done, self.room = partition, done, room
        self.totals = before or Totals(
            partition.nodes,
            partition.cuts,
            partition.solutions,
            partition.solutions,
            partition.solutions,
        )
        self.early: dict[int, PartResult] = {}
        self.nodes, self.cuts = self.totals.nodes, self.totals.cuts
        self._lists_all = lists_all
        self._start = self.totals if before else Totals()
        self._trunk = Tally() if before else Tally(partition.solutions, partition.solutions)
        self._weight = sum(partition.weights) or 1
        self._merged_weight = sum(w for n, w in enumerate(partition.weights) if done >> n & 1)
        self._arrived_weight = self._merged_weight
        self._turn = 0

    @property
    def finished(self) -> float:
        """The fraction done, below 1: the search has not said yet that it is over."""
        return self._share(self._arrived_weight)

    @property
    def saved(self) -> float:
        """The fraction merged, and so in a checkpoint: early results wait."""
        return self._share(self._merged_weight)

    def _share(self, weight: float) -> float:
        return min(weight / self._weight, NOT_ALL)

    def in_order(self, numbers: Iterable[int]) -> list[int]:
        """Return parts in the best order to work on."""
        if self.room:
            return sorted(numbers)
        return sorted(numbers, key=lambda number: -self.partition.weights[number])

    def is_known(self, number: int) -> bool:
        """Return whether the result of a part is known."""
        return number in self.early or bool(self.done >> number & 1)

    def arrive(self, number: int, outcome: PartResult) -> None:
        """Take the result of a part, unless already known."""
        if self.is_known(number):
            return
        times = self.partition.times(number)
        tally = outcome.tally._replace(solutions=outcome.tally.solutions * times)
        self.early[number] = replace(outcome, tally=tally)
        self.nodes += outcome.nodes
        self.cuts += outcome.cuts
        self._arrived_weight += self.partition.weights[number]

    def merge(self) -> tuple[list[Solution], Tally]:
        """Return the results that can be reported now: solutions to list, and counts of others."""
        found: list[Solution] = []
        tally, self._trunk = self._trunk, Tally()
        while (number := self._next_early()) is not None:
            outcome = self.early.pop(number)
            listed = outcome.found[: self.room]
            beyond = list(map(self.partition.ways.weight_of, outcome.found[self.room :]))
            counted = Tally(
                outcome.tally.found + len(beyond),
                outcome.tally.solutions + sum(beyond),
                outcome.tally.each,
            )
            self.done |= 1 << number
            self._merged_weight += self.partition.weights[number]
            self._add(outcome, listed, counted)
            found += listed
            tally = both(tally, counted)
            self.room -= len(listed)
        return found, tally

    def first_batch(self) -> Batch:
        """Return the batch before anything is merged."""
        nodes, cuts = self.nodes - self._start.nodes, self.cuts - self._start.cuts
        return Batch([], [], nodes, cuts, self.finished)

    def batch(self, nodes: int = 0, cuts: int = 0, weight: float = 0.0) -> Batch:
        """Return the results that can be reported now as a batch of the search, plus nodes and cuts
        already known of a part of the weight."""
        found, tally = self.merge()
        return Batch(
            [],
            found,
            self.nodes + nodes - self._start.nodes,
            self.cuts + cuts - self._start.cuts,
            self._share(self._arrived_weight + weight),
            tally=tally if tally.found else None,
        )

    def last_batch(self) -> Batch:
        """Return the batch that ends the search."""
        return replace(self.batch(), finished=1.0)

    def _next_early(self) -> int | None:
        if not self.room:
            return next(iter(self.early), None)
        while self.done >> self._turn & 1:
            self._turn += 1
        return self._turn if self._turn in self.early else None

    def _add(self, outcome: PartResult, listed: Iterable[Solution], counted: Tally) -> None:
        totals = self.totals
        weights = list(map(self.partition.ways.weight_of, listed))
        found = counted.found + len(weights)
        solutions = counted.solutions + sum(weights)
        self.totals = replace(
            totals,
            nodes=totals.nodes + outcome.nodes,
            cuts=totals.cuts + outcome.cuts,
            found=totals.found + found,
            solutions=totals.solutions + solutions,
            listed=totals.listed + (solutions if self._lists_all else found),
            each=totals.each if totals.found or not found else outcome.tally.each,
        )


def both(one: Tally, other: Tally) -> Tally:
    """Return the sum of two tallies."""
    each = one.each if one.found else other.each
    return Tally(one.found + other.found, one.solutions + other.solutions, each)
