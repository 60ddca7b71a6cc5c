"""Hints for placements with any rules: never a wrong step, compared with exhaustive search."""

from __future__ import annotations

import re

from hypothesis import given

from pycore.assist.hints.step import Step
from pycore.assist.rule_hints import hint_in_slices, walkthrough
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, SumIs
from pycore.puzzles import puzzle_named
from tests.support.small_placements import any_placements, by_trying_everything


@given(any_placements())
def test_a_hint_fills_in_what_all_solutions_have_until_nothing_is_shared(
    placement: Placement,
) -> None:
    solutions = by_trying_everything(placement)
    filled: dict[int, int] = {}
    removed: list[tuple[int, int]] = []
    for _ in range(placement.size * (len(placement.values) + 1) + 1):
        step = result_of(hint_in_slices(placement, filled, None, removed))
        if not step.places and not step.removes:
            break
        for cell, value in step.places:
            assert cell not in filled
            assert all(solution[cell] == value for solution in solutions)
        assert all(
            solution[cell] != value for cell, value in step.removes for solution in solutions
        )
        filled |= dict(step.places)
        removed += step.removes
    if not solutions:
        assert step.technique in ("none", "conflict", "mistake")
    elif len(solutions) == 1:
        assert step.technique == "solved"
    else:
        assert step.technique == "several"


def test_the_star_is_solved_hint_by_hint_with_reasons() -> None:
    star = puzzle_named("magic-star")
    settings = star.settings({})
    placement = star.placement(settings).with_givens({0: 1, 1: 2, 2: 4})
    filled: dict[int, int] = {}
    techniques = []
    for _ in range(10):
        step = result_of(hint_in_slices(placement, filled, star.names(settings)))
        techniques.append(step.technique)
        told = " ".join(words.ja for words in (step.where, step.why, step.what))
        assert not re.search("[A-Za-z0-9][ぁ-ん一-龥]|[ぁ-ん一-龥][A-Za-z0-9]", told), told
        if step.technique == "solved":
            break
        filled |= dict(step.places)
    assert techniques[-1] == "solved"
    assert len(filled) == 9
    assert {"crossing", "last-of-line"} <= set(techniques)


def test_a_sum_that_the_rules_fix_is_known_before_any_line_is_full() -> None:
    """All numbers together make 136, and four rows share them: 34 each."""
    square = puzzle_named("magic-square")
    settings = square.settings({})
    placement = square.placement(settings).with_givens({0: 16, 1: 3, 2: 2})
    step = result_of(hint_in_slices(placement, {}, square.names(settings)))
    assert (step.technique, step.places) == ("last-of-line", ((3, 13),))
    assert step.where.en == "Look at row 1."
    assert step.why.en == (
        "Only cell d is empty there, and the sum must be 34, which follows from "
        "all the rules together."
    )


def test_the_cells_of_a_board_that_has_no_lines_are_named_as_the_board() -> None:
    row = puzzle_named("permutations")
    settings = row.settings({})
    placement = row.placement(settings).with_givens({0: 1, 1: 2, 2: 3})
    step = result_of(hint_in_slices(placement, {}, row.names(settings)))
    assert step.where == ("Look at the whole board.", "盤全体に注目してください。")


def test_a_group_that_nobody_named_goes_by_its_cells() -> None:
    placement = Placement(3, (1, 2), (AllDifferent((0, 1)),)).with_givens({0: 1})
    step = result_of(hint_in_slices(placement, {}))
    assert step.where == (
        "Look at the group of cell 0; cell 1.",
        "マス 0、マス 1 の組に注目してください。",
    )


def test_a_piece_has_its_square_not_a_number() -> None:
    queens = puzzle_named("queens")
    settings = queens.settings({"n": "4"})
    placement = queens.placement(settings).with_givens({0: 2})
    step = result_of(hint_in_slices(placement, {}, queens.names(settings)))
    assert step.what == (
        "A queen stands in row 2, column 4.",
        "2 行目 4 列目にクイーンが入ります。",
    )


def test_a_number_that_no_solution_has_is_pointed_at() -> None:
    star = puzzle_named("magic-star")
    placement = star.placement(star.settings({})).with_givens({0: 1, 1: 2, 2: 4})
    step = result_of(hint_in_slices(placement, {3: 3}))
    assert (step.technique, step.cells) == ("mistake", (3,))


def hinted(name: str, filled: dict[int, int] | None = None) -> Step:
    """The hint for the board of a puzzle, with its usual options."""
    puzzle = puzzle_named(name)
    settings = puzzle.settings({})
    return result_of(
        hint_in_slices(puzzle.placement(settings), filled or {}, puzzle.names(settings))
    )


def test_runs_overlap() -> None:
    """Hett's puzzle: a run of 7 and one of 1 fill their column of 9."""
    whole = hinted("nonogram")
    assert (whole.technique, len(whole.places)) == ("run-whole", 9)
    then = hinted("nonogram", dict(whole.places))
    assert (then.technique, then.where.en) == ("run-overlap", "Look at row 5.")
    assert "Slide the run 6 of row 5" in then.why.en


def test_a_cell_that_stands_out_of_the_cages_has_the_difference_of_the_sums() -> None:
    """A row has 45, and the cages in it, which leave one cell out, make 37."""
    cages = (SumIs((0, 1, 2), 15), SumIs((3, 4, 5), 15), SumIs((6, 7), 7))
    placement = Placement(9, tuple(range(1, 10)), (AllDifferent(tuple(range(9))), *cages))
    step = result_of(hint_in_slices(placement, {}))
    assert (step.technique, step.places) == ("several-sums", ((8, 8),))


def test_innies_and_outies_name_the_sums_that_they_come_from() -> None:
    """Of Wikipedia's puzzle: the cages over box 3 make 55, so the two cells that stand out make 10;
    and those over boxes 1 and 2 leave one cell in, one out."""
    out = hinted("killer-sudoku", {33: 9})
    assert (out.technique, out.places) == ("several-sums", ((35, 1),))
    assert out.why == (
        "Here r4c7 + r4c9 = 10 can only be 1 + 9 (box 3 makes 45, the sums over it 55); "
        "needed too: row 4.",
        "r4c7 + r4c9 = 10 は 1 + 9 だけ〔ブロック 3 の和は 45、それに重なる和は 55〕。"
        "ほかに 4 行目による。",
    )
    both = hinted("killer-sudoku", {23: 1})
    assert both.places == ((30, 2),)
    assert both.why == (
        "Here r3c6 is 1 and r3c6 = r4c4 − 1 (box 1 and box 2 make 90, the sums over them 91).",
        "r3c6 は 1、r3c6 = r4c4 − 1〔ブロック 1 とブロック 2 の和は 90、それに重なる和は 91〕。",
    )


def test_a_square_to_fill_is_tried_by_its_name() -> None:
    """Van Laarhoven's lambda begins with a trial; its values are no numbers for a person."""
    puzzle = puzzle_named("nonogram")
    settings = puzzle.settings(puzzle.examples[1].options)
    step = result_of(hint_in_slices(puzzle.placement(settings), {}, puzzle.names(settings)))
    assert step.why == (
        "Every attempt with a filled square there leads to a contradiction.",
        "そこを塗りマスにすると行き詰まります。",
    )


def test_a_value_with_a_name_of_its_own_is_no_number_in_any_step() -> None:
    puzzle = puzzle_named("star-battle")
    settings = puzzle.settings({})
    steps = walkthrough(puzzle.placement(settings), puzzle.names(settings))
    told = {step.technique: step for step in steps if step}
    assert {"only-value", "last-of-line", "sum-bounds"} <= told.keys()
    assert [step.what for step in told.values() if re.search(r" is \d", step.what.en)] == []
    assert told["only-value"].why == (
        "Nothing else fits there: a star there would break rows 4 and 5, columns 5 and 6.",
        "ほかには入りません（星だと 4・5 行目の 5・6 列目に反する）。",
    )


def test_a_letter_is_bounded_by_the_sum() -> None:
    step = hinted("verbal-arithmetic")
    assert step.technique == "written-sum"
    assert step.why.en.startswith("Here SEND + MORE is from 2000 to 19998 and MONEY is from 10000")
    assert step.what.en == "So letter S is 9."


def test_a_board_with_several_solutions_is_told_so_where_a_plan_alone_would_not_end() -> None:
    assert hinted("langford").technique == "several"
