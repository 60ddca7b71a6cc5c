"""Jobs: one search, planned and run in slices (runner.py), with its totals.

found   the solutions visited by the search, perhaps only one of each orbit
listed  the solutions to show: one of each orbit, or every image, depending on the search

A job stores no solutions: the host takes them and stores what it wants. Another job can resume from
its checkpoint alone (checkpoints.py).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, islice
from typing import Any

from ..model.bilingual import BadInput, Text
from ..model.incremental import Incremental, paused
from ..model.placement import Solution
from ..search.events import Batch, Batches, NoSuchBranch, Search
from .checkpoints import OTHER_PLAN, Checkpoint, Totals, onward_of, plan_of
from .runner import Runner, State
from .solution_check import checked
from .summaries import solutions_verdict, some_solutions
from .time_left import TimeLeft

EXPANDED_AT_ONCE = 1024
"""The number of images made at a time, if they belong to several solutions found."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a job; all numbers are totals.

    While it plans, only the seconds are counted, and the verdict says so.

    `found` counts the solutions visited, `solutions` all solutions that they represent, `listed`
    the listed ones, of which the first `earlier` were listed by the job whose checkpoint this one
    resumed. `finished` is a fraction of the tree (None: unknown); `elapsed`, `planned` (the
    planning part of it) and `left` are seconds without pauses; `left` is None while there is no
    estimate. `rows` are the rows of the table that some searches write. `handed_over` are the nodes
    after which it went on by learning, 0 if it has not.
    """

    state: State
    nodes: int
    cuts: int
    found: int
    solutions: int
    listed: int
    finished: float | None
    elapsed: float
    planned: float
    left: float | None
    rows: tuple[dict[str, Any], ...]
    verdict: Text
    earlier: int = 0
    handed_over: int = 0


class Job(Runner[Batch]):
    """A search with its totals. `search` is None until it is planned; `each` is the number of
    solutions represented by the first one found, 1 until then."""

    def __init__(
        self,
        search: Search | Incremental[Search],
        check: Callable[[Solution], bool],
        clock: Callable[[], float],
        limit: int | None = None,
        onward: Checkpoint | None = None,
        before: Totals | None = None,
    ) -> None:
        """Create a job that has not begun, from a search or from a preparation, which it runs
        first.

        `check` says whether a solution is correct before it is shown. With `limit` the job stops by
        itself at that many listed or counted solutions. With `onward` it resumes from there and
        reports as if it had not been interrupted. Raises BadInput, here or in the slice that ends
        the planning, if the checkpoint is of another search. `before` are results of others on the
        same search, included in all reports.
        """
        self.search = search if isinstance(search, Search) else None
        self.planned = 0.0
        self.each = 1
        self._begun = self.search is not None
        self._check, self._limit, self._onward = check, limit, onward
        self._before = Totals()
        self._found = self._solutions = self._listed = 0
        self._rows: list[dict[str, Any]] = []
        self._new: list[Solution] = []
        self._events = array("I")
        self._pace = TimeLeft()
        self._mark: Checkpoint | None = None  # the plan is described only on demand
        work = self._begin(search) if isinstance(search, Search) else self._planning(search)
        super().__init__(work, clock)
        if before:
            self._go_on_from(before)
        self._take_in(self.latest)

    @property
    def planning(self) -> bool:
        """Whether the job is planning, or paused while planning."""
        return self.search is None and not self.over

    @property
    def is_complete(self) -> bool:
        """Whether the search sees everything if it ends by itself."""
        return self.search is None or self.search.complete

    def left(self, finished: float | None) -> float | None:
        """The estimated seconds of searching left; None while there is no estimate."""
        return self._pace.left(self.elapsed - self.planned, finished)

    def take_events(self) -> array[int]:
        """Return the packed events since the last call, four bytes each."""
        events, self._events = self._events, array("I")
        return events

    def take_found(self) -> list[Solution]:
        """Return the solutions found since the last call; `shown` turns them into listed ones."""
        found, self._new = self._new, []
        return found

    def take_listed(self) -> Iterator[Solution]:
        """Yield the solutions to list since the last call, as `shown` makes them, and drop the
        events; for callers that do not replay events, which would otherwise accumulate."""
        self.take_events()
        return self.shown(self.take_found())

    def listed_of(self, found: Solution) -> int:
        """Return the number of listed solutions for one found."""
        assert self.search
        return self.search.weight(found) if self.search.expand else 1

    def shown(self, found: Sequence[Solution], skipped: int = 0) -> Iterator[Solution]:
        """Yield the listed solutions for those found, without the first `skipped`, each made about
        on demand. Raises WrongSolution when the independent check refuses one."""
        made = chain.from_iterable(self.expanded(found))
        return checked(islice(made, skipped, None), self._check)

    def expanded(self, found: Sequence[Solution]) -> Iterator[list[Solution]]:
        """Yield the listed solutions in batches and unchecked: for scanning, not for showing."""
        expand = (self.search and self.search.expand) or list
        first = 0
        while first < len(found):
            end = first + max(1, EXPANDED_AT_ONCE // self.listed_of(found[first]))
            yield expand(found[first:end])
            first = end

    def checkpoint(self) -> Checkpoint | None:
        """Return a checkpoint, at most a few batches old, from which another job of the same search
        can resume. None if the search cannot resume, has not begun, or is done."""
        if self._mark is None or self.state == "done":
            return None
        return replace(self._mark, plan=self._plan)

    def progress(self) -> Progress:
        """Return the progress of the job."""
        totals, finished = self._totals(), self.latest.finished
        nodes = self.search.handed_over() if self.search else 0
        return Progress(
            state=self.state,
            nodes=totals.nodes,
            cuts=totals.cuts - self.latest.untried,
            found=totals.found,
            solutions=totals.solutions,
            listed=totals.listed,
            finished=finished,
            elapsed=totals.elapsed,
            planned=totals.planned,
            left=self.left(finished),
            rows=tuple(self._rows),
            verdict=self._verdict(),
            earlier=self._before.listed,
            handed_over=self._before.nodes + nodes if nodes else 0,
        )

    def _planning(self, preparing: Incremental[Search]) -> Batches:
        """Plan, then run the batches of the search."""
        nothing = Batch([], [], 0, 0, None)
        yield nothing
        search = yield from paused(preparing, nothing)
        self._work = self._begin(search)
        first = next(self._work)  # nothing has been searched
        self.search = search
        yield first

    def _begin(self, search: Search) -> Batches:
        """Run the batches of a search, from its checkpoint if there is one."""
        return search.batches if self._onward is None else self._going_on(search, self._onward)

    def _going_on(self, search: Search, checkpoint: Checkpoint) -> Batches:
        batches = onward_of(search, checkpoint.plan).on(checkpoint.branch)
        try:
            first = next(batches)
        except NoSuchBranch:
            raise BadInput(None, OTHER_PLAN) from None
        self._go_on_from(checkpoint.totals)
        yield first
        yield from batches

    def _go_on_from(self, totals: Totals) -> None:
        self._before, self.each = totals, totals.each
        self._found, self._solutions = totals.found, totals.solutions
        self._listed, self.planned = totals.listed, totals.planned
        self.elapsed += totals.elapsed

    @cached_property
    def _plan(self) -> str:
        """Return the fingerprint of the plan of the search."""
        assert self.search
        assert self.search.onward
        return plan_of(self.search.onward)

    def _totals(self) -> Totals:
        return Totals(
            nodes=self._before.nodes + self.latest.nodes,
            cuts=self._before.cuts + self.latest.cuts,
            found=self._found,
            solutions=self._solutions,
            listed=self._listed,
            each=self.each,
            elapsed=self.elapsed,
            planned=self.planned,
        )

    def _take_in(self, batch: Batch) -> bool:
        """Count a batch; return whether anything happened in it. The last batch is empty."""
        super()._take_in(batch)
        if not self._begun:
            searched = self._before.elapsed - self._before.planned
            self.planned, self._begun = self.elapsed - searched, self.search is not None
        if self._begun:
            self._pace.note(self.elapsed - self.planned, batch.finished)
        self._events.extend(batch.events)
        self._rows += [{**row, "seconds": self.elapsed} for row in batch.rows]
        if batch.tally:
            self._add(batch.tally.found, batch.tally.solutions, batch.tally.each)
        if self._limit is None:
            self._count(batch.found)
        else:
            for solution in batch.found:
                if self._is_at_limit:
                    break
                self._count([solution])
        if self._is_at_limit:
            self.stop()
        elif batch.branch is not None:
            self._mark = Checkpoint("", batch.branch, self._totals())
        return bool(batch.events) or batch.finished != 1.0

    def _at_the_end(self) -> State:
        """Return "stopped" for a search that has not seen everything."""
        return "done" if self.is_complete or self.latest.finished == 1.0 else "stopped"

    @property
    def _is_at_limit(self) -> bool:
        return self._limit is not None and self._listed >= self._limit

    def _count(self, found: Sequence[Solution]) -> None:
        if not found:
            return
        assert self.search
        weights = list(map(self.search.weight, found))
        self._add(len(found), sum(weights), weights[0])
        self._new += found

    def _add(self, found: int, solutions: int, each: int) -> None:
        assert self.search
        if not self._found:
            self.each = each
        self._found += found
        self._solutions += solutions
        self._listed += solutions if self.search.expand else found

    def _verdict(self) -> Text:
        """Say what is known about the number of solutions."""
        if self.planning:
            return Text("planning the search", "探索の計画を立てています")
        state = self.state
        if self._solutions and not self.is_complete:
            return some_solutions(self._solutions)
        listed_once = self._listed == self._found
        return solutions_verdict(
            state, self._solutions, self._found, self.each if listed_once else None
        )
