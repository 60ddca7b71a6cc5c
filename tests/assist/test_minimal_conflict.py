"""Conflicting givens: no solution has all of them, and each is needed for the conflict."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pycore.assist.minimal_conflict import MinimalConflict, conflict, in_words, solvable
from pycore.model.cell_names import by_number
from pycore.model.incremental import result_of
from pycore.model.notation import read_text
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from tests.support.random_placements import in_a_row, placements, solutions_of


def fit(placement: Placement, givens: dict[int, int]) -> bool:
    """Whether a solution has these values, by exhaustive search."""
    return any(
        all(row[cell] == value for cell, value in givens.items()) for row in solutions_of(placement)
    )


@given(placements(), st.data())
def test_a_conflict_has_no_solution_and_without_any_of_its_givens_it_has(
    placement: Placement, data: st.DataObject
) -> None:
    free = [cell for cell in range(placement.size) if cell not in placement.givens]
    assume(free)
    cells = data.draw(st.sets(st.sampled_from(free), min_size=1))
    givens = {cell: data.draw(st.sampled_from(placement.values)) for cell in sorted(cells)}
    names = by_number(placement.size)
    *_, known = conflict(placement, givens, in_a_row(placement), names)
    if fit(placement, givens):
        assert known.cells is None
        return
    assert known.cells is not None
    assert known.least
    guilty = {cell: givens[cell] for cell in known.cells}
    assert not fit(placement, guilty)
    for cell in guilty:
        assert fit(placement, {other: v for other, v in guilty.items() if other != cell})
    if known.reason:
        assert not fit(placement, {c: v for c, v in givens.items() if c in known.reason.cells})


def found(name: str, options: dict[str, str], text: str) -> tuple[MinimalConflict, str, str]:
    puzzle = puzzle_named(name)
    settings = puzzle.settings(options)
    givens, names = read_text(text, puzzle, settings), puzzle.names(settings)
    drawing = puzzle.draw(settings)
    *_, known = conflict(puzzle.placement(settings), givens, drawing, names)
    return (known, *in_words(known, givens, names))


def test_two_numbers_of_a_star_are_told_in_both_languages() -> None:
    known, en, ja = found("magic-star", {}, ". 1 2 3 . . . . . . . .")
    assert known.cells == (1, 3)
    assert en == "These clash: 1 in cell b; 3 in cell d."
    assert ja == "次の数は両立しません：マス b の 1、マス d の 3。"


def test_what_a_person_filled_in_is_named_first_for_that_can_be_taken_back() -> None:
    puzzle = puzzle_named("magic-star")
    settings = puzzle.settings({})
    givens, names = {1: 1, 3: 3}, puzzle.names(settings)
    *_, known = conflict(puzzle.placement(settings), givens, puzzle.draw(settings), names)
    assert in_words(known, givens, names, own={3}) == (
        "The numbers filled in contradict the givens: 3 in cell d, with 1 in cell b.",
        "自分で入れた数と初めの数が両立しません：マス d の 3（初めの数はマス b の 1）。",
    )
    assert in_words(known, givens, names, own={1, 3}) == in_words(known, givens, names)


@pytest.mark.parametrize(
    ("givens", "en", "ja"),
    [
        (
            {1: 0},
            "There is no solution in which row 1, column 2 is without a star.",
            "1 行目 2 列目が星のないマスになる解はありません。",
        ),
        (
            {1: 1, 7: 1},
            "These clash: a star in row 1, column 2; a star in row 2, column 2.",
            "次のマスは両立しません：1 行目 2 列目の星、2 行目 2 列目の星。",
        ),
    ],
)
def test_values_with_names_of_their_own_are_no_numbers(
    givens: dict[int, int], en: str, ja: str
) -> None:
    names = puzzle_named("star-battle").names(puzzle_named("star-battle").settings({}))
    known = MinimalConflict(tuple(givens), least=True, reason=None)
    assert in_words(known, givens, names) == (en, ja)


def test_of_many_numbers_the_cells_have_short_names() -> None:
    puzzle = puzzle_named("sudoku")
    names = puzzle.names(puzzle.settings({}))
    cells = range(6)
    words = in_words(
        MinimalConflict(tuple(cells), True, None), {cell: cell + 1 for cell in cells}, names
    )
    assert words.en == (
        "These clash: 1 in r1c1; 2 in r1c2; 3 in r1c3; 4 in r1c4; 5 in r1c5; 6 in r1c6."
    )
    assert words.ja.startswith("次の数は両立しません：r1c1 の 1、r1c2 の 2")


def test_a_rule_that_is_broken_at_a_look_is_named() -> None:
    known, en, _ = found("magic-square", {"order": "4"}, "1 2 3 . . . . . . . . . . . . .")
    assert known.reason
    assert en.endswith("and row 1 needs 34, so cell d would be 28, but 16 is the largest.")


def test_a_value_that_has_no_place_in_a_line_is_named_with_the_line() -> None:
    rows = "1 2 3 . . . . . .", ". . . . . . 5 . .", ". . . 5 . . . . .", *[". " * 9] * 6
    known, en, ja = found("sudoku", {}, "\n".join(rows))
    assert known.cells == (0, 1, 2, 15, 21)
    assert known.reason
    assert set(known.reason.cells) == set(known.cells)
    assert en.endswith(
        "5 in row 3, column 4. No place is left for 5 in row 1: 5 stands in box 2 and box 3."
    )
    assert ja.endswith("1 行目に 5 の入るマスがありません（ブロック 2・ブロック 3 に 5）。")


def test_one_given_alone_and_none_at_all_have_words_of_their_own() -> None:
    known, en, ja = found("queens", {"n": "6"}, "1 . . . . .")
    assert (known.cells, known.reason) == ((0,), None)
    assert en == "No solution has a queen in row 1, column 1."
    assert ja == "1 行目 1 列目のクイーンを含む解はありません。"
    known, en, ja = found("queens", {"n": "3"}, ". . .")
    assert known.cells == ()
    assert (en, ja) == (
        "There is no solution even without givens.",
        "何も入れなくても解はありません。",
    )


def test_what_is_known_before_the_end_cannot_stand_together_either() -> None:
    puzzle = puzzle_named("magic-star")
    settings = puzzle.settings({})
    givens, names = {1: 1, 2: 2, 3: 3, 9: 12}, puzzle.names(settings)
    placement = puzzle.placement(settings)
    states = list(islice(conflict(placement, givens, puzzle.draw(settings), names), 500))
    assert states[0].cells is None
    for known in states:
        if known.cells is not None and not known.least:
            left = {cell: givens[cell] for cell in known.cells}
            assert not result_of(solvable(placement, left, puzzle.draw(settings)))
            assert "Perhaps only some" in in_words(known, givens, names).en
