"""`farthest`: the levels of all positions of a movement, and the positions that need the most
moves.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from time import perf_counter
from typing import Any

from ...model.bilingual import Text
from ...run.job import Job, Progress
from ...run.summaries import many
from ...search.movements import farthest
from ...task.faults import usable
from ...task.movements import movement_task
from .. import output
from ..arguments import json_argument, positive, puzzle_arguments, seconds_argument
from ..limits import Limits
from ..parser import Parser
from ..run_job import drive
from ..task_input import puzzle_of, settings_typed
from .json_head import Data, exit_code, head

ABOUT = Text(
    "Map all positions: how many are how many moves from the goal, and which are the farthest.",
    "すべての局面を調べ、手数ごとの個数といちばん遠い局面を示す。",
)

USUAL_LIMIT = 1000
"""Positions printed unless another limit is given."""


def arguments(parser: Parser) -> None:
    """What the command takes."""
    puzzle_arguments(parser)
    parser.add_argument(
        "--limit",
        type=parser.reading(positive),
        default=USUAL_LIMIT,
        metavar="N",
        help=parser.say(Text("print N positions at most", "表示する局面は N 個まで")),
    )
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the number of positions, the levels and the farthest positions."""
    task = usable(movement_task(puzzle_of(options), settings_typed(options)))
    movement = task.movement
    search = farthest.start(movement, task.drawing)
    job = Job(search, movement.is_state, perf_counter, options.limit)
    positions: list[str] = []

    def take(found: Iterator[Any], limits: Limits) -> None:
        for line in islice(found, options.limit - len(positions)):
            positions.append(movement.write(line[0]))

    drive(job, options, take)
    progress = job.progress()
    known = summary(progress)
    finished = known["moves"] is not None
    if options.json:
        output.record(
            {
                **head(task, None, finished),
                "start": None,
                **known,
                "positions": positions,
                "seconds": progress.elapsed,
            }
        )
    else:
        output.words("\n".join(in_words(known, positions, options.lang)))
    return exit_code(finished, known["states"] > 0)


def summary(progress: Progress) -> Data:
    """What the rows say: states in all, states of each level, the most moves, how many positions
    need so many.

    While the search is not finished `moves`, `farthest` and `unsolvable` are None.
    """
    levels = [row["states"] for row in progress.rows if "level" in row]
    closing = next((row for row in progress.rows if "farthest" in row), None)
    rest = {key: closing[key] if closing else None for key in ("moves", "farthest", "unsolvable")}
    return {"states": sum(levels), "levels": levels, **rest}


def in_words(known: Data, positions: Sequence[str], lang: str) -> Iterator[str]:
    """The summary for a person, line by line, with the levels as a histogram."""
    levels, states, moves = known["levels"], known["states"], known["moves"]
    for level, size in enumerate(levels):
        yield f"{level:3}  {size:>12}  {'#' * round(50 * size / max(levels))}"
    yield Text(many(states, "position"), f"{states:,} 局面").in_language(lang)
    if moves is None:
        yield Text("stopped; not finished", "中断（途中まで）").in_language(lang)
        return
    far, unsolvable = known["farthest"], known["unsolvable"]
    yield Text(
        f"positions that need {many(moves, 'move')}: {far:,}",
        f"{moves} 手かかる局面が {far:,} 個",
    ).in_language(lang)
    if unsolvable:
        yield Text(
            f"positions that cannot be solved: {unsolvable:,}",
            f"解けない局面が {unsolvable:,} 個",
        ).in_language(lang)
    for position in positions:
        yield f"{position}\n" if "\n" in position else position
