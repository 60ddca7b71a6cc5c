"""Derivations: the same in slices as at once, and never ignoring a rule of an unknown kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.cell_names import by_number
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.rules import EqualSums, holds
from pycore.plan import derivation as deriving
from pycore.plan.algebra import Elimination, lines_of
from pycore.plan.sentences import rule_text
from pycore.plan.steps import Plan, plan_as_numbered, plan_checked_last
from pycore.symmetry.drawing_symmetries import moved_rule
from tests.support.grids import latin
from tests.support.random_placements import (
    in_a_row,
    placements,
    regular_placements,
    solutions_of,
)
from tests.support.strangers import Even, with_stranger

ANY = st.one_of(placements(), regular_placements())


def test_a_derivation_can_be_left_in_the_middle() -> None:
    deriving.forget()
    work = deriving.derive_all(latin(7))
    for _ in range(20):
        next(work)
    work.close()
    assert len(result_of(deriving.derive_all(latin(7))).plan.steps) == 49


def test_a_sum_that_two_rules_share_but_nothing_fixes_stays_unknown() -> None:
    both = (EqualSums(((0, 1), (2, 3))), EqualSums(((0, 1), (4, 5))))
    placement = Placement(6, (1, 2, 3), both)
    assert Elimination(6, lines_of(placement)).sums == {}


@given(ANY)
def test_the_parts_that_are_tested_are_the_rules(placement: Placement) -> None:
    """A row passes all checks of a plan exactly if it satisfies all the rules that are checked."""
    for plan in (plan_as_numbered(placement), plan_checked_last(placement)):
        for solution in solutions_of(placement)[:20]:
            for step in plan.steps:
                assert all(holds(check.part, solution) for check in step.checks)
    last = {step.cell: len(step.checks) for step in plan_checked_last(placement).steps[:-1]}
    assert not any(last.values())


@pytest.mark.parametrize(
    "derive",
    [
        plan_as_numbered,
        plan_checked_last,
        lambda placement: result_of(deriving.derive_order(placement)),
        lambda placement: result_of(deriving.derive_one_per_orbit(placement, in_a_row(placement))),
        lambda placement: result_of(deriving.derive_forced(placement, in_a_row(placement))),
        lambda placement: result_of(deriving.derive_all(placement)),
    ],
)
def test_every_derivation_refuses_a_kind_of_rule_that_it_does_not_know(
    derive: Callable[[Placement], Plan | deriving.Derivation],
) -> None:
    with pytest.raises(AssertionError):
        derive(with_stranger())


def test_a_kind_of_rule_that_is_not_known_is_neither_told_nor_moved() -> None:
    stranger: Any = Even((1,))
    with pytest.raises(AssertionError):
        rule_text(stranger, "abc", by_number(3))
    with pytest.raises(AssertionError):
        moved_rule(stranger, (0, 1, 2))
