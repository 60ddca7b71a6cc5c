"""Propagation that goes on by learning: each solution once, nothing searched twice, the same first
part, whoever asks and however much at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore import solutions
from pycore.model.incremental import advance, result_of
from pycore.model.placement import Placement, Solution
from pycore.run.job import Job
from pycore.run.parts import split
from pycore.search import chosen_strategy
from pycore.search.events import (
    CUT,
    HANDED,
    LEARNED,
    PLACED,
    RECALLED,
    REMOVED,
    SOLVED,
    Search,
    unpack,
)
from pycore.search.placements import handover
from pycore.search.placements.candidate_tree import Patience
from pycore.search.placements.handover import prepared
from pycore.task.placements import PlacementTask, placement_task
from tests.support.clocks import ticking
from tests.support.learned import check_handed_over
from tests.support.proven import check_search
from tests.support.random_cages import cages
from tests.support.random_placements import (
    in_a_row,
    placements,
    regular_placements,
    solutions_of,
)
from tests.support.small_placements import small_placements

pytestmark = pytest.mark.pyodide

ANY = st.one_of(placements(), regular_placements(), small_placements(), cages())
LIMITS = st.builds(Patience, st.integers(0, 12), st.integers(0, 2))


@contextmanager
def patience(nodes: int, solutions: int = 1) -> Iterator[None]:
    """Every search is given up after so many nodes."""
    with patch.object(handover, "PATIENCE", Patience(nodes, solutions)):
        yield


def task_of(name: str, **options: str) -> PlacementTask:
    task = placement_task(name, options, {}, "")
    assert isinstance(task, PlacementTask), task
    return task


STARS = task_of(
    "star-battle",
    stars="2",
    regions="AAAAABBCCC AAAAABBBCC AAAAABBBBB DDDAEEBBBF DGGGEEBBFF GGGGEEBFFF GGGGGHBFFF "
    "GGGGGHBFFH JJJHHHHHHH HHHHIIIIII",
)
"""By KrazyDad; some 3,000 nodes of propagation."""


def searched(placement: Placement) -> Search:
    """The search where nobody has named a strategy."""
    return chosen_strategy(None, placement).start(placement, in_a_row(placement))


@given(ANY, LIMITS, st.sampled_from((0, 1, 2, 5, 1000)))
def test_each_solution_is_found_once_and_every_fact_holds(
    placement: Placement, limits: Patience, most: int
) -> None:
    check_handed_over(placement, list(solutions_of(placement)), limits, most)


@pytest.mark.parametrize("most", [10_000, 3])
def test_the_events_tell_of_both_searches_as_one(most: int) -> None:
    with patience(1000), patch.object(handover, "MOST_FACTS", most):
        search = searched(STARS.placement)
        events, last = list[int](), None
        for batch in search.batches:
            events += batch.events
            last = batch
    assert last
    order: list[tuple[int, int]] = []
    nodes = cuts = 0
    for kind, rule, cell, value in map(unpack, events):
        if kind == PLACED:
            order.append((cell, value))
            nodes += 1
        elif kind == REMOVED:
            assert order.pop() == (cell, value)
        elif kind == CUT:
            assert rule < len(search.rules)
            cuts += 1
        elif kind == HANDED and cell + value == 0:
            assert (most, search.handed_over() > 0) == (3, True), "it goes on as before"
        elif kind == HANDED:
            assert 512 * cell + value == nodes == search.handed_over() >= 1000
    kinds = [event >> 27 for event in events]
    assert kinds.count(HANDED) == (2 if most == 3 else 1)
    assert sum(kind == SOLVED for kind in kinds) == 1
    assert not {LEARNED, RECALLED} & {*kinds[: kinds.index(HANDED)]}
    after = [kind for kind in kinds[kinds.index(HANDED) + 1 :] if kind != REMOVED]
    assert after[0] == LEARNED, "what it has been through"
    assert (nodes, cuts, last.finished) == (last.nodes, last.cuts, 1.0)


@pytest.mark.parametrize("size", [1, 7, 100_000])
def test_how_much_is_asked_for_at_a_time_changes_nothing(size: int) -> None:
    def events(size: int) -> list[int]:
        with patience(300):
            search, events = searched(STARS.placement), list[int]()
            next(search.batches)
            while batch := advance(search.batches, size):
                events += batch.events
        return events

    assert events(size) == events(512)


def test_a_named_strategy_goes_on_as_it_is() -> None:
    with patience(300):
        named = chosen_strategy("propagate", STARS.placement)
        search = named.start(STARS.placement, STARS.drawing)
        kinds = {event >> 27 for batch in search.batches for event in batch.events}
        free = list(solutions(STARS.placement))
        asked = list(solutions(STARS.placement, strategy="propagate"))
    assert (HANDED in kinds, search.handed_over()) == (False, 0)
    assert free == asked, "and both find the one solution"


def test_so_does_a_search_that_finds_more_than_one_and_one_on_boards() -> None:
    several = task_of("nonogram", runs="1/1/1/1/1|1/1/1/1/1").placement
    killer = task_of("killer-sudoku").placement
    for placement, nodes in ((several, 200), (killer, 10)):
        with patience(nodes):
            search = searched(placement)
            found = sum(len(batch.found) for batch in search.batches)
            assert (search.handed_over(), found) == (0, 120 if placement is several else 1)


def found_by(job: Job) -> list[Solution]:
    """Run to the end."""
    found = list[Solution]()
    while not job.over:
        job.run(0.0)
        found += job.take_found()
    return found


@given(ANY, LIMITS, st.sampled_from((0, 2, 1000)), st.integers(0, 3))
def test_a_search_that_learns_is_resumed_from_the_handover_or_after_it(
    placement: Placement, limits: Patience, most: int, slices: int
) -> None:
    expected = sorted(solutions_of(placement))
    with patch.object(handover, "PATIENCE", limits), patch.object(handover, "MOST_FACTS", most):
        job, found = Job(prepared(placement), placement.is_solution, ticking()), list[Solution]()
        while not job.over and not job.progress().handed_over:
            job.run(0.0)
            found += job.take_found()
        nodes = job.progress().handed_over
        for _ in range(slices):
            job.run(0.0, 3)
            found += job.take_found()
        saved = job.checkpoint()
        if saved is None:
            assert not nodes or job.state == "done"
            return
        assert saved.totals.nodes >= nodes
        again = Job(prepared(placement), placement.is_solution, ticking(), onward=saved)
        found = found[: saved.totals.found] + found_by(again)
    assert sorted(found) == expected, "each once"
    progress = again.progress()
    assert (progress.state, progress.solutions) == ("done", len(expected))


def test_the_parts_of_a_search_are_those_of_propagation() -> None:
    placement = STARS.placement
    named = chosen_strategy("propagate", placement)
    with patience(10):
        one = result_of(split(searched(placement), 20))
        other = result_of(split(named.start(placement, STARS.drawing), 20))
    assert one
    assert one == other


def test_reasons_after_it_are_proved_and_say_what_was_searched() -> None:
    placement = task_of("futoshiki", signs=">..< ..v.. .... ..vv^ .... .^... ..>. ....v >.>.")
    names = placement.puzzle.names(placement.settings)
    with patience(1, 9):
        checked = check_search(searched(placement.placement), placement.placement, names, 200, True)
    assert checked["proved"] > 20
    with patience(300):
        search = searched(STARS.placement)
        told = [event for batch in islice(search.batches, 40) for event in batch.events]
    assert search.why
    assert any(event >> 27 == LEARNED for event in told)
