"""A part at work, and its result.

room    the most solutions to list; further ones are only counted
"""

from __future__ import annotations

from collections.abc import Callable

from ..model.incremental import advance
from ..model.placement import Solution
from ..search.events import Batches, Tally
from .results import PartResult

Weigh = Callable[[Solution], int]
"""The number of solutions represented by one found."""


class RunningPart:
    """A part at work; `nodes`, `cuts` and `finished` count this part so far."""

    def __init__(self, below: Batches, weight_of: Weigh, room: int) -> None:
        """Start. Raises NoSuchBranch if there is no such part."""
        self._below, self._weight_of, self._room = below, weight_of, room
        self._found: list[Solution] = []
        self._counted = self._solutions = self._each = 0
        next(below)
        self.nodes = self.cuts = 0
        self.finished = 0.0

    def goes_on(self, size: int | None) -> bool:
        """Work for a batch; return whether there is more to do."""
        batch = advance(self._below, size)
        if batch is None:
            return False
        self.nodes, self.cuts, self.finished = batch.nodes, batch.cuts, batch.finished or 0.0
        if batch.tally:
            self._count(batch.tally.found, batch.tally.solutions, batch.tally.each)
        for solution in batch.found:
            if len(self._found) < self._room:
                self._found.append(solution)
            else:
                weight = self._weight_of(solution)
                self._count(1, weight, weight)
        return True

    def outcome(self, seconds: float = 0.0) -> PartResult:
        """Return the final result."""
        each = self._weight_of(self._found[0]) if self._found else self._each or 1
        tally = Tally(self._counted, self._solutions, each)
        return PartResult(tuple(self._found), tally, self.nodes, self.cuts, seconds)

    def close(self) -> None:
        """Stop the work."""
        self._below.close()

    def _count(self, found: int, solutions: int, each: int) -> None:
        self._each = self._each or (each if found else 0)
        self._counted += found
        self._solutions += solutions
