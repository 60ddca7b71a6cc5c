"""Checkpoints: a resumed job ends like a straight one, and a wrong checkpoint is refused."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, Text
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, Given, SumIs
from pycore.run.checkpoints import (
    DAMAGED,
    OTHER_PLAN,
    OTHER_VERSION,
    Checkpoint,
    Totals,
    read,
    seal,
)
from pycore.run.job import Job
from pycore.search import strategies_for, strategy_named
from pycore.search.events import PLACED, REMOVED, unpack
from tests.support.clocks import ticking
from tests.support.random_placements import in_a_row
from tests.support.small_placements import any_placements

pytestmark = [pytest.mark.pyodide, pytest.mark.usefixtures("three_loops")]


def job_of(placement: Placement, strategy: str, onward: Checkpoint | None = None) -> Job:
    prepared = strategy_named(strategy, placement).prepare(placement, in_a_row(placement))
    return Job(prepared, placement.is_solution, ticking(), onward=onward)


def totals(job: Job) -> tuple[object, ...]:
    told = job.progress()
    return told.state, told.nodes, told.cuts, told.found, told.solutions, told.listed, told.verdict


def visit(job: Job, batches: int, size: int) -> list[Solution]:
    """Plan, run that many batches, and return the results."""
    while job.planning:
        job.run(0.0)
    found: list[Solution] = []
    for _ in range(batches):
        job.run(0.0, size)
        found += job.take_found()
    return found


@given(any_placements(), st.integers(0, 2**32))
def test_an_interrupted_count_ends_as_a_straight_one(placement: Placement, seed: int) -> None:
    random = Random(seed)
    name = random.choice(strategies_for(placement)).name
    straight = job_of(placement, name)
    every: list[Solution] = []
    while not straight.over:
        every += visit(straight, 1, 512)

    job = job_of(placement, name)
    found: list[Solution] = []
    longest = random.choice([1, 4, 30])
    for _ in range(20):
        found += visit(job, random.randint(1, longest), random.choice([1, 3, 512]))
        checkpoint = job.checkpoint()
        if checkpoint:
            del found[checkpoint.totals.found :]
            told = job.progress()
            job = job_of(placement, name, read(json.loads(json.dumps(checkpoint.data({})))))
            found += visit(job, 0, 1)
            assert_stands_at(job, checkpoint.totals)
            if checkpoint.totals.nodes == told.nodes and told.finished != 1:
                assert job.progress().finished == pytest.approx(told.finished)
    while not job.over:
        found += visit(job, 1, 512)
    assert totals(job) == totals(straight)
    assert found == every


def assert_stands_at(job: Job, kept: Totals) -> None:
    """A job resumed from there, without further work."""
    told = job.progress()
    for field in ("nodes", "found", "solutions", "listed"):
        assert getattr(told, field) == getattr(kept, field), field
    assert told.cuts + job.latest.untried == kept.cuts  # values that wait are no cuts yet
    assert told.earlier == kept.listed
    assert told.elapsed > kept.elapsed


FIVE = AllDifferent((0, 1, 2, 3, 4))
BEGUN = Placement(5, (1, 2, 3, 4, 5), (FIVE, SumIs((0, 1), 6)))


def begun(name: str = "compiled") -> Checkpoint:
    """The checkpoint of a count that has begun."""
    job = job_of(BEGUN, name)
    visit(job, 3, 4)
    checkpoint = job.checkpoint()
    assert checkpoint
    return checkpoint


def go_on(checkpoint: object) -> None:
    """Plan, and resume from there."""
    visit(job_of(BEGUN, "compiled", read(checkpoint)), 0, 1)


def refusal(checkpoint: object) -> Text:
    """The reason of the refusal."""
    with pytest.raises(BadInput) as refused:
        go_on(checkpoint)
    return refused.value.words


def test_a_checkpoint_says_what_it_is_of() -> None:
    data = begun().data({"puzzle": "five", "strategy": "compiled"})
    assert list(data) == ["version", "of", "plan", "at", "check"]
    assert (data["version"], data["of"]["puzzle"]) == (1, "five")


def test_what_has_hardly_begun_or_is_done_has_none() -> None:
    job = job_of(BEGUN, "compiled")
    assert job.checkpoint() is None
    visit(job, 0, 1)
    assert job.checkpoint() is None
    while not job.over:
        job.run(1.0)
    assert job.checkpoint() is None


def test_what_is_stopped_can_go_on_another_day() -> None:
    begun()  # planned once, so that neither of the two below spends seconds on that
    job = job_of(BEGUN, "compiled")
    visit(job, 3, 4)
    job.stop()
    job.let_go()
    assert job.checkpoint() == begun()


@pytest.mark.parametrize(
    "other",
    [
        Placement(5, (1, 2, 3, 4, 6), (FIVE, SumIs((0, 1), 6))),
        Placement(5, (1, 2, 3, 4, 5), (FIVE, SumIs((0, 1), 7))),
        Placement(5, (1, 2, 3, 4, 5), (FIVE, SumIs((0, 1), 6), Given(4, 2))),
    ],
)
def test_a_checkpoint_of_another_count_is_refused(other: Placement) -> None:
    job = job_of(other, "compiled")
    visit(job, 3, 4)
    checkpoint = job.checkpoint()
    assert checkpoint
    assert refusal(checkpoint.data({})) == OTHER_PLAN


def test_a_branch_that_is_none_is_refused() -> None:
    good = begun()
    for branch in ((), (7,), (0, 0), good.branch * 9, (-1,) * 3, (10**30,)):
        assert refusal(replace(good, branch=branch).data({})) == OTHER_PLAN


def test_a_checkpoint_of_another_version_is_refused() -> None:
    assert refusal(begun().data({}) | {"version": 2}) == OTHER_VERSION


def test_a_damaged_checkpoint_is_refused() -> None:
    text = json.dumps(begun().data({}))
    for at in range(len(text)):
        for cut in (text[:at], text[:at] + "7" + text[at + 1 :], text[:at] + text[at + 1 :]):
            try:
                data = json.loads(cut)
            except ValueError:
                continue
            if data != json.loads(text):
                assert refusal(data) in (DAMAGED, OTHER_VERSION), cut


@pytest.mark.parametrize(
    "at",
    [
        {},
        {"branch": 3, "totals": {}},
        {"branch": [1.5], "totals": {}},
        {"branch": [True], "totals": {}},
        {"branch": [1], "totals": {"nodes": 1}},
        {"branch": [1], "totals": [1, 2]},
    ],
)
def test_what_is_sealed_and_still_none_is_refused(at: dict[str, Any]) -> None:
    assert refusal(seal({}, begun().plan, at)) == DAMAGED


@pytest.mark.parametrize("wrong", [-1, 1.5, "1", None, True, float("nan"), float("inf")])
def test_totals_that_are_none_are_refused(wrong: Any) -> None:
    good = begun()
    for field in ("nodes", "elapsed"):
        if (field, wrong) != ("elapsed", 1.5):
            totals = replace(good.totals, **{field: wrong})
            assert refusal(replace(good, totals=totals).data({})) == DAMAGED


def test_a_walk_that_goes_on_places_what_stands_there() -> None:
    """The board can be drawn without earlier events."""
    straight = job_of(BEGUN, "prune")
    visit(straight, 9, 1)
    checkpoint = straight.checkpoint()
    assert checkpoint
    job = job_of(BEGUN, "prune", checkpoint)
    visit(job, 0, 1)
    assert board(job.take_events()) == board(straight.take_events()) != {}


def board(events: Iterable[int]) -> dict[int, int]:
    """The values in the cells after the events."""
    cells: dict[int, int] = {}
    for kind, _, cell, value in map(unpack, events):
        if kind == PLACED:
            cells[cell] = value
        elif kind == REMOVED:
            del cells[cell]
    return cells
