"""Single events: deal out the batches of a search event by event when a reader steps."""

from __future__ import annotations

from dataclasses import replace

from ...model.incremental import advance
from ..events import CUT, PLACED, SOLVED, Batch, Batches


def single_events(batches: Batches) -> Batches:
    """Return the same search; while one event is asked for at a time, one is returned.

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
        while size == 1 and at < len(piece.events) - 1:
            kind = piece.events[at] >> 27
            nodes += kind == PLACED
            cuts += kind == CUT
            here = [found.pop(0)] if kind == SOLVED else []
            size = (yield Batch([piece.events[at]], here, nodes, cuts, before.finished)) or size
            at += 1
        rest = replace(piece, events=piece.events[at:], found=found)
        size = (yield rest) or size
