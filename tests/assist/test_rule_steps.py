"""Techniques of sums, signs and clues: each finds what it should on a position made for it, and
proves what it says in every family."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pycore.assist.hints import Position, Step
from pycore.assist.rule_steps import MARKED
from pycore.assist.rule_steps.combinations import combinations_of_a_sum
from pycore.assist.rule_steps.every_way import every_way
from pycore.assist.rule_steps.forty_five import rule_of_45
from pycore.assist.rule_steps.needed_value import needed_value
from pycore.assist.rule_steps.seen_bounds import seen_bounds
from pycore.assist.rule_steps.sign_chains import sign_chain
from pycore.assist.rule_steps.smaller_cells import smaller_cells
from pycore.assist.rule_steps.unique_sum import unique_sum
from pycore.model.placement import Placement
from pycore.model.row_rules import ProductIs, Visible
from pycore.model.rules import AllDifferent, Less, Rule, SumIs
from pycore.puzzles import puzzle_named
from tests.support.hinted import misspaced
from tests.support.proven import prove_step

Find = Callable[[Position], Step | None]
NINE = tuple(range(1, 10))


def board(size: int, values: tuple[int, ...], *rules: Rule) -> Position:
    return Position(Placement(size, values, rules), {})


def of(name: str, options: dict[str, str] | None = None) -> Position:
    puzzle = puzzle_named(name)
    settings = puzzle.settings(options or {})
    return Position(puzzle.placement(settings), {}, puzzle.names(settings))


def found(find: Find, position: Position, removed: tuple[tuple[int, int], ...] = ()) -> Step:
    """The step of a technique, with its proof."""
    position.take((), removed)
    step = find(position)
    assert step is not None
    assert misspaced(step) == []
    prove_step(position.placement, step, position.filled, removed)
    return step


def test_three_cells_that_make_6_are_1_2_and_3() -> None:
    step = found(unique_sum, board(3, NINE, AllDifferent((0, 1, 2)), SumIs((0, 1, 2), 6)))
    assert {value for _, value in step.removes} == {4, 5, 6, 7, 8, 9}
    assert step.what.en == "So nothing but 1, 2, 3 can stand there."


def test_cells_that_may_be_equal_have_no_unique_sum() -> None:
    assert unique_sum(board(3, NINE, AllDifferent((0, 1)), SumIs((0, 1, 2), 6))) is None


def test_the_first_cage_of_wikipedias_killer_is_1_and_2() -> None:
    step = found(unique_sum, of("killer-sudoku"))
    assert step.why.en == (
        "The cage 3 at row 1, column 1 adds up to 3, and of 2 different numbers only 1 + 2 do."
    )
    assert step.cells == (0, 1)


def test_combinations_depend_on_positions() -> None:
    """6 is 1 + 5 or 2 + 4: without 4 and 5 in the one cell, the other one has these."""
    position = board(2, NINE, AllDifferent((0, 1)), SumIs((0, 1), 6))
    step = found(combinations_of_a_sum, position, ((0, 4), (0, 5)))
    assert {value for cell, value in step.removes if cell == 1} == {1, 2, 3, 6, 7, 8, 9}
    assert "there is only 1 + 5 or 2 + 4" in step.why.en


def test_a_cage_is_a_house_of_what_it_needs() -> None:
    """8 in three cells is 1 + 2 + 5 or 1 + 3 + 4: no cell that sees them all is 1."""
    rules = AllDifferent((0, 1, 2, 3)), SumIs((0, 1, 2), 8)
    step = found(needed_value, board(4, NINE, *rules))
    assert step.removes == ((3, 1),)


def test_the_rule_of_45_finds_innies() -> None:
    cages = SumIs((0, 1, 2, 3), 20), SumIs((4, 5, 6), 22)
    step = found(rule_of_45, board(9, NINE, AllDifferent(tuple(range(9))), *cages))
    assert step.title.ja == "45 の法則"
    assert {v for c, v in step.removes if c == 7} == set(NINE) - {1, 2}


def test_the_rule_of_45_balances_innies_and_outies() -> None:
    """Two cells of a row that are one with a cell below: what is in less what is out is 45 - 44."""
    cages = SumIs((0, 1, 2, 3), 20), SumIs((4, 5, 6, 7), 20), SumIs((8, 9), 12)
    rules = AllDifferent(tuple(range(9))), *cages
    step = found(rule_of_45, board(10, NINE, *rules))
    assert {*step.removes} >= {(8, value) for value in NINE if value != 5}


def test_of_six_values_the_rule_is_of_21() -> None:
    cages = SumIs((0, 1, 2), 7), SumIs((3, 4), 9)
    rules = AllDifferent(tuple(range(6))), *cages
    assert found(rule_of_45, board(6, tuple(range(1, 7)), *rules)).title.en == "The rule of 21"


def test_a_chain_of_signs_goes_as_far_as_it_must() -> None:
    """The shortest chain comes first, and one after the other decides four cells."""
    rules = Less(0, 1), Less(1, 2), Less(2, 3)
    position = board(4, (1, 2, 3, 4), AllDifferent((0, 1)), *rules)
    taken: list[tuple[int, int]] = []
    for _ in range(12):
        step = sign_chain(position)
        if step is None:
            break
        prove_step(position.placement, step, {}, taken)
        position.take((), step.removes)
        taken += step.removes
    assert [position.marked(cell) for cell in range(4)] == [[1], [2], [3], [4]]


def test_a_cell_above_three_of_its_row_is_4_at_least() -> None:
    rules = AllDifferent((0, 1, 2, 3, 4)), Less(1, 0), Less(2, 0), Less(3, 2)
    step = found(smaller_cells, board(5, (1, 2, 3, 4, 5), *rules))
    assert step.removes == ((0, 1), (0, 2), (0, 3))


@pytest.mark.parametrize(
    ("count", "gone"),
    [
        (4, {(0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (2, 4)}),
        (3, {(0, 3), (0, 4), (1, 4)}),
        (1, {(0, 1), (0, 2), (0, 3)}),
    ],
)
def test_a_clue_bounds_heights_by_their_places(count: int, gone: set[tuple[int, int]]) -> None:
    row = (0, 1, 2, 3)
    step = found(seen_bounds, board(4, (1, 2, 3, 4), AllDifferent(row), Visible(row, count)))
    assert {*step.removes} == gone


def test_a_product_is_tried_in_every_way() -> None:
    position = board(3, (1, 2, 3, 4, 5, 6), AllDifferent((0, 1)), ProductIs((0, 1, 2), 75))
    assert found(every_way, position).removes == ((0, 1), (0, 2), (0, 4), (0, 6))


@pytest.mark.parametrize("name", ["killer-sudoku", "kakuro", "kenken", "futoshiki", "skyscrapers"])
def test_marks_of_the_first_steps_are_not_in_the_way_of_the_solution(name: str) -> None:
    """Every technique is asked on the empty board: what it excludes, it proves."""
    for find in MARKED:
        position = of(name)
        step = find(position)
        if step:
            found(find, of(name))
