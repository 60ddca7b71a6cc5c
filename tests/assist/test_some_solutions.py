"""Help besides a search, for any placement: compared with exhaustive search."""

from __future__ import annotations

import pytest
from hypothesis import given

from pycore.assist.some_solutions import backbone, each_solution, some_solutions
from pycore.model.incremental import piece, result_of
from pycore.model.notation import read_givens
from pycore.model.placement import Placement
from pycore.model.puzzle import Example
from pycore.puzzles._variants.examples import EXAMPLES
from pycore.puzzles.sudoku import PUZZLE as SUDOKU
from tests.support.small_placements import any_placements, by_trying_everything

MOST_PAUSES = 500
"""Of a search that ends soon."""


@given(any_placements())
def test_a_solution_is_found_if_there_is_one(placement: Placement) -> None:
    everything = by_trying_everything(placement)
    for limit in (1, 2, 5):
        found = result_of(some_solutions(placement, limit))
        assert set(found) <= everything
        assert len(set(found)) == len(found) == min(limit, len(everything))


@given(any_placements())
def test_every_solution_is_found_once(placement: Placement) -> None:
    found = [solution for solution in each_solution(placement) if solution is not None]
    assert set(found) == by_trying_everything(placement)
    assert len(set(found)) == len(found)


@given(any_placements())
def test_a_cell_may_have_what_it_has_in_some_solution(placement: Placement) -> None:
    everything = by_trying_everything(placement)
    *_, last = backbone(placement)
    by_cell = [{solution[cell] for solution in everything} for cell in range(placement.size)]
    assert [set(values) for values in last.possible] == by_cell
    assert last.open == 0


@given(any_placements())
def test_what_is_known_on_the_way_stays_right(placement: Placement) -> None:
    stands = list(backbone(placement))
    *_, last = stands
    for latest in stands:
        assert all(
            set(some) <= set(every)
            for some, every in zip(latest.possible, last.possible, strict=True)
        )
        assert latest is last or latest.open >= 0


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.title.en)
def test_further_rules_of_a_sudoku_are_propagated(example: Example) -> None:
    settings = SUDOKU.settings(example.options)
    givens = read_givens(example.given, SUDOKU.draw(settings))
    work = some_solutions(SUDOKU.placement(settings).with_givens(givens), 2)
    for _ in range(MOST_PAUSES):
        if found := piece(work):
            assert len(found[0]) == 1
            return
    raise AssertionError("their compiled plan would take hours")
