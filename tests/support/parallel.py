"""Searches in parts, with random helpers."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from pycore.model.drawing import Drawing
from pycore.model.incremental import Incremental
from pycore.model.placement import Placement, Solution
from pycore.parallel.scheduler import Scheduler
from pycore.parallel.ways import ways_prepared
from pycore.parallel.worker import PartWorker
from pycore.run.job import Job
from pycore.search import strategy_named
from pycore.search.events import Search
from tests.support.clocks import ticking

Prepare = Callable[[], Incremental[Search]]


class Crowd:
    """Helpers of a search that come, do something, or die with all their work, at random."""

    def __init__(
        self, scheduler: Scheduler, prepare: Prepare, random: Random, most: int = 3
    ) -> None:
        self._scheduler, self._prepare, self._random = scheduler, prepare, random
        self._helpers: list[tuple[PartWorker, list[str]]] = []
        self._most = most

    def do_something(self) -> None:
        """Let one of them come, go on, ask for more, or die."""
        happens = self._random.random()
        if len(self._helpers) < self._most and happens < 0.3:
            plan = self._scheduler.partition.ways.plan
            helping = PartWorker(ways_prepared(self._prepare()), plan, ticking())
            while helping.ways is None:
                helping.run(0.0)
            self._helpers.append((helping, []))
        if not self._helpers:
            return
        number = self._random.randrange(len(self._helpers))
        helping, has = self._helpers[number]
        if happens > 0.95:
            self._helpers.pop(number)
            for bundle in has:
                self._scheduler.take_back(bundle)
        elif happens > 0.5:
            handed = self._scheduler.hand_out()
            if handed is not None:
                helping.give(handed)
                has.append(handed)
        else:
            helping.run(0.0)
            for done in helping.take_done():
                has.pop(0)
                self._scheduler.take(json.dumps(json.loads(done)))


def prepared(placement: Placement, drawing: Drawing, strategy: str) -> Incremental[Search]:
    """Return the search prepared by a strategy."""
    return strategy_named(strategy, placement).prepare(placement, drawing)


def drive(job: Job, crowd: Crowd, slices: int | None = None) -> list[Solution]:
    """Return the solutions listed in that many slices, or all; the finished part never
    decreases."""
    found: list[Solution] = []
    finished = job.progress().finished or 0.0
    while not job.over and slices != 0:
        job.run(0.0)
        crowd.do_something()
        found += job.take_found()
        now = job.progress().finished
        assert now is not None
        assert finished <= now + 1e-12 <= 1 + 1e-12
        finished = now
        slices = None if slices is None else slices - 1
    return found
