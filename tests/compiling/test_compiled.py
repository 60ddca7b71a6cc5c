"""The compiled plan does what the walked plan does, however it is cut into pieces."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pycore.compiling import function
from pycore.model.placement import Placement, Solution
from pycore.plan.derivation import derive_all, derive_order
from pycore.plan.steps import Plan, plan_as_numbered
from pycore.search.placements.compiled import compiled, run
from pycore.search.placements.walk import walk
from tests.support.random_placements import placements, regular_placements

ANY = st.one_of(placements(), regular_placements())


@pytest.fixture(scope="module")
def small_pieces() -> Iterator[None]:
    """Functions that pause at every chance and nest two loops at most."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(function, "WORK", 0)
        patch.setattr(function, "INNERMOST", 1)
        patch.setattr(function, "MOST_LOOPS", 2)
        yield


def results(batches: Iterator[object]) -> tuple[list[Solution], int, int]:
    """All solutions in the order found, nodes and cuts; the finished fraction never runs
    backwards."""
    found: list[Solution] = []
    finished = 0.0
    for batch in batches:
        found += batch.found
        assert finished <= batch.finished <= 1
        finished = batch.finished
    assert finished == 1
    return found, batch.nodes, batch.cuts


def assert_alike(plan: Plan) -> None:
    """Walked and compiled are the same search."""
    assert results(run(compiled(plan))) == results(walk(plan))


@settings(max_examples=80, deadline=None)
@given(ANY)
def test_a_plan_with_everything(placement: Placement) -> None:
    assert_alike(derive_all(placement).plan)


@settings(max_examples=60, deadline=None)
@given(ANY)
def test_plans_that_only_choose(placement: Placement) -> None:
    assert_alike(derive_order(placement).plan)
    assert_alike(plan_as_numbered(placement))


@pytest.mark.usefixtures("small_pieces")
@settings(max_examples=80, deadline=None)
@given(ANY)
def test_pieces_and_pauses_change_nothing(placement: Placement) -> None:
    assert_alike(derive_all(placement).plan)


def test_more_loops_than_python_nests() -> None:
    placement = Placement(45, (0, 1), ())
    batches = run(compiled(plan_as_numbered(placement)))
    assert next(batches).nodes == 0
    first = next(batch for batch in batches if batch.found)
    assert first.found[:2] == [(0,) * 45, (0,) * 44 + (1,)]
    assert 0 <= first.finished < 1e-3


def test_values_that_lie_far_apart() -> None:
    assert_alike(derive_all(Placement(3, (-(10**9), 5, 10**9), ())).plan)
