"""A rule of a kind that no search supports raises an error everywhere."""

from __future__ import annotations

import pytest

from pycore.codegen.checks import tests_of as written_tests_of
from pycore.codegen.tables import Tables
from pycore.model.placement import Placement
from pycore.model.rules import Rule
from pycore.search import strategies_for
from pycore.search.placements.walk_tables import test_of as walked_test_of
from pycore.search.strategy import Strategy
from tests.support.random_placements import in_a_row
from tests.support.strangers import PLAIN, Even, with_stranger


@pytest.mark.parametrize("strategy", strategies_for(PLAIN), ids=lambda strategy: strategy.name)
def test_no_strategy_passes_over_a_rule_that_it_does_not_know(strategy: Strategy) -> None:
    def solve(placement: Placement) -> int:
        search = strategy.start(placement, in_a_row(placement))
        found = [solution for batch in search.batches for solution in batch.found]
        return sum(map(search.weight, found))

    assert solve(PLAIN) == 6
    with pytest.raises((AssertionError, ValueError)):
        solve(with_stranger())


def test_no_test_is_made_of_a_rule_that_is_not_known() -> None:
    stranger: Rule = Even((1,))  # type: ignore[assignment]
    with pytest.raises(AssertionError):
        walked_test_of(stranger)
    with pytest.raises(AssertionError):
        written_tests_of(stranger, Tables((1,)))
