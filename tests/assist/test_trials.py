"""A trial is told by the singles that its contradiction needs, and no others."""

from __future__ import annotations

from pycore.assist.hints import Position
from pycore.assist.hints.trial import contradiction, follow, marks_that_fail, needed
from tests.support.hinted import empty, stuck


def ends(board: Position, chain: list[tuple[int, int]]) -> bool:
    """Whether each value of a chain after the first is a single, and the last one contradicts."""
    supposed = board.copy()
    for at, (cell, value) in enumerate(chain):
        alone = supposed.marked(cell) == [value] or any(
            supposed.places(unit, supposed.number_of[value]) == [cell]
            for unit in supposed.units_with[cell]
        )
        if at and not alone:
            return False
        supposed.place(cell, value)
    return contradiction(supposed) is not None


def test_no_single_of_a_trial_can_be_left_out() -> None:
    board, shorter = stuck(), 0
    placement = empty().with_givens(board.filled)
    for cell, value in marks_that_fail(placement, board)[:12]:
        followed = follow(board, cell, value, 60)
        told = followed and needed(board, followed[0])
        if not followed or not told:
            continue
        chain = told[0]
        assert chain[0] == (cell, value)
        assert ends(board, chain)
        assert not any(ends(board, [*chain[:at], *chain[at + 1 :]]) for at in range(1, len(chain)))
        shorter += len(chain) < len(followed[0])
    assert shorter
