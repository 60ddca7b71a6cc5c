"""Counting solutions, in all and by symmetry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text
from ..model.drawing import Drawing
from ..model.only_all_different import only_all_different
from ..model.placement import Placement, Solution
from ..model.puzzle import Puzzle
from ..plan.dual_derivation import every_solution_moves
from ..run.count_search import search_to_count
from ..run.job import Job, Progress
from ..run.runner import State, seconds_left
from ..search.strategy import Strategy
from ..symmetry.automorphisms import find_structure
from ..symmetry.orbit_counts import OrbitCounter, orbit_counters
from .arguments import checked
from .budget import Report, TimeBudget, check_limit, in_slices, last_state, within
from .executors import Keep, Workers, spread_over, workers_for
from .subject import PlacementSubject, placement_subject, strategy_for

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from ..assist.count import Count

SEEN_AT_ONCE = 128
"""The solutions whose classes are looked up between two checks of the budget."""


@dataclass(frozen=True, slots=True)
class Classes:
    """The number of solutions up to symmetry of the `drawing`, and of the `structure`. None:
    unknown."""

    drawing: int | None = None
    structure: int | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """The number of solutions and the cost.

    `finished` says whether everything was searched; otherwise `solutions` is the number known so
    far. It is None if solutions are not visited one by one and counting did not finish; then
    `found`, the number visited, is 0, and `strategy` and `cuts` are None. `nodes` then counts
    boards examined, which varies between runs with several workers. `seconds` is the time of work,
    including planning.
    """

    solutions: int | None
    finished: bool
    found: int
    classes: Classes
    nodes: int
    cuts: int | None
    strategy: str | None
    seconds: float


@checked
def count(
    task: Puzzle | Placement,
    options: Mapping[str, str | int] | None = None,
    givens: Mapping[int, int] | None = None,
    strategy: str | None = None,
    *,
    drawing: Drawing | None = None,
    limit: int | None = None,
    seconds: float | None = None,
    progress: Report | None = None,
    executor: Executor | None = None,
    keep: Keep | None = None,
) -> Counted:
    """Count the solutions of a puzzle, or of your own placement (with its drawing, if any).

    All-different placements are counted without visiting each solution, unless a strategy or a
    limit is named. With an `executor` its workers do the parts; finished parts are written to the
    file `keep` and read from it the next time. Raises BadInput for unusable arguments, and if the
    number is known to be out of reach and no `seconds` are given; WorkersLost.
    """
    budget = TimeBudget(seconds)
    asked = placement_subject(task, options, givens, drawing)
    way = way_to_count(asked, strategy, limit, seconds is not None)
    if way is None and keep is not None:
        raise BadInput(Named("keep"), NOT_VISITED)
    workers = workers_for(executor, keep, limit, asked)
    return count_by(way, asked, limit, budget, progress, workers)[0]


NOT_VISITED = Text(
    "needs a strategy here: without one, solutions are not visited one by one.",
    "には strategy の指定が必要です（指定がないと解を 1 つずつ調べません）。",
)


def way_to_count(
    asked: PlacementSubject, strategy: str | None, limit: int | None, bounded: bool
) -> Strategy | None:
    """Return the strategy whose search visits the solutions, None for counting without visits.
    Raises BadInput, also if the number is known to be out of reach and the time is unlimited."""
    check_limit(limit)
    if strategy is not None or limit is not None or not only_all_different(asked.made):
        return strategy_for(asked, strategy)
    too_many = asked.puzzle and asked.puzzle.too_many(asked.settings, asked.made.givens)
    if too_many and not bounded:
        raise BadInput(None, too_many)
    return None


def count_by(
    way: Strategy | None,
    asked: PlacementSubject,
    limit: int | None,
    budget: TimeBudget,
    report: Report | None,
    workers: Workers | None,
) -> tuple[Counted, Progress]:
    """Count in that way, with any workers; return the final state too."""
    if way is None:
        return _unlisted(asked.made, budget, report, workers)
    classes = _ClassCounter(asked, budget)

    def watched() -> bool:
        return limit is not None or classes.watch

    search = search_to_count(way, asked.made, asked.drawing, watched)
    if workers:
        search = spread_over(workers, search, asked, way.name, limit, watched())
    job = Job(search, asked.check, perf_counter, limit)
    return _visited(classes, way.name, job, budget, report)


def _unlisted(
    placement: Placement, budget: TimeBudget, report: Report | None, workers: Workers | None
) -> tuple[Counted, Progress]:
    """Count without a strategy."""
    if workers:
        from ..parallel.executors.count import spread_count

        states = spread_count(placement, workers.executor)
    else:
        from ..assist.count import count as count_unlisted

        states = count_unlisted(placement)

    def tell(latest: Count) -> None:
        if report:
            report(_as_progress(latest, "running", budget.spent))

    latest, ended = last_state(states, budget, tell)
    end = _as_progress(latest, "done" if ended else "stopped", budget.spent)
    counted = Counted(latest.total, ended, 0, Classes(), latest.boards, None, None, budget.spent)
    return counted, end


def _as_progress(latest: Count, state: State, elapsed: float) -> Progress:
    """Return the state of a count as the state of a search that has found nothing yet."""
    part = latest.finished
    left = seconds_left(elapsed, part)
    words = Text(f"{latest.boards:,} boards so far", f"ここまで {latest.boards:,} 盤面")
    return Progress(state, latest.boards, 0, 0, 0, 0, part, elapsed, 0.0, left, (), words)


def _visited(
    classes: _ClassCounter, strategy: str, job: Job, budget: TimeBudget, report: Report | None
) -> tuple[Counted, Progress]:
    """Count the solutions that a search visits."""
    try:
        for _ in in_slices(job, budget):
            classes.see(job.take_listed(), job.progress())
            if report:
                report(job.progress())
    finally:
        job.stop()
        job.let_go()
    end = job.progress()
    if not end.elapsed:  # all the time was spent before the search
        end = replace(end, elapsed=budget.spent, planned=budget.spent)
    finished = job.state == "done" and end.finished == 1.0
    counted = Counted(
        end.solutions,
        finished,
        end.found,
        classes.counted(end.solutions) if finished else Classes(),
        end.nodes,
        end.cuts,
        strategy,
        budget.spent,
    )
    return counted, end


class _ClassCounter:
    """Counts orbits of solutions when found, within the budget."""

    def __init__(self, asked: PlacementSubject, budget: TimeBudget) -> None:
        self._asked, self._budget = asked, budget
        self._counters: dict[str, OrbitCounter] | None = None

    @property
    def watch(self) -> bool:
        """Return whether it must see every solution."""
        return any(counter.watches for counter in self._known().values())

    def see(self, found: Iterator[Solution], progress: Progress) -> None:
        """Count solutions just found by a search in that state."""
        if not progress.listed or not self.watch:
            return
        times = progress.solutions // progress.listed
        while not self._budget.late:
            with self._budget.spending():
                some = list(islice(found, SEEN_AT_ONCE))
                for solution in some:
                    for counter in self._known().values():
                        counter.see(solution, times)
            if len(some) < SEEN_AT_ONCE:
                return

    def counted(self, solutions: int) -> Classes:
        """Return the number of orbits, given the number of all solutions."""
        known = {name: counter.classes(solutions) for name, counter in self._known().items()}
        return Classes(**known)

    def _known(self) -> dict[str, OrbitCounter]:
        """Return a counter for each kind of symmetry; none if the budget ran out before the
        symmetries of the structure were found."""
        if self._counters is None:
            found = within(find_structure(self._asked.made), self._budget)
            with self._budget.spending():
                self._counters = (
                    orbit_counters(
                        self._asked.made,
                        self._asked.drawing,
                        every_solution_moves(self._asked.made),
                    )
                    if found
                    else {}
                )
        return self._counters
