"""Local search: what it finds is a solution, and it never claims to have found all."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random
from time import perf_counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pycore.model.placement import Placement, Solution
from pycore.model.row_rules import Table
from pycore.model.rules import AllDifferent, AtMost, EqualSums, Given, Linear, SumIs
from pycore.puzzles import puzzle_named
from pycore.run.job import Job
from pycore.search import default_strategy, strategies_for
from pycore.search.placements.full_boards import Seating, groups_of
from pycore.search.placements.local_search import STRATEGY, batches
from pycore.search.placements.violations import Violations
from tests.support.random_placements import in_a_row, placements, solutions_of
from tests.support.strangers import with_stranger

pytestmark = pytest.mark.pyodide

ENOUGH = 40
"""Batches in which the smallest placements are solved."""


def placement_of(name: str, **options: str) -> Placement:
    puzzle = puzzle_named(name)
    return puzzle.placement(puzzle.settings(options))


def found_in(placement: Placement, seed: int = 1, most: int | None = None) -> list[Solution]:
    """What is found in so many batches."""
    return [each for batch in islice(batches(placement, seed), most) for each in batch.found]


def job_of(placement: Placement) -> Job:
    search = STRATEGY.prepare(placement, in_a_row(placement))
    return Job(search, placement.is_solution, perf_counter)


def misses(placement: Placement, values: Solution) -> int:
    """The error of a board, counted anew; sums that are to be equal have a fixed total here."""
    wrong = 0
    for rule in placement.rules:
        match rule:
            case AllDifferent(cells, offsets):
                held = [
                    values[c] + d for c, d in zip(cells, offsets or [0] * len(cells), strict=True)
                ]
                wrong += len(held) - len(set(held))
            case SumIs(cells, total):
                wrong += abs(sum(values[c] for c in cells) - total)
            case AtMost(cells, total):
                wrong += max(0, sum(values[c] for c in cells) - total)
            case EqualSums(groups):
                first, *others = [sum(values[c] for c in cells) for cells in groups]
                wrong += sum(abs(other - first) for other in others)
            case Linear(_, "!=", total):
                wrong += sum(found == total for found in rule.sums(values))
    return wrong


BOARDS = Placement(
    6,
    (1, 2, 3, 4, 5, 6, 7),
    (
        AllDifferent((0, 1, 2, 3)),
        AllDifferent((2, 3, 4, 5), (0, 1, 2, 3)),
        AllDifferent((3, 4, 5)),
        SumIs((0, 4), 9),
        AtMost((1, 2, 5), 8),
        EqualSums(((0, 1), (4, 5), (2,))),
        Linear(((0, 3),), "!=", 2, ((2, -1),)),
    ),
)


@given(st.lists(st.integers(1, 7), min_size=6, max_size=6), st.integers(0, 2**32))
def test_the_error_of_a_board_is_kept_up_to_date_by_every_swap(
    values: list[int], seed: int
) -> None:
    board, random = Violations(BOARDS, values), Random(seed)
    for _ in range(20):
        one, other = random.sample(range(6), 2)
        assert board.error == misses(BOARDS, tuple(board.values))
        if board.values[one] != board.values[other]:
            before, gain = board.error, board.gain(one, other)
            board.swap(one, other, gain)
            assert board.error == before + gain


@given(placements(), st.integers(0, 5))
def test_what_it_finds_is_a_solution(placement: Placement, seed: int) -> None:
    assume(STRATEGY.suits(placement))
    solutions = set(solutions_of(placement))
    found = found_in(placement, seed, ENOUGH)
    assert set(found) <= solutions
    assert len(found) <= 1


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("magic-square", {"order": "3"}),
        ("magic-square", {"order": "6"}),
        ("magic-square", {"order": "4", "kind": "pandiagonal"}),
        ("magic-star", {}),
        ("magic-ring", {}),
        ("queens", {}),
        ("latin-square", {}),
        ("permutations", {"n": "4"}),
    ],
)
def test_it_finds_a_solution_the_same_for_the_same_seed(name: str, options: dict[str, str]) -> None:
    placement = placement_of(name, **options)
    [solution] = found_in(placement)
    assert placement.is_solution(solution)
    assert found_in(placement) == [solution]


def test_the_search_of_a_seed_is_the_same_on_every_machine() -> None:
    *_, last = batches(placement_of("queens", n="12"), 7)
    assert last.found == [(3, 10, 4, 11, 9, 5, 12, 8, 1, 7, 2, 6)]
    assert last.nodes == 4


def test_givens_stay_in_their_cells() -> None:
    placement = placement_of("magic-square", order="5").with_givens({0: 1, 12: 25, 3: 7})
    [solution] = found_in(placement)
    assert placement.is_solution(solution)


def test_cells_of_a_group_differ_from_the_first_board_on() -> None:
    placement = placement_of("latin-square", order="5").with_givens({0: 2})
    seating = Seating(placement, groups_of(placement), Random(3))
    rows = [seating.values[first : first + 5] for first in range(0, 25, 5)]
    assert all(sorted(row) == [1, 2, 3, 4, 5] for row in rows)
    assert rows[0][0] == 2
    assert 0 not in seating.groups[0]


def test_values_that_no_cell_holds_wait_beside_the_board() -> None:
    placement = Placement(3, (1, 2, 3, 4, 5), (AllDifferent((0, 1)), SumIs((0, 1, 2), 14)))
    seating = Seating(placement, groups_of(placement), Random(1))
    assert [len(group) for group in seating.groups] == [5, 5]
    [solution] = found_in(placement)
    assert sum(solution) == 14


def test_it_proves_nothing() -> None:
    job = job_of(placement_of("magic-square", order="3"))
    while not job.over:
        job.run(1.0)
    progress = job.progress()
    assert (progress.state, progress.solutions, progress.finished) == ("stopped", 1, None)
    assert progress.verdict.en == "1 solution found; whether there are others is not proved"


def test_where_there_is_none_it_searches_until_it_is_stopped() -> None:
    placement = Placement(3, (1, 2, 3), (AllDifferent((0, 1, 2)), SumIs((0, 1), 6)))
    counts = [batch.nodes for batch in islice(batches(placement), 50)]
    assert all(before <= after for before, after in pairwise(counts))
    assert len(counts) == 50


def test_where_nothing_can_be_swapped_it_ends_and_says_that_nothing_was_found() -> None:
    placement = Placement(2, (1, 2), (Given(0, 1), Given(1, 1), AllDifferent((0, 1))))
    job = job_of(placement)
    job.run(1.0)
    assert job.progress().verdict.en == "none found (stopped)"


def test_a_rule_without_an_error_to_go_by_is_refused() -> None:
    table = Placement(2, (1, 2), (Table((0, 1), ((1, 2),)),))
    assert not STRATEGY.suits(table)
    with pytest.raises(ValueError, match="it has no error"):
        Violations(table, [1, 2])
    with pytest.raises(AssertionError):
        Violations(with_stranger(), [1, 2, 3])


def test_it_is_no_part_of_a_comparison_and_never_the_usual_strategy() -> None:
    for name in ("magic-star", "queens"):
        placement = placement_of(name)
        assert STRATEGY not in strategies_for(placement)
        assert default_strategy(placement) != STRATEGY
