"""Single changes: where a number was mistyped, others leave exactly one solution."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from pycore.assist.single_changes import MOST, in_words, single_changes
from pycore.model.incremental import result_of
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
    assert list(result_of(single_changes(placement, givens, cells))) == [
        (cell, value)
        for cell in cells
        for value in placement.values
        if value != givens[cell] and solutions_with(placement, {**givens, cell: value}) == 1
    ]


def test_a_mistyped_number_of_a_sudoku_is_among_them() -> None:
    puzzle = puzzle_named("sudoku")
    settings = puzzle.settings({})
    givens = {cell: int(value) for cell, value in enumerate(WIKIPEDIA) if value != "."}
    right, givens[4] = givens[4], 2
    changes = result_of(single_changes(puzzle.placement(settings), givens, givens))
    assert (4, right) in changes


def test_they_are_named_and_too_many_are_counted() -> None:
    puzzle = puzzle_named("sudoku")
    names = puzzle.names(puzzle.settings({}))
    assert in_words([], names) == ("", "")
    assert in_words([(4, 7)], names) == (
        "Mistyped? This single change leaves exactly one solution: 7 in row 1, column 5.",
        "入力ミスなら、次の 1 か所を直すと解がちょうど 1 通りになります：1 行 5 列の 7。",
    )
    en, ja = in_words([(0, value) for value in range(1, MOST + 3)], names)
    assert en.startswith("Mistyped? Each of these single changes leaves exactly one solution: 1 in")
    assert en.endswith("; and 2 more.")
    assert ja.endswith("、ほか 2 通り。")
