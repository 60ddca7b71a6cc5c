"""Each technique finds what it should on a position made for it, and nothing on the empty grid."""

from __future__ import annotations

import pytest

from pycore.assist.hints import Position, hint
from pycore.assist.hints.fish import fish
from pycore.assist.hints.locked import claiming, pointing
from pycore.assist.hints.singles import hidden_single, naked_single
from pycore.assist.hints.subsets import hidden, naked
from pycore.assist.hints.trial import contradiction, follow, marks_that_fail, trial
from pycore.assist.hints.wings import xy_wing
from tests.support.hinted import (
    at,
    empty,
    inkala,
    made,
    misspaced,
    names,
    only,
    position,
    stuck,
    without,
)


def test_a_hidden_single_is_the_last_place_in_a_unit() -> None:
    board = position({at(2, 1): 5, at(3, 4): 5, at(7, 8): 5})
    board.remove(at(1, 7), 5)
    step = hidden_single(board)
    assert step is not None
    assert misspaced(step) == []
    assert step.places == ((at(1, 9), 5),)
    assert step.what.en == "Row 1, column 9 is 5."
    assert step.what.ja == "1 行目 9 列目は 5 です。"


def test_a_naked_single_is_the_last_mark_in_a_cell() -> None:
    board = position()
    only(board, {at(4, 4): {7}})
    step = naked_single(board)
    assert step is not None
    assert misspaced(step) == []
    assert step.places == ((at(4, 4), 7),)
    assert "or was excluded before" in step.why.en
    seen = position({at(4, c): c for c in (1, 2, 3)} | {at(r, 4): r for r in (5, 6, 8, 9)})
    seen.place(at(5, 5), 4)
    step = naked_single(seen)
    assert step is not None
    assert step.places == ((at(4, 4), 7),)
    assert step.why.en.endswith("every other one is already in one of its lines.")


def test_pointing_goes_from_the_box_to_the_row() -> None:
    board = position()
    without(board, 3, [at(r, c) for r in (2, 3) for c in (1, 2, 3)])
    step = pointing(board)
    assert step is not None
    assert misspaced(step) == []
    assert set(step.removes) == {(at(1, c), 3) for c in range(4, 10)}
    assert claiming(board) is None


def test_claiming_goes_from_the_row_to_the_box() -> None:
    board = position()
    without(board, 3, [at(1, c) for c in range(4, 10)])
    step = claiming(board)
    assert step is not None
    assert misspaced(step) == []
    assert set(step.removes) == {(at(r, c), 3) for r in (2, 3) for c in (1, 2, 3)}
    assert pointing(board) is None


@pytest.mark.parametrize("count", [2, 3])
def test_naked_pairs_and_triples_clear_their_values_elsewhere(count: int) -> None:
    board = position()
    values = set(range(1, count + 1))
    cells = [at(1, 2), at(1, 5), at(1, 9)][:count]
    only(board, dict.fromkeys(cells, values))
    step = naked(count)(board)
    assert step is not None
    assert misspaced(step) == []
    assert set(step.cells) == set(cells)
    others = [at(1, c) for c in range(1, 10) if at(1, c) not in cells]
    assert set(step.removes) == {(cell, value) for cell in others for value in values}


@pytest.mark.parametrize("count", [2, 3])
def test_hidden_pairs_and_triples_clear_other_values_from_their_cells(count: int) -> None:
    board = position()
    values = range(1, count + 1)
    cells = [at(1, 2), at(1, 5), at(1, 9)][:count]
    for value in values:
        without(board, value, [at(1, c) for c in range(1, 10) if at(1, c) not in cells])
    step = hidden(count)(board)
    assert step is not None
    assert misspaced(step) == []
    assert set(step.removes) == {(c, value) for c in cells for value in range(count + 1, 10)}


def test_an_x_wing_clears_the_columns() -> None:
    board = position()
    for row in (2, 7):
        without(board, 4, [at(row, c) for c in range(1, 10) if c not in (3, 8)])
    step = fish(2)(board)
    assert step is not None
    assert misspaced(step) == []
    rows = [r for r in range(1, 10) if r not in (2, 7)]
    assert set(step.removes) == {(at(r, c), 4) for r in rows for c in (3, 8)}


def test_an_xy_wing_clears_what_both_ends_see() -> None:
    board = position()
    only(board, {at(1, 1): {1, 2}, at(1, 8): {1, 3}, at(5, 1): {2, 3}})
    step = xy_wing(board)
    assert step is not None
    assert misspaced(step) == []
    assert step.removes == ((at(5, 8), 3),)


def test_nothing_is_found_on_the_empty_grid() -> None:
    for technique in (
        hidden_single,
        naked_single,
        pointing,
        claiming,
        naked(2),
        hidden(2),
        naked(3),
        hidden(3),
        fish(2),
        xy_wing,
    ):
        assert technique(position()) is None


def test_a_trial_is_the_shortest_found_and_ends_in_a_contradiction() -> None:
    board = stuck()
    placement = empty().with_givens(board.filled)
    found = trial(placement, board)
    assert found is not None
    supposed = board.copy()
    for cell, value in found.chain:
        assert value in supposed.marked(cell)
        supposed.place(cell, value)
    assert contradiction(supposed)
    for cell, value in marks_that_fail(placement, board)[:8]:
        assert follow(board, cell, value, len(found.chain) - 2) is None


def test_marks_that_fail_are_those_from_which_singles_lead_to_a_contradiction() -> None:
    puzzle = made(3, "6", minimal=True)
    board = Position(puzzle, puzzle.givens)
    marks = {(cell, value) for cell in range(36) for value in board.marked(cell)}
    failing = {mark for mark in marks if follow(board, *mark, most=99) is not None}
    assert failing
    assert set(marks_that_fail(puzzle, board)) == failing


def test_japanese_hints_have_room_beside_digits_and_nowhere_else() -> None:
    met = set()
    for puzzle in (made(0), made(3, minimal=True), empty().with_givens(inkala())):
        filled: dict[int, int] = {}
        removed: set[tuple[int, int]] = set()
        for _ in range(120):
            step = hint(puzzle, filled, names(), removed)
            met.add(step.technique)
            assert misspaced(step) == []
            if not step.places and not step.removes:
                break
            filled |= dict(step.places)
            removed |= set(step.removes)
    assert {"hidden-single", "naked-single", "trial", "solved"} <= met
