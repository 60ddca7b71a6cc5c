"""Playing a movement: what a page asks of the core, by name, as plain data in and plain data out.

task      {"puzzle": name, "options": as typed, "start": the position as text, "" for the puzzle's
          usual start}
position  see position.py; here with "options" (as they are written, with those that follow from the
          start), "drawing" and "rules"
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from pycore.catalogue import puzzle_named
from pycore.job import Job
from pycore.movement import Movement
from pycore.position import Data, edited, line_data, position, verdict
from pycore.puzzle import Puzzle, Settings
from pycore.search import farthest, strategy_named


def at(task: Data) -> Data:
    """The position of a task, ready to be drawn and played. Raises BadInput for what cannot be
    read."""
    return _shown(*_made(task))


def edit(task: Data, spot: int, face: str) -> Data:
    """The position with one face changed (see position.edited). Raises BadInput when that makes no
    position."""
    puzzle, settings, movement = _made(task)
    return _shown(puzzle, settings, edited(movement, spot, face))


def why_not(task: Data, source: int, target: int | None) -> dict[str, str] | None:
    """Why the piece on `source` cannot go to `target` (None: anywhere), in words; None when it
    can."""
    words = _made(task)[2]
    reason = words.why_not(words.start, source, target)
    return reason._asdict() if reason else None


class OpenMovement:
    """A running search for lines, or for the farthest positions; every method gives plain data."""

    def __init__(self, task: Data, strategy: str, clock: Callable[[], float]) -> None:
        """Prepare the search; `strategy` is a strategy's name, or "farthest". Raises BadInput."""
        puzzle, settings, self._movement = _made(task)
        drawing = puzzle.draw(settings)
        if strategy == "farthest":
            self._job = Job(farthest.start(self._movement, drawing), self._movement.is_state, clock)
        else:
            search = strategy_named(strategy, self._movement).start(self._movement, drawing)
            self._job = Job(search, self._movement.is_line, clock)
        self.palette = list(self._movement.faces)
        self.run, self.step, self.pause, self.stop = (
            self._job.run,
            self._job.step,
            self._job.pause,
            self._job.stop,
        )
        self.events = self._job.take_events

    def progress(self) -> Data:
        """Where the job stands, with the fields of `Progress`; the verdict speaks of lines."""
        progress = self._job.progress()
        over = progress.state in ("done", "stopped")
        return {**asdict(progress), "verdict": verdict(progress.rows, over)._asdict()}

    def listing(self, first: int, count: int) -> list[Data]:
        """Lines number `first` and so on, `count` at most (see position.line_data); a farthest
        position is a line of one state."""
        return [line_data(self._movement, line) for line in self._job.listing(first, count)]


def _made(task: Data) -> tuple[Puzzle, Settings, Movement[Any]]:
    puzzle = puzzle_named(task["puzzle"])
    settings, movement = puzzle.movement(task["options"], task["start"])
    return puzzle, settings, movement


def _shown(puzzle: Puzzle, settings: Settings, movement: Movement[Any]) -> Data:
    return {
        "options": {option.name: option.write(settings[option.name]) for option in puzzle.options},
        "drawing": puzzle.draw(settings).data(),
        "rules": puzzle.explain(settings)._asdict(),
        **position(movement),
    }
