"""A file of puzzles, one a line, for the command `solve`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from ...aid.batch import VERDICTS, entries
from ...bitboards.many import solve_many
from ...model.puzzle import Puzzle, Settings
from ...model.text import BadInput, Named, Text, shown
from ...model.textform import write_line
from ...task.faults import usable
from ...task.placements import placement_task
from ..asking import settings_typed
from ..exits import DONE, INTERRUPTED, NO_SOLUTION
from ..running import Limits, noting_interrupts
from ..sliced import require_all_different

LARGEST = 50_000_000
"""Characters of a file that is read."""


def solve_file(options: argparse.Namespace) -> int:
    """Print a line for each puzzle: a solution, and whether it is the only one."""
    task = usable(placement_task(options.puzzle, settings_typed(options), {}))
    puzzle, settings = task.puzzle, task.settings
    require_all_different(puzzle, task.placement)
    puzzles = puzzles_in(text_of(options.file), puzzle, settings)
    verdicts: Counter[int] = Counter()
    began = perf_counter()
    limits = Limits(None)
    with noting_interrupts(limits):
        for solved in solve_many(task.placement, puzzles):
            if limits.interrupted:
                break
            if solved is None:
                continue
            verdicts[len(solved.solutions)] += 1
            verdict = VERDICTS[len(solved.solutions)]
            line = ""
            if solved.solutions:
                line = write_line(dict(enumerate(solved.solutions[0])), puzzle, settings)
            if options.json:
                cells = [list(solution) for solution in solved.solutions[:1]]
                print(json.dumps({"index": solved.index, "verdict": verdict.en, "cells": cells}))
            else:
                print(f"{line or '-'}  {verdict.in_language(options.lang)}")
    took = perf_counter() - began
    told = Text(
        f"{verdicts.total()} of {len(puzzles)} puzzles in {took:.2f} seconds: "
        f"{verdicts[1]} with one solution, {verdicts[2]} with several, {verdicts[0]} with none",
        f"{len(puzzles)} 問中 {verdicts.total()} 問、{took:.2f} 秒。"
        f"解が 1 つ {verdicts[1]} 問、複数 {verdicts[2]} 問、なし {verdicts[0]} 問",
    )
    print(told.in_language(options.lang), file=sys.stderr)
    if limits.interrupted:
        return INTERRUPTED
    return NO_SOLUTION if verdicts[0] else DONE


def text_of(path: str) -> str:
    """What the file says, "-" for standard input. Raises BadInput."""
    try:
        if path == "-":
            return sys.stdin.read(LARGEST)
        with Path(path).open(encoding="utf-8") as file:
            return file.read(LARGEST)
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(
            Named("file"), Text(f"cannot be read: {error}.", f"読めません: {error}。")
        ) from None


def puzzles_in(text: str, puzzle: Puzzle, settings: Settings) -> list[dict[int, int]]:
    """The givens of each line; empty lines and lines that begin with # are left out. Raises
    BadInput."""
    puzzles = []
    for entry in entries(text, puzzle, settings):
        if entry.wrong:
            raise BadInput(*entry.wrong)
        puzzles.append(dict(entry.givens or {}))
    if not puzzles:
        raise BadInput(
            Named("file"),
            Text(f"has no puzzle: {shown(text)}.", f"問題がありません: {shown(text)}。"),
        )
    return puzzles
