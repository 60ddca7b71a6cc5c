"""Single events: deal out the batches of a search event by event when a reader steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...model.incremental import advance
from ..events import CUT, PLACED, SOLVED, Batch, Batches, is_followed


def single_events(batches: Batches) -> Batches:
    """Return the same search; while one event is asked for at a time, one is returned, or a value
    that is taken back with all that had followed from it.

    Nodes, cuts and solutions are reported with their events, the finished fraction with the last
    event of a batch.
    """
    piece = next(batches)
    size = yield piece
    while True:
        before = piece
        following = advance(batches, size)
        if following is None:
            return
        piece = following
        nodes, cuts, found, at = before.nodes, before.cuts, list(piece.found), 0
        while size == 1 and (end := _end_of(piece.events, at)) < len(piece.events):
            kind = piece.events[at] >> 27
            nodes += kind == PLACED
            cuts += kind == CUT
            here = [found.pop(0)] if kind == SOLVED else []
            together = piece.events[at:end]
            size = (yield Batch(together, here, nodes, cuts, before.finished)) or size
            at = end
        rest = replace(piece, events=piece.events[at:], found=found)
        size = (yield rest) or size


def _end_of(events: Sequence[int], at: int) -> int:
    """Return where an event ends that may be taken back together with those after it."""
    end = at + 1
    while end < len(events) and is_followed(events[end - 1]):
        end += 1
    return end
