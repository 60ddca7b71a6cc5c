"""Counting the solutions of an all-different placement without listing them.

fresh    values not placed yet; they are interchangeable, so one is tried for all
weight   the number of branches with equal counts represented by one branch
memo     the counts of earlier boards: many ways of filling one part leave the same board for the
         rest

branch   the state of the count: for each board being counted the number of branches left and its
         count so far. A count resumes from it with an empty memo

Branching on the first cell with the fewest candidates makes equal boards recur.
Interchanging unplaced values is as old as counting Latin squares by reduced squares (Euler, 1782).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..bitboards.deduce import fewest, place_singles, positions_in
from ..bitboards.layout import Layout, layout_of
from ..model.placement import Placement
from ..search.events import NoSuchBranch

MOST_CACHED = 300_000
"""The most boards in the memo; about 100 MB with 6 x 6 cells."""

BOARDS_A_PAUSE = 64

Branch = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Count:
    """The progress of a count: boards examined, the finished part of the tree, the total at the
    end, the branch until then."""

    boards: int
    finished: float
    total: int | None = None
    branch: Branch = ()


@dataclass(slots=True)
class CountedBoard:
    """A board being counted: the branches left, each with its weight, and the count so far.

    `used` is a mask of the placed values, `share` the part of the tree below each branch.
    """

    board: int
    used: int
    to_try: list[tuple[int, int]]
    share: float
    weight: int = 0
    total: int = 0

    def next(self, layout: Layout) -> tuple[int, int]:
        """Take the next branch; return its board and the values used there."""
        position, self.weight = self.to_try.pop()
        used = self.used | 1 << layout.candidate_at[position] % layout.width
        return self.board & layout.left_at[position], used


def count(
    placement: Placement,
    boards: int = 0,
    branch: Branch = (),
    memo: dict[int, int] | None = None,
) -> Iterator[Count]:
    """Count the solutions in slices; the last Count has the total, the first comes before any work.
    With the `boards` and `branch` of another count of the same placement it resumes from there. A
    `memo` can be reused for counts that differ only in their givens. Raises NoSuchBranch.

    For placements that `only_all_different` accepts.
    """
    layout = layout_of(placement)
    board = layout.board(placement.givens)
    used = sum(1 << placement.values.index(value) for value in set(placement.givens.values()))
    stack: list[CountedBoard] = []
    share, done = 1.0, 0.0
    for left, total in branch:
        trail: list[int] = []
        board = place_singles(layout, board, trail) if board > 0 else board
        used |= values_at(layout, trail)
        tries = branches(layout, board, used) if board > 0 else []
        if not 0 <= left < len(tries):
            raise NoSuchBranch
        share /= len(tries)
        done += share * (len(tries) - left - 1)
        stack.append(CountedBoard(board, used, tries[: left + 1], share, total=total))
        board, used = stack[-1].next(layout)
    memo = {} if memo is None else memo
    while True:
        if boards % BOARDS_A_PAUSE == 0:
            here = tuple([(len(open_.to_try), open_.total) for open_ in stack])
            yield Count(boards, min(done, 1.0), branch=here)
        boards += 1
        trail = []
        if board > 0:
            board = place_singles(layout, board, trail)
        result = memo.get(board) if board > 0 else int(board == 0)
        if result is None:
            used |= values_at(layout, trail)
            tries = branches(layout, board, used)
            share /= len(tries)
            stack.append(CountedBoard(board, used, tries, share))
        else:
            done += share
            while stack:
                top = stack[-1]
                top.total += result * top.weight
                if top.to_try:
                    break
                result = top.total
                if len(memo) < MOST_CACHED:
                    memo[top.board] = result
                stack.pop()
            else:
                yield Count(boards, 1.0, result)
                return
        board, used = stack[-1].next(layout)
        share = stack[-1].share


def values_at(layout: Layout, positions: Sequence[int]) -> int:
    """Return a mask of the values at some positions."""
    used = 0
    for position in positions:
        used |= 1 << layout.candidate_at[position] % layout.width
    return used


def branches(layout: Layout, board: int, used: int) -> list[tuple[int, int]]:
    """Return the positions to try in the first of the tightest cells, each with its weight."""
    step = layout.width + 1
    tight = fewest(layout, board & (1 << layout.placement.size * step) - 1)
    tries = []
    fresh = []
    for position in positions_in(layout, board, (tight & -tight).bit_length()):
        if used >> layout.candidate_at[position] % layout.width & 1:
            tries.append((position, 1))
        else:
            fresh.append(position)
    return [*tries, (fresh[0], len(fresh))] if fresh else tries
