"""Tasks as a page sends them, taken apart.

placement  {"puzzle": name, "options": as typed, "givens": what was typed, by cell}
movement   {"puzzle": name, "options": as typed, "start": the position as text, "" for the puzzle's
           usual start, "moves": the moves made since, each [source, target]}
table      a dictionary of strings by name

They come from links and files too, and so may be anything.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..model.bilingual import Fault, Text
from ..task.faults import Faults
from ..task.movements import MovementTask, movement_task
from ..task.placements import PlacementTask, placement_task
from .faults import Data

LONGEST_TEXT = 2000
"""Characters of a position; the largest board needs a tenth of them."""

MOST_MOVES = 5000
"""Moves of one game."""


def placement_of(task: Data) -> PlacementTask | Faults:
    """What a task stands for, or what is wrong with it."""
    options, givens = table(task.get("options")), table(task.get("givens"))
    if isinstance(options, list):
        return options
    if isinstance(givens, list):
        return givens
    return placement_task(str(task.get("puzzle")), options, givens)


def movement_of(task: Data) -> MovementTask | Faults:
    """What a task stands for, or what is wrong with it."""
    options, moves = table(task.get("options")), _moves(task.get("moves"))
    start = position_text(task.get("start"))
    if isinstance(options, list):
        return options
    if isinstance(moves, list):
        return moves
    if isinstance(start, list):
        return start
    return movement_task(str(task.get("puzzle")), options, start, moves)


def table(given: object) -> dict[str, str] | Faults:
    """A table of what was typed, or that it is none."""
    if isinstance(given, Mapping) and all(isinstance(entry, str) for entry in given.values()):
        return {str(name): entry for name, entry in given.items()}
    return [Fault(None, Text("This cannot be read as a puzzle.", "問題として読み取れません。"))]


def position_text(given: object) -> str | Faults:
    """The text of a position, or that it can be none."""
    if isinstance(given, str) and len(given) <= LONGEST_TEXT:
        return given
    return [Fault(None, Text("This is no position.", "局面として読み取れません。"))]


def _moves(given: object) -> tuple[tuple[int, int], ...] | Faults:
    """The moves of a task, or that they are no pairs of numbers, or too many."""
    if isinstance(given, list) and len(given) <= MOST_MOVES and all(map(_is_move, given)):
        return tuple((source, target) for source, target in given)
    return [Fault(None, Text("These are no moves.", "手順として読み取れません。"))]


def _is_move(given: object) -> bool:
    return isinstance(given, list) and len(given) == 2 and all(type(spot) is int for spot in given)
