"""Propagation of sums finds the solutions that trying everything finds, on boards or without."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from pycore.model.drawing import grid
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, AtMost, Given, SumIs
from pycore.puzzles import puzzle_named
from pycore.search.events import Search
from pycore.search.placements import propagate
from pycore.search.placements.candidate_tree import Deduction
from pycore.search.placements.propagate_rules import RuleDeduction, forget
from pycore.search.placements.sum_deduction import SumDeduction
from tests.support.grids import latin
from tests.support.killers import KILLERS, Killer
from tests.support.random_cages import cages
from tests.support.small_placements import by_trying_everything


def searched(placement: Placement) -> Search:
    return propagate.STRATEGY.start(placement, grid(1, placement.size))


@given(cages())
def test_each_solution_is_found_once(placement: Placement) -> None:
    found = [each for batch in searched(placement).batches for each in batch.found]
    assert len(found) == len(set(found))
    assert set(found) == by_trying_everything(placement)


@pytest.mark.parametrize("killer", KILLERS)
def test_a_killer_sudoku_has_one_solution(killer: Killer) -> None:
    found = [each for batch in searched(killer.placement).batches for each in batch.found]
    assert found == [killer.solution]


def test_the_tree_is_the_same_whenever_it_is_searched() -> None:
    placement = KILLERS[0].placement
    trees = []
    for _ in range(2):
        forget()
        trees.append([(batch.events, batch.nodes) for batch in searched(placement).batches])
    assert trees[0] == trees[1]


def test_cages_of_a_latin_square_leave_out_what_they_should() -> None:
    """Of the 576 squares of order 4 those in which the first two cells make 3 and the last two of
    the last row 7: 1 and 2 above, 3 and 4 below."""
    square = latin(4)
    cage = Placement(16, square.values, (*square.rules, SumIs((0, 1), 3), SumIs((14, 15), 7)))
    every = [each for batch in searched(square).batches for each in batch.found]
    found = [each for batch in searched(cage).batches for each in batch.found]
    assert set(found) == {row for row in every if row[0] + row[1] == 3 and row[14] + row[15] == 7}
    assert len(found) == len(set(found))


def test_givens_that_exclude_each_other_leave_nothing() -> None:
    rules = (AllDifferent((0, 1)), SumIs((0, 1), 4), Given(0, 2), Given(1, 2))
    *_, last = searched(Placement(2, (1, 2, 3), rules)).batches
    assert (last.found, last.cuts) == ([], 1)


def test_the_first_of_very_many_solutions_comes_though_nothing_fails() -> None:
    cells = tuple(range(30))
    placement = Placement(30, (0, 1), (AtMost(cells, 30),))
    search = searched(placement)
    assert next(batch.found for batch in search.batches if batch.found)


def test_a_tree_that_the_lesson_has_seen_is_not_concluded_a_second_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = puzzle_named("killer-sudoku")
    search = searched(puzzle.placement(puzzle.settings({})))
    monkeypatch.delattr(SumDeduction, "take")
    assert sum(len(batch.found) for batch in search.batches) == 1


@pytest.mark.parametrize("deduction", [SumDeduction, RuleDeduction])
@given(cages())
def test_a_search_goes_on_from_the_end_of_its_first_look(
    deduction: type[Deduction[Any]], placement: Placement
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deduction, "lesson", 2)
        patch.setattr(deduction, "much", 0.05)
        forget()
        search = searched(placement)
        found = [each for batch in search.batches for each in batch.found]
        assert search.onward
        whole = [batch.events for batch in search.onward.on(())]
        trunk = search.onward.trunk(2)
    assert len(found) == len(set(found))
    assert set(found) == by_trying_everything(placement)
    if trunk:
        below = [each for branch in trunk.branches for each in search.onward.below(branch)]
        assert [each for batch in below for each in batch.found] == found
    assert whole == [batch.events for batch in search.onward.on(())]
