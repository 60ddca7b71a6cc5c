"""A search done in parts by workers has the same result as the straight one."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from random import Random
from sys import getswitchinterval, setswitchinterval
from typing import ParamSpec, TypeVar

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Less, SumIs
from pycore.parallel import partition
from pycore.parallel.executors.dispatch import AT_ONCE, TRIES, results
from pycore.parallel.executors.processes import Processes
from pycore.parallel.executors.work_item import WorkItem, do, read_work_item
from pycore.parallel.results import read_result
from pycore.puzzles import puzzle_named
from pycore.run.checkpoints import DAMAGED, seal
from pycore.run.parts import split
from pycore.run.workers_lost import WorkersLost
from pycore.search import strategies_for, strategy_named
from tests.support.executors import spread_out, straight
from tests.support.random_placements import in_a_row
from tests.support.small_placements import any_placements

pytestmark = pytest.mark.native  # a page has neither threads nor processes

P = ParamSpec("P")
T = TypeVar("T")

FIVE = Placement(5, (1, 2, 3, 4, 5), (AllDifferent((0, 1, 2, 3, 4)), SumIs((0, 1), 6)))


@settings(max_examples=60, deadline=None)
@given(any_placements(), st.integers(0, 2**32))
@pytest.mark.usefixtures("three_loops")
def test_by_threads_it_is_the_straight_search(
    threads: ThreadPoolExecutor, placement: Placement, seed: int
) -> None:
    drawing = in_a_row(placement)
    strategy = Random(seed).choice(strategies_for(placement)).name
    whole = straight(placement, drawing, strategy)
    assert spread_out(placement, drawing, strategy, threads) == whole
    counted = spread_out(placement, drawing, strategy, threads, lists=False)
    alone = straight(placement, drawing, strategy, lists=False)
    assert counted._replace(found=[]) == alone._replace(found=[])


def test_threads_that_propagate_the_same_rules_do_not_disturb_each_other(
    threads: ThreadPoolExecutor,
) -> None:
    rules = SumIs((0, 1, 2), 6), Less(3, 4), AllDifferent((0, 5))
    placement = Placement(6, (1, 2, 3), rules)
    expected = straight(placement, in_a_row(placement), "propagate")
    usual = getswitchinterval()
    setswitchinterval(1e-6)
    try:
        for _ in range(20):
            assert spread_out(placement, in_a_row(placement), "propagate", threads) == expected
    finally:
        setswitchinterval(usual)


@pytest.mark.parametrize("strategy", ["compiled", "forced", "prune"])
def test_by_processes_too(
    workers: Processes, strategy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(partition, "PARTS", 50)
    square = puzzle_named("magic-square")
    settings = square.settings({"order": "3"})
    placement, drawing = square.placement(settings), square.draw(settings)
    whole = straight(placement, drawing, strategy)
    assert spread_out(placement, drawing, strategy, workers) == whole
    alone = straight(placement, drawing, strategy, lists=False)
    counted = spread_out(placement, drawing, strategy, workers, lists=False)
    assert counted == alone._replace(found=[])


@settings(max_examples=60, deadline=None)
@given(any_placements(), st.integers(0, 2**32))
def test_what_is_sent_is_plain_data(placement: Placement, seed: int) -> None:
    random = Random(seed)
    drawing = in_a_row(placement)
    strategy = random.choice(strategies_for(placement))
    lists, limit = random.choice([True, False]), random.choice([None, 2])
    prepare = strategy.prepare if lists else strategy.prepare_to_count
    cut = result_of(split(result_of(prepare(placement, drawing)), 5))
    assume(cut is not None and cut.parts)
    assert cut
    work_item = WorkItem(placement, drawing, strategy.name, random.choice(cut.parts), lists, limit)
    assert read_work_item(json.loads(json.dumps(work_item.data()))) == work_item
    outcome = do(pickle.loads(pickle.dumps(work_item)))
    assert read_result(json.loads(json.dumps(outcome.data()))) == outcome
    whole = do(replace(work_item, limit=None))
    assert outcome.found == whole.found[: len(outcome.found)]
    assert outcome.tally == whole.tally
    assert bool(whole.found) <= lists
    assert len(outcome.found) <= (limit or len(whole.found))


@pytest.mark.parametrize(
    "of",
    [
        {},
        {"placement": 3},
        {"placement": {"size": 2, "values": [1], "rules": [["no such rule"]]}},
        {"placement": {"size": -2, "values": [1], "rules": []}, "drawing": {}},
    ],
)
def test_what_is_no_work_item_is_refused(of: dict[str, object]) -> None:
    with pytest.raises(BadInput) as refused:
        read_work_item(seal(of, "plan", {"branch": [1]}))
    assert refused.value.words == DAMAGED


class Dying(Executor):
    """An executor whose workers die at that many of their work items."""

    def __init__(self, deaths: int, by: Executor) -> None:
        self.deaths, self.by = deaths, by

    def submit(self, fn, /, *args, **kwargs):
        if self.deaths == 0:
            return self.by.submit(fn, *args, **kwargs)
        self.deaths -= 1
        lost: Future[object] = Future()
        lost.set_exception(ConnectionError("the worker is gone"))
        return lost


def test_what_a_dead_worker_had_is_done_again(threads: ThreadPoolExecutor) -> None:
    whole = straight(FIVE, in_a_row(FIVE), "prune")
    assert spread_out(FIVE, in_a_row(FIVE), "prune", Dying(3, threads)) == whole


def test_where_all_workers_die_no_total_is_told(threads: ThreadPoolExecutor) -> None:
    with pytest.raises(WorkersLost, match="ConnectionError: the worker is gone"):
        spread_out(FIVE, in_a_row(FIVE), "prune", Dying(10**6, threads))


def test_after_a_shutdown_no_total_is_told() -> None:
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    with pytest.raises(WorkersLost):
        spread_out(FIVE, in_a_row(FIVE), "prune", executor)


def test_a_work_item_is_tried_so_often(threads: ThreadPoolExecutor) -> None:
    tried: list[int] = []

    def fail(work_item: int) -> None:
        tried.append(work_item)
        raise ValueError(work_item)

    with pytest.raises(WorkersLost):
        list(results(threads, fail, [7], lambda: 0))
    assert tried == [7] * TRIES


def test_room_for_what_waits_never_runs_out(threads: ThreadPoolExecutor) -> None:
    """With no room for more, the work items are done one after another."""
    came = [pair for some in results(threads, str, range(5), lambda: 10**9) for pair in some]
    assert came == [(number, str(number)) for number in range(5)]


class NeverDone(Executor):
    """An executor that accepts work items and does none."""

    def __init__(self) -> None:
        self.taken = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self.taken += 1
        return Future()


def test_few_are_handed_out_before_the_caller_can_end_it() -> None:
    """Each may start a worker: a limit of seconds must not wait for hundreds of them."""
    executor = NeverDone()
    arrivals = results(executor, str, range(100), lambda: 0)
    assert next(arrivals) == []
    assert executor.taken <= AT_ONCE


def test_a_part_of_another_plan_is_refused() -> None:
    cut = result_of(split(strategy_named("prune", FIVE).start(FIVE, in_a_row(FIVE)), 4))
    assert cut
    with pytest.raises(BadInput):
        do(WorkItem(FIVE, in_a_row(FIVE), "forced", cut.parts[0], True))
