"""The backbone, compared with a list of all solutions."""

from __future__ import annotations

from hypothesis import given

from pycore.assist.backbone import backbone
from pycore.bitboards.solutions import solutions
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from tests.support.small_placements import small_placements


@given(small_placements())
def test_a_value_is_possible_exactly_when_a_solution_has_it(placement: Placement) -> None:
    *_, last = backbone(placement)
    found = solutions(placement, 10_000)
    columns = zip(*found, strict=True) if found else [()] * placement.size
    assert last.possible == tuple(tuple(sorted(set(column))) for column in columns)
    assert last.open == 0


def test_what_is_known_only_grows() -> None:
    sudoku = puzzle_named("sudoku")
    placement = sudoku.placement(sudoku.settings({})).with_givens({0: 1, 10: 2, 20: 3})
    before = [set[int]()] * 81
    open_ = 729
    for state in backbone(placement):
        assert all(old <= set(new) for old, new in zip(before, state.possible, strict=True))
        assert state.open <= open_
        before, open_ = [set(values) for values in state.possible], state.open
    assert state.certain == {0: 1, 10: 2, 20: 3}
