"""Solving a movement from the command line: shortest lines, one JSON object or one strip of rows
each.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from ...run.job import Job
from ...run.verdicts import closing_row, verdict
from ...search import chosen_strategy
from ..asking import movement_of
from ..exits import DONE, INTERRUPTED, NO_SOLUTION
from ..running import Limits, drive


def solve_movement(options: argparse.Namespace) -> int:
    """Print `--limit` shortest lines (one unless told otherwise) and how many there are."""
    task = movement_of(options)
    movement = task.movement
    search = chosen_strategy(options.strategy, movement).start(movement, task.drawing)
    job = Job(search, movement.is_line, perf_counter)
    wanted, told = options.limit or 1, 0
    shown: list[Any] = []

    def take(found: Iterator[Any], limits: Limits) -> None:
        """Tell the new rows and keep the lines wanted; there may be millions."""
        nonlocal told
        shown.extend(islice(found, wanted - len(shown)))
        rows = job.progress().rows
        for row in rows[told:] if not options.json else ():
            if "lines" not in row:  # the closing row is told as the verdict
                print("  ".join(f"{key} {shown_value(value)}" for key, value in row.items()))
        told = len(rows)
        if closing_row(rows) and len(shown) == wanted:
            job.stop()

    interrupted = drive(job, options, take)
    progress = job.progress()
    lines = (closing_row(progress.rows) or {}).get("lines")
    for line in shown:
        states = [movement.write(state) for state in line]
        if options.json:
            print(
                json.dumps(
                    {"moves": len(line) - 1, "lines": lines, "states": states}, ensure_ascii=False
                )
            )
        else:
            print("\n" + ("\n\n" if "\n" in states[0] else "\n").join(states))
    if options.json and lines == 0:
        print(json.dumps({"moves": None, "lines": 0, "states": []}))
    if not options.json:
        print("\n" + verdict(progress.rows, True, progress.found).in_language(options.lang))
    if interrupted:
        return INTERRUPTED
    return NO_SOLUTION if lines == 0 else DONE


def shown_value(value: object) -> str:
    """A value of a row in a few characters."""
    return f"{value:.3f}" if isinstance(value, float) else str(value)
