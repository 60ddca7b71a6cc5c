"""Counting all-different placements without listing (aid/count.py), by the workers of an executor.

board   what some values placed leave open; equal boards have equally many solutions, and are met
        on many ways: each is counted once and weighed

A part is the placement with more givens. Every worker has a memo of its own, which it keeps for its
next parts: together they look at more boards than one alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import lru_cache

from ..aid.count import Count, branches, count
from ..bitboards.deduce import place_singles
from ..bitboards.layout import layout_of
from ..model.placement import Placement
from .ends import Stopped, is_stopped
from .pool import outcomes

PARTS = 200
"""Boards that are handed out, at least, where there are so many."""


@dataclass(frozen=True, slots=True)
class Open:
    """A board with what led there, and how many branches of equal count it stands for."""

    givens: dict[int, int]
    weight: int


@dataclass(frozen=True, slots=True)
class Frontier:
    """The boards to count, and what was counted before them."""

    boards: int
    total: int
    open: tuple[Open, ...]


def spread_count(placement: Placement, executor: Executor) -> Iterator[Count]:
    """Count as `aid.count.count` does, the parts done by others; the first Count comes before
    anything is done, the last one has the total."""
    yield Count(0, 0.0)
    front = frontier(placement, PARTS)
    boards, total, done = front.boards, front.total, 0
    parts = [placement.fixing(part.givens) for part in front.open]
    for came in outcomes(executor, count_part, parts, lambda: 0):
        for number, (looked_at, solutions) in came:
            boards += looked_at
            total += solutions * front.open[number].weight
            done += 1
        yield Count(boards, min(done / len(parts), 1 - 1e-9))
    yield Count(boards, 1.0, total)


def count_part(placement: Placement) -> tuple[int, int]:
    """The boards looked at, and the number of solutions. Raises Stopped."""
    for stand in count(placement, memo=memo_of(layout_of(placement).placement)):
        if stand.total is not None:
            return stand.boards, stand.total
        if is_stopped():
            break
    raise Stopped


@lru_cache(maxsize=2)
def memo_of(blank: Placement) -> dict[int, int]:
    """What this worker knows of the boards of a placement, whatever is given."""
    return {}


def frontier(placement: Placement, at_least: int) -> Frontier:
    """The boards after so many branchings that there are enough of them, equal ones put
    together."""
    layout = layout_of(placement)
    boards = total = 0
    level = [Open(placement.givens, 1)]
    while level and len(level) < at_least:
        below: dict[int, Open] = {}
        for given, weight in ((open_.givens, open_.weight) for open_ in level):
            boards += 1
            trail: list[int] = []
            board = layout.board(given)
            board = place_singles(layout, board, trail) if board > 0 else board
            if board <= 0:
                total += weight * (board == 0)
                continue
            placed = {**given, **dict(layout.entry_at[place] for place in trail)}
            for place, times in branches(layout, board, used_in(placement, placed)):
                cell, value = layout.entry_at[place]
                after = board & layout.keep_at[place]
                met = below.get(after, Open({**placed, cell: value}, 0))
                below[after] = Open(met.givens, met.weight + weight * times)
        level = list(below.values())
    return Frontier(boards, total, tuple(level))


def used_in(placement: Placement, givens: Mapping[int, int]) -> int:
    """A mask of the values that stand somewhere."""
    return sum(1 << placement.values.index(value) for value in set(givens.values()))
