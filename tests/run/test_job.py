"""Jobs: time slices, pause, step, stop, limits, listed solutions and their summary."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.drawing import grid
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, SumIs
from pycore.run.job import Job, Progress
from pycore.run.solution_check import WrongSolution
from pycore.search import strategy_named
from pycore.search.events import Batch, Batches, Search, unpack
from tests.support.clocks import ticking
from tests.support.random_placements import in_a_row, placements


def four_in_a_row() -> Placement:
    return Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3)),))


def job_of(placement: Placement, strategy: str = "prune", limit: int | None = None) -> Job:
    search = strategy_named(strategy, placement).start(placement, grid(1, placement.size))
    return Job(search, placement.is_solution, ticking(), limit)


def run_to_end(job: Job) -> Progress:
    while job.progress().state in ("paused", "running"):
        job.run(0.003)
    return job.progress()


def test_a_job_has_not_begun_before_it_is_run() -> None:
    progress = job_of(four_in_a_row()).progress()
    assert (progress.state, progress.nodes, progress.elapsed) == ("paused", 0, 0.0)
    assert (progress.finished, progress.left) == (0.0, None)
    assert progress.verdict == ("0 solutions so far", "解はここまで 0 通り")


def test_a_job_runs_to_its_end_in_slices() -> None:
    job = job_of(four_in_a_row())
    progress = run_to_end(job)
    assert (progress.state, progress.finished, progress.left) == ("done", 1.0, 0.0)
    assert (progress.found, progress.solutions, progress.listed) == (24, 24, 24)
    assert progress.verdict == ("exactly 24 solutions", "解はちょうど 24 通り")
    assert len(list(job.shown(job.take_found()))) == 24
    assert job.take_found() == []


def test_a_job_keeps_nothing_that_was_taken() -> None:
    """So a list may be longer than the memory: ten numbers have 3,628,800 permutations."""
    six = Placement(6, (1, 2, 3, 4, 5, 6), (AllDifferent((0, 1, 2, 3, 4, 5)),))
    job, listed = job_of(six), 0
    while not job.over:
        job.run(0.003)
        job.take_events()
        listed += sum(1 for _ in job.shown(job.take_found()))
        collected = (list, tuple, dict, set, array)
        held = {name: value for name, value in vars(job).items() if isinstance(value, collected)}
        assert not any(held.values()), held
    assert listed == 720


def test_a_step_is_one_event_and_then_the_end() -> None:
    job = job_of(Placement(2, (1, 2), (AllDifferent((0, 1)),)))
    events = []
    while job.progress().state != "done":
        job.step()
        told = job.take_events()
        assert len(told) == (job.progress().state != "done"), "every step tells one event"
        assert job.progress().state in ("paused", "done")
        events += [unpack(event).kind for event in told]
    assert events == [0, 0, 3, 1, 1, 0, 0, 3, 1, 1]  # PLACED PLACED SOLVED REMOVED REMOVED, twice


def test_pauses_do_not_count_as_time() -> None:
    job = job_of(four_in_a_row())
    job.step()
    elapsed = job.progress().elapsed
    for _ in range(1000):
        job.pause()
        job.progress()
    assert job.progress().elapsed == elapsed > 0


def test_a_stopped_job_keeps_what_it_found_and_does_not_go_on() -> None:
    job = job_of(four_in_a_row())
    while job.progress().found < 5:
        job.step()
    job.stop()
    for go_on in (lambda: job.run(1.0), job.step, job.pause, job.stop, job.let_go, job.step):
        go_on()
        progress = job.progress()
        assert (progress.state, progress.found) == ("stopped", 5)
        assert progress.finished == pytest.approx(5 / 24)
    assert progress.verdict == ("at least 5 solutions (stopped)", "解は少なくとも 5 通り（中断）")
    assert job.take_found() == [
        (1, 2, 3, 4),
        (1, 2, 4, 3),
        (1, 3, 2, 4),
        (1, 3, 4, 2),
        (1, 4, 2, 3),
    ]


def test_a_job_that_is_done_cannot_be_stopped_any_more() -> None:
    job = job_of(four_in_a_row())
    run_to_end(job)
    job.stop()
    assert job.progress().verdict.en == "exactly 24 solutions"


def test_a_limit_stops_the_job_by_itself() -> None:
    job = job_of(four_in_a_row(), limit=3)
    progress = run_to_end(job)
    assert (progress.state, progress.listed) == ("stopped", 3)
    assert progress.verdict.en == "at least 3 solutions (stopped)"


def test_no_solution_is_a_verdict() -> None:
    impossible = Placement(2, (1, 2), (AllDifferent((0, 1)), SumIs((0, 1), 9)))
    assert run_to_end(job_of(impossible)).verdict == ("no solution", "解なし")


def test_a_solution_that_stands_for_others_says_so() -> None:
    progress = run_to_end(job_of(four_in_a_row(), "symmetry"))
    assert (progress.found, progress.solutions, progress.listed) == (12, 24, 12)
    assert progress.verdict == (
        "12 solutions (24 with rotations and reflections)",
        "解 12 個（対称解を含めて 24 個）",
    )


def test_a_wrong_solution_is_never_shown() -> None:
    def lying() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        yield Batch([], [(1, 1)], 2, 0, 1.0)

    placement = Placement(2, (1, 2), (AllDifferent((0, 1)),))
    job = Job(Search(lying(), ()), placement.is_solution, ticking())
    run_to_end(job)
    with pytest.raises(WrongSolution, match="breaks a rule"):
        list(job.shown(job.take_found()))


def test_a_solution_is_expanded_when_it_is_asked_for() -> None:
    """One found may represent thousands; a caller that stops early does not pay for them."""
    expanded: list[Solution] = []

    def expand(found: Sequence[Solution]) -> list[Solution]:
        expanded.extend(found)
        return [first for first in found for _ in range(1000)]

    def batches() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        yield Batch([], [(kind,) for kind in range(1000)], 1000, 0, 1.0)

    job = Job(Search(batches(), (), lambda found: 1000, expand), lambda s: True, ticking())
    run_to_end(job)
    assert job.progress().listed == 1_000_000
    first = list(islice(job.shown(job.take_found()), 3))
    assert first == [(0,)] * 3
    assert len(expanded) == 1


def test_no_solution_is_lost_however_many_there_are() -> None:
    def batches() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        for _ in range(11):
            yield Batch([], [(1,)] * 100_000, 0, 0, None)

    job = Job(Search(batches(), ()), lambda s: True, ticking())
    taken = 0
    while not job.over:
        job.run(0.0)
        taken += len(job.take_found())
    assert taken == job.progress().listed == 1_100_000


def test_a_search_that_breaks_is_not_said_to_be_done() -> None:
    def breaking() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        yield Batch([], [(1,)], 1, 0, 0.5)
        raise MemoryError

    job = Job(Search(breaking(), ()), lambda s: True, ticking())
    with pytest.raises(MemoryError):
        run_to_end(job)
    job.run(1.0)
    assert (job.progress().state, job.progress().verdict.en) == (
        "stopped",
        "at least 1 solution (stopped)",
    )


def test_rows_of_a_table_carry_the_seconds_at_which_they_came() -> None:
    def levels() -> Batches:
        yield Batch([], [], 0, 0, None)
        for level in range(3):
            yield Batch([], [], level, 0, None, [{"level": level}])

    job = Job(Search(levels(), ()), lambda s: True, ticking())
    progress = run_to_end(job)
    assert [row["level"] for row in progress.rows] == [0, 1, 2]
    seconds = [row["seconds"] for row in progress.rows]
    assert seconds == sorted(seconds)
    assert 0 < seconds[0] < seconds[-1] <= progress.elapsed


@given(placements(), st.lists(st.sampled_from(["run", "step", "pause", "take"]), max_size=60))
def test_whatever_buttons_are_pressed_the_result_is_that_of_a_straight_run(
    placement: Placement, buttons: list[str]
) -> None:
    def new_job() -> Job:
        search = strategy_named("prune", placement).start(placement, in_a_row(placement))
        return Job(search, placement.is_solution, ticking())

    straight, pressed = new_job(), new_job()
    run_to_end(straight)
    straight_events = list(straight.take_events())

    events: list[int] = []
    for button in buttons:
        if button == "take":
            events += pressed.take_events()
        elif button == "run":
            pressed.run(0.0)
        else:
            getattr(pressed, button)()
    run_to_end(pressed)
    events += pressed.take_events()
    assert events == straight_events
    assert pressed.take_found() == straight.take_found()
    ours, theirs = pressed.progress(), straight.progress()
    assert (ours.state, ours.nodes, ours.cuts, ours.verdict) == (
        theirs.state,
        theirs.nodes,
        theirs.cuts,
        theirs.verdict,
    )


def test_no_time_left_is_told_while_a_search_creeps_after_a_leap() -> None:
    """Like the square of order 5: 0.2 % of its tree at once, and then hardly any progress."""
    parts = [0.0, 0.2, 0.2, 0.2001, 0.2002, 0.2003]

    def leaping() -> Iterator[Batch]:
        for nodes, finished in enumerate(parts):
            yield Batch([], [], nodes, 0, finished)

    job = Job(Search(leaping(), ()), lambda s: True, ticks_of(1.0))  # type: ignore[arg-type]
    told = []
    for _ in parts[1:]:
        job.step()
        told.append(job.progress().left)
    assert told[2:] == [None] * 3


def test_a_search_that_goes_on_evenly_tells_its_time_from_the_start() -> None:
    def even() -> Iterator[Batch]:
        for part in range(9):
            yield Batch([], [], part, 0, part / 8)

    job = Job(Search(even(), ()), lambda s: True, ticks_of(1.0))  # type: ignore[arg-type]
    told = []
    for _ in range(8):
        job.step()
        told.append(job.progress().left)
    assert told == [7, 6, 5, 4, 3, 2, 1, 0]


def ticks_of(seconds: float) -> Callable[[], float]:
    """A clock by which every slice takes that long."""
    times = (seconds * (n // 2 + n % 2) for n in count())
    return lambda: next(times)


def test_the_time_left_follows_from_the_finished_part() -> None:
    def quarters() -> Iterator[Batch]:
        yield Batch([], [], 0, 0, 0.0)
        for quarter in range(1, 5):
            yield Batch([], [], quarter, 0, quarter / 4)

    times = iter([0.0, 3.0, 3.0, 6.0])
    job = Job(Search(quarters(), ()), lambda s: True, lambda: next(times))  # type: ignore[arg-type]
    job.step()
    assert (job.progress().elapsed, job.progress().left) == (3.0, 9.0)
