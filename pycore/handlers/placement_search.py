"""Searches for the solutions of a placement, for a page. A search without events can be shared: it
does its parts one by one, and helpers take some of them.

pending  the shared search until it has caught up with the undivided search before it; meanwhile
         the totals of the undivided one are shown
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ..model.bilingual import BadInput
from ..model.incremental import USUAL_SIZE, Incremental
from ..model.rule_text import rule_in_words, sort_of
from ..model.rules import cells_of
from ..parallel import checkpoint as scheduler_checkpoint
from ..parallel.partition import Partition, partition_search
from ..parallel.scheduler import Scheduler
from ..parallel.worker import LONGER
from ..run.checkpoints import OTHER_PLAN, Totals, read
from ..run.job import Job
from ..run.selection import FoundList
from ..run.solution_store import CAPACITY, SolutionStore
from ..search import strategy_named
from ..search.events import Search
from ..symmetry.orbit_counts import positions_of_each
from .faults import Data, granted, refusing
from .jobs import words_data
from .requests import placement_of
from .search_jobs import OpenSearch

if TYPE_CHECKING:
    from . import messages
    from .messages import JobRule


class Coming(NamedTuple):
    """A shared search that has not caught up yet."""

    job: Job
    store: SolutionStore
    finished: float


class OpenJob(OpenSearch):
    """A search for the solutions of a placement."""

    asked_when_watched = USUAL_SIZE  # a walk reports every step in any case

    def __init__(
        self,
        task: Data,
        strategy: str,
        clock: Callable[[], float],
        onward: Data | None = None,
        seed: int | None = None,
        unnamed: bool = False,
    ) -> None:
        """Prepare the search, from a checkpoint if one is given; one that is `unnamed` may go on in
        another way after a while. Raises Refused."""
        self.asked = granted(placement_of(task))
        self._of = {"task": task, "strategy": strategy}
        self._clock = clock
        self._coming: Coming | None = None
        self._least = 0.0  # the finished fraction shown before
        placement = self.asked.placement
        self._room = CAPACITY // placement.size
        with refusing():
            way = strategy_named(strategy, placement).with_seed(seed)
            way = way.by_default() if unnamed else way
            job = self._begun(way.prepare(placement, self.asked.drawing), onward)
        self._sharable = not way.walked and (
            onward is None or scheduler_checkpoint.is_of_a_scheduler(onward)
        )
        super().__init__(job, 1, self.asked.names)
        self.values = list(placement.values)

    def _begun(self, preparing: Incremental[Search], onward: Data | None) -> Job:
        check = self.asked.placement.is_solution
        if onward is None or not scheduler_checkpoint.is_of_a_scheduler(onward):
            begin = None if onward is None else read(onward)
            return Job(preparing, check, self._clock, onward=begin)
        standing = scheduler_checkpoint.read(onward)
        resuming = self._resuming(preparing, standing)
        return Job(resuming, check, self._clock, before=standing.totals)

    def _resuming(
        self, preparing: Incremental[Search], standing: scheduler_checkpoint.SchedulerState
    ) -> Incremental[Search]:
        search = yield from preparing
        partition = yield from partition_search(search)
        if partition is None:
            raise BadInput(None, OTHER_PLAN)
        lists_all = search.expand is not None
        self.scheduler = scheduler_checkpoint.resumed(partition, standing, self._room, lists_all)
        return _scheduled(search, self.scheduler)

    def sharing(self) -> Incremental[Scheduler | None]:
        """Return its scheduler, which it uses from now on, so that helpers can do parts; None if it
        has none."""
        search = self._job.search
        if self.scheduler or self.over or not self._sharable or search is None:
            return self.scheduler
        partition = yield from partition_search(search)
        self._sharable = False
        if partition is None or self.over or self.scheduler:
            return self.scheduler
        self.scheduler = self._share(search, partition)
        return self.scheduler

    def _share(self, search: Search, partition: Partition) -> Scheduler:
        """Start over, in parts."""
        scheduler = Scheduler(partition, self._room, search.expand is not None)
        before = Totals(elapsed=self._job.elapsed, planned=self._job.planned)
        check = self.asked.placement.is_solution
        job = Job(_scheduled(search, scheduler), check, self._clock, before=before)
        job.state = self._job.state
        self._coming = Coming(job, SolutionStore(job), self._job.latest.finished or 0.0)
        self._drive(job)
        return scheduler

    def run(self, seconds: float) -> None:
        """Work longer at a time once it is shared: every report makes the page draw, on a core that
        a helper could use."""
        super().run(LONGER * seconds if self.scheduler else seconds)

    def progress(self) -> messages.Progress:
        """Return the progress of the search."""
        self._come_up()
        progress = super().progress()
        if progress["finished"] is not None:
            progress["finished"] = max(progress["finished"], self._least)
        if progress["state"] == "done" and progress["solutions"]:
            return {**progress, "positions": self._positions} if self._positions else progress
        return progress

    @cached_property
    def _positions(self) -> int | None:
        """Return the number of positions in which each solution is found."""
        return positions_of_each(self.asked.placement, self.asked.drawing)

    def _come_up(self) -> None:
        """Show the shared search once it has caught up."""
        if self._coming is None:
            return
        job, store, finished = self._coming
        store.take()
        self._store.take()
        self._job.state = job.state
        is_far = job.progress().nodes >= self._job.progress().nodes
        if job.state == "done" or (is_far and store.listed >= self._store.listed):
            self._job, self._store, self._least = job, store, finished
            self._coming = None

    def solutions_so_far(self) -> FoundList:
        """Return the solutions listed so far, for selections."""
        self._store.take()
        return FoundList(self._store)

    def saved(self) -> float | None:
        """The finished fraction that a checkpoint holds."""
        return self.scheduler.saved if self.scheduler and not self._coming else super().saved()

    def checkpoint(self) -> Data | None:
        """Return the state of the search, with its task and strategy."""
        if self.scheduler and not self._coming:
            job = self._job
            if job.state == "done":
                return None
            return scheduler_checkpoint.checkpoint(
                self.scheduler, job.elapsed, job.planned, self._of
            )
        stands = self._job.checkpoint()
        return stands.data(self._of) if stands else None

    @property
    def rules(self) -> list[JobRule]:
        """The rules of its plan."""
        own = len(self.asked.placement.rules)  # conditions that break symmetries follow
        return [
            {
                "words": words_data(rule_in_words(rule, self._names)),
                "sort": sort_of(rule) if number < own else "mirror",
                "cells": list(cells_of(rule)),
            }
            for number, rule in enumerate(self._job.search.rules if self._job.search else ())
        ]

    @property
    def computed(self) -> list[int]:
        """The cells whose values its plan computes."""
        return list(self._job.search.computed) if self._job.search else []

    def shown(self, solution: tuple[int, ...]) -> list[int]:
        """Return a solution as values by cell."""
        return list(solution)


def _scheduled(search: Search, scheduler: Scheduler) -> Search:
    """Return the same search in parts."""
    return replace(search, batches=scheduler.batches(), onward=None)
