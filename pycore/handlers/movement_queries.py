"""Playing a movement: what a page asks of the core, by name, as plain data in and plain data out.

task      a puzzle's name, its options, a start and the moves since (see tasks.py)
position  see positions.py; the one after the moves, with "options" (as they are written, with those
          that follow from the start), "drawing", "rules", and the names (see model/cell_names.py)
"""

from __future__ import annotations

from dataclasses import replace

from ..catalogue import puzzle_named
from ..model.bilingual import Text
from ..task.faults import Faults
from ..task.movements import MovementTask
from .faults import Data, Refused, fault, fault_data, granted, refusing
from .positions import edited, position
from .tasks import movement_of, position_text, table


def at(task: Data) -> Data:
    """The position of a task, ready to be drawn and played. Raises Refused."""
    return _shown(granted(movement_of(task)))


def fit(task: Data) -> Data:
    """The position of as much of a task as can be: without its moves, without its start if need be.

    For a task whose options were changed, or that comes from a link. "start" and "moves" are those
    that were kept, "faults" say why others were not. Raises Refused for options that cannot be.
    """
    faults: Faults = []
    for tried in (task, {**task, "moves": []}, {**task, "moves": [], "start": ""}):
        found = movement_of(tried)
        if isinstance(found, MovementTask):
            kept = [tried["start"], tried["moves"]]
            return {**_shown(found), "kept": kept, "faults": list(map(fault_data, faults))}
        faults = faults or found
    raise Refused(list(map(fault_data, faults)))


def paste(task: Data, text: str) -> Data:
    """The position that a text stands for, with the options that follow from it.

    Raises Refused, with the place in the text.
    """
    if not str(text).strip():
        raise Refused([fault(Text("There is no text.", "文字がありません。"))])
    start, options = granted(position_text(text)), granted(table(task.get("options")))
    with refusing():
        implied = puzzle_named(str(task.get("puzzle"))).implied(start)
    return at({**task, "options": {**options, **implied}, "start": start, "moves": []})


def edit(task: Data, spot: int, face: str) -> Data:
    """The position with one face changed (see positions.edited). Raises Refused when that makes no
    position.
    """
    game = granted(movement_of(task))
    with refusing():
        return _shown(replace(game, movement=edited(game.movement, spot, face)))


def why_not(task: Data, source: int, target: int | None) -> dict[str, str] | None:
    """Why the piece on `source` cannot go to `target` (None: anywhere), in words; None when it
    can. Raises Refused.
    """
    movement = granted(movement_of(task)).movement
    if not all(0 <= spot < movement.spots for spot in (source, target or 0)):
        raise Refused([fault(Text("There is no such place.", "その場所はありません。"))])
    reason = movement.why_not(movement.start, source, target)
    return reason._asdict() if reason else None


def _shown(game: MovementTask) -> Data:
    return {
        "options": game.puzzle.written(game.settings),
        "drawing": game.drawing.data(),
        "rules": game.puzzle.explain(game.settings)._asdict(),
        **game.names.data(),
        **position(game.movement),
    }
