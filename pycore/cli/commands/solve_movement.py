"""Solving a movement from the command line: shortest lines, one JSON object or one strip of rows
each.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from ...run.job import Job
from ...run.summaries import closing_row, verdict
from ...search import chosen_strategy
from .. import output
from ..limits import Limits
from ..run_job import drive
from ..task_input import movement_of
from .json_head import exit_code, head, seconds_of


def solve_movement(options: argparse.Namespace) -> int:
    """Print `--limit` shortest lines (one unless told otherwise), and how many there are."""
    task = movement_of(options)
    movement = task.movement
    strategy = chosen_strategy(options.strategy, movement)
    job = Job(strategy.prepare(movement, task.drawing), movement.is_line, perf_counter)
    wanted, told = options.limit or 1, 0
    shown: list[Any] = []

    def take(found: Iterator[Any], limits: Limits) -> None:
        """Tell the new rows and keep the lines wanted; there may be millions."""
        nonlocal told
        shown.extend(islice(found, wanted - len(shown)))
        rows = job.progress().rows
        for row in rows[told:] if not options.json else ():
            if "lines" not in row:  # the closing row is told as the verdict
                output.words("  ".join(f"{key} {shown_value(value)}" for key, value in row.items()))
        told = len(rows)
        if closing_row(rows) and len(shown) == wanted:
            job.stop()

    drive(job, options, take)
    progress = job.progress()
    closing = closing_row(progress.rows) or {}
    for line in shown:
        states = [movement.write(state) for state in line]
        if options.json:
            output.record({"states": states})
        else:
            output.words("\n" + ("\n\n" if "\n" in states[0] else "\n").join(states))
    finished = bool(closing) and "states" not in closing  # it did not give up
    if options.json:
        output.record(
            {
                **head(task, strategy.name, finished),
                "moves": closing.get("moves", len(shown[0]) - 1 if shown else None),
                "lines": closing.get("lines"),
                "nodes": progress.nodes,
                "cuts": progress.cuts,
                "seconds": seconds_of(progress),
            }
        )
    else:
        output.words("\n" + verdict(progress.rows, True, progress.found).in_language(options.lang))
    return exit_code(finished, bool(shown))


def shown_value(value: object) -> str:
    """A value of a row in a few characters."""
    return f"{value:.3f}" if isinstance(value, float) else str(value)
