"""Help besides a search, for any placement: compared with exhaustive search."""

from __future__ import annotations

from hypothesis import given

from pycore.assist.some_solutions import backbone, some_solutions
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from tests.support.small_placements import any_placements, by_trying_everything


@given(any_placements())
def test_a_solution_is_found_if_there_is_one(placement: Placement) -> None:
    everything = by_trying_everything(placement)
    for limit in (1, 2, 5):
        found = result_of(some_solutions(placement, limit))
        assert set(found) <= everything
        assert len(set(found)) == len(found) == min(limit, len(everything))


@given(any_placements())
def test_a_cell_may_have_what_it_has_in_some_solution(placement: Placement) -> None:
    everything = by_trying_everything(placement)
    *_, last = backbone(placement)
    by_cell = [{solution[cell] for solution in everything} for cell in range(placement.size)]
    assert [set(values) for values in last.possible] == by_cell
    assert last.open == 0


@given(any_placements())
def test_what_is_known_on_the_way_stays_right(placement: Placement) -> None:
    stands = list(backbone(placement))
    *_, last = stands
    for latest in stands:
        assert all(
            set(some) <= set(every)
            for some, every in zip(latest.possible, last.possible, strict=True)
        )
        assert latest is last or latest.open >= 0
