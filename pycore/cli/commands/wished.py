"""`generate` for a puzzle with moves: a new position that needs as many moves as wished."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from ...model.text import BadInput, Named, Text
from ...run.verdicts import many
from ...search.movements.wished import Seeking, position_with
from ...task.faults import usable
from ...task.movements import movement_task
from .. import output
from ..asking import puzzle_of, settings_typed
from ..sliced import last_state
from .answer import exit_code, head

UNFINISHED = Text("stopped before a position was found", "局面が見つからないうちに中断しました")


def make_position(options: argparse.Namespace, seed: int) -> int:
    """Print the position, or why there is none. Raises BadInput without a number of moves."""
    if options.moves is None:
        raise BadInput(
            Named("moves"),
            Text(
                "is needed: how many moves the position shall need.",
                "で、最短で何手の局面にするかを指定してください。",
            ),
        )
    task = usable(movement_task(puzzle_of(options), settings_typed(options)))
    stands: Iterator[Seeking[Any]] = position_with(task.movement, options.moves, seed)
    stand, finished = last_state(stands, options, progress_line)
    made = stand.position is not None
    text = task.movement.write(stand.position) if made else None
    if options.json:
        moves = options.moves if made else None
        record = {**head(task, None, finished), "start": text, "seed": seed, "moves": moves}
        output.record(record)
    elif text is not None:
        told = Text(
            f"{text}\n\n{many(options.moves, 'move')} and no fewer, seed {seed}.",
            f"{text}\n\n最短で {options.moves} 手、シード {seed}。",
        )
        output.words(told.in_language(options.lang))
    else:
        output.words((stand.why or UNFINISHED).in_language(options.lang))
    return exit_code(stand.none, made)


def progress_line(stand: Seeking[Any]) -> Text:
    """Where the work stands."""
    return Text(
        f"all positions up to {many(stand.moves, 'move')} are known",
        f"{stand.moves} 手までの局面を調査済み",
    )
