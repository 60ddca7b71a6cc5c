"""The kinds of rule: every rule means the same as its linear form, and its words are true."""

from __future__ import annotations

import json
from dataclasses import replace
from operator import lt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore import AllDifferent, AtMost, EqualSums, Given, Less, Linear, Placement, SumIs, Text
from pycore.model.cell_names import by_number
from pycore.model.comparison import CODE, comparison, sides
from pycore.model.contradictions import contradictions
from pycore.model.rule_text import rule_in_words
from pycore.model.rules import Rule, Written, holds, kind_of, ordered_pair, part_of
from pycore.model.serialization import placement_data, read_placement
from pycore.model.sum_text import missed
from pycore.plan.sentences import rule_text
from tests.fuzz.making import linear, some_rule
from tests.fuzz.oracle import stands

NAMES = by_number(5)
VALUES = tuple(range(-3, 6))

rows = st.lists(st.sampled_from(VALUES), min_size=5, max_size=5)
seeds = st.integers(0, 10**6).map(Random)
rules = st.builds(some_rule, seeds, st.just(VALUES), rows)
sums = st.builds(
    lambda random, row: linear(random, row, [tuple(random.sample(range(5), 3))]), seeds, rows
)


@given(rules, rows)
def test_a_rule_holds_where_the_oracle_says_so_and_its_kind_holds_with_it(
    rule: Rule, row: list[int]
) -> None:
    expected = stands(rule, dict(enumerate(row)))
    assert holds(rule, row) == expected
    assert holds(kind_of(rule), row) == expected


@given(rules, rows, st.sets(st.integers(0, 4)))
def test_a_look_at_some_cells_finds_a_fault_exactly_where_one_is(
    rule: Rule, row: list[int], cells: set[int]
) -> None:
    fixed = {cell: row[cell] for cell in cells}
    found = list(contradictions(rule, fixed, NAMES))
    assert (not found) == stands(rule, fixed)
    assert all(set(reason.cells) <= cells and reason.words.ja for reason in found)


@given(sums, rows)
def test_a_sum_compared_side_by_side_is_true_where_the_rule_holds(
    rule: Linear, row: list[int]
) -> None:
    for terms in rule.terms if rule.total is not None else ():
        compared = comparison(terms, rule.relation, rule.total or 0)
        assert all(k > 0 for _, k in (*compared.left, *compared.right))
        code = " ".join(sides(compared, "v[{}]".format, CODE))
        assert eval(code, {"v": row}) == holds(replace(rule, groups=(rule.groups[0],)), row)


@given(rules)
def test_a_rule_is_the_same_after_a_journey_as_plain_data(rule: Rule) -> None:
    rules = () if isinstance(rule, Given) and rule.value not in VALUES else (rule,)
    placement = Placement(5, VALUES, rules)
    assert read_placement(json.loads(json.dumps(placement_data(placement)))) == placement


@given(rules, rows)
def test_a_pair_in_order_is_in_order_wherever_the_rule_holds(rule: Rule, row: list[int]) -> None:
    pair = ordered_pair(rule)
    if pair and holds(rule, row):
        assert lt(*(row[cell] for cell in pair))


WRITTEN: dict[Written, tuple[Linear, str]] = {
    SumIs((0, 1, 2), 7): (Linear(((0, 1, 2),), "=", 7), "a + b + c = 7"),
    AtMost((0, 1), -1): (Linear(((0, 1),), "<=", -1), "a + b ≤ −1"),
    EqualSums(((0, 1), (2,))): (Linear(((0, 1), (2,))), "a + b = c"),
    Less(3, 0): (Linear(((3, 0),), "<=", -1, ((1, -1),)), "d < a"),
    Given(4, 2): (Linear(((4,),), "=", 2), "e = 2"),
}


@pytest.mark.parametrize("rule", WRITTEN, ids=lambda rule: type(rule).__name__)
def test_a_written_rule_has_one_normal_form_and_reads_as_before(rule: Written) -> None:
    form, told = WRITTEN[rule]
    assert kind_of(rule) == form
    assert rule_text(rule, NAMES.signs, NAMES).en == rule_text(form, NAMES.signs, NAMES).en == told


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (Linear(((0, 1),), "=", 2, ((1, -1),)), "a = b + 2"),
        (Linear(((0, 1),), "<=", -5, ((1, -1),)), "a ≤ b − 5"),
        (Linear(((0, 1),), "<=", -7, ((-1, -1),)), "a + b ≥ 7"),
        (Linear(((0, 1, 2),), "!=", 0, ((2, -3, -1),)), "2a ≠ 3b + c"),
        (Linear(((0, 1), (2,)), "<=", 4), "a + b ≤ 4, c ≤ 4"),
        (Linear(((0, 1), (2,)), coefficients=((1, -1), (2,))), "a − b = 2c"),
    ],
)
def test_a_linear_rule_without_words_of_its_own_reads_as_two_sides(rule: Linear, told: str) -> None:
    assert rule_text(rule, NAMES.signs, NAMES).en == told
    short = rule_in_words(rule, NAMES).en
    assert short == ("equal sums" if rule.total is None else told.replace("−", "-"))


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (Linear(((0, 1),), "=", 4, ((2, -3),)), "2 × 3 − 3 × 1 = 3, and 4 is needed here."),
        (Linear(((0, 1),), "!=", 4), "3 + 1 = 4, and 4 is not allowed here."),
        (Linear(((0, 1),), "<=", 1, ((1, -1),)), "3 − 1 = 2, and 1 is the most here."),
        (Linear(((0, 1),), "<=", -5, ((-1, -1),)), "3 + 1 = 4, and 5 is the least here."),
    ],
)
def test_a_wrong_sum_is_told_with_its_values(rule: Linear, words: str) -> None:
    [reason] = contradictions(rule, {0: 3, 1: 1}, NAMES)
    assert reason.words.en == words
    assert reason.cells == (0, 1)


def test_a_part_of_a_rule_stays_in_its_words() -> None:
    assert part_of(EqualSums(((0,), (1,), (2,))), [0, 2]) == EqualSums(((0,), (2,)))
    assert part_of(SumIs((0, 1), 4), [0]) == SumIs((0, 1), 4)
    whole = Linear(((0,), (1, 2)), "<=", 3, ((2,), (1, -1)))
    assert part_of(whole, [1]) == Linear(((1, 2),), "<=", 3, ((1, -1),))


@pytest.mark.parametrize(
    "rule",
    [
        Linear(()),
        Linear(((0, 0),), "=", 1),
        Linear(((0, 9),), "=", 1),
        Linear(((0,),), "<=", None),
        Linear(((0,),), "<", 1),  # type: ignore[arg-type]
        Linear(((0,),), "=", 1, ((1, 1),)),
        Linear(((0,),), "=", 1, ((0,),)),
        Linear(((0,), (1,)), "=", 1, ((1,),)),
        Linear(((0,),), "=", 1.5),  # type: ignore[arg-type]
        Linear(([0],), "=", 1),  # type: ignore[arg-type]
    ],
)
def test_what_can_be_no_linear_rule_is_refused(rule: Rule) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        Placement(2, (1, 2), (AllDifferent((0, 1)), rule))


def test_a_line_gives_its_name_to_its_sum_alone() -> None:
    called = NAMES._replace(lines={frozenset((0, 1)): Text("row 1", "1 行目")})
    fixed = {0: 3, 1: 1}
    assert missed(((0, 1), (1, 1)), 5, fixed, called).en == "3 + 1 = 4, and row 1 needs 5."
    weighted = missed(((0, 2), (1, 1)), 5, fixed, called).en
    assert weighted == "2 × 3 + 1 = 7, and 5 is needed here."
