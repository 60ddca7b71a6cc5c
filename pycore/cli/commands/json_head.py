"""The head of every answer in JSON: what was asked, how it was searched, whether that was finished.

The shape of each command's answer is in docs/schema/, in words in docs/command-line.md.
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
    """The puzzle, all its options as they are typed, and its givens or its start."""
    puzzle = {"puzzle": task.puzzle.name, "options": task.puzzle.written(task.settings)}
    if isinstance(task, PlacementTask):
        return {**puzzle, "givens": task.givens}
    return {**puzzle, "start": task.movement.write(task.movement.start)}


def head(task: Task, strategy: str | None, finished: bool) -> Data:
    """What was asked, the name of the strategy (None where none is followed), and whether
    everything was searched."""
    return {**asked(task), "strategy": strategy, "finished": finished}


def seconds_of(progress: Progress) -> Data:
    """What planning took, and searching."""
    return {"plan": progress.planned, "search": progress.elapsed - progress.planned}


def exit_code(finished: bool, found: bool) -> int:
    """What the command says to the shell when no signal has ended it: `found` tells whether there
    is anything of what was asked for."""
    if found:
        return DONE
    return NO_SOLUTION if finished else NOTHING_KNOWN
