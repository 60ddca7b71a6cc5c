"""What is kept of a job's solutions so that any part of them can be listed again and again.

room    the numbers (values of cells, or spots of positions) that are kept at most; what is found
        beyond is let go
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import islice

from ..model.placement import Solution
from .job import Job

CAPACITY = 5_000_000
"""Some 50 MB; 200,000 solutions of 25 cells, each with all its pictures."""


class SolutionStore:
    """The solutions of a job, the first that there is room for."""

    def __init__(self, job: Job, numbers_each: int = 1, room: int = CAPACITY) -> None:
        """Nothing yet; `numbers_each` are those of one entry of a solution."""
        self._job, self._numbers_each, self._room = job, numbers_each, room
        self._found: list[Solution] = []
        self._ends = array("Q")  # how many solutions are listed up to each one kept

    @property
    def listed(self) -> int:
        """How many solutions can be listed."""
        return self._ends[-1] if self._ends else 0

    def take(self) -> None:
        """Take what the job has found since the last call, as far as there is room. Solutions are
        let go from the first one on that there is no room for."""
        for solution in self._job.take_found():
            self._room -= len(solution) * self._numbers_each
            if self._room < 0:
                return
            self._found.append(solution)
            self._ends.append(self.listed + self._job.listed_of(solution))

    def listing(self, first: int, count: int) -> list[Solution]:
        """Solutions number `first` to `first + count - 1` of those listed, fewer at the end.

        Raises WrongSolution when the independent check refuses one.
        """
        if first < 0 or count < 0:
            return []
        at = bisect_right(self._ends, first)
        found = self._found[at : bisect_left(self._ends, first + count) + 1]
        skipped = first - self._ends[at - 1] if at else first
        return list(islice(self._job.shown(found, skipped), count))

    def looked_through(self) -> Iterator[list[Solution]]:
        """All that are listed by now, in their order and some at a time, not checked."""
        return self._job.expanded(self._found[:])
