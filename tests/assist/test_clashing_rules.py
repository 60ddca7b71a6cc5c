"""Rules that cannot hold together: no values satisfy them, and each is needed for that."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import assume, given

from pycore.assist.clashing_rules import clash_in_words, clashing_rules, parts_of, rules_of
from pycore.model.cell_names import by_number
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, EqualSums, Linear, SumIs
from tests.support.random_placements import in_a_row, placements, solutions_of


def has_solution(placement: Placement, parts: list[tuple[int, int | None]]) -> bool:
    """Whether values satisfy these parts, by exhaustive search."""
    return bool(solutions_of(replace(placement, rules=tuple(rules_of(placement, parts)))))


@given(placements())
def test_rules_that_clash_have_no_solution_and_without_any_of_them_there_is_one(
    placement: Placement,
) -> None:
    parts = parts_of(placement)
    assert tuple(rules_of(placement, parts)) == placement.rules or any(
        isinstance(rule, EqualSums | Linear) and len(rule.groups) < 2 for rule in placement.rules
    )
    assume(not has_solution(placement, list(parts)))
    *_, clash = clashing_rules(placement, in_a_row(placement))
    assert clash.least
    assert not has_solution(placement, list(clash.parts))
    for part in clash.parts:
        assert has_solution(placement, [other for other in clash.parts if other != part])


def test_of_equal_sums_the_groups_that_clash_are_told() -> None:
    groups = ((0, 1), (2, 3), (4, 5))
    placement = Placement(
        6,
        (1, 2, 3, 4, 5, 6),
        (AllDifferent(tuple(range(6))), EqualSums(groups), SumIs((0, 1), 7), SumIs((2, 3), 9)),
    )
    *_, clash = clashing_rules(placement, in_a_row(placement))
    assert clash.parts == ((1, 0), (1, 1), (2, None), (3, None))
    words = clash_in_words(placement, clash, by_number(6))
    assert words.en.startswith("These rules cannot hold together: “equal sums”; ")
    assert words.ja.startswith("次の条件は両立しません：「和が等しい」、")
    assert words.en.count(";") == 2


def test_one_rule_alone_may_have_no_solution() -> None:
    placement = Placement(2, (1, 2), (AllDifferent((0, 1)), SumIs((0, 1), 9)))
    *_, clash = clashing_rules(placement, in_a_row(placement))
    words = clash_in_words(placement, clash, by_number(2))
    assert clash.parts == ((1, None),)
    assert words.en.startswith("This rule cannot be satisfied: ")
