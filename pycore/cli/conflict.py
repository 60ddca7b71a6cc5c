"""Why there is no solution: which givens cannot stand together, looked for a few seconds."""

from __future__ import annotations

from ..api.conflicts import conflict_of
from ..api.subject import PlacementSubject
from ..assist.minimal_conflict import Conflict, in_words
from ..model.bilingual import Text
from ..task.placements import PlacementTask
from .limits import Limits
from .progress import CommandBudget

SECONDS = 3.0
"""So long it is looked for at most; what is known by then may not be the least."""


def known_conflict(task: PlacementTask, limits: Limits) -> Conflict:
    """What is known of the givens of a task that has no solution."""
    blank = PlacementSubject(task.blank, task.drawing, task.puzzle, task.settings)
    return conflict_of(blank, task.givens, CommandBudget(limits, SECONDS))[0]


def told(known: Conflict, task: PlacementTask) -> Text:
    """What is known of the givens, in words: how it was found too, where no look shows why."""
    words = in_words(known, task.givens, task.names)
    if not known.cells or not known.least or known.reason:
        return words
    return Text(
        f"{words.en} (Found by trying everything.)", f"{words.ja}（すべて試して確かめました）"
    )
