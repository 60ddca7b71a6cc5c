"""Restarts: the first solution of a random search, and nothing claimed that was not seen."""

from __future__ import annotations

from itertools import islice
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from pycore.run.job import Job
from pycore.search.events import CUT, PLACED, REMOVED, RESTARTED, SOLVED, unpack
from pycore.search.placements.luby import luby
from pycore.search.placements.restarts import STRATEGY, UNIT
from tests.support.random_placements import in_a_row, placements, solutions_of

pytestmark = pytest.mark.pyodide


def placement_of(name: str, **options: str) -> Placement:
    puzzle = puzzle_named(name)
    return puzzle.placement(puzzle.settings(options))


def job_of(placement: Placement, seed: int = 1) -> Job:
    search = STRATEGY.with_seed(seed).prepare(placement, in_a_row(placement))
    return Job(search, placement.is_solution, perf_counter)


def ended(placement: Placement, seed: int = 1) -> Job:
    job = job_of(placement, seed)
    while not job.over:
        job.run(1.0)
    return job


def test_the_limits_are_lubys() -> None:
    assert [*islice(luby(), 15)] == [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]


@given(placements(), st.integers(0, 5))
def test_it_finds_one_of_the_solutions_or_proves_that_there_is_none(
    placement: Placement, seed: int
) -> None:
    solutions = set(solutions_of(placement))
    job = ended(placement, seed)
    found = list(job.take_listed())
    assert set(found) <= solutions
    assert len(found) == min(len(solutions), 1)
    verdict = job.progress().verdict.en
    if solutions:
        assert verdict == "1 solution found; whether there are others is not proved"
    else:
        assert (job.state, verdict) == ("done", "no solution")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("magic-square", {"order": "4"}),
        ("magic-star", {}),
        ("queens", {"n": "12"}),
        ("latin-square", {"order": "9"}),
        ("nonogram", {}),
        ("kenken", {}),
        ("verbal-arithmetic", {}),
    ],
)
def test_the_same_seed_makes_the_same_search(name: str, options: dict[str, str]) -> None:
    placement = placement_of(name, **options)
    one, other = ended(placement, 7), ended(placement, 7)
    [solution] = one.take_listed()
    assert placement.is_solution(solution)
    assert [*other.take_listed()] == [solution]
    assert one.progress().nodes == other.progress().nodes


def test_the_search_of_a_seed_is_the_same_on_every_machine() -> None:
    job = ended(placement_of("queens", n="12"), 7)
    assert [*job.take_listed()] == [(8, 2, 5, 3, 10, 4, 11, 9, 12, 6, 1, 7)]
    assert job.progress().nodes == 12


def test_another_seed_makes_another_search() -> None:
    placement = placement_of("queens", n="12")
    assert len({next(ended(placement, seed).take_listed()) for seed in range(5)}) > 1


def test_its_events_place_and_remove_what_it_says_and_begin_anew_after_its_limit() -> None:
    placement = placement_of("magic-square", order="4", kind="pandiagonal")
    job = ended(placement, 3)
    board: dict[int, int] = {}
    nodes = cuts = failures = 0
    for kind, rule, cell, value in map(unpack, job.take_events()):
        if kind == PLACED:
            assert cell not in board
            board[cell] = value
            nodes += 1
        elif kind == REMOVED:
            assert board.pop(cell) == value
        elif kind == CUT:
            assert rule < len(placement.rules)
            failures += 1
            cuts += 1
        elif kind == SOLVED:
            values = tuple(placement.values[board[cell]] for cell in range(placement.size))
            assert placement.is_solution(values)
        else:
            assert kind == RESTARTED
            assert board == {}
            assert cell * 512 + value == failures >= UNIT
            failures = 0
    progress = job.progress()
    assert (nodes, cuts) == (progress.nodes, progress.cuts)
