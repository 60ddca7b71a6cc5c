"""Playing a movement: what a page asks of the core, by name, as plain data in and plain data out.

task      {"puzzle": name, "options": as typed, "start": the position as text, "" for the puzzle's
          usual start, "moves": the moves made since, each [source, target]}
position  see position.py; the one after the moves, with "options" (as they are written, with those
          that follow from the start), "drawing" and "rules"
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pycore.catalogue import puzzle_named
from pycore.desk.faults import Data, Refused, fault, refusing, table
from pycore.desk.positions import edited, position
from pycore.model.movement import Movement
from pycore.model.puzzle import Puzzle, Settings
from pycore.model.text import Text

LONGEST_TEXT = 2000
"""Characters of a position; the largest board needs a tenth of them."""

MOST_MOVES = 5000
"""Moves of one game."""


class Game(NamedTuple):
    """A task understood: the movement starts from the position after the moves."""

    puzzle: Puzzle
    settings: Settings
    movement: Movement[Any]


def at(task: Data) -> Data:
    """The position of a task, ready to be drawn and played. Raises Refused."""
    return _shown(game_of(task))


def fit(task: Data) -> Data:
    """The position of as much of a task as can be: without its moves, without its start if need be.

    For a task whose options were changed, or that comes from a link. "start" and "moves" are those
    that were kept, "faults" say why others were not. Raises Refused for options that cannot be.
    """
    faults: list[Data] = []
    for tried in (task, {**task, "moves": []}, {**task, "moves": [], "start": ""}):
        try:
            shown = at(tried)
        except Refused as refused:
            faults = faults or refused.faults
        else:
            return {**shown, "kept": [tried["start"], tried["moves"]], "faults": faults}
    raise Refused(faults)


def paste(task: Data, text: str) -> Data:
    """The position that a text stands for, with the options that follow from it.

    Raises Refused, with the place in the text.
    """
    if not str(text).strip():
        raise Refused([fault(Text("There is no text.", "文字がありません。"))])
    with refusing():
        implied = puzzle_named(str(task.get("puzzle"))).implied(_short(text))
    options = {**table(task.get("options")), **implied}
    return at({**task, "options": options, "start": text, "moves": []})


def edit(task: Data, spot: int, face: str) -> Data:
    """The position with one face changed (see position.edited). Raises Refused when that makes no
    position.
    """
    game = game_of(task)
    with refusing():
        return _shown(game._replace(movement=edited(game.movement, spot, face)))


def why_not(task: Data, source: int, target: int | None) -> dict[str, str] | None:
    """Why the piece on `source` cannot go to `target` (None: anywhere), in words; None when it
    can. Raises Refused.
    """
    movement = game_of(task).movement
    if not all(0 <= spot < movement.spots for spot in (source, target or 0)):
        raise Refused([fault(Text("There is no such place.", "その場所はありません。"))])
    reason = movement.why_not(movement.start, source, target)
    return reason._asdict() if reason else None


def game_of(task: Data) -> Game:
    """What a task stands for. Raises Refused."""
    options, moves = table(task.get("options")), _moves(task.get("moves"))
    with refusing():
        puzzle = puzzle_named(str(task.get("puzzle")))
        settings, movement = puzzle.movement(options, _short(task.get("start")))
    for number, move in enumerate(moves, 1):
        after = (m.state for m in movement.moves(movement.start) if (m.source, m.target) == move)
        state = next(after, None)
        if state is None:
            words = Text(f"Move {number} cannot be made there.", f"{number} 手目は動かせません。")
            raise Refused([fault(words)])
        movement = movement.at(state)
    return Game(puzzle, settings, movement)


def _short(text: object) -> str:
    """The text of a position, which comes from links and files. Raises Refused when it is none."""
    if isinstance(text, str) and len(text) <= LONGEST_TEXT:
        return text
    raise Refused([fault(Text("This is no position.", "局面として読み取れません。"))])


def _moves(given: object) -> list[tuple[int, int]]:
    """The moves of a task. Raises Refused when they are no pairs of numbers, or too many."""
    if isinstance(given, list) and len(given) <= MOST_MOVES:
        pairs = [tuple(move) for move in given if isinstance(move, list)]
        if len(pairs) == len(given) and all(
            len(pair) == 2 and all(type(spot) is int for spot in pair) for pair in pairs
        ):
            return pairs
    raise Refused([fault(Text("These are no moves.", "手順として読み取れません。"))])


def _shown(game: Game) -> Data:
    puzzle, settings, movement = game
    return {
        "options": {option.name: option.write(settings[option.name]) for option in puzzle.options},
        "drawing": puzzle.draw(settings).data(),
        "rules": puzzle.explain(settings)._asdict(),
        **position(movement),
    }
