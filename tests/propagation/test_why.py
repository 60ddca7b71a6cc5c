"""Why a value follows, and why nothing can: in numbers, with as few values as suffice."""

from __future__ import annotations

import pytest

from pycore import AllDifferent, DifferBy, Less, Linear, OneOf, Placement, Runs, SumIs
from pycore.model.bilingual import Text
from pycore.model.cell_names import by_number
from pycore.model.reason import fewest
from pycore.model.rules import Rule
from pycore.propagation.propagators import Rules
from pycore.propagation.why import Explainer

DIGITS = tuple(range(1, 10))
FIVE = Placement(5, DIGITS, (SumIs((0, 1, 2, 3, 4), 26),))


def follows(placement: Placement, fixed: dict[int, int], cell: int, value: int) -> tuple[str, str]:
    told = Explainer(Rules(placement)).why_follows(fixed, cell, value, by_number(placement.size))
    assert told
    return told.words


def dead(placement: Placement, fixed: dict[int, int]) -> tuple[str, str]:
    told = Explainer(Rules(placement)).why_dead(fixed, by_number(placement.size))
    assert told
    return told.words


def test_a_sum_leaves_one_number() -> None:
    assert follows(FIVE, {0: 9, 1: 8, 2: 3, 3: 2}, 4, 4) == (
        "Only 4 is left for cell 4, since a + b + c + d is 22 and the sum must be 26.",
        "マス 4 に入る数は 4 だけです（a + b + c + d は 22、和は 26）。",
    )


def test_bounds_are_told_from_the_others() -> None:
    low = Placement(3, DIGITS, (SumIs((0, 1, 2), 4), Less(0, 1)))
    assert follows(low, {}, 0, 1) == (
        "Only 1 is left for cell 0, since b is at most 9 and a < b; "
        "b + c is at least 3 and the sum must be 4.",
        "マス 0 に入る数は 1 だけです（b は 9 以下、a < b、b + c は 3 以上、和は 4）。",
    )


def test_a_sum_that_is_out_of_reach() -> None:
    assert dead(FIVE, {0: 9, 1: 9, 2: 9}) == (
        "The sum a + b + c + d + e is at least 29, and 26 is needed.",
        "和 a + b + c + d + e は 29 以上で、26 に合わない。",
    )
    odd = Placement(2, DIGITS, (OneOf((0, 1), (2, 4, 6)), SumIs((0, 1), 9)))
    assert dead(odd, {})[0] == (
        "The sum a + b is even, and 9 is needed; needed too: “only 2, 4, 6”."
    )


def test_a_sum_of_different_numbers_has_few_ways() -> None:
    pair = AllDifferent((0, 1)), SumIs((0, 1), 15)
    taken = AllDifferent((0, 2, 3, 4)), OneOf((2, 3, 4), (6, 7, 8))
    en, ja = follows(Placement(5, DIGITS, (*pair, *taken)), {}, 0, 9)
    assert "since a + b = 15 can only be 6 + 9 or 7 + 8; " in en
    assert "（a + b = 15 は 6 + 9 か 7 + 8 だけ、" in ja
    assert "9 needs its place in the 4 cells that must differ; needed too: " in en


def test_no_value_more_than_needed_is_named() -> None:
    told = Explainer(Rules(FIVE)).why_dead({0: 9, 1: 9, 2: 9, 3: 1}, by_number(5))
    assert told
    assert set(told.cells) >= {0, 1, 2}
    assert fewest([0, 1, 2, 3], lambda some: {1, 3} <= {*some}) == [1, 3]
    assert fewest([], lambda some: True) == []


@pytest.mark.parametrize(
    ("size", "rules", "fixed", "cell", "value"),
    [
        (2, (AllDifferent((0, 1)), SumIs((0, 1), 17), Less(0, 1)), {}, 0, 8),
        (9, (AllDifferent(tuple(range(9))), OneOf(tuple(range(8)), DIGITS[1:])), {}, 8, 1),
        (3, (AllDifferent((0, 1, 2)), OneOf((0, 1), (1, 2)), OneOf((2,), (1, 3))), {}, 2, 3),
        (3, (Runs((0, 1, 2), (3,), 7),), {}, 1, 7),
        (
            11,
            (
                AllDifferent(tuple(range(9))),
                AllDifferent((0, 1, 9)),
                OneOf(tuple(range(2, 9)), DIGITS[1:]),
                OneOf((9,), (1, 2)),
            ),
            {},
            9,
            2,
        ),
        (2, (DifferBy((0, 1), 8),), {0: 1}, 1, 9),
        (2, (Linear(((0, 1),), "!=", 5), OneOf((1,), (3, 4))), {0: 2}, 1, 4),
        (2, (AllDifferent((0, 1), (0, 1)), OneOf((1,), (3, 4))), {0: 5}, 1, 3),
    ],
)
def test_every_propagator_has_a_sentence(
    size: int, rules: tuple[Rule, ...], fixed: dict[int, int], cell: int, value: int
) -> None:
    en, ja = follows(Placement(size, DIGITS, rules), fixed, cell, value)
    assert en.startswith(f"Only {value} is left for cell {cell}, since ")
    assert en.endswith(".")
    assert f"マス {cell} に入る数は {value} だけです（" in ja


SQUARE, UNIT = tuple(range(9)), AllDifferent(tuple(range(9)))
LAST = OneOf(tuple(range(8)), DIGITS[1:])


def test_many_cells_without_a_name_are_not_listed() -> None:
    assert follows(Placement(9, DIGITS, (UNIT, LAST)), {}, 8, 1) == (
        "Only 1 is left for cell 8, since 1 has no other place in the whole board; "
        "needed too: “only 2, 3, 4, 5, 6, 7, 8, 9”.",
        "マス 8 に入る数は 1 だけです（盤全体でほかに 1 の入るマスがない。"
        "ほかに「2, 3, 4, 5, 6, 7, 8, 9 だけ」による）。",
    )
    assert follows(Placement(10, DIGITS, (UNIT, LAST)), {}, 8, 1) == (
        "Only 1 is left for cell 8, since 1 has no other place in the 9 cells that must differ; "
        "needed too: “only 2, 3, 4, 5, 6, 7, 8, 9”.",
        "マス 8 に入る数は 1 だけです（異なる数の入る 9 マスでほかに 1 の入るマスがない。"
        "ほかに「2, 3, 4, 5, 6, 7, 8, 9 だけ」による）。",
    )
    row = by_number(10)._replace(lines={frozenset(SQUARE): Text("row 1", "1 行目")})
    told = Explainer(Rules(Placement(10, DIGITS, (UNIT, LAST)))).why_follows({}, 8, 1, row)
    assert told
    assert "1 has no other place in row 1; needed too:" in told.words.en
    three = AllDifferent((0, 1, 2)), OneOf((0, 1), (1, 2)), OneOf((2,), (1, 3))
    assert (
        "in cell 0; cell 1; cell 2; needed too: “only 1, 2”."
        in follows(Placement(3, (1, 2, 3), three), {}, 2, 3)[0]
    )


def test_a_choice_does_not_follow() -> None:
    explainer = Explainer(Rules(FIVE))
    assert explainer.why_follows({0: 9}, 1, 5, by_number(5)) is None
    assert explainer.why_dead({0: 9}, by_number(5)) is None
