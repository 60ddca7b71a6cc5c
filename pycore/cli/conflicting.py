"""Why there is no solution: which givens cannot stand together, looked for a few seconds."""

from __future__ import annotations

from time import perf_counter

from ..run.conflict import Conflict, conflict
from ..task.placements import PlacementTask
from .running import Limits

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
