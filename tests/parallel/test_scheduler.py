"""A search in parts has the same result as the straight one, whoever helps, dies or resumes it."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput
from pycore.model.drawing import Drawing
from pycore.model.incremental import Incremental, result_of
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, SumIs
from pycore.parallel import checkpoint
from pycore.parallel.bundles import read_bundle
from pycore.parallel.partition import Partition, partition_search
from pycore.parallel.results import PartResult, entry_of
from pycore.parallel.scheduler import AHEAD, BUNDLE, MOST, Scheduler
from pycore.parallel.ways import Below
from pycore.run.checkpoints import DAMAGED, OTHER_PLAN, seal
from pycore.run.job import Job
from pycore.search import strategies_for
from pycore.search.events import Search, Tally
from tests.support.clocks import ticking
from tests.support.executors import straight
from tests.support.parallel import Crowd, drive, prepared
from tests.support.random_placements import in_a_row
from tests.support.small_placements import any_placements

FIVE = Placement(5, (1, 2, 3, 4, 5), (AllDifferent((0, 1, 2, 3, 4)), SumIs((0, 1), 6)))
MANY = Placement(7, tuple(range(1, 8)), (AllDifferent(tuple(range(7))),))

pytestmark = pytest.mark.usefixtures("three_loops")


def has_parts(placement: Placement, drawing: Drawing, strategy: str) -> bool:
    return (
        result_of(partition_search(result_of(prepared(placement, drawing, strategy)))) is not None
    )


def partition_of(placement: Placement, drawing: Drawing, strategy: str) -> tuple[Search, Partition]:
    search = result_of(prepared(placement, drawing, strategy))
    partition = result_of(partition_search(search))
    assert partition
    return search, partition


def shared(search: Search, scheduler: Scheduler) -> Search:
    return replace(search, batches=scheduler.batches(), onward=None)


@settings(max_examples=100, deadline=None)
@given(any_placements(), st.integers(0, 2**32))
def test_whoever_helps_or_dies_it_is_the_straight_search(placement: Placement, seed: int) -> None:
    random = Random(seed)
    drawing = in_a_row(placement)
    strategy = random.choice(strategies_for(placement)).name
    whole = straight(placement, drawing, strategy)
    assume(has_parts(placement, drawing, strategy))
    search, partition = partition_of(placement, drawing, strategy)
    room = random.choice([0, 1, 2, 5, 10**6])
    scheduler = Scheduler(partition, room, search.expand is not None)
    job = Job(shared(search, scheduler), placement.is_solution, ticking())
    found = drive(job, Crowd(scheduler, lambda: prepared(placement, drawing, strategy), random))
    told = job.progress()
    assert found == whole.found[:room]
    assert (told.found, told.solutions, told.nodes, told.cuts) == whole[1:5]
    assert (told.state, told.finished) == ("done", 1.0)
    totals = scheduler.totals
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
    assume(has_parts(placement, drawing, strategy))
    search, partition = partition_of(placement, drawing, strategy)
    room = random.choice([0, 3, 10**6])
    lists_all = search.expand is not None
    scheduler = Scheduler(partition, room, lists_all)
    job = Job(shared(search, scheduler), placement.is_solution, ticking())
    found = []
    for _ in range(random.randrange(5)):
        crowd = Crowd(scheduler, lambda: prepared(placement, drawing, strategy), random)
        drive(job, crowd, random.randrange(20))
        earlier = scheduler.totals.found
        data = checkpoint.checkpoint(scheduler, job.elapsed, job.planned, {})
        standing = checkpoint.read(json.loads(json.dumps(data)))
        scheduler = checkpoint.resumed(partition, standing, room, lists_all)
        before = standing.totals
        job = Job(shared(search, scheduler), placement.is_solution, ticking(), before=before)
        assert job.progress().earlier == before.listed
        if room == 10**6:
            found = whole.found[:earlier]
    crowd = Crowd(scheduler, lambda: prepared(placement, drawing, strategy), random)
    found = [*found, *drive(job, crowd)]
    told = job.progress()
    assert (told.found, told.solutions, told.nodes, told.cuts) == whole[1:5]
    if room == 10**6:
        assert found == whole.found


@given(any_placements(), st.integers(0, 3))
@settings(max_examples=10)
def test_parts_without_room_for_solutions_only_count_them(placement: Placement, room: int) -> None:
    """Compiled parts run the form that makes no solutions; the totals are those of the lists."""
    drawing, ends = in_a_row(placement), list[object]()
    assume(has_parts(placement, drawing, "compiled"))
    for most in (10**6, room):
        search, partition = partition_of(placement, drawing, "compiled")
        assert partition.ways.counted
        scheduler = Scheduler(partition, most, search.expand is not None)
        batches = list(scheduler.batches())
        listed = sum(len(batch.found) for batch in batches)
        assert listed == min(most, scheduler.totals.found)
        totals = scheduler.totals
        ends.append((totals.found, totals.solutions, totals.nodes, totals.cuts))
    assert ends[0] == ends[1]


def test_the_form_that_counts_is_prepared_by_the_first_part_without_room() -> None:
    drawing = in_a_row(FIVE)
    search, partition = partition_of(FIVE, drawing, "compiled")
    prepare, asked = partition.ways.counted, list[int]()
    assert prepare

    def counted() -> Incremental[Below]:
        asked.append(scheduler.room)
        return (yield from prepare())

    partition = replace(partition, ways=partition.ways._replace(counted=counted))
    for most in (10**6, 1):
        scheduler = Scheduler(partition, most, search.expand is not None)
        for _ in scheduler.batches():
            pass
    assert asked
    assert set(asked) == {0}


def test_what_is_kept_of_another_search_or_damaged_is_refused() -> None:
    drawing = in_a_row(FIVE)
    (_, partition), (_, other) = (
        partition_of(FIVE, drawing, "compiled"),
        partition_of(FIVE, drawing, "prune"),
    )
    scheduler = Scheduler(partition, 0, True)
    data = json.loads(json.dumps(checkpoint.checkpoint(scheduler, 1.0, 0.5, {})))
    standing = checkpoint.read(data)
    assert checkpoint.is_of_a_scheduler(data)
    with pytest.raises(BadInput) as refused:
        checkpoint.resumed(other, standing, 0, True)
    assert refused.value.words == OTHER_PLAN
    with pytest.raises(BadInput):
        checkpoint.resumed(replace(partition, branches=partition.branches[1:]), standing, 0, True)
    damages: list[dict[str, object]] = [{"done": "x"}, {"done": 3}, {"parts": 1}, {"totals": {}}]
    for wrong in damages:
        at = {**data["at"], **wrong}
        with pytest.raises(BadInput) as refused:
            checkpoint.read(seal({}, data["plan"], at))
        assert refused.value.words == DAMAGED


def test_what_waits_in_order_is_bounded() -> None:
    """An idle helper with the leftmost parts blocks nobody, and does not fill the memory."""
    search, partition = partition_of(MANY, in_a_row(MANY), "prune")
    scheduler = Scheduler(partition, 10**6, False)
    job = Job(shared(search, scheduler), MANY.is_solution, ticking())
    stuck = [bundle for _ in range(3 * AHEAD) if (bundle := scheduler.hand_out())]
    assert len(stuck) == AHEAD
    found: list[Solution] = []
    while not job.over:
        job.run(0.0)
        found += job.take_found()
        assert len(scheduler.early) <= AHEAD
    assert len(found) == 720 * 7


def shares_of(placement: Placement) -> Scheduler:
    _, partition = partition_of(placement, in_a_row(placement), "prune")
    return Scheduler(partition, 0, False)


def brought(scheduler: Scheduler, bundle: str, seconds: float) -> str:
    """The results of a bundle: nothing found, in that many seconds each."""
    nothing = PartResult((), Tally(), 1, 0, seconds)
    branches = [tuple(part) for part in json.loads(bundle)["parts"]]
    return json.dumps(
        [entry_of(branch, nothing, scheduler.partition.ways.plan) for branch in branches]
    )


@pytest.mark.parametrize(
    ("seconds", "wanted"), [(0.0, MOST), (5e-324, MOST), (BUNDLE / 10, 10), (9.0, 1)]
)
def test_a_bundle_takes_its_time_by_the_pace_that_is_known(seconds: float, wanted: int) -> None:
    """Parts too quick for a coarse clock are handed out in the largest bundles allowed."""
    scheduler = shares_of(MANY)
    first = scheduler.hand_out()
    assert first
    assert len(read_bundle(first).branches) == 1
    scheduler.take(brought(scheduler, first, seconds))
    second = scheduler.hand_out()
    assert second
    assert len(read_bundle(second).branches) == min(wanted, len(scheduler.partition.branches) // 16)


@pytest.mark.parametrize(
    "bundle",
    [
        "",
        "3",
        "[[[1]]]",
        '{"parts": 3, "room": 0}',
        '{"parts": [[[]]]}',
        '{"parts": [[{}]], "room": 0}',
        "[" * 10**5,
    ],
)
def test_what_is_no_bundle_is_refused(bundle: str) -> None:
    with pytest.raises(BadInput) as refused:
        shares_of(FIVE).take_back(bundle)
    assert refused.value.words == DAMAGED


def test_parts_of_another_search_are_refused() -> None:
    """Even where both have the same branches."""
    scheduler = shares_of(FIVE)
    partition = scheduler.partition
    other = Scheduler(replace(partition, ways=partition.ways._replace(plan="another")), 0, False)
    bundle = other.hand_out()
    assert bundle
    with pytest.raises(BadInput) as refused:
        scheduler.take(brought(other, bundle, 0.1))
    assert refused.value.words == DAMAGED
