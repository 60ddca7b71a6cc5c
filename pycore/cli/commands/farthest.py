"""`farthest`: the levels of all positions of a movement, and the positions that need the most
moves.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from ...model.text import Text
from ...run.job import Job, Progress
from ...search.movements import farthest
from ...task.faults import usable
from ...task.movements import movement_task
from ..asking import positive, puzzle_arguments, seconds, settings_typed
from ..exits import DONE, INTERRUPTED
from ..parser import Parser
from ..running import Limits, drive

NAME = "farthest"
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
    parser.add_argument(
        "--seconds",
        type=parser.reading(seconds),
        metavar="S",
        help=parser.say(Text("stop after S seconds", "S 秒たったら終える")),
    )
    json_words = Text("print one JSON object", "JSON で出力する")
    parser.add_argument("--json", action="store_true", help=parser.say(json_words))


def run(options: argparse.Namespace) -> int:
    """Print the number of states, the levels and the farthest positions."""
    task = usable(movement_task(options.puzzle, settings_typed(options)))
    movement = task.movement
    search = farthest.start(movement, task.drawing)
    job = Job(search, movement.is_state, perf_counter, options.limit)
    positions: list[str] = []

    def take(found: Iterator[Any], limits: Limits) -> None:
        for line in islice(found, options.limit - len(positions)):
            positions.append(movement.write(line[0]))

    interrupted = drive(job, options, take)
    progress = job.progress()
    result = {
        "puzzle": task.puzzle.name,
        "options": task.puzzle.written(task.settings),
        **summary(progress),
        "positions": positions,
        "seconds": progress.elapsed,
    }
    if options.json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        print_in_words(result, options.lang)
    return INTERRUPTED if interrupted else DONE


def summary(progress: Progress) -> dict[str, object]:
    """What the rows say: states in all, states of each level, the most moves, how many positions
    need so many.

    While the search is not finished `moves`, `farthest` and `unsolvable` are None.
    """
    levels = [row["states"] for row in progress.rows if "level" in row]
    closing = next((row for row in progress.rows if "farthest" in row), None)
    rest = {key: closing[key] if closing else None for key in ("moves", "farthest", "unsolvable")}
    return {"finished": closing is not None, "states": sum(levels), "levels": levels, **rest}


def print_in_words(result: dict[str, object], lang: str) -> None:
    """The summary as a person reads it, with the levels as a histogram."""
    say = {
        "en": (
            "{states} states",
            "positions that need {moves} moves: {farthest}",
            "states that cannot be solved: {unsolvable}",
            "not finished",
        ),
        "ja": (
            "{states} 局面",
            "{moves} 手かかる局面が {farthest} 個",
            "解けない局面が {unsolvable} 個",
            "途中で打ち切り",
        ),
    }[lang]
    levels, positions = result["levels"], result["positions"]
    assert isinstance(levels, list)
    assert isinstance(positions, list)
    for level, states in enumerate(levels):
        print(f"{level:3}  {states:>12}  {'#' * round(50 * states / max(levels))}")
    print(say[0].format(**result))
    if not result["finished"]:
        print(say[3])
        return
    print(say[1].format(**result))
    if result["unsolvable"]:
        print(say[2].format(**result))
    for position in positions:
        print(position, end="\n\n" if "\n" in position else "\n")
