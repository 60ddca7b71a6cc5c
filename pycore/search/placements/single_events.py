"""Single events: split the batches of a search into events for a reader who steps.

step    one event, with the facts that are recalled after it; or all givens, which are placed one
        after another; or a value taken back together with everything that followed from it
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace

from ...model.incremental import advance
from ..events import CUT, KIND, PLACED, RECALLED, SOLVED, Batch, Batches, is_followed, is_given


def single_events(batches: Batches, given: Container[int]) -> Batches:
    """Return the same search; while one event at a time is requested, each batch is one step.
    `given` are the cells with givens.

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
        while size == 1 and (end := _end_of(piece.events, at, given)) < len(piece.events):
            together = piece.events[at:end]
            kind = together[0] >> KIND
            nodes += sum(event >> KIND == PLACED for event in together)
            cuts += kind == CUT
            here = [found.pop(0)] if kind == SOLVED else []
            size = (yield Batch(together, here, nodes, cuts, before.finished)) or size
            at = end
        rest = replace(piece, events=piece.events[at:], found=found)
        size = (yield rest) or size


def _end_of(events: Sequence[int], at: int, given: Container[int]) -> int:
    """Return the end of the step that begins there."""

    def goes_on(end: int) -> bool:
        before, event = events[end - 1], events[end]
        if event >> KIND == RECALLED or is_followed(before):
            return True
        return is_given(before, given) and is_given(event, given)

    end = at + 1
    while end < len(events) and goes_on(end):
        end += 1
    return end
