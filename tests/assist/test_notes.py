"""Notes: what each cell could still hold, one condition at a time."""

from itertools import product

import pytest
from hypothesis import assume, given

from pycore.assist.hints import Position
from pycore.assist.notes import notes, wrongly_noted
from pycore.model.different import pairwise_different
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Rule, SumIs, cells_of, holds
from pycore.propagation.propagators import Rules
from pycore.puzzles import puzzle_named
from tests.support.grids import WIKIPEDIA
from tests.support.random_placements import placements, solutions_of

pytestmark = pytest.mark.pyodide


def of(placement: Placement) -> list[list[int]]:
    return result_of(notes(placement))


def test_in_groups_they_are_what_no_group_excludes():
    puzzle = puzzle_named("sudoku")
    blank = puzzle.placement(puzzle.settings({}))
    values = {cell: int(value) for cell, value in enumerate(WIKIPEDIA) if value != "."}
    position = Position(blank, values)
    assert of(blank.fixing(values)) == [position.marked(cell) for cell in range(81)]


def test_a_sum_of_different_digits_leaves_its_combinations():
    sums = (SumIs((0, 1), 4), SumIs((2, 3, 4), 24))
    placement = Placement(6, tuple(range(1, 10)), (AllDifferent((0, 1, 2, 3, 4)), *sums))
    assert of(placement) == [[1, 3], [1, 3], *[[7, 8, 9]] * 3, [*range(1, 10)]]
    assert of(placement.fixing({0: 3})) == [[], [1], *[[7, 8, 9]] * 3, [*range(1, 10)]]


def test_a_clue_leaves_what_it_can_see():
    puzzle = puzzle_named("skyscrapers")
    placement = puzzle.placement(puzzle.settings({"clues": "43.1 .... .... ...."}))
    assert of(placement)[:4] == [[1], [1, 2], [1, 2, 3, 4], [4]]


@given(placements())
def test_every_solution_stands_in_the_notes(placement: Placement) -> None:
    noted = of(placement)
    for solution in solutions_of(placement):
        for cell, value in enumerate(solution):
            assert cell in placement.givens or value in noted[cell]


@given(placements())
def test_what_is_not_noted_is_excluded_by_one_rule_or_stands_beside(placement: Placement) -> None:
    assume(not Rules(placement).sums)  # an open sum is known from all of them together
    noted, near = of(placement), pairwise_different(placement)
    for cell, values in enumerate(noted):
        if cell in placement.givens:
            assert values == []
            continue
        stands = {held for other, held in placement.givens.items() if near[cell] >> other & 1}
        assert not stands & set(values)
        for value in set(placement.domains.get(cell, placement.values)) - stands - set(values):
            assert any(not can_hold(placement, rule, cell, value) for rule in placement.rules)


def can_hold(placement: Placement, rule: Rule, cell: int, value: int) -> bool:
    """Whether the rule can hold with a value there, by brute force; cells differ as they must."""
    cells, near = sorted(set(cells_of(rule))), pairwise_different(placement)
    fixed = {**placement.givens, cell: value}
    row = [0] * placement.size
    for choice in product(
        *((fixed[each],) if each in fixed else placement.values for each in cells)
    ):
        for each, held in zip(cells, choice, strict=True):
            row[each] = held
        equal = (
            near[one] >> other & 1 and row[one] == row[other] for one in cells for other in cells
        )
        if not any(equal) and holds(rule, row):
            return True
    return False


def test_a_note_is_wrong_where_it_excludes_what_stands_there_in_the_end():
    assert wrongly_noted([(0, 3), (1, 4), (1, 1), (2, 9)], (3, 1, 4)) == (0, 1)
    assert wrongly_noted([(0, 4)], (3, 1, 4)) == ()
