"""Counting all-different placements without listing (assist/count.py) with the workers of an
executor, board by board (parallel/count.py).

Every worker has its own memo, which it reuses for its next parts: together they examine more boards
than one alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor

from ...assist.count import Count, count
from ...bitboards.layout import layout_of
from ...model.placement import Placement
from ...search.events import Tally
from ..count import PARTS, frontier, memo_of, partition_of
from ..merger import Merger
from ..results import PartResult
from .cancellation import Cancelled, is_stopped
from .dispatch import results


def spread_count(placement: Placement, executor: Executor) -> Iterator[Count]:
    """Count like `assist.count.count`, with the parts done by workers; the first Count comes before
    any work, the last one has the total."""
    yield Count(0, 0.0)
    front = frontier(placement, PARTS)
    merger = Merger(partition_of(placement, front), 0, False)
    parts = [placement.fixing(part.givens) for part in front.open]
    for came in results(executor, count_part, parts, lambda: 0):
        for number, (boards, solutions) in came:
            merger.arrive(number, PartResult((), Tally(solutions, solutions), boards, 0, 0.0))
        merger.merge()
        yield Count(merger.nodes, merger.finished)
    yield Count(merger.nodes, 1.0, merger.totals.solutions)


def count_part(placement: Placement) -> tuple[int, int]:
    """Return the numbers of boards examined and of solutions. Raises Cancelled."""
    for stand in count(placement, memo=memo_of(layout_of(placement).placement)):
        if stand.total is not None:
            return stand.boards, stand.total
        if is_stopped():
            break
    raise Cancelled
