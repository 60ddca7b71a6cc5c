"""Counting without listing, compared with listing and with known numbers."""

from __future__ import annotations

import pytest
from hypothesis import given

from pycore.assist.count import count
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from tests.support.grids import latin
from tests.support.small_placements import by_trying_everything, small_placements


def total(placement: Placement) -> int | None:
    states = list(count(placement))
    finished = [state.finished for state in states]
    assert finished == sorted(finished)
    assert all(state.total is None for state in states[:-1])
    return states[-1].total


@given(small_placements())
def test_the_count_is_that_of_the_list(placement: Placement) -> None:
    assert total(placement) == len(by_trying_everything(placement))


@pytest.mark.parametrize(("size", "grids"), [("4", 288), ("6", 28200960)])
def test_grids_with_nothing_given(size: str, grids: int) -> None:
    sudoku = puzzle_named("sudoku")
    chosen = sudoku.settings({"size": size})
    assert total(sudoku.placement(chosen)) == grids  # 4 x 4 and 6 x 6 with boxes of 2 x 3
    assert sudoku.too_many(chosen, {}) is None


@pytest.mark.parametrize(("order", "squares"), [(4, 576), (5, 161280)])
def test_latin_squares(order: int, squares: int) -> None:
    assert total(latin(order)) == squares  # OEIS A002860


def test_nine_by_nine_is_refused_with_the_known_number() -> None:
    sudoku = puzzle_named("sudoku")
    words = sudoku.too_many(sudoku.settings({}), {})
    assert words is not None
    assert "6,670,903,752,021,072,936,960" in words.en
    assert "A107739" in words.ja
    assert sudoku.too_many(sudoku.settings({}), {0: 1}) is None


def test_counting_can_be_left_at_any_time() -> None:
    sudoku = puzzle_named("sudoku")
    states = count(sudoku.placement(sudoku.settings({})))
    assert [next(states).total for _ in range(5)] == [None] * 5
