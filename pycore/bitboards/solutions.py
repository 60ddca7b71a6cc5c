"""The solutions of a bit board, without events; used by hints, generating and counting.

pause  a None among the solutions, which lets the caller do something else or give up
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping

from ..model.incremental import result_of
from ..model.placement import Placement, Solution
from .deduce import branches, settle
from .layout import Layout, layout_of

BOARDS_A_PAUSE = 64
"""Boards settled between two pauses: well below a millisecond for 81 cells of 9 values."""

Branches = Callable[[Layout, int], list[int]]
"""Branching: returns the positions of one group's candidates on a settled board, in the order to
try."""


def trails(layout: Layout, board: int, branch: Branches = branches) -> Iterator[list[int] | None]:
    """Yield for each solution of the board the positions of its candidates (layout.py), and None
    for a pause."""
    trail: list[int] = []
    handled = [0] * len(layout.locks)
    stack: list[
        tuple[int, list[int], int, int]
    ] = []  # board, handled, length of the trail, position to try
    left_at = layout.left_at
    settled = 0
    while True:
        if board >= 0:
            board = settle(layout, board, trail, handled)
        settled += 1
        if settled % BOARDS_A_PAUSE == 0:
            yield None
        if board == 0:
            yield trail
        elif board > 0:
            for position in reversed(branch(layout, board)):
                stack.append((board, handled, len(trail), position))
        if not stack:
            return
        board, handled, length, position = stack.pop()
        handled = handled.copy()
        del trail[length:]
        trail.append(position)
        board &= left_at[position]


def solutions(placement: Placement, limit: int) -> list[Solution]:
    """Return up to `limit` solutions: 1 to get one, 2 to test uniqueness."""
    return result_of(solutions_in_slices(placement, limit))


def solutions_in_slices(placement: Placement, limit: int) -> Generator[None, None, list[Solution]]:
    """Like `solutions`, yielding at each pause."""
    return found_in_slices(layout_of(placement), placement.givens, limit)


def found_in_slices(
    layout: Layout, givens: Mapping[int, int], limit: int
) -> Generator[None, None, list[Solution]]:
    """Like `solutions_in_slices`, for a layout and its givens."""
    return first_of(one_by_one(layout, givens), limit)


def one_by_one(layout: Layout, givens: Mapping[int, int]) -> Iterator[Solution | None]:
    """Yield each solution of a layout and its givens when found; None for a pause."""
    return on_board(layout, givens, layout.board(givens))


def on_board(layout: Layout, givens: Mapping[int, int], board: int) -> Iterator[Solution | None]:
    """Like `one_by_one`, for a board with these givens that may lack further candidates."""
    for trail in trails(layout, board):
        yield None if trail is None else layout.solution(givens, trail)


def first_of(
    solutions: Iterator[Solution | None], limit: int
) -> Generator[None, None, list[Solution]]:
    """Return up to `limit` of these solutions, yielding at each pause."""
    found: list[Solution] = []
    for solution in solutions:
        if solution is None:
            yield
            continue
        found.append(solution)
        if len(found) == limit:
            break
    return found
