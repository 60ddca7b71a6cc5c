"""The oracle is right: compared with every row, and with published numbers."""

from __future__ import annotations

from itertools import permutations, product
from math import factorial
from random import Random

import pytest

from pycore.model.drawing import Drawing, Spot
from pycore.model.placement import Placement
from pycore.model.row_rules import Visible
from pycore.model.rules import AllDifferent, AtMost, EqualSums, Given, Increasing, Less, Rule, SumIs
from tests.fuzz.cp_sat import INSTALLED, solutions_by_cp_sat
from tests.fuzz.making import board
from tests.fuzz.oracle import solutions_of, stands, tree
from tests.fuzz.orbits import orbits, seen, symmetries
from tests.support.specimens import EVERY

ALL = AllDifferent(tuple(range(9)))
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
TRIANGLE = Placement(
    6,
    tuple(range(1, 7)),
    (AllDifferent(tuple(range(6))), EqualSums(((0, 1, 3), (3, 4, 5), (5, 2, 0)))),
)
SQUARE = Placement(9, tuple(range(1, 10)), (ALL, Given(4, 5), *(SumIs(g, 15) for g in LINES)))


@pytest.mark.parametrize(
    ("rule", "right", "wrong"),
    [
        (AllDifferent((0, 2)), (1, 1, 2), (1, 2, 1)),
        (AllDifferent((0, 1), (0, 1)), (1, 1, 1), (2, 1, 1)),
        (SumIs((0, 1), 3), (1, 2, 9), (1, 1, 1)),
        (AtMost((0, 1), 3), (1, 1, 9), (2, 2, 0)),
        (EqualSums(((0, 1), (2,))), (1, 2, 3), (1, 2, 4)),
        (Less(2, 0), (2, 0, 1), (1, 0, 1)),
        (Given(1, 7), (0, 7, 0), (7, 0, 7)),
        (Increasing((2, 0, 1)), (2, 3, 1), (2, 2, 1)),
        (Increasing((0, 1), 0), (2, 2, 0), (2, 1, 0)),
        *(row for specimens in EVERY for row in specimens.rows),
    ],
)
def test_a_rule_says_what_its_sentence_says(
    rule: Rule, right: tuple[int, ...], wrong: tuple[int, ...]
) -> None:
    assert stands(rule, dict(enumerate(right)))
    assert not stands(rule, dict(enumerate(wrong)))
    assert stands(rule, {}), "nothing is broken where nothing is filled"


def test_the_lists_of_rows_leave_out_no_solution() -> None:
    for seed in range(40):
        placement = board(Random(seed)).placement
        if len(placement.values) ** placement.size <= 20_000:
            rows = product(placement.values, repeat=placement.size)
            holding = [
                r for r in rows if all(stands(x, dict(enumerate(r))) for x in placement.rules)
            ]
            assert solutions_of(placement) == holding


@pytest.mark.skipif(not INSTALLED, reason="OR-tools is not installed")
def test_cp_sat_gives_the_same_rows_with_large_values_too() -> None:
    for far in (0, 193335883611):
        values = (far + 1, far + 12345678901, far + 45678901234)
        placement = Placement(3, values, (Visible((0, 2, 1), 1),))
        assert solutions_by_cp_sat(placement) == solutions_of(placement)


def test_the_magic_square_of_three_has_eight_pictures() -> None:
    solutions = solutions_of(SQUARE)
    assert len(solutions) == 8
    assert (2, 7, 6, 9, 5, 1, 4, 3, 8) in solutions


def test_the_four_magic_triangles_have_six_pictures_each() -> None:
    solutions, group = solutions_of(TRIANGLE), symmetries(TRIANGLE)
    assert len(solutions) == 24
    assert [len(orbit) for orbit in orbits(solutions, group)] == [6, 6, 6, 6]
    corners_and_middles = [(0.0, 2.0), (-1.0, 1.0), (1.0, 1.0), (-2.0, 0.0), (0.0, 0.0), (2.0, 0.0)]
    spots = tuple(Spot(cell, x, y) for cell, (x, y) in enumerate(corners_and_middles))
    assert len(seen(group, Drawing("circle", spots))) == 2, (
        "drawn like this it can be mirrored only"
    )


def test_the_tree_of_all_different_cells_is_that_of_the_partial_permutations() -> None:
    placement = Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3)),))
    solutions, nodes, cuts = tree(placement, range(4))
    assert solutions == list(permutations((1, 2, 3, 4)))
    assert (nodes, cuts) == (4 + 12 + 24 + 24, 0)


def test_asked_at_the_end_every_full_row_is_a_node_or_a_cut() -> None:
    placement = Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3)), Less(0, 1)))
    solutions, _, cuts = tree(placement, range(4), "at the end")
    assert len(solutions) + cuts == factorial(4)
    assert len(solutions) == factorial(4) // 2
