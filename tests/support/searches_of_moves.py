"""The searches that find shortest lines, and running one to its end."""

from __future__ import annotations

from typing import Any

from pycore.search.events import Batches
from pycore.search.movements import bidirectional, breadth_first, iterative_deepening

SEARCHES = (
    breadth_first.breadth_first,
    iterative_deepening.iterative_deepening,
    bidirectional.bidirectional,
)


def collect(batches: Batches, size: int | None = None) -> tuple[list[Any], list[Any], list[int]]:
    """Return all rows, everything found and all events of a search."""
    rows: list[Any] = []
    found: list[Any] = []
    events: list[int] = []
    next(batches)
    while True:
        try:
            batch = batches.send(size)
        except StopIteration:
            return rows, found, events
        rows += batch.rows
        found += batch.found
        events += batch.events
