"""The cuts of a search, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator

from pycore.model.cell_names import Names
from pycore.model.reason import Reason
from pycore.search.events import (
    BOUND,
    CUT,
    FACED,
    LEARNED,
    MOVED,
    PLACED,
    REMOVED,
    UNMOVED,
    Search,
    unpack,
)
from pycore.search.reasons import Moment

MOST_EVENTS = 400


def reasons(
    search: Search, names: Names, board: list[int], events: int = MOST_EVENTS
) -> Iterator[tuple[Moment, tuple[int, int, int], Reason]]:
    """Return every cut among the first events: the moment, rule, cell and value, and the reason."""
    assert search.why
    moves = bound = told = 0
    batches = search.batches
    next(batches)
    while told < events:
        try:
            batch = batches.send(1)
        except StopIteration:
            return
        for packed in batch.events:
            told += 1
            kind, rule, cell, value = unpack(packed)
            if kind == CUT:
                moment = Moment(list(board), moves, bound)
                yield moment, (rule, cell, value), search.why(moment, cell, value, names)
            elif kind in (PLACED, FACED):
                board[cell] = value + (kind == PLACED)
            elif kind == REMOVED:
                board[cell] = 0
            moves += (kind == MOVED) - (kind == UNMOVED)
            bound = 512 * cell + value if kind in (BOUND, LEARNED) else bound
