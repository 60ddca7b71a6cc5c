"""Rules about a row of cells: what they are called, and what is said when they fail."""

from __future__ import annotations

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
    OneOf,
    ProductIs,
    QuotientIs,
    Runs,
    SumBetween,
    Table,
    Twice,
    Visible,
)
from pycore.model.cell_names import by_number
from pycore.model.contradictions import contradictions
from pycore.model.multiple import Multiple
from pycore.model.rule_text import rule_in_words
from pycore.model.rules import Rule

NAMES = by_number(4)

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
        DifferBy((0, 1), 0),
        (3, 4),
        "a = b",
        "3 and 4 must be equal.",
        "3 と 4 は同じ数でなければなりません。",
    ),
    (
        Contains((0, 1, 2, 3), (4, 1, 1)),
        (1, 2, 3, 5),
        "1, 1 and 4 in a b c d",
        "1 and 4 are missing in 1, 2, 3 and 5.",
        "1・2・3・5 の中に 1・4 がありません。",
    ),
    (
        Consecutive((0, 1)),
        (4, 2),
        "consecutive in any order: a b",
        "2 and 4 are not consecutive.",
        "2・4 は連続する数ではありません。",
    ),
    (
        Between((0, 1, 2)),
        (4, 1, 4),
        "between a and b: c",
        "4 is not between 4 and 1.",
        "4 は 4 と 1 の間の数ではありません。",
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
