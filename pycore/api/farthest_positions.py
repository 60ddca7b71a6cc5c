"""Mapping all positions of a puzzle with moves."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Any

from ..model.movement import Movement
from ..model.puzzle import Puzzle
from ..run.job import Job
from ..search.movements import farthest as survey
from .arguments import checked
from .budget import Report, TimeBudget, check_limit, in_slices
from .subject import MovementSubject, movement_subject

USUAL_LIMIT = 1000
"""The default limit on listed positions."""


@dataclass(frozen=True, slots=True)
class Farthest:
    """All positions by the moves that they need: `levels[n]` positions need n moves.

    `moves` is the largest number needed, `farthest` the number of positions that need it,
    `positions` the listed ones of them, as states; `unsolvable` counts the states that reach no
    goal, None if the number of all states is unknown. Unless `finished` these are None or empty.
    """

    levels: tuple[int, ...]
    finished: bool
    moves: int | None
    farthest: int | None
    unsolvable: int | None
    positions: tuple[Any, ...]
    seconds: float

    @property
    def states(self) -> int:
        """The number of positions counted."""
        return sum(self.levels)


@checked
def farthest(
    task: Puzzle | Movement[Any],
    options: Mapping[str, str | int] | None = None,
    *,
    limit: int | None = USUAL_LIMIT,
    seconds: float | None = None,
    progress: Report | None = None,
) -> Farthest:
    """Count all positions by their distance from the goal, and list up to `limit` of the farthest,
    all for None.

    Raises BadInput for unusable arguments, and for a puzzle with cells.
    """
    check_limit(limit)
    budget = TimeBudget(seconds)
    return farthest_of(movement_subject(task, options, None), limit, budget, progress)


def farthest_of(
    asked: MovementSubject, limit: int | None, budget: TimeBudget, progress: Report | None
) -> Farthest:
    """Find the positions farthest from the goal, for a valid movement."""
    job = Job(survey.start(asked.made, asked.drawing), asked.made.is_state, perf_counter, limit)
    room = sys.maxsize if limit is None else min(limit, sys.maxsize)
    positions: list[Any] = []
    for _ in in_slices(job, budget):
        for line in islice(job.take_listed(), room - len(positions)):
            positions.append(line[0])
        if progress:
            progress(job.progress())
    rows = job.progress().rows
    closing = next((row for row in rows if "farthest" in row), None)
    totals = closing or {"moves": None, "farthest": None, "unsolvable": None}
    return Farthest(
        tuple(row["states"] for row in rows if "level" in row),
        closing is not None,
        totals["moves"],
        totals["farthest"],
        totals["unsolvable"],
        tuple(positions),
        budget.spent,
    )
