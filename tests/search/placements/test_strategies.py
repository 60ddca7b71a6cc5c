"""Every way of searching finds the same solutions: against brute force, on random placements."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pycore.compiling.function import write
from pycore.model.placement import Placement, Solution
from pycore.plan.derivation import derive_all
from pycore.search import strategies_for
from pycore.search.events import Search
from pycore.search.placements.compiled import Function, run
from pycore.search.placements.walk import walk
from tests.support.random_placements import in_a_row, placements, regular_placements, solutions_of


def run_to_end(search: Search) -> list[Solution]:
    """All solutions found by a search."""
    return [solution for batch in search.batches for solution in batch.found]


@settings(max_examples=100, deadline=None)
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


@settings(max_examples=100, deadline=None)
@given(st.one_of(placements(), regular_placements()))
def test_the_compiled_plan_does_what_the_walked_plan_does(placement: Placement) -> None:
    plan = derive_all(placement).plan
    walked, written = [
        (
            [solution for batch in batches for solution in batch.found],
            batches[-1].nodes,
            batches[-1].cuts,
            batches[-1].finished,
        )
        for batches in (list(walk(plan)), list(run(Function(write(plan)))))
    ]
    assert written == walked
