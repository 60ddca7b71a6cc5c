"""Parts: together they give the results of the straight search."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, Given, SumIs
from pycore.run.checkpoints import DAMAGED, OTHER_PLAN, seal
from pycore.run.job import Job
from pycore.run.parts import Part, read, search_of, split
from pycore.search import strategies_for, strategy_named
from pycore.search.events import NoSuchBranch, Search
from tests.support.clocks import ticking
from tests.support.random_placements import in_a_row
from tests.support.small_placements import any_placements

pytestmark = pytest.mark.usefixtures("three_loops")


def searched(placement: Placement, search: Search) -> tuple[list[Solution], int, int, int]:
    """The solutions found, in order; how many they represent; nodes; cuts."""
    job = Job(search, placement.is_solution, ticking())
    found: list[Solution] = []
    finished = 0.0
    while not job.over:
        job.run(0.0)
        found += job.take_found()
        now = job.progress().finished
        assert now is not None
        assert finished <= now <= 1
        finished = now
    told = job.progress()
    return found, told.solutions, told.nodes, told.cuts


@given(any_placements(), st.integers(0, 2**32))
def test_the_parts_are_the_search(placement: Placement, seed: int) -> None:
    random = Random(seed)
    drawing = in_a_row(placement)
    strategy = random.choice(strategies_for(placement))
    search = strategy.start(placement, drawing)
    cut = result_of(split(search, random.choice([1, 5, 30, 10**9])))
    if cut is None:
        assert search.onward
        assert search.onward.trunk(1) is None
        return
    found, solutions, nodes, cuts = [], 0, cut.nodes, cut.cuts
    done = {}
    for part in random.sample(cut.parts, len(cut.parts)):
        sent = read(json.loads(json.dumps(pickle.loads(pickle.dumps(part)).data({}))))
        done[part] = searched(placement, search_of(search, sent))
    for part in cut.parts:
        found += done[part][0]
        solutions += done[part][1]
        nodes += done[part][2]
        cuts += done[part][3]
    straight = searched(placement, search)
    assert (found, solutions, nodes, cuts) == straight


FIVE = Placement(5, (1, 2, 3, 4, 5), (AllDifferent((0, 1, 2, 3, 4)), SumIs((0, 1), 6)))


def five(strategy: str) -> Search:
    return strategy_named(strategy, FIVE).start(FIVE, in_a_row(FIVE))


@pytest.mark.parametrize("strategy", ["compiled", "prune"])
def test_a_part_says_what_it_is_of(strategy: str) -> None:
    cut = result_of(split(five(strategy), 4))
    assert cut
    assert len(cut.parts) >= 4
    data = cut.parts[0].data({"puzzle": "five"})
    assert list(data) == ["version", "of", "plan", "at", "check"]
    assert data["of"] == {"puzzle": "five"}
    assert read(data) == cut.parts[0]


@pytest.mark.parametrize("strategy", ["compiled", "prune"])
def test_what_is_no_part_of_this_search_is_refused(strategy: str) -> None:
    cut = result_of(split(five(strategy), 4))
    assert cut
    part = cut.parts[0]
    with pytest.raises(BadInput) as refused:
        search_of(five("forced"), part)
    assert refused.value.words == OTHER_PLAN
    for branch in ((), (9, 9), (-5, 1), part.branch * 5):
        with pytest.raises(NoSuchBranch):
            next(search_of(five(strategy), replace(part, branch=branch)).batches)
    with pytest.raises(BadInput) as refused:
        read(seal({}, part.plan, {"branch": [1.5]}))
    assert refused.value.words == DAMAGED


def test_a_search_that_cannot_be_cut() -> None:
    full = Placement(2, (1, 2), (AllDifferent((0, 1)), Given(0, 1)))
    search = strategy_named("propagate", full).start(full, in_a_row(full))
    assert result_of(split(search, 4)) is None, "nothing is tried"
    assert result_of(split(replace(search, onward=None), 4)) is None
    with pytest.raises(BadInput):
        search_of(replace(search, onward=None), Part("", ()))
