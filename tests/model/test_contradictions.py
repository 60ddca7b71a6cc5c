"""Visible contradictions: one sentence per rule, with values and names, in both languages."""

from __future__ import annotations

import pytest

from pycore.model.bilingual import Text
from pycore.model.cell_names import Names
from pycore.model.contradictions import contradictions
from pycore.model.rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs

LINE, OTHER = (0, 1, 2), (3, 4, 5)
NAMES = Names(
    tuple(Text(f"cell {sign}", f"マス {sign}") for sign in "abcdefg"),
    tuple("abcdefg"),
    {frozenset(LINE): Text("row 1", "1 行目"), frozenset(OTHER): Text("the left side", "左の辺")},
    piece=Text("queen", "クイーン"),
)
SENTENCES: list[tuple[Rule, dict[int, int], tuple[int, ...], str, str]] = [
    (
        AllDifferent(LINE),
        {0: 7, 1: 2, 2: 7},
        (0, 2),
        "7 appears twice in row 1.",
        "1 行目に 7 が 2 つあります。",
    ),
    (
        AllDifferent((0, 6)),
        {0: 7, 6: 7},
        (0, 6),
        "7 stands in cell a and in cell g.",
        "7 がマス a とマス g にあります。",
    ),
    (
        AllDifferent((0, 3), (0, 3)),
        {0: 4, 3: 1},
        (0, 3),
        "The queens in cell a and cell d attack each other.",
        "マス a とマス d のクイーンが互いに取り合います。",
    ),
    (
        SumIs(LINE, 26),
        {0: 2, 1: 3, 2: 9},
        LINE,
        "2 + 3 + 9 = 14, and row 1 needs 26.",
        "2 + 3 + 9 = 14 です。1 行目の和は 26 でなければなりません。",
    ),
    (
        SumIs((0, 6), 26),
        {0: 2, 6: -3},
        (0, 6),
        "2 − 3 = −1, and 26 is needed here.",
        "2 − 3 = −1 です。ここの和は 26 でなければなりません。",
    ),
    (
        AtMost((0, 6), 4),
        {0: 2, 6: 3},
        (0, 6),
        "2 + 3 = 5, and 4 is the most here.",
        "2 + 3 = 5 です。ここの和は 4 以下でなければなりません。",
    ),
    (
        EqualSums((LINE, OTHER)),
        {0: 2, 1: 7, 2: 6, 3: 4, 4: 3, 5: 9},
        (3, 4, 5, 0, 1, 2),
        "4 + 3 + 9 = 16 in the left side, and 2 + 7 + 6 = 15 in row 1: the sums must be equal.",
        "左の辺は 4 + 3 + 9 = 16、1 行目は 2 + 7 + 6 = 15 で、和が等しくありません。",
    ),
    (
        EqualSums(((0, 6), (1, 5))),
        {0: 2, 6: 7, 1: 4, 5: 3},
        (1, 5, 0, 6),
        "4 + 3 = 7, and 2 + 7 = 9: the sums must be equal.",
        "4 + 3 = 7、2 + 7 = 9 で、和が等しくありません。",
    ),
    (
        Less(0, 3),
        {0: 5, 3: 3},
        (0, 3),
        "5 in cell a is not less than 3 in cell d.",
        "マス a の 5 は、マス d の 3 より小さくなければなりません。",
    ),
    (Given(0, 5), {0: 4}, (0,), "5 is given here.", "ここは 5 に決まっています。"),
]


@pytest.mark.parametrize(("rule", "fixed", "cells", "en", "ja"), SENTENCES)
def test_a_broken_rule_is_told_in_one_sentence_at_the_cells_that_break_it(
    rule: Rule, fixed: dict[int, int], cells: tuple[int, ...], en: str, ja: str
) -> None:
    [reason] = contradictions(rule, {**fixed, 4: fixed.get(4, 1)}, NAMES)
    assert (reason.words, reason.cells) == ((en, ja), cells)


def test_of_several_full_lines_the_one_that_differs_is_told_once() -> None:
    rule = EqualSums(((0, 1), (1, 2), (2, 3), (3, 4)))
    reasons = list(contradictions(rule, {0: 1, 1: 4, 2: 1, 3: 4, 4: 9}, NAMES))
    assert [reason.cells for reason in reasons] == [(3, 4, 0, 1)]


def test_queens_that_attack_each_other_have_a_ray_between_them() -> None:
    [reason] = contradictions(AllDifferent((0, 1, 2), (0, 1, 2)), {0: 3, 1: 5, 2: 1}, NAMES)
    assert reason.rays == ((0, 2),)
