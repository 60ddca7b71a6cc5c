"""Why there is no solution: which givens cannot stand together, looked for a few seconds."""

from __future__ import annotations

from time import perf_counter

from ..assist.minimal_conflict import Conflict, conflict, in_words
from ..model.bilingual import Text
from ..task.placements import PlacementTask
from .limits import Limits

SECONDS = 3.0
"""So long it is looked for at most; what is known by then may not be the least."""


def conflict_of(task: PlacementTask, limits: Limits) -> Conflict:
    """What is known of the givens of a task that has no solution."""
    began = perf_counter()
    known = Conflict(None)
    for newer in conflict(task.blank, task.givens, task.drawing, task.names):
        known = newer
        if limits.spent or perf_counter() - began > SECONDS:
            break
    return known


def told(known: Conflict, task: PlacementTask) -> Text:
    """What is known of the givens, in words: how it was found too, where no look shows why."""
    words = in_words(known, task.givens, task.names)
    if not known.cells or not known.least or known.reason:
        return words
    return Text(
        f"{words.en} (Found by trying everything.)", f"{words.ja}（すべて試して確かめました）"
    )
