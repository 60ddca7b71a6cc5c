"""Single changes: where a number was mistyped, others leave exactly one solution."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from pycore.assist.single_changes import single_changes
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from tests.support.grids import WIKIPEDIA
from tests.support.random_placements import placements, solutions_of


def solutions_with(placement: Placement, givens: dict[int, int]) -> int:
    return sum(
        all(row[cell] == value for cell, value in givens.items()) for row in solutions_of(placement)
    )


@given(placements(), st.data())
def test_they_are_all_the_changes_that_leave_exactly_one_solution(
    placement: Placement, data: st.DataObject
) -> None:
    free = [cell for cell in range(placement.size) if cell not in placement.givens]
    assume(free)
    cells = sorted(data.draw(st.sets(st.sampled_from(free), min_size=1)))
    givens = {cell: data.draw(st.sampled_from(placement.values)) for cell in cells}
    *earlier, all_of_them = single_changes(placement, givens, cells)
    assert list(all_of_them) == [
        (cell, value)
        for cell in cells
        for value in placement.values
        if value != givens[cell] and solutions_with(placement, {**givens, cell: value}) == 1
    ]
    assert all(changes == all_of_them[: len(changes)] for changes in earlier)


def test_a_mistyped_number_of_a_sudoku_is_among_them() -> None:
    puzzle = puzzle_named("sudoku")
    settings = puzzle.settings({})
    givens = {cell: int(value) for cell, value in enumerate(WIKIPEDIA) if value != "."}
    right, givens[4] = givens[4], 2
    *_, changes = single_changes(puzzle.placement(settings), givens, givens)
    assert (4, right) in changes
