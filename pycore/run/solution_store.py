"""Stored solutions of a job, so that any range of them can be listed repeatedly.

room    the most numbers (values of cells, or spots of positions) stored; solutions beyond that are
        dropped
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import islice

from ..model.placement import Solution
from .job import Job

CAPACITY = 5_000_000
"""About 50 MB; 200,000 solutions of 25 cells, each with all its images."""


class SolutionStore:
    """The first solutions of a job, as many as fit."""

    def __init__(self, job: Job, numbers_each: int = 1, room: int = CAPACITY) -> None:
        """Start empty; one entry of a solution has `numbers_each` numbers."""
        self._job, self._numbers_each, self._room = job, numbers_each, room
        self._found: list[Solution] = []
        self._ends = array("Q")  # the number of solutions listed up to each stored one

    @property
    def listed(self) -> int:
        """The number of solutions that can be listed."""
        return self._ends[-1] if self._ends else 0

    def take(self) -> None:
        """Take the solutions that the job has found since the last call. From the first one that
        does not fit, solutions are dropped."""
        listed = self.listed
        for solution in self._job.take_found():
            self._room -= len(solution) * self._numbers_each
            if self._room < 0:
                return
            listed += self._job.listed_of(solution)
            self._found.append(solution)
            self._ends.append(listed)

    def listing(self, first: int, count: int) -> list[Solution]:
        """Return listed solutions number `first` to `first + count - 1`, fewer at the end.

        Raises WrongSolution when the independent check refuses one.
        """
        if first < 0 or count < 0:
            return []
        at = bisect_right(self._ends, first)
        found = self._found[at : bisect_left(self._ends, first + count) + 1]
        skipped = first - self._ends[at - 1] if at else first
        return list(islice(self._job.shown(found, skipped), count))

    def looked_through(self) -> Iterator[list[Solution]]:
        """Yield everything listed so far, in order and in batches, unchecked."""
        return self._job.expanded(self._found[:])
