"""Every strategy finds the same solutions as brute force, on random placements."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.placement import Placement, Solution
from pycore.search import strategies_for
from pycore.search.events import Search
from tests.support.random_placements import in_a_row, placements, regular_placements, solutions_of

pytestmark = pytest.mark.pyodide


def run_to_end(search: Search) -> list[Solution]:
    """All solutions found by a search."""
    return [solution for batch in search.batches for solution in batch.found]


@given(st.one_of(placements(), regular_placements()))
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
