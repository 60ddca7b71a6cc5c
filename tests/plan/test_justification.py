"""Justifications: the lines named for a determined cell give its equation, and no other."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given

from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.plan.algebra import CONSTANT, common_sums
from pycore.plan.derivation import derive_all, derive_forced
from pycore.plan.explanation import explanation
from pycore.plan.justification import Justification, Justifications
from pycore.plan.steps import Plan, PlanStep
from pycore.puzzles import puzzle_named
from tests.support.random_placements import regular_placements

UNKNOWN = -2
"""Less its rule: the column of a common sum that no rule fixes."""


def added_up(placement: Placement, ground: Justification) -> dict[int, Fraction]:
    """The equation that the lines give, by cell."""
    sums = common_sums(placement)
    row: Counter[int] = Counter()
    for line, factor in ground.shares:
        row.update({cell: factor * k for cell, k in line.terms})
        total = sums.get(line.rule) if line.total is None else line.total
        row.update({UNKNOWN - line.rule: -factor} if total is None else {CONSTANT: factor * total})
    return {column: Fraction(k, ground.divisor) for column, k in row.items() if k}


def equation_of(step: PlanStep) -> dict[int, Fraction]:
    assert step.expression
    row = {cell: -Fraction(k) for cell, k in step.expression.terms if k}
    row[step.cell] = Fraction(step.expression.divisor)
    row[CONSTANT] = Fraction(step.expression.constant)
    return {column: k for column, k in row.items() if k}


def check_grounds(plan: Plan) -> int:
    grounds, found = Justifications(plan.placement), 0
    for step in plan.steps:
        if step.expression:
            ground = grounds.of(step)
            assert ground
            assert added_up(plan.placement, ground) == equation_of(step)
            found += 1
        else:
            assert grounds.of(step) is None
    return found


@pytest.mark.parametrize(
    ("name", "options", "determined"),
    [
        ("magic-square", {"order": "4"}, 9),
        ("magic-square", {"order": "5"}, 11),
        ("magic-star", {}, 6),
        ("magic-hexagon", {}, 12),
        ("magic-ring", {}, 4),
        ("magic-triangle", {}, 3),
        ("magic-blocks", {}, 5),
    ],
)
def test_lines_add_up_to_the_equation(name: str, options: dict[str, str], determined: int) -> None:
    puzzle = puzzle_named(name)
    chosen = puzzle.settings(options)
    derivation = result_of(derive_forced(puzzle.placement(chosen), puzzle.draw(chosen)))
    assert check_grounds(derivation.plan) == determined


@given(regular_placements())
def test_lines_add_up_to_the_equation_in_any_placement(placement: Placement) -> None:
    check_grounds(result_of(derive_all(placement)).plan)


def from_which(name: str, letter: str) -> tuple[str, str]:
    puzzle = puzzle_named(name)
    chosen = puzzle.settings({})
    derivation = result_of(derive_forced(puzzle.placement(chosen), puzzle.draw(chosen)))
    rows = explanation(derivation, 1, names=puzzle.names(chosen)).rows
    ground = next(row.ground for row in rows if row.letter == letter)
    assert ground
    return ground


def test_the_corners_of_the_square_add_up_to_34_since_six_lines_do() -> None:
    """The article shows it by adding up rows, columns and diagonals."""
    assert from_which("magic-square", "p") == (
        "(row 1 + row 4 + the falling diagonal + the rising diagonal − column 2 − column 3) / 2",
        "(1 行目 + 4 行目 + 右下がりの対角線 + 右上がりの対角線 − 2 列目 − 3 列目) / 2",
    )
    assert from_which("magic-square", "c") == ("row 1", "1 行目")


def test_of_more_lines_than_can_be_read_the_first_two_are_told_and_how_many_there_are() -> None:
    assert from_which("magic-hexagon", "m") == (
        "a combination of 7 lines (row 4, row 5 and others)",
        "7 つの並び（4 行目、5 行目など）の組み合わせ",
    )


def test_a_tip_of_the_star_follows_from_all_numbers_and_two_lines() -> None:
    assert from_which("magic-star", "j") == (
        "all cells (78) without the line from a to k (26) and the line from b to l (26)",
        "a から k への線（26）と b から l への線（26）を除くすべてのマス（78）",
    )
