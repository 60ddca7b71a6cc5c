"""Tasks to move pieces: a puzzle, its options, a start and the moves since, from raw input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..model.bilingual import BadInput, Fault, Named, Text, shown
from ..model.cell_names import Names
from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.puzzle import Puzzle, Settings
from ..puzzles import puzzle_named
from .faults import Faults

Steps = Sequence[tuple[int, int]]
"""Moves as (source, target), one after another."""


class MovementTask(NamedTuple):
    """A valid task: the movement starts from the position after the moves."""

    puzzle: Puzzle
    settings: Settings
    movement: Movement[Any]

    @property
    def drawing(self) -> Drawing:
        """The drawing of the puzzle."""
        return self.puzzle.draw(self.settings)

    @property
    def names(self) -> Names:
        """The names of cells and lines."""
        return self.puzzle.names(self.settings)


def movement_task(
    puzzle: str | Puzzle, options: Mapping[str, str], start: str = "", moves: Steps = ()
) -> MovementTask | Faults:
    """Return the task, or its faults: first in options and start, then in the moves.

    `start` is a position in the notation of the puzzle, "" for the default. Options implied by the
    start need not be given; contradicting it is a fault.
    """
    try:
        entry = puzzle if isinstance(puzzle, Puzzle) else puzzle_named(puzzle)
        implied = entry.implied(start) if start.strip() else {}
        faults = _contradicted(options, implied)
        if faults:
            return faults
        settings = entry.read_options({**options, **implied})
        if isinstance(settings, list):
            return settings
        made = entry.movement(settings)
    except BadInput as bad:
        return [bad.fault]
    try:
        movement = made.at(made.read(start)) if start.strip() else made
    except BadInput as bad:
        return [entry.names(settings).at(bad.fault)]
    return _after(MovementTask(entry, settings, movement), moves)


def _contradicted(options: Mapping[str, str], implied: Mapping[str, str]) -> Faults:
    """Return the given options that contradict the start."""
    return [
        Fault(
            Named(name),
            Text(
                f"is {shown(options[name])}, but this start needs {value}.",
                f"は {shown(options[name])} ですが、この局面では {value} です。",
            ),
        )
        for name, value in implied.items()
        if options.get(name, value).strip() != value
    ]


def _after(task: MovementTask, moves: Steps) -> MovementTask | Faults:
    """Return the task from the position after the moves."""
    movement = task.movement
    for number, move in enumerate(moves, 1):
        after = (m.state for m in movement.moves(movement.start) if (m.source, m.target) == move)
        state = next(after, None)
        if state is None:
            words = Text(f"Move {number} cannot be made there.", f"{number} 手目は動かせません。")
            return [Fault(None, words)]
        movement = movement.at(state)
    return task._replace(movement=movement)
