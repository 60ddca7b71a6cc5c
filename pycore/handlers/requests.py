"""Reading the page's requests: messages, tasks, pasted text, checkpoints. They come from links and
files too, and so may contain anything.

placement   {"puzzle": name, "options": as typed, "givens": the input, by cell}
movement    {"puzzle": name, "options": as typed, "start": the position as text, "" for the puzzle's
            usual start, "moves": the moves made since, each [source, target]}
table       a dictionary of strings by name
checkpoint  a text, because JavaScript would round its numbers
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NoReturn, TypeGuard

from ..assist.batch import LONGEST_LINE
from ..model.bilingual import Fault, Text, shown
from ..model.nesting import is_deeper
from ..model.placement import Placement
from ..puzzles import puzzle_named
from ..run.checkpoints import DAMAGED
from ..task.faults import Faults
from ..task.movements import MovementTask, movement_task
from ..task.placements import PlacementTask, placement_task
from .faults import Data, Refused, fault, granted, refusing


class Message:
    """A message. Every method raises Refused if the field is missing or of another type."""

    def __init__(self, message: object) -> None:
        self._fields: Data = message if isinstance(message, dict) else {}

    def text(self, name: str) -> str:
        """Return a field that is a text."""
        value = self._fields.get(name)
        return value if isinstance(value, str) else self.refuse(name)

    def text_or_none(self, name: str) -> str | None:
        """Return a field that is a text, or is missing."""
        return None if self._fields.get(name) is None else self.text(name)

    def whole(self, name: str) -> int:
        """Return a field that is a whole number from 0."""
        value = self._fields.get(name)
        return value if type(value) is int and value >= 0 else self.refuse(name)

    def whole_or_none(self, name: str) -> int | None:
        """Return a field that is a whole number from 0, or null."""
        return None if self._fields.get(name) is None else self.whole(name)

    def wholes(self, name: str) -> list[int]:
        """Return a field that is a list of whole numbers from 0."""
        value = self._fields.get(name)
        if isinstance(value, list) and all(type(each) is int and each >= 0 for each in value):
            return value
        return self.refuse(name)

    def texts(self, name: str) -> list[str]:
        """Return a field that is a list of texts."""
        value = self._fields.get(name)
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return value
        return self.refuse(name)

    def flag(self, name: str) -> bool:
        """Return a field that is true or false."""
        value = self._fields.get(name)
        return value if isinstance(value, bool) else self.refuse(name)

    def is_set(self, name: str) -> bool:
        """Return a field that is true, false or missing."""
        return self._fields.get(name) is not None and self.flag(name)

    def data(self, name: str) -> Data:
        """Return a field that is an object."""
        value = self._fields.get(name)
        return value if isinstance(value, dict) else self.refuse(name)

    def anything(self, name: str) -> object:
        """Return a field that the caller checks."""
        return self._fields.get(name)

    def refuse(self, name: str) -> NoReturn:
        """Refuse the message because of that field."""
        kind = shown(str(self._fields.get("type")))
        words = Text(
            f"The message {kind} has no valid {name}.",
            f"メッセージ {kind} の {name} が正しくありません。",
        )
        raise Refused([fault(words)])


LONGEST_TEXT = 2000
"""The most characters of a position, ten times what the largest board needs."""

MOST_MOVES = 5000
"""The most moves of one game."""


def placement_of(task: Data) -> PlacementTask | Faults:
    """Return the task, or its faults."""
    options, givens = table(task.get("options")), table(task.get("givens"))
    if isinstance(options, list):
        return options
    if isinstance(givens, list):
        return givens
    return placement_task(str(task.get("puzzle")), options, givens)


def movement_of(task: Data) -> MovementTask | Faults:
    """Return the task, or its faults."""
    options, moves = table(task.get("options")), _moves(task.get("moves"))
    start = position_text(task.get("start"))
    if isinstance(options, list):
        return options
    if isinstance(moves, list):
        return moves
    if isinstance(start, list):
        return start
    return movement_task(str(task.get("puzzle")), options, start, moves)


def task_of(task: Data) -> PlacementTask | MovementTask:
    """Return a task of either kind. Raises Refused."""
    with refusing():
        kind = puzzle_named(str(task.get("puzzle"))).kind
    return granted(movement_of(task)) if kind == "movement" else granted(placement_of(task))


def table(given: object) -> dict[str, str] | Faults:
    """Return a table of input, or a fault."""
    if isinstance(given, Mapping) and all(isinstance(entry, str) for entry in given.values()):
        return {str(name): entry for name, entry in given.items()}
    return [Fault(None, Text("This cannot be read as a puzzle.", "問題として読み取れません。"))]


def position_text(given: object) -> str | Faults:
    """Return the text of a position, or a fault."""
    if isinstance(given, str) and len(given) <= LONGEST_TEXT:
        return given
    return [Fault(None, Text("This is not a position.", "局面として読み取れません。"))]


def _moves(given: object) -> tuple[tuple[int, int], ...] | Faults:
    """Return the moves of a task, or the fault that they are not pairs of numbers, or too many."""
    if isinstance(given, list) and len(given) <= MOST_MOVES and all(map(_is_move, given)):
        return tuple((source, target) for source, target in given)
    return [Fault(None, Text("These are not moves.", "手順として読み取れません。"))]


def _is_move(given: object) -> bool:
    return isinstance(given, list) and len(given) == 2 and all(type(spot) is int for spot in given)


LONGEST_BATCH = 2_000_000
"""The most characters of a text with many puzzles: some 24,000 of 81 cells, read in slices."""

LONGEST_BOARD = LONGEST_LINE
"""The most characters of a text with one puzzle, which is read in one go: some 10 ms."""


def pasted(text: object, longest: int) -> str:
    """Return the text. Raises Refused if it is missing, or too long."""
    if not isinstance(text, str):
        raise Refused([fault(Text("There is no text.", "文字がありません。"))])
    if len(text) > longest:
        words = Text(
            f"This text is too long: {longest:,} characters at most.",
            f"文字が多すぎます（{longest:,} 文字まで）。",
        )
        raise Refused([fault(words)])
    return text


LONGEST = 4_000_000
"""The most characters of a text."""

DEEPEST = 30
"""The deepest nesting of lists and objects."""


def as_text(checkpoint: Data | None) -> str | None:
    """Return a checkpoint as a text."""
    return None if checkpoint is None else json.dumps(checkpoint, separators=(",", ":"))


def checkpoint_in(message: Message) -> Data | None:
    """Return the checkpoint from which a message asks to resume, None if it asks for none. Raises
    Refused for an invalid text."""
    text = message.text_or_none("from")
    if text is None:
        return None
    is_bounded = len(text) <= LONGEST and not is_deeper(text, DEEPEST)
    try:
        checkpoint = json.loads(text) if is_bounded else None
    except ValueError:
        checkpoint = None
    if not isinstance(checkpoint, dict):
        raise Refused([fault(DAMAGED)])
    return checkpoint


def is_mark(given: object, placement: Placement) -> TypeGuard[list[int]]:
    """Return whether something is a pair of a cell of a placement and a number."""
    return (
        isinstance(given, list)
        and list(map(type, given)) == [int, int]
        and given[0] in range(placement.size)
    )
