"""Why there is no solution: givens that cannot hold together, searched for a few seconds."""

from __future__ import annotations

from ..api.conflicts import conflict_of
from ..api.subject import PlacementSubject
from ..assist.minimal_conflict import MinimalConflict, in_words
from ..model.bilingual import Text
from ..task.placements import PlacementTask
from .limits import Limits
from .progress import CommandBudget

SECONDS = 3.0
"""The most seconds of the search; its result may not be minimal."""


def known_conflict(task: PlacementTask, limits: Limits) -> MinimalConflict:
    """Return the known conflict among the givens of a task without a solution."""
    blank = PlacementSubject(task.blank, task.drawing, task.puzzle, task.settings)
    return conflict_of(blank, task.givens, CommandBudget(limits, SECONDS))[0]


def described(known: MinimalConflict, task: PlacementTask) -> Text:
    """Describe the conflict, and how it was found unless that is directly visible."""
    words = in_words(known, task.givens, task.names)
    if not known.cells or not known.least or known.reason:
        return words
    return Text(
        f"{words.en} (Found by exhaustive search.)", f"{words.ja}（すべて試して確かめました）"
    )
