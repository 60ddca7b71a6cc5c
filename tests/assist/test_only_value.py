"""The hint of the one value that is left names what excludes each other one."""

from __future__ import annotations

from pycore.assist.rule_hints import hint_in_slices
from pycore.model.cell_names import by_number
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.regular import OneOf
from pycore.model.rules import AllDifferent, SumIs
from pycore.puzzles import puzzle_named


def why(placement: Placement, filled: dict[int, int]) -> tuple[str, str]:
    step = result_of(hint_in_slices(placement, filled, by_number(placement.size), ()))
    assert step.technique == "only-value"
    return step.why


def test_an_even_cell_is_named_beside_the_numbers_that_stand() -> None:
    entry = puzzle_named("sudoku")
    settings = entry.settings({"size": "4", "variants": "even r1c1"})
    names = entry.names(settings)
    step = result_of(hint_in_slices(entry.placement(settings), {5: 2}, names, ()))
    assert step.places == ((0, 4),)
    assert step.why.en == (
        "Every other number is excluded there: 2 stands in box 1; only 2, 4 can stand there."
    )
    assert (
        step.why.ja == ("ほかの数は入りません（左上のブロックに 2、入るのは 2・4 だけ）。")
        or "入るのは" in step.why.ja
    )
    assert {*step.cells} == {0, 5}


def test_where_no_number_stands_none_is_blamed() -> None:
    entry = puzzle_named("verbal-arithmetic")
    settings = entry.settings({"sum": "4 × A = 4"})
    step = result_of(hint_in_slices(entry.placement(settings), {}, entry.names(settings), ()))
    assert step.places == ((0, 1),)
    assert step.why.en == (
        "Every other number is excluded there: all others would break “4 × A = 4”."
    )


def test_a_number_in_sight_is_told_with_its_cell_where_lines_have_no_name() -> None:
    three = Placement(3, (1, 2, 3), (AllDifferent((0, 1)), AllDifferent((0, 2)), SumIs((1, 2), 5)))
    en, ja = why(three, {1: 2, 2: 3})
    assert "there is 2 in cell 1" in en
    assert "there is 3 in cell 2" in en
    assert "マス 1 の 2 がある" in ja
    assert "only 4 can" in why(Placement(2, (1, 4), (OneOf((0,), (4,)),)), {})[0]
