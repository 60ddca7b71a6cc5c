"""Rules about a row of cells: what they say, how they fail, which of them say the same."""

from __future__ import annotations

import re
from collections.abc import Hashable
from itertools import permutations, product

import pytest

from pycore import (
    Automaton,
    Calculation,
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
from pycore.model.cell_names import by_number
from pycore.model.contradictions import contradictions
from pycore.model.multiple import Multiple
from pycore.model.regular import Regular
from pycore.model.rule_text import rule_in_words
from pycore.model.rules import Rule, holds
from pycore.symmetry.drawing_symmetries import form_of, moved_rule

NAMES = by_number(4)
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
    Calculation((0, 1, 2), (0, 2), 3),
    Calculation((0, 1, 2, 3), (3, 1, 2), -3),
    Multiple((0, 1, 2), (-1, -1, -1, 0, 0)),
    Multiple((0, 1, 2, 3), (3, -1, 6, -1, -1, 0, -1)),
    Multiple((0, 1), (2, -1, 2, 1, 2, 0, -1)),
    Multiple((0,), (2, 1, 3, 0, -1)),
    Automaton((0, 1, 2), ((0, 1, 1), (1, 2, 0), (1, 1, 1)), (0,)),
]
VALUES = (0, 1, 2, 3)

SENTENCES: list[tuple[Rule, tuple[int, ...], str, str, str]] = [
    (
        Table((0, 1), ((1, 2),)),
        (2, 1),
        "one of 1 combination: a b",
        "2 and 1 is none of the combinations allowed here.",
        "2・1 は、ここで使える組み合わせではありません。",
    ),
    (
        OneOf((0,), (4, 2)),
        (3,),
        "only 2, 4: a",
        "Only 2 and 4 can stand here.",
        "ここに入るのは 2・4 だけです。",
    ),
    (
        ProductIs((0, 1, 2), 24),
        (2, -3, 5),
        "a × b × c = 24",
        "2 × (−3) × 5 = −30, and 24 is needed here.",
        "2 × (−3) × 5 = −30 です。ここの積は 24 でなければなりません。",
    ),
    (
        QuotientIs((0, 1), 2),
        (3, 4),
        "a = 2 × b or b = 2 × a",
        "Of 3 and 4 neither is 2 times the other.",
        "3 と 4 は、一方が他方の 2 倍になっていません。",
    ),
    (
        DifferBy((0, 1), 2),
        (3, 4),
        "|a − b| = 2",
        "3 and 4 do not differ by 2.",
        "3 と 4 の差が 2 になっていません。",
    ),
    (
        DifferAtLeast((0, 1), 5),
        (3, 4),
        "|a − b| ≥ 5",
        "3 and 4 differ by less than 5.",
        "3 と 4 の差は 5 以上でなければなりません。",
    ),
    (
        Runs((0, 1, 2, 3), (2, 1)),
        (1, 0, 1, 1),
        "runs of 1, 2 1: a b c d",
        "The runs of 1 are 1 2, and 2 1 is needed here.",
        "1 の並びは 1 2 です。ここでは 2 1 でなければなりません。",
    ),
    (
        SumBetween((0, 1, 2, 3), 15, (1, 9)),
        (9, 3, 4, 1),
        "sum 15 between 1 and 9: a b c d",
        "The sum between 1 and 9 is 7, and 15 is needed here.",
        "1 と 9 の間の和は 7 です。ここでは 15 でなければなりません。",
    ),
    (
        SumBetween((0, 1, 2), 15, (1, 9)),
        (9, 3, 4),
        "sum 15 between 1 and 9: a b c",
        "1 and 9 must stand here once each.",
        "1 と 9 が 1 つずつ必要です。",
    ),
    (
        Twice((0, 1, 2, 3), 2, 1),
        (2, 2, 1, 3),
        "2 twice, 1 between: a b c d",
        "The number of cells between the two 2s is 0, and 1 is needed here.",
        "2 つの 2 の間は 0 マスです。ここでは 1 マスでなければなりません。",
    ),
    (
        Twice((0, 1, 2), 2, 1),
        (2, 1, 3),
        "2 twice, 1 between: a b c",
        "2 must stand here twice, not once.",
        "2 は 1 個です。2 個でなければなりません。",
    ),
    (
        Visible((0, 1, 2, 3), 3),
        (2, 1, 4, 3),
        "3 visible: a b c d",
        "2 can be seen in 2, 1, 4 and 3, and 3 is needed here.",
        "2・1・4・3 で見えるのは 2 個です。ここでは 3 個でなければなりません。",
    ),
    (
        Calculation((0, 1, 2), (0, 2), 7),
        (2, 1, 3),
        "(a + b) × c = 7",
        "(2 + 1) × 3 = 9, and 7 is needed here.",
        "(2 + 1) × 3 = 9 です。ここでは 7 でなければなりません。",
    ),
    (
        Multiple((0, 1, 2, 3), (-1, 5, -1, -1, -1, 0, 1)),
        (3, 5, 2, 1),
        "c 5 × a = 1 d b",
        "25 × 3 = 75, not 115.",
        "25 × 3 = 75 で、115 ではありません。",
    ),
    (
        Calculation((0, 1, 2), (3, 1), -1),
        (3, 2, 1),
        "a ÷ b − c = −1",
        "3 ÷ 2 − 1 is no whole number, and −1 is needed here.",
        "3 ÷ 2 − 1 は割り切れません。ここでは −1 でなければなりません。",
    ),
    (
        Automaton((0, 1), ((0, 1, 1), (1, 2, 0)), (0,)),
        (1, 1),
        "accepted by an automaton of 2 states: a b",
        "1 and 1 cannot stand here in this order.",
        "1・1 の並びは使えません。",
    ),
    (
        Increasing((0, 1)),
        (4, 4),
        "a < b",
        "4 in cell 0 is not less than 4 in cell 1.",
        "マス 0 の 4 は、マス 1 の 4 より小さくなければなりません。",
    ),
    (
        Increasing((0, 1), 2),
        (4, 5),
        "a ≤ b - 2",
        "5 in cell 1 must be 4 in cell 0 plus 2 or more.",
        "マス 1 の 5 は、マス 0 の 4 に 2 を足した数以上のはずです。",
    ),
]


@pytest.mark.parametrize(("rule", "values", "phrase", "en", "ja"), SENTENCES)
def test_a_row_has_a_phrase_and_a_sentence_for_its_failure(
    rule: Rule, values: tuple[int, ...], phrase: str, en: str, ja: str
) -> None:
    assert rule_in_words(rule, NAMES).en == phrase
    [reason] = contradictions(rule, dict(enumerate(values)), NAMES)
    assert (reason.words, reason.cells) == ((en, ja), tuple(range(len(values))))


def test_of_a_line_the_pair_that_breaks_it_is_named() -> None:
    [reason] = contradictions(DifferBy((0, 1, 2, 3), 1), {0: 1, 1: 2, 2: 4}, NAMES)
    assert (reason.cells, reason.words.en) == ((1, 2), "2 and 4 do not differ by 1.")


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
