"""Planning as a part of a job: reported, paused, stepped, stopped, and timed in a race."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pycore.codegen import function
from pycore.codegen.sinks import ListingSink
from pycore.model.drawing import grid
from pycore.model.incremental import Incremental
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent
from pycore.plan import derivation
from pycore.plan.steps import plan_as_numbered
from pycore.run.job import Job, Progress
from pycore.run.race import race
from pycore.search import strategies_for, strategy_named
from pycore.search.events import PLACED, Batch, Batches, Search, unpack
from pycore.search.placements import compiled
from tests.support.clocks import ticking
from tests.support.random_placements import in_a_row


def run_to_end(job: Job) -> Progress:
    while not job.over:
        job.run(0.003)
    return job.progress()


def slow(search: Search, pieces: int = 3) -> Incremental[Search]:
    """A search that is planned in that many pieces and one more."""
    for _ in range(pieces):
        yield
    return search


def four_planned(limit: int | None = None) -> Job:
    """All orders of four numbers, a search that takes planning."""
    placement = Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3)),))
    search = strategy_named("prune", placement).start(placement, grid(1, 4))
    return Job(slow(search), placement.is_solution, ticking(), limit)


def test_a_job_that_plans_says_so_and_since_when() -> None:
    job = four_planned()
    assert job.planning
    for state in ("paused", "running"):
        progress = job.progress()
        assert (progress.state, progress.nodes, progress.finished) == (state, 0, None)
        assert progress.left is None
        assert progress.verdict == ("planning the search", "探索の計画を立てています")
        before = progress.elapsed
        job.run(0.0)
        assert job.progress().planned == job.progress().elapsed > before
    assert run_to_end(job).verdict.en == "exactly 24 solutions"
    assert 0 < job.progress().planned < job.progress().elapsed


def test_planning_goes_on_step_by_step_and_rests_in_between() -> None:
    job = four_planned()
    steps = 0
    while job.planning:
        job.step()
        steps += 1
        assert (job.progress().state, len(job.take_events())) == ("paused", 0)
    assert (steps, job.progress().finished) == (4, 0.0)
    job.step()
    assert [unpack(event).kind for event in job.take_events()] == [PLACED]


@pytest.mark.parametrize("end", ["stop", "let_go"])
def test_planning_can_be_stopped(end: str) -> None:
    closed = []

    def endless() -> Incremental[Search]:
        try:
            while True:
                yield
        finally:
            closed.append(True)

    job = Job(endless(), lambda s: True, ticking())
    job.run(0.05)
    assert (job.state, job.planning) == ("running", True)
    job.stop()
    if end == "let_go":
        job.let_go()
        assert closed
    for go_on in (lambda: job.run(1.0), job.step, job.pause, job.stop):
        go_on()
        progress = job.progress()
        assert (progress.state, job.planning, job.search) == ("stopped", False, None)
        assert progress.verdict.en == "none found (stopped)"
    assert list(job.shown(job.take_found())) == []


def test_planning_that_breaks_ends_the_job() -> None:
    def breaking() -> Incremental[Search]:
        yield
        raise MemoryError

    job = Job(breaking(), lambda s: True, ticking())
    with pytest.raises(MemoryError):
        run_to_end(job)
    assert (job.state, job.planning) == ("stopped", False)


def test_the_time_left_does_not_count_the_planning() -> None:
    def halves() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        yield Batch([], [], 1, 0, 0.5)

    times = iter([0.0, 60.0, 60.0, 63.0])
    job = Job(slow(Search(halves(), ()), 0), lambda s: True, lambda: next(times))
    job.step()
    job.step()
    told = job.progress()
    assert (told.elapsed, told.planned, told.left) == (63.0, 60.0, 3.0)


def large() -> Placement:
    """Rows and columns of 49 cells: much to plan."""
    lines = [tuple(range(7 * i, 7 * i + 7)) for i in range(7)]
    columns = [tuple(range(i, 49, 7)) for i in range(7)]
    return Placement(49, tuple(range(1, 8)), tuple(map(AllDifferent, (*lines, *columns))))


@pytest.mark.parametrize("strategy", ["order", "symmetry", "forced", "compiled"])
def test_what_takes_planning_is_planned_in_many_pieces(strategy: str) -> None:
    derivation.forget()
    compiled.forget()
    placement = large()
    preparing = strategy_named(strategy, placement).prepare(placement, in_a_row(placement))
    pieces = sum(1 for _ in preparing)
    assert pieces > (0 if strategy == "symmetry" else placement.size)


def test_a_function_is_written_block_by_block() -> None:
    placement = large()
    pieces = sum(1 for _ in function.in_slices(plan_as_numbered(placement), ListingSink()))
    assert pieces > placement.size


def test_a_race_bounds_the_planning_of_a_lap_and_shows_it() -> None:
    """A job that would plan for ever is stopped like one that would search for ever."""

    def endless(puzzle: object, drawing: object) -> Incremental[Search]:
        while True:
            yield

    placement = Placement(2, (1, 2), (AllDifferent((0, 1)),))
    first = strategies_for(placement)[0]
    racers = [replace(first, name="planner", prepare=endless), first]
    reports = list(
        race(placement, in_a_row(placement), racers, placement.is_solution, ticking(), 0.5)
    )
    assert reports[1][0].state == "running"
    planner, other = reports[-1]
    assert (planner.state, planner.nodes, planner.part) == ("stopped", 0, None)
    assert 0.5 <= planner.seconds < 0.6
    assert (other.state, other.solutions) == ("done", 2)
