"""Every strategy finds the same solutions as brute force, on random placements."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent
from pycore.search import default_strategy, strategies_for
from pycore.search.events import Search
from tests.support.dual_placements import twice
from tests.support.random_placements import in_a_row, placements, regular_placements, solutions_of

pytestmark = pytest.mark.pyodide


def run_to_end(search: Search) -> list[Solution]:
    """All solutions found by a search."""
    return [solution for batch in search.batches for solution in batch.found]


@given(st.one_of(placements(), regular_placements(), twice(3)))
def test_every_strategy_agrees_with_brute_force(placement: Placement) -> None:
    expected = sorted(solutions_of(placement))
    for strategy in strategies_for(placement):
        search = strategy.start(placement, in_a_row(placement))
        found = run_to_end(search)
        assert sum(map(search.weight, found)) == len(expected), strategy.name
        if search.expand:
            assert sorted(search.expand(found)) == expected, strategy.name
        else:
            assert set(found) <= set(expected), strategy.name


@pytest.mark.parametrize("size", [1, 4, 6])
def test_the_orders_of_a_row_are_found_in_their_order(size: int) -> None:
    values = tuple(range(1, size + 1))
    row = Placement(size, values, (AllDifferent(tuple(range(size))),))
    search = default_strategy(row).start(row, in_a_row(row))
    assert run_to_end(search) == list(permutations(values))


def test_groups_with_a_cell_in_common_are_searched_by_candidates() -> None:
    apart = Placement(4, (1, 2), (AllDifferent((0, 1)), AllDifferent((2, 3))))
    crossing = Placement(3, (1, 2), (AllDifferent((0, 1)), AllDifferent((1, 2))))
    assert default_strategy(apart).name == "fewest-first"
    assert default_strategy(crossing).name == "propagate"
