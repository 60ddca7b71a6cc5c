"""`solve`: the solutions of a puzzle, as they are found."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ...model.placement import Solution
from ...model.text import Text
from ...model.textform import write_cells
from ...search import chosen_strategy
from .. import output
from ..asking import is_movement, placement_of, search_arguments, start_argument
from ..parser import Parser
from ..running import Limits, drive, start
from .answer import exit_code, head, seconds_of
from .lines import solve_movement
from .many import solve_file

NAME = "solve"
ABOUT = Text("Print the solutions as they are found.", "解を見つかった順に表示する。")


def arguments(parser: Parser) -> None:
    """What the command takes."""
    search_arguments(parser)
    parser.add_argument(
        "--file",
        metavar="FILE",
        help=parser.say(
            Text(
                "solve every line of a file (- for standard input)",
                "ファイルの 1 行を 1 問としてすべて解く（- は標準入力）",
            )
        ),
    )
    start_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the solutions as they are found, and at the end what is known of their number."""
    if options.file is not None:
        return solve_file(options)
    if is_movement(options):
        return solve_movement(options)
    task = placement_of(options)
    strategy = chosen_strategy(options.strategy, task.placement)
    job = start(task, options)
    printed = 0

    def print_new(found: Iterator[Solution], limits: Limits) -> None:
        nonlocal printed
        for solution in found:
            if limits.spent or printed == options.limit:
                break
            if options.json:
                output.record({"cells": solution})
            else:
                output.words(write_cells(dict(enumerate(solution)), task.drawing), end="\n\n")
            printed += 1
        output.flush()

    drive(job, options, print_new)
    progress = job.progress()
    whole = progress.state == "done" and printed == progress.listed
    if options.json:
        output.record(
            {
                **head(task, strategy.name, whole),
                "solutions": progress.solutions,
                "found": progress.found,
                "nodes": progress.nodes,
                "cuts": progress.cuts,
                "seconds": seconds_of(progress),
            }
        )
    else:
        output.words(progress.verdict.in_language(options.lang))
        if printed < min(progress.listed, options.limit or progress.listed):
            told = Text(f"{printed} of them printed", f"表示したのはそのうち {printed} 通り")
            output.words(told.in_language(options.lang))
    return exit_code(progress.state == "done", progress.solutions > 0)
