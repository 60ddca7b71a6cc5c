"""`generate` for a puzzle with moves: a new position that needs a given number of moves."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ...api.generating import position_that_needs
from ...api.subject import movement_subject_of
from ...model.bilingual import BadInput, Named, Text, many
from ...task.faults import usable
from ...task.movements import movement_task
from .. import output
from ..progress import reporting, working
from ..task_input import puzzle_of, settings_typed
from .json_head import exit_code, head

if TYPE_CHECKING:
    from ...search.movements.make_position import Seeking

UNFINISHED = Text("stopped before a position was found", "局面が見つからないうちに中断しました")


def make_position(options: argparse.Namespace, seed: int) -> int:
    """Print the position, or why there is none. Raises BadInput without a number of moves."""
    if options.moves is None:
        raise BadInput(
            Named("moves"),
            Text(
                "is required: the number of moves that the position needs.",
                "で、最短で何手の局面にするかを指定してください。",
            ),
        )
    task = usable(movement_task(puzzle_of(options), settings_typed(options)))
    with working(options) as budget:
        report = reporting(options, progress_line)
        subject = movement_subject_of(task)
        latest, finished = position_that_needs(subject, options.moves, seed, budget, report)
    made = latest.position is not None
    text = task.movement.write(latest.position) if made else None
    if options.json:
        moves = options.moves if made else None
        record = {**head(task, None, finished), "start": text, "seed": seed, "moves": moves}
        output.record(record)
    elif text is not None:
        answer = Text(
            f"{text}\n\n{many(options.moves, 'move')} and no fewer, seed {seed}.",
            f"{text}\n\n最短で {options.moves} 手、シード {seed}。",
        )
        output.words(answer.in_language(options.lang))
    else:
        output.words((latest.why or UNFINISHED).in_language(options.lang))
    return exit_code(latest.none, made)


def progress_line(latest: Seeking[Any]) -> Text:
    """Return the progress of the work."""
    return Text(
        f"all positions up to {many(latest.moves, 'move')} have been examined",
        f"{latest.moves} 手までの局面を調査済み",
    )
