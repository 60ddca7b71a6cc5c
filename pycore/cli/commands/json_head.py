"""The head of every JSON answer: the question, the strategy, and whether it was finished.

The shapes of all answers are in docs/schema/, in words in docs/command-line.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ...model.bilingual import Text
from ...run.job import Progress
from ...task.placements import PlacementTask
from ..exit_codes import DONE, NO_SOLUTION, NOTHING_KNOWN

if TYPE_CHECKING:
    from ...task.movements import MovementTask

Task: TypeAlias = "PlacementTask | MovementTask"
Data = dict[str, Any]

STOPPED = Text("stopped", "中断しました")


def asked(task: Task) -> Data:
    """Return the puzzle, all its options as typed, and its givens or its start."""
    puzzle = {"puzzle": task.puzzle.name, "options": task.puzzle.written(task.settings)}
    if isinstance(task, PlacementTask):
        return {**puzzle, "givens": task.givens}
    return {**puzzle, "start": task.movement.write(task.movement.start)}


def head(task: Task, strategy: str | None, finished: bool) -> Data:
    """Return the question, the name of the strategy (None without one), and whether everything was
    searched."""
    return {**asked(task), "strategy": strategy, "finished": finished}


def seconds_of(progress: Progress) -> Data:
    """Return the times of planning and searching."""
    return {"plan": progress.planned, "search": progress.elapsed - progress.planned}


def exit_code(finished: bool, found: bool) -> int:
    """Return the exit code if no signal has ended the command: `found` says whether there is any
    part of the answer."""
    if found:
        return DONE
    return NO_SOLUTION if finished else NOTHING_KNOWN
