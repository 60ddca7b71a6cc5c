"""Solving a movement from the command line: shortest lines, each as a JSON object or a strip of
rows."""

from __future__ import annotations

import argparse

from ...api.solving import job_for, shortest_lines
from ...api.subject import movement_subject_of, strategy_for
from ...run.job import Progress
from ...run.summaries import closing_row, verdict
from .. import output
from ..progress import progress_line, show_progress, working
from ..task_input import movement_of
from .json_head import exit_code, head, seconds_of


def solve_movement(options: argparse.Namespace) -> int:
    """Print `--limit` shortest lines (by default one), and their total number."""
    task = movement_of(options)
    movement, subject = task.movement, movement_subject_of(task)
    strategy = strategy_for(subject, options.strategy or None, options.seed)
    job = job_for(subject, strategy, None)
    printed = 0

    def report(progress: Progress) -> None:
        nonlocal printed
        show_progress("")
        for row in progress.rows[printed:] if not options.json else ():
            if "lines" not in row:  # the closing row is printed as the verdict
                output.words("  ".join(f"{key} {shown_value(value)}" for key, value in row.items()))
        printed = len(progress.rows)
        show_progress(progress_line(progress).in_language(options.lang))

    with working(options) as budget:
        shown = shortest_lines(job, options.limit or 1, budget, report)
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
    """Return a value of a row in a few characters."""
    return f"{value:.3f}" if isinstance(value, float) else str(value)
