"""Rules about a row of cells: what they say, how they fail, which of them say the same."""

from __future__ import annotations

import re
from collections.abc import Hashable
from itertools import permutations, product

import pytest

from pycore import (
    Automaton,
    Between,
    Calculation,
    Consecutive,
    Contains,
    DifferAtLeast,
    DifferBy,
    Increasing,
    LargestMinusRest,
    LargestOverRest,
    OneOf,
    Placement,
    ProductIs,
    QuotientIs,
    Runs,
    SumBetween,
    Table,
    Twice,
    Visible,
    solutions,
)
from pycore.model.automaton import written_out
from pycore.model.multiple import Multiple
from pycore.model.regular import Regular
from pycore.model.rules import Rule, holds
from pycore.symmetry.drawing_symmetries import form_of, moved_rule

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")

EVERY: list[Regular] = [
    Table((0, 1), ((1, 2), (3, 1))),
    OneOf((0, 1, 2), (1, 3)),
    ProductIs((0, 1, 2), 6),
    ProductIs((0, 1), 0),
    QuotientIs((0, 1, 2), 2),
    LargestMinusRest((0, 1, 2), 1),
    LargestOverRest((0, 1, 2), 2),
    DifferBy((0, 1, 2), 1),
    DifferAtLeast((0, 1), 2),
    Runs((0, 1, 2, 3), (2, 1)),
    Runs((0, 1, 2, 3), ()),
    SumBetween((0, 1, 2, 3), 2, (1, 3)),
    Visible((0, 1, 2, 3), 2),
    Twice((0, 1, 2, 3), 2, 1),
    Twice((0, 1, 2), 1, 0),
    Visible((0, 1), 0),
    Contains((0, 1, 2), (1, 3)),
    Contains((0, 1, 2, 3), (2, 2)),
    Consecutive((0, 1, 2)),
    Consecutive((0, 1)),
    Between((0, 1, 2)),
    Between((0, 1, 2, 3)),
    Calculation((0, 1, 2), (0, 2), 3),
    Calculation((0, 1, 2, 3), (3, 1, 2), -3),
    Multiple((0, 1, 2), (-1, -1, -1, 0, 0)),
    Multiple((0, 1, 2, 3), (3, -1, 6, -1, -1, 0, -1)),
    Multiple((0, 1), (2, -1, 2, 1, 2, 0, -1)),
    Multiple((0,), (2, 1, 3, 0, -1)),
    Automaton((0, 1, 2), ((0, 1, 1), (1, 2, 0), (1, 1, 1)), (0,)),
]
VALUES = (0, 1, 2, 3)


@pytest.mark.parametrize("rule", EVERY, ids=lambda rule: type(rule).__name__)
def test_written_out_an_automaton_accepts_the_same_rows(rule: Regular) -> None:
    made = written_out(rule, VALUES)
    for row in product(VALUES, repeat=len(rule.cells)):
        assert made.accepted(row) == rule.accepted(row)
        assert all(part.accepted([row[c] for c in part.cells]) for part in rule.parts()) == (
            rule.accepted(row)
        )


@pytest.mark.parametrize("rule", EVERY, ids=lambda rule: type(rule).__name__)
def test_rearranged_cells_have_one_form_only_if_they_mean_the_same(rule: Regular) -> None:
    size = len(rule.cells)
    rows = [row for row in product(VALUES, repeat=size) if holds(rule, row)]
    for p in permutations(range(size)):
        means_the_same = {tuple(row[c] for c in p) for row in rows} == set(rows)
        assert form_of(rule) != moved_rule(rule, p) or means_the_same


SAME: list[tuple[Regular, Regular]] = [
    (Runs((0, 1, 2, 3), (2, 1)), Runs((3, 2, 1, 0), (1, 2))),
    (DifferBy((0, 1, 2), 1), DifferBy((2, 1, 0), 1)),
    (SumBetween((0, 1, 2), 3, (1, 9)), SumBetween((2, 1, 0), 3, (9, 1))),
    (Table((0, 1), ((1, 2), (3, 4))), Table((1, 0), ((4, 3), (2, 1)))),
    (ProductIs((0, 1), 6), ProductIs((1, 0), 6)),
    (Twice((0, 1, 2), 3, 1), Twice((2, 1, 0), 3, 1)),
    (Contains((0, 1), (3, 4)), Contains((1, 0), (4, 3))),
    (Consecutive((0, 1)), Consecutive((1, 0))),
    (Between((0, 1, 2, 3)), Between((1, 0, 3, 2))),
    (OneOf((0, 1), (3, 4)), OneOf((1, 0), (4, 3))),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_a_rule_read_from_its_other_end_is_the_same(one: Regular, other: Regular) -> None:
    def form(rule: Regular) -> Hashable:
        return form_of(rule)

    assert form(one) == form(other)


@pytest.mark.parametrize(
    "rule",
    [
        DifferBy((0,), 1),
        Increasing((0,)),
        Table((0, 1), ((1,),)),
        Table((0, 1), (1, 2)),  # type: ignore[arg-type]
        Table((0, 1), [(1, 2)]),  # type: ignore[arg-type]
        OneOf((0,), [1]),  # type: ignore[arg-type]
        OneOf((0, 9), (1,)),
        ProductIs((0, 0), 1),
        ProductIs((0, 1), 1.5),  # type: ignore[arg-type]
        Runs((0, 1), (0,)),
        Runs((0, 1), [1]),  # type: ignore[arg-type]
        SumBetween((0, 1), 1, (2, 2)),
        SumBetween((0, 1), 1, (2, 3, 4)),  # type: ignore[arg-type]
        Twice((0, 1), 1, -1),
        Calculation((0, 1), (), 1),
        Calculation((0, 1), (4,), 1),
        Multiple((0, 1), [-1, -1, 3]),  # type: ignore[arg-type]
        Multiple((0, 1), (-1, -1)),
        Multiple((0, 1), (-1, -1, 10)),
        Multiple((0, 1), (-1, -1, -1)),
        Contains((0, 1), ()),
        Contains((0, 1), [1]),  # type: ignore[arg-type]
        Between((0, 1)),
        Visible((0, 1), None),  # type: ignore[arg-type]
        Automaton((0, 1), ((0, 1, 1), (0, 1, 0)), (0,)),
        Automaton((0, 1), ((0, 1),), (0,)),  # type: ignore[arg-type]
        Automaton((0, 1), (), [0]),  # type: ignore[arg-type]
        Automaton((), (), (0,)),
    ],
)
def test_what_can_be_no_rule_about_a_row_is_refused(rule: Rule) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        Placement(2, (1, 2), (rule,))


def test_a_domain_holds_for_a_given_too() -> None:
    placement = Placement(2, (1, 2, 3), (OneOf((0, 1), (1, 2)),))
    assert sorted(solutions(placement.with_givens({0: 1}))) == [(1, 1), (1, 2)]
    [fault] = placement.faults({0: 3})
    assert fault.words.en == "Only 1 and 2 can stand here."


def test_every_phrase_has_its_japanese() -> None:
    signs = tuple("abcd")
    for rule in EVERY:
        phrase = rule.phrase(signs)
        assert phrase.en
        assert JAPANESE.search(phrase.ja) or phrase.ja == phrase.en
