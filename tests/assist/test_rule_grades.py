"""How hard a placement is by its rules: nothing possible is excluded, and more means never solve
less."""

from __future__ import annotations

from random import Random

import pytest

from pycore.api.solving import solutions
from pycore.assist.rule_grades import EASY, EXPERT, HARD, MEDIUM, level_of, solved_by
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.regular import OneOf
from pycore.model.rules import AllDifferent, Less, Rule, SumIs


def solved(placement: Placement, level: int) -> bool:
    return result_of(solved_by(placement, level))


@pytest.mark.parametrize("seed", range(25))
def test_only_placements_with_one_solution_are_solved(seed: int) -> None:
    random = Random(seed)
    values = (1, 2, 3, 4)
    board = [random.choice(values) for _ in range(5)]
    rules: list[Rule] = []
    for _ in range(6):
        cells = tuple(random.sample(range(5), 3))
        rules.append(SumIs(cells, sum(board[cell] for cell in cells)))
        a, b = random.sample(range(5), 2)
        rules += [Less(a, b)] if board[a] < board[b] else []
        rules += [AllDifferent((a, b))] if board[a] != board[b] and random.random() < 0.5 else []
    placement = Placement(5, values, tuple(rules[: random.randint(3, len(rules))]))
    found = [*solutions(placement, strategy="prune", limit=2)]
    by_level = [solved(placement, level) for level in (EASY, MEDIUM, HARD)]
    assert by_level == sorted(by_level)
    assert found
    if any(by_level):
        assert len(found) == 1


def test_one_rule_at_a_time_is_easy() -> None:
    chain = (Less(0, 1), Less(1, 2), Less(2, 3))
    assert result_of(level_of(Placement(4, (1, 2, 3, 4), chain))) == EASY


def test_what_a_pair_excludes_is_medium() -> None:
    """The first two cells have 1 and 2, so the third, another one, has 3."""
    rules = (
        AllDifferent((0, 1, 2)),
        OneOf((0, 1), (1, 2)),
        OneOf((2,), (1, 2, 3)),
        SumIs((2, 3), 5),
        SumIs((0, 3), 4),
    )
    placement = Placement(4, (1, 2, 3, 4), rules)
    assert [*solutions(placement, strategy="prune")] == [(2, 1, 3, 2)]
    assert result_of(level_of(placement)) == MEDIUM


def one_trial(first: int) -> tuple[Rule, ...]:
    """Two cells beside a third have both its other value: if that is 1, the sum is too large."""
    a, b, c, d = range(first, first + 4)
    return AllDifferent((a, b)), AllDifferent((b, c)), SumIs((a, c, d), 1)


def test_what_a_trial_shows_is_hard() -> None:
    placement = Placement(4, (0, 1), one_trial(0))
    assert [*solutions(placement, strategy="prune")] == [(0, 1, 0, 1)]
    assert result_of(level_of(placement)) == HARD


def test_two_places_that_need_a_trial_are_for_experts() -> None:
    placement = Placement(8, (0, 1), one_trial(0) + one_trial(4))
    assert [*solutions(placement, strategy="prune")] == [(0, 1, 0, 1, 0, 1, 0, 1)]
    assert result_of(level_of(placement)) == EXPERT
