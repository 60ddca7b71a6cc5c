"""Searching: solutions of placements and lines of movements, one after another."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, cast

from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.placement import Placement, Solution
from ..model.puzzle import Puzzle
from ..run.job import Job, Progress
from ..run.solution_check import WrongSolution
from ..run.summaries import closing_row
from ..search.strategy import Strategy
from .arguments import checked
from .budget import Report, TimeBudget, check_limit, in_slices, interrupts_held_back
from .executors import Keep, Workers, spread_over, workers_for
from .subject import (
    MovementSubject,
    PlacementSubject,
    movement_subject,
    placement_subject,
    strategy_for,
)

if TYPE_CHECKING:
    from concurrent.futures import Executor

T = TypeVar("T")

Line = tuple[Any, ...]
"""The states from the start to a goal, one move apart."""

AT_ONCE = 1024
"""Solutions expanded between two checks of the budget."""


def job_for(
    asked: PlacementSubject | MovementSubject,
    strategy: Strategy,
    limit: int | None,
    workers: Workers | None = None,
) -> Job:
    """Return the job of a search, not yet begun; it plans first, and uses workers if there are any.
    Raises BadInput."""
    check_limit(limit)
    search = strategy.prepare(asked.made, asked.drawing)
    if workers:
        assert isinstance(asked, PlacementSubject)
        search = spread_over(workers, search, asked, strategy.name, limit, True)
    return Job(search, asked.check, perf_counter, limit)


def shortest_lines(job: Job, wanted: int, budget: TimeBudget, report: Report | None) -> list[Line]:
    """Return at most `wanted` lines of a job, which continues until their number is known."""
    found: list[Line] = []
    for _ in in_slices(job, budget):
        found += islice(job.take_listed(), wanted - len(found))
        progress = job.progress()
        if report:
            report(progress)
        if closing_row(progress.rows) and len(found) == wanted:
            job.stop()
    return found


class Found(Iterator[T], Generic[T]):
    """The results of a search, on demand, each checked by code that the search does not use.

    It ends when everything was searched (`finished`), at the limit, or when its seconds are spent;
    only its own work counts. It can be continued after a KeyboardInterrupt. `seed` is the seed of
    the search, None if it draws no random numbers.
    """

    def __init__(
        self,
        job: Job,
        limit: int | None,
        budget: TimeBudget,
        report: Report | None,
        seed: int | None = None,
    ) -> None:
        """Start with a job that has not begun."""
        self.seed = seed
        self._job, self._budget, self._report = job, budget, report
        self._room = limit  # the number that may still be prepared
        self._shown: Iterator[Solution] = iter(())
        self._ready: deque[Solution] = deque()
        self._wrong: WrongSolution | None = None
        self._handed_out = 0

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> T:
        while not self._ready and self._go_on():
            pass
        if self._ready:
            self._handed_out += 1
            return cast(T, self._ready.popleft())
        raise self._wrong or StopIteration

    @property
    def progress(self) -> Progress:
        """The progress of the search, which may be ahead of the results returned."""
        return self._job.progress()

    @property
    def finished(self) -> bool:
        """Whether everything was searched and all results have been returned."""
        done = self._job.state == "done" and self._job.latest.finished == 1.0
        return done and self._handed_out == self.progress.listed

    def _go_on(self) -> bool:
        """Expand results, or search for more; return whether anything is left to do."""
        if self._budget.over:
            self._job.stop()
        elif self._make_ready():
            return True
        if self._job.over:
            self._job.let_go()
            return False
        self._search_on()
        return True

    def _make_ready(self) -> bool:
        """Expand some results; return whether there were any."""
        most = AT_ONCE if self._room is None else min(AT_ONCE, self._room)
        with interrupts_held_back(), self._budget.spending():
            try:
                self._ready.extend(islice(self._shown, most))
            except WrongSolution as wrong:
                self._job.stop()
                self._wrong = wrong
            if self._room is not None:
                self._room -= len(self._ready)
        return bool(self._ready)

    def _search_on(self) -> None:
        """Search for one slice."""
        with interrupts_held_back():
            next(in_slices(self._job, self._budget), None)
            self._shown = self._job.take_listed()
        if self._report:
            self._report(self.progress)


@checked
def solve(
    puzzle: Puzzle,
    options: Mapping[str, str | int] | None = None,
    givens: Mapping[int, int] | None = None,
    strategy: str | None = None,
    *,
    seed: int | None = None,
    limit: int | None = None,
    seconds: float | None = None,
    progress: Report | None = None,
    executor: Executor | None = None,
    keep: Keep | None = None,
) -> Found[Solution]:
    """Yield the solutions of a puzzle in the order in which the strategy finds them.

    `options` are as typed ({"order": "7"}), `givens` by cell. The default is the quickest suitable
    strategy, which finds all solutions; a strategy that visits one of each orbit yields only those.
    The search ends after `limit` solutions or `seconds` of work; `finished` says whether everything
    was searched. Strategies that draw random numbers repeat themselves with the same `seed`. With
    an `executor` its workers do the parts of the search; finished parts are written to the file
    `keep` and read from it the next time. Raises BadInput for unusable arguments, and for a puzzle
    that has moves instead of cells; WorkersLost, while iterating.
    """
    asked = placement_subject(puzzle, options, givens)
    workers = workers_for(executor, keep, limit, asked)
    way = strategy_for(asked, strategy, seed)
    return _found(asked, way, limit, seconds, progress, workers)


@checked
def solutions(
    placement: Placement,
    drawing: Drawing | None = None,
    strategy: str | None = None,
    *,
    seed: int | None = None,
    limit: int | None = None,
    seconds: float | None = None,
    progress: Report | None = None,
    executor: Executor | None = None,
    keep: Keep | None = None,
) -> Found[Solution]:
    """Yield the solutions of a placement, like `solve`.

    The drawing determines the visible symmetries; without one the cells form a row.
    Raises BadInput for an unusable strategy or seed.
    """
    asked = placement_subject(placement, None, None, drawing)
    workers = workers_for(executor, keep, limit, asked)
    way = strategy_for(asked, strategy, seed)
    return _found(asked, way, limit, seconds, progress, workers)


@checked
def lines(
    task: Puzzle | Movement[Any],
    options: Mapping[str, str | int] | None = None,
    start: str | None = None,
    strategy: str | None = None,
    *,
    limit: int | None = None,
    seconds: float | None = None,
    progress: Report | None = None,
) -> Found[Line]:
    """Yield the shortest lines of a puzzle with moves, as tuples of states.

    `start` is a position as text. The numbers of moves and of lines are in the rows of `progress`.
    Raises BadInput for unusable arguments, and for a puzzle with cells.
    """
    asked = movement_subject(task, options, start)
    return _found(asked, strategy_for(asked, strategy), limit, seconds, progress)


def _found(
    asked: PlacementSubject | MovementSubject,
    strategy: Strategy,
    limit: int | None,
    seconds: float | None,
    report: Report | None,
    workers: Workers | None = None,
) -> Found[Any]:
    budget = TimeBudget(seconds)
    job = job_for(asked, strategy, limit, workers)
    return Found(job, limit, budget, report, strategy.seed)
