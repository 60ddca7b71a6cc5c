"""Algebra: sums determined by the rules, and cells that follow from others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.drawing import grid
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, EqualSums, SumIs
from pycore.plan.algebra import Elimination, lines_of
from pycore.plan.derivation import derive_all, derive_forced, forget
from pycore.plan.explanation import explanation
from pycore.plan.explanation_format import as_lines
from pycore.puzzles import puzzle_named
from pycore.run.explain import explained
from tests.support.grids import square
from tests.support.random_placements import placements, regular_placements, solutions_of

ANY = st.one_of(placements(), regular_placements())


@pytest.mark.parametrize(("order", "total"), [(3, 15), (4, 34), (5, 65)])
def test_the_rules_fix_the_sum_of_a_magic_square(order: int, total: int) -> None:
    placement = square(order)
    assert Elimination(placement.size, lines_of(placement)).sums == {1: total}


def test_the_rules_fix_the_sum_of_the_star() -> None:
    puzzle = puzzle_named("magic-star")
    star = puzzle.placement(puzzle.settings({}))
    lines = tuple(rule.cells for rule in star.rules if isinstance(rule, SumIs))
    unknown = Placement(12, star.values, (AllDifferent(tuple(range(12))), EqualSums(lines)))
    assert Elimination(12, lines_of(unknown)).sums == {1: 26}


def test_an_unknown_sum_stays_unknown() -> None:
    ring = EqualSums(((0, 1, 2), (2, 3, 4), (4, 5, 6), (6, 7, 0)))
    placement = Placement(8, tuple(range(1, 9)), (AllDifferent(tuple(range(8))), ring))
    assert Elimination(8, lines_of(placement)).sums == {}


def test_values_that_differ_with_offsets_fix_no_sum() -> None:
    shifted = AllDifferent((0, 1, 2), (0, 1, 2))
    placement = Placement(3, (1, 2, 3), (shifted,))
    assert len({sum(solution) for solution in solutions_of(placement)}) > 1
    assert lines_of(placement) == []


def test_seven_cells_of_the_square_of_order_four_are_chosen() -> None:
    """The article's program: a, d, m and p first, with a < d < m and a < p; nine cells follow."""
    derivation = result_of(derive_forced(square(4), grid(4, 4)))
    steps = derivation.plan.steps
    assert sum(step.expression is None for step in steps) == 7
    assert [step.cell for step in steps[:4]] == [0, 3, 12, 15]
    story = explanation(derivation, 8)
    text = "\n".join(as_lines(story, "en"))
    assert "a < d < m, a < p" in text
    assert "p  = 34 − a − d − m  [a < p]" in text
    assert "7 cells are chosen; 9 more follow" in text
    assert [row.chosen for row in story.rows].count(False) == 9
    assert "34 に決まります" in "\n".join(as_lines(story, "ja"))


def test_the_middle_of_the_square_of_order_three_is_known() -> None:
    first = result_of(derive_all(square(3))).plan.steps[0]
    assert first.cell == 4
    assert first.expression
    assert (first.expression.constant, first.expression.terms) == (5, ())


@given(ANY)
def test_determined_cells_have_their_value_in_every_solution(placement: Placement) -> None:
    plan = result_of(derive_all(placement)).plan
    for solution in solutions_of(placement):
        for step in plan.steps:
            if step.expression:
                assert step.expression.value(solution) == solution[step.cell]


@given(ANY)
def test_plans_fill_every_cell_and_are_always_the_same(placement: Placement) -> None:
    """The order is a function of the placement."""
    derivation = result_of(derive_all(placement))
    cells = [step.cell for step in derivation.plan.steps]
    assert sorted(cells) == list(range(placement.size))
    forget()
    assert result_of(derive_all(placement)).plan == derivation.plan
    assert as_lines(explanation(derivation, 1), "ja")


def test_beyond_26_cells_a_grid_goes_by_row_and_column() -> None:
    puzzle = puzzle_named("magic-square")
    settings = puzzle.settings({"order": "6"})
    names = puzzle.names(settings)
    program = explained(puzzle.placement(settings), puzzle.draw(settings), "prune", names)
    first, *_, last = program.explanation.rows
    assert (first.letter, last.letter) == ("r1c1", "r6c6")
    sums = {check.en for row in program.explanation.rows for check in row.checks}
    assert any(each.startswith("r1c1 + r1c2 + r1c3 + r1c4 + r1c5 + r1c6 = ") for each in sums)
    assert "r1c1 to r6c6" in program.explanation.paragraphs[0].en
    assert "r1c1〜r6c6" in program.explanation.paragraphs[0].ja
