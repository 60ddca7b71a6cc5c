"""Rules about a row of cells: what they are called, and what is said when they fail."""

from __future__ import annotations

import pytest

from pycore import DifferBy, Increasing
from pycore.model.cell_names import by_number
from pycore.model.contradictions import contradictions
from pycore.model.regular import Regular
from pycore.model.rule_text import rule_in_words
from pycore.model.rules import Rule
from tests.support.specimens import EVERY

NAMES = by_number(4)

SENTENCES: list[tuple[Rule, tuple[int, ...], str, str, str]] = [
    *(sentence for specimens in EVERY for sentence in specimens.sentences),
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
    assert not isinstance(rule, Regular) or not rule.accepted(values)
    [reason] = contradictions(rule, dict(enumerate(values)), NAMES)
    assert (reason.words, reason.cells) == ((en, ja), tuple(range(len(values))))


def test_of_a_line_the_pair_that_breaks_it_is_named() -> None:
    [reason] = contradictions(DifferBy((0, 1, 2, 3), 1), {0: 1, 1: 2, 2: 4}, NAMES)
    assert (reason.cells, reason.words.en) == ((1, 2), "2 and 4 do not differ by 1.")
