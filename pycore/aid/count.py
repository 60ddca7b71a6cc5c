"""Counting the solutions of an all-different placement without listing them.

fresh    values that stand nowhere yet; they are interchangeable, so one of them is tried for all
weight   how many branches of equal count a branch stands for
memo     the counts of boards met before: many ways of filling one part leave the same board for
         the rest

Branching goes by cells in their order among those with the fewest candidates, which makes equal
boards meet. Interchanging unplaced values is as old as counting Latin squares by reduced squares
(Euler, 1782).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..bitboards.deduce import fewest, place_singles, places_in
from ..bitboards.layout import Layout, layout_of
from ..model.placement import Placement

MOST_KEPT = 300_000
"""Boards in the memo; with 6 x 6 cells they take some 100 MB."""

BOARDS_A_PAUSE = 64


@dataclass(frozen=True, slots=True)
class Count:
    """How far counting has come: boards looked at, the part of the tree that is done, the total
    when it ends."""

    boards: int
    finished: float
    total: int | None = None


@dataclass(slots=True)
class Open:
    """A board that is being counted: what is left to try there, each with its weight, and the
    count so far.

    `used` is a mask of the values that stand somewhere, `share` the part of the tree that each
    branch stands for.
    """

    board: int
    used: int
    to_try: list[tuple[int, int]]
    share: float
    weight: int = 0
    total: int = 0


def count(placement: Placement) -> Iterator[Count]:
    """Count the solutions; the last Count has the total. It comes in slices, so that whoever asks
    may stop.

    For placements that `only_all_different` accepts.
    """
    layout = layout_of(placement)
    board = layout.board(placement.givens)
    used = sum(1 << placement.values.index(value) for value in set(placement.givens.values()))
    share, done, boards = 1.0, 0.0, 0
    memo: dict[int, int] = {}
    stack: list[Open] = []
    while True:
        boards += 1
        if boards % BOARDS_A_PAUSE == 0:
            yield Count(boards, min(done, 1.0))
        trail: list[int] = []
        if board > 0:
            board = place_singles(layout, board, trail)
        result = memo.get(board) if board > 0 else int(board == 0)
        if result is None:
            for place in trail:
                used |= 1 << layout.candidate_at[place] % layout.width
            tries = branches(layout, board, used)
            share /= len(tries)
            stack.append(Open(board, used, tries, share))
        else:
            done += share
            while stack:
                top = stack[-1]
                top.total += result * top.weight
                if top.to_try:
                    break
                result = top.total
                if len(memo) < MOST_KEPT:
                    memo[top.board] = result
                stack.pop()
            else:
                yield Count(boards, 1.0, result)
                return
        top = stack[-1]
        place, top.weight = top.to_try.pop()
        board = top.board & layout.keep_at[place]
        used = top.used | 1 << layout.candidate_at[place] % layout.width
        share = top.share


def branches(layout: Layout, board: int, used: int) -> list[tuple[int, int]]:
    """The places to try in the first of the tightest cells, each with its weight."""
    step = layout.width + 1
    tight = fewest(layout, board & (1 << layout.placement.size * step) - 1)
    tries = []
    fresh = []
    for place in places_in(layout, board, (tight & -tight).bit_length()):
        if used >> layout.candidate_at[place] % layout.width & 1:
            tries.append((place, 1))
        else:
            fresh.append(place)
    return [*tries, (fresh[0], len(fresh))] if fresh else tries
