"""Checkpoints: a job that goes on from one ends as a straight one, and a wrong one is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pycore.compiling import function
from pycore.model.drawing import grid
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, SumIs
from pycore.model.text import BadInput
from pycore.run.checkpoints import DAMAGED, OTHER_PLAN, OTHER_VERSION, Checkpoint, read, seal
from pycore.run.job import Job
from pycore.search import strategies_for, strategy_named
from pycore.search.placements import compiled
from tests.support.clocks import ticking
from tests.support.random_placements import in_a_row, placements, regular_placements

ANY = st.one_of(placements(), regular_placements())


@pytest.fixture(scope="module", autouse=True)
def small_pieces() -> Iterator[None]:
    """Compiled functions pause at every chance and nest three loops at most."""
    compiled.forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(function, "WORK", 0)
        patch.setattr(function, "INNERMOST", 1)
        patch.setattr(function, "MOST_LOOPS", 3)
        yield
    compiled.forget()


def job_of(placement: Placement, strategy: str, onward: Checkpoint | None = None) -> Job:
    prepared = strategy_named(strategy, placement).prepare(placement, in_a_row(placement))
    return Job(prepared, placement.is_solution, ticking(), onward=onward)


def totals(job: Job) -> tuple[object, ...]:
    told = job.progress()
    return told.state, told.nodes, told.cuts, told.found, told.solutions, told.listed, told.verdict


def visit(job: Job, batches: int, size: int) -> list[Solution]:
    """Plan, and go on for so many batches; what was found, as far as the checkpoint knows of it."""
    while job.planning:
        job.run(0.0)
    kept: list[Solution] = []
    found: list[Solution] = []
    for _ in range(batches):
        job.run(0.0, size)
        found += job.take_found()
        checkpoint = job.checkpoint()
        if checkpoint and checkpoint.totals.found == job.progress().found:
            kept = list(found)
    return kept if not job.over else found


@settings(max_examples=60, deadline=None)
@given(ANY, st.data())
def test_an_interrupted_count_ends_as_a_straight_one(placement: Placement, data: Any) -> None:
    names = [s.name for s in strategies_for(placement)]
    name = data.draw(st.sampled_from([n for n in names if n == "compiled"]))
    straight = job_of(placement, name)
    every = visit(straight, 1, 1)
    while not straight.over:
        straight.run(100.0)
    every += straight.take_found()

    found: list[Solution] = []
    onward: Checkpoint | None = None
    job = job_of(placement, name)
    part = visit(job, 1, 1)
    while not job.over:
        checkpoint = job.checkpoint()
        if checkpoint:
            assert checkpoint.totals.found == len(found) + len(part)
            found += part
            onward = read(json.loads(json.dumps(checkpoint.data({}))))
            assert onward == checkpoint
            job = job_of(placement, name, onward)
            part = []
            before = job.progress()
        part += visit(job, data.draw(st.integers(1, 4)), data.draw(st.sampled_from([1, 3, 512])))
    assert totals(job) == totals(straight)
    assert found + part == every
