"""Helpers for searches, undivided and split."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import NamedTuple

from pycore.model.drawing import Drawing
from pycore.model.incremental import Incremental
from pycore.model.placement import Placement, Solution
from pycore.parallel.executors.journal import Journal
from pycore.parallel.executors.search import Help, spread
from pycore.run.job import Job
from pycore.search import strategy_named
from pycore.search.events import Search
from tests.support.clocks import ticking


class Whole(NamedTuple):
    """The result of a search."""

    found: list[Solution]
    visited: int
    solutions: int
    nodes: int
    cuts: int
    verdict: str


def straight(placement: Placement, drawing: Drawing, strategy: str, lists: bool = True) -> Whole:
    search = _prepared(placement, drawing, strategy, lists)
    return driven(Job(search, placement.is_solution, ticking()))


def spread_out(
    placement: Placement,
    drawing: Drawing,
    strategy: str,
    executor: Executor,
    lists: bool = True,
    journal: Journal | None = None,
) -> Whole:
    search = _prepared(placement, drawing, strategy, lists)
    by = Help(executor, lists, journal)
    spread_search = spread(search, placement, drawing, strategy, None, by)
    return driven(Job(spread_search, placement.is_solution, ticking()))


def _prepared(
    placement: Placement, drawing: Drawing, strategy: str, lists: bool
) -> Incremental[Search]:
    found = strategy_named(strategy, placement)
    prepare = found.prepare if lists else found.prepare_to_count
    return prepare(placement, drawing)


def driven(job: Job) -> Whole:
    """Run it to its end; the finished part never runs backwards."""
    found: list[Solution] = []
    finished = 0.0
    while not job.over:
        job.run(0.0)
        found += job.take_found()
        now = job.progress().finished
        assert now is None or finished <= now <= 1
        finished = now or finished
    end = job.progress()
    assert end.state == "done"
    return Whole(found, end.found, end.solutions, end.nodes, end.cuts, end.verdict.en)
