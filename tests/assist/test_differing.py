"""The cells in which solutions differ, compared with exhaustive search."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from pycore.assist import differing as module
from pycore.assist.differing import differing
from pycore.model.placement import Placement
from tests.support.small_placements import any_placements, by_trying_everything


@pytest.mark.parametrize("listed", [1, 2, 1000])
@given(placement=any_placements())
def test_the_cells_are_those_with_several_values_among_all_solutions(
    listed: int, placement: Placement
) -> None:
    everything = by_trying_everything(placement)
    several = tuple(
        cell for cell in range(placement.size) if len({row[cell] for row in everything}) > 1
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "LISTED", listed)
        states = list(differing(placement))
    assert (states[-1].is_solvable, states[-1].cells, states[-1].open) == (
        bool(everything),
        several,
        0,
    )
    for before, after in pairwise(states):
        assert set(before.cells) <= set(after.cells)
        assert before.open >= after.open
