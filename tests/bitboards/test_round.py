"""A round of the lanes makes, in every lane, the deductions that a person would make by hand."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.bitboards.boxes import box_grid_of
from pycore.bitboards.lanes import lanes_of
from tests.support.grids import boxed

pytestmark = pytest.mark.pyodide

Candidates = dict[tuple[int, int], set[int]]
"""The values left, by row and column."""


@pytest.mark.parametrize(("tall", "wide"), [(2, 3), (3, 2), (3, 3)])
@given(data=st.data())
def test_a_round_takes_away_what_it_should(tall: int, wide: int, data: st.DataObject) -> None:
    """The same in each of a few lanes, computed in the plain way."""
    side = range(tall * wide)
    grid = box_grid_of(boxed(tall, wide, tuple(side)))
    assert grid
    cells = st.dictionaries(
        st.tuples(st.sampled_from(side), st.sampled_from(side)), st.sets(st.sampled_from(side))
    )
    lanes_by_hand: list[Candidates] = [
        {(r, c): set(side) - taken.get((r, c), set()) for r in side for c in side}
        for taken in data.draw(st.lists(cells, min_size=1, max_size=4))
    ]
    states = [grid.with_givens({}) for _ in lanes_by_hand]
    lanes = lanes_of(grid, states, list(range(len(states))))
    lanes.cells = [0] * len(side)
    for lane, by_hand in enumerate(lanes_by_hand):
        for (r, c), values in by_hand.items():
            place, box = grid.spot_of[len(side) * r + c]
            field = sum(1 << value for value in values) << box * grid.field
            lanes.cells[place] |= field << lane * grid.lane
    lanes.round()
    _, stuck, moving = lanes.parted()
    for lane, by_hand in enumerate(lanes_by_hand):
        expected = round_by_hand(by_hand, tall, wide)
        if expected is None:
            assert not stuck[lane]
            assert not moving[lane]
            continue
        assert stuck[lane] or moving[lane] or all(len(v) == 1 for v in expected.values())
        assert moving[lane] == (expected != by_hand)
        for (r, c), values in expected.items():
            place, box = grid.spot_of[len(side) * r + c]
            field = lanes.cells[place] >> lane * grid.lane + box * grid.field
            assert {value for value in side if field >> value & 1} == values


def round_by_hand(before: Candidates, tall: int, wide: int) -> Candidates | None:
    """The candidates after a round, None for a contradiction that it sees."""
    side = range(tall * wide)
    left = {cell: set(values) for cell, values in before.items()}
    for lines_in_box, by_row in ((tall, True), (wide, False)):
        for first, value in product(side[::lines_in_box], side):
            boxes = range(lines_in_box)  # as many as there are lines in each
            length = len(side) // lines_in_box
            segments = {
                (line, box): [
                    (first + line, at) if by_row else (at, first + line)
                    for at in range(box * length, box * length + length)
                ]
                for line, box in product(boxes, boxes)
            }
            open_ = {key for key, cells in segments.items() if any(value in left[c] for c in cells)}
            ways = [set(enumerate(order)) for order in permutations(boxes)]
            needed = set().union(*(way for way in ways if way <= open_))
            for key in open_ - needed:
                for cell in segments[key]:
                    left[cell].discard(value)
    after = {}
    for top, start in product(side[::tall], side[::wide]):
        box = [(top + r, start + c) for r in range(tall) for c in range(wide)]
        cells_with = {value: [cell for cell in box if value in left[cell]] for value in side}
        if not all(cells_with.values()):
            return None
        hidden = {cell: {v for v in left[cell] if cells_with[v] == [cell]} for cell in box}
        if any(len(values) > 1 for values in hidden.values()):
            return None
        now = {cell: hidden[cell] or left[cell] for cell in box}
        single = [next(iter(values)) for values in now.values() if len(values) == 1]
        if len(single) > len(set(single)):
            return None
        for cell, values in now.items():
            after[cell] = values if len(values) == 1 else values - set(single)
    return after
