"""Locks: a value of one group, confined to the cells it shares with another, leaves the others."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.bitboards.deduce import use_locks
from pycore.bitboards.layout import groups_of, layout_of
from tests.support.grids import boxed

pytestmark = pytest.mark.pyodide


@pytest.mark.parametrize(("tall", "wide"), [(2, 2), (2, 3)])
@given(data=st.data())
def test_every_lock_is_used_in_both_directions(tall: int, wide: int, data: st.DataObject) -> None:
    """A box locks a line, and a line a box; the order in which that happens does not matter."""
    side = tall * wide
    placement = boxed(tall, wide, tuple(range(side)))
    layout, groups = layout_of(placement), groups_of(placement)
    # Those of one group that are left out lock the rest of it; single ones lock by chance.
    left = set(range(placement.size * side))
    for number in data.draw(st.lists(st.integers(0, len(groups) - 1), max_size=4)):
        left -= {each for each in groups[number] if data.draw(st.booleans())}
    board = layout.blank
    for candidate in set(range(len(layout.bits))) - left:
        board &= ~layout.bits[candidate]
    before = None
    while before != board:
        before, board = board, use_locks(layout, board, [0] * len(layout.locks))
    assert set(layout.candidates(board)) == locked_by_hand(left, groups)


def locked_by_hand(left: set[int], groups: tuple[tuple[int, ...], ...]) -> set[int]:
    """The candidates left when every lock is used, again and again."""
    pairs = [
        (set(group), set(other))
        for group, other in permutations(groups, 2)
        if len({*group} & {*other}) > 1
    ]
    while True:
        after = set(left)
        for group, other in pairs:
            if after & group <= other:
                after -= other - group
        if after == left:
            return left
        left = after
