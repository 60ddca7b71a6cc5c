"""Rules about a row of cells: what they say, how they fail, which of them say the same."""

from __future__ import annotations

import re
from collections.abc import Hashable
from itertools import permutations, product

import pytest

from pycore import Increasing, OneOf, Placement, solutions
from pycore.model.automaton import written_out
from pycore.model.regular import Regular
from pycore.model.rules import Rule, holds
from pycore.symmetry.drawing_symmetries import form_of, moved_rule
from tests.support.specimens import EVERY as SPECIMENS

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")

EVERY: list[Regular] = [rule for specimens in SPECIMENS for rule in specimens.rules]
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


SAME: list[tuple[Regular, Regular]] = [pair for specimens in SPECIMENS for pair in specimens.pairs]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_a_rule_read_from_its_other_end_is_the_same(one: Regular, other: Regular) -> None:
    def form(rule: Regular) -> Hashable:
        return form_of(rule)

    assert form(one) == form(other)


@pytest.mark.parametrize(
    "rule",
    [
        Increasing((0,)),
        *(rule for specimens in SPECIMENS for rule in specimens.nonsense),
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
