"""`solve`: the solutions of a puzzle, as they are found."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from ...model.placement import Solution
from ...model.text import Text
from ...model.textform import write_cells
from ..asking import is_movement, placement_of, search_arguments, start_argument
from ..parser import Parser
from ..running import Limits, drive, exit_code, start
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
    """Print the solutions as they are found."""
    if options.file is not None:
        return solve_file(options)
    if is_movement(options):
        return solve_movement(options)
    task = placement_of(options)
    job, _ = start(task, options)
    printed = 0
    drawing = task.drawing

    def print_new(found: Iterator[Solution], limits: Limits) -> None:
        nonlocal printed
        for solution in found:
            if limits.spent or printed == options.limit:
                break
            if options.json:
                print(json.dumps({"cells": solution}))
            else:
                print(write_cells(dict(enumerate(solution)), drawing), end="\n\n")
            printed += 1
        sys.stdout.flush()

    interrupted = drive(job, options, print_new)
    progress = job.progress()
    if not options.json:
        print(progress.verdict.in_language(options.lang))
        if printed < min(progress.listed, options.limit or progress.listed):
            told = Text(f"{printed} of them printed", f"表示したのはそのうち {printed} 通り")
            print(told.in_language(options.lang))
    return exit_code(progress, interrupted)
