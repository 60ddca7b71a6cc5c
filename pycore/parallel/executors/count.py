"""Counting all-different placements without listing (assist/count.py), by the workers of an
executor: board by board (parallel/count.py).

Every worker has a memo of its own, which it keeps for its next parts: together they look at more
boards than one alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor

from ...assist.count import Count, count
from ...bitboards.layout import layout_of
from ...model.placement import Placement
from ..count import PARTS, frontier, memo_of
from .cancellation import Stopped, is_stopped
from .dispatch import results


def spread_count(placement: Placement, executor: Executor) -> Iterator[Count]:
    """Count as `assist.count.count` does, the parts done by others; the first Count comes before
    anything is done, the last one has the total."""
    yield Count(0, 0.0)
    front = frontier(placement, PARTS)
    boards, total, done = front.boards, front.total, 0
    parts = [placement.fixing(part.givens) for part in front.open]
    for came in results(executor, count_part, parts, lambda: 0):
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
