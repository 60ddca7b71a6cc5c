"""Walked searches: the facts of the magic star, honest progress, and slices that change nothing."""

from __future__ import annotations

from itertools import pairwise
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.placement import Placement, Solution
from pycore.puzzles import puzzle_named
from pycore.run.job import Job
from pycore.search import strategies_for, strategy_named
from pycore.search.events import CUT, SOLVED, Batch, Search, unpack
from tests.support.random_placements import in_a_row, placements
from tests.support.stars import PRUNED

STAR = puzzle_named("magic-star")
EMPTY = STAR.placement(STAR.settings({}))
SOLUTION = (1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9)


def star_search(strategy: str, givens: dict[int, int] | None = None) -> Search:
    placement = EMPTY.with_givens(givens or {})
    return strategy_named(strategy, placement).start(placement, STAR.draw(STAR.settings({})))


def run_to_end(search: Search) -> tuple[list[Solution], Batch]:
    """Everything found, and the last batch; meanwhile the finished part never decreases."""
    found: list[Solution] = []
    last = next(search.batches)
    assert (last.events, last.found, last.finished) == ([], [], 0.0)
    for batch in search.batches:
        assert batch.finished is not None
        assert last.finished is not None
        assert last.finished <= batch.finished <= 1
        found += batch.found
        last = batch
    assert last.finished == 1
    return found, last


def test_prune_finds_the_960_magic_stars_in_the_order_of_the_article() -> None:
    found, last = run_to_end(star_search("prune"))
    assert len(found) == len(set(found)) == PRUNED["solutions"] == 960
    assert found == sorted(found), "cells as numbered, values in increasing order"
    assert all(EMPTY.broken_rule(solution) is None for solution in found)
    assert (last.nodes, last.cuts) == (PRUNED["nodes"], PRUNED["cuts"])


def test_symmetry_visits_80_stars_each_of_which_stands_for_12() -> None:
    search = star_search("symmetry")
    found, _ = run_to_end(search)
    assert len(found) == 80
    assert {search.weight(solution) for solution in found} == {12}
    tips = (0, 1, 4, 7, 10, 11)
    assert all(s[0] == min(s[tip] for tip in tips) and s[2] < s[3] for s in found)


@pytest.mark.parametrize("strategy", [s.name for s in strategies_for(EMPTY) if s.name != "learn"])
def test_every_strategy_agrees_when_three_numbers_are_given(strategy: str) -> None:
    search = star_search(strategy, {0: 1, 1: 2, 2: 4})
    found, _ = run_to_end(search)
    assert (search.expand(found) if search.expand else found) == [SOLUTION]


def test_generate_and_test_ends_when_seven_numbers_are_given() -> None:
    found, last = run_to_end(star_search("generate-and-test", dict(enumerate(SOLUTION[:7]))))
    assert found == [SOLUTION]
    leaves = last.cuts + len(found)
    assert leaves == factorial(5)


def test_generate_and_test_on_the_empty_star_says_how_far_away_the_end_is() -> None:
    search = star_search("generate-and-test")
    tested = 0
    next(search.batches)
    for batch in search.batches:
        tested += sum(1 for event in batch.events if unpack(event).kind in (CUT, SOLVED))
        # the part that is finished is the part of the 12! arrangements that were tested
        assert batch.finished is not None
        assert tested - 12 * 11 <= batch.finished * factorial(12) <= tested + 1
        if tested > 20_000:
            break


def test_the_time_left_of_a_search_that_cannot_end_is_hours() -> None:
    ticks = iter(range(10**9))
    job = Job(
        star_search("generate-and-test"), lambda solution: True, lambda: next(ticks) / 1000
    )  # a millisecond for every 512 events, as on an ordinary machine
    job.run(0.2)
    left = job.progress().left
    assert left is not None
    assert left > 3600


@given(placements(), st.data())
def test_slices_at_random_points_change_nothing(placement: Placement, data: st.DataObject) -> None:
    for strategy in strategies_for(placement):
        if not strategy.walked:
            continue
        straight = list(strategy.start(placement, in_a_row(placement)).batches)
        events = [event for batch in straight for event in batch.events]
        found = [solution for batch in straight for solution in batch.found]

        sliced = strategy.start(placement, in_a_row(placement)).batches
        parts = [next(sliced)]
        sizes = data.draw(st.lists(st.integers(1, 40), min_size=1, max_size=20), strategy.name)
        try:
            while True:
                parts.append(sliced.send(sizes[len(parts) % len(sizes)]))
        except StopIteration:
            pass
        assert [event for part in parts for event in part.events] == events
        assert [solution for part in parts for solution in part.found] == found
        assert (parts[-1].nodes, parts[-1].cuts) == (straight[-1].nodes, straight[-1].cuts)
        assert parts[-1].finished == 1
        done = [part.finished for part in parts if part.finished is not None]
        assert all(before <= after for before, after in pairwise(done))


@given(placements())
def test_a_batch_of_one_event_has_one_event(placement: Placement) -> None:
    search = strategy_named("prune", placement).start(placement, in_a_row(placement))
    next(search.batches)
    sizes = []
    try:
        while True:
            sizes.append(len(search.batches.send(1).events))
    except StopIteration:
        pass
    assert set(sizes[:-1]) <= {1}
    assert sizes[-1] == 0, "the closing batch"
