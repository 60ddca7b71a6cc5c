"""Stored texts: a checkpoint counts as long as the description of its search is the same, and that
has names of classes in it. So a class that is renamed declares the name that is stored."""

from __future__ import annotations

import re

import pytest

from pycore.model.canonical import canonical
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.serialization import NAMES
from pycore.plan.derivation import derive_all
from pycore.plan.dual_derivation import dual_plan
from pycore.plan.steps import PlanStep
from pycore.puzzles import our_contents

RULES = {
    *("AllDifferent", "AtMost", "Automaton", "Between", "Calculation", "Consecutive", "Contains"),
    *("DifferAtLeast", "DifferBy", "EqualSums", "Given", "Increasing", "LargestMinusRest"),
    *("LargestOverRest", "Less", "Linear", "Multiple", "OneOf", "ProductIs", "QuotientIs", "Runs"),
    *("SumBetween", "SumIs", "Table", "Twice", "Visible", "WrittenSum"),
}
PARTS = {"Placement", "Plan", "Step", "Check", "Expression", "Stand"}
"""The names that are stored. One may be added; one that is missing breaks what was saved."""


def names_in(*things: object) -> set[str]:
    return set(re.findall(r"\b([A-Z]\w*)\(", canonical(*things)))


def placement(name: str) -> Placement:
    puzzle = our_contents().puzzles[name]
    made = puzzle.build(puzzle.settings({}))
    assert isinstance(made, Placement)
    return made


def test_the_classes_of_a_plan_have_the_names_that_are_stored() -> None:
    planned = result_of(dual_plan(placement("langford")))
    assert planned is not None
    found = names_in(result_of(derive_all(placement("magic-star"))).plan, planned.plan)
    found |= names_in(placement("magic-star"), planned.dual.stands)
    assert found - RULES == PARTS


@pytest.mark.parametrize("kind", NAMES.values(), ids=lambda kind: kind.__name__)
def test_the_class_of_a_rule_has_the_name_that_is_stored(kind: type) -> None:
    blank: object = object.__new__(kind)
    for field in kind.__dataclass_fields__:  # type: ignore[attr-defined]
        object.__setattr__(blank, field, ())
    assert names_in(blank) <= RULES
    assert len(names_in(blank)) == 1


def test_a_renamed_class_has_the_name_that_was_stored() -> None:
    assert canonical(PlanStep(0, (1,), None, ())) == "Step(0x0,(0x1),-,())"
