"""A shared search is the straight one, whoever helps, dies, or goes on with it another day."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement
from pycore.model.text import BadInput
from pycore.run.checkpoints import DAMAGED, OTHER_PLAN
from pycore.run.job import Job
from pycore.search import strategies_for
from pycore.search.events import Search
from pycore.sharing import keeping
from pycore.sharing.cutting import Cut, cut_search
from pycore.sharing.shares import Shares
from pycore.symmetry.sliced import result_of
from tests.support.clocks import ticking
from tests.support.random_placements import in_a_row
from tests.support.sharing import Crowd, drive, prepared
from tests.support.small_placements import any_placements
from tests.support.spreading import straight

pytestmark = pytest.mark.usefixtures("three_loops")


def cut_of(
    placement: Placement, drawing: Drawing, strategy: str
) -> tuple[Search, Cut] | None:
    search = result_of(prepared(placement, drawing, strategy))
    cut = result_of(cut_search(search))
    return (search, cut) if cut else None


def shared(search: Search, shares: Shares) -> Search:
    return replace(search, batches=shares.batches(), onward=None)


@settings(max_examples=100, deadline=None)
@given(any_placements(), st.integers(0, 2**32))
def test_whoever_helps_or_dies_it_is_the_straight_search(placement: Placement, seed: int) -> None:
    random = Random(seed)
    drawing = in_a_row(placement)
    strategy = random.choice(strategies_for(placement)).name
    whole = straight(placement, drawing, strategy)
    made = cut_of(placement, drawing, strategy)
    if made is None:
        return
    search, cut = made
    room = random.choice([0, 1, 2, 5, 10**6])
    shares = Shares(cut, room, search.expand is not None)
    job = Job(shared(search, shares), placement.is_solution, ticking())
    found = drive(job, Crowd(shares, lambda: prepared(placement, drawing, strategy), random))
    told = job.progress()
    assert found == whole.found[:room]
    assert (told.found, told.solutions, told.nodes, told.cuts) == whole[1:5]
    assert (told.state, told.finished) == ("done", 1.0)
    totals = shares.totals
    assert (totals.found, totals.solutions, totals.nodes, totals.cuts) == whole[1:5]
    assert totals.listed == told.listed


@settings(max_examples=100, deadline=None)
@given(any_placements(), st.integers(0, 2**32))
def test_it_goes_on_on_other_days_with_nothing_lost_or_counted_twice(
    placement: Placement, seed: int
) -> None:
    random = Random(seed)
    drawing = in_a_row(placement)
    strategy = random.choice(strategies_for(placement)).name
    whole = straight(placement, drawing, strategy)
    made = cut_of(placement, drawing, strategy)
    if made is None:
        return
    search, cut = made
    room = random.choice([0, 3, 10**6])
    lists_all = search.expand is not None
    shares = Shares(cut, room, lists_all)
    job = Job(shared(search, shares), placement.is_solution, ticking())
    found = []
    for _ in range(random.randrange(5)):
        crowd = Crowd(shares, lambda: prepared(placement, drawing, strategy), random)
        drive(job, crowd, random.randrange(20))
        earlier = shares.totals.found
        data = keeping.checkpoint(shares, job.elapsed, job.planned, {})
        standing = keeping.read(json.loads(json.dumps(data)))
        shares = keeping.resumed(cut, standing, room, lists_all)
        before = standing.totals
        job = Job(shared(search, shares), placement.is_solution, ticking(), before=before)
        assert job.progress().earlier == before.listed
        if room == 10**6:
            found = whole.found[:earlier]
    crowd = Crowd(shares, lambda: prepared(placement, drawing, strategy), random)
    found = [*found, *drive(job, crowd)]
    told = job.progress()
    assert (told.found, told.solutions, told.nodes, told.cuts) == whole[1:5]
    if room == 10**6:
        assert found == whole.found
