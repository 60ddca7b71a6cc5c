"""`generate`: a new puzzle with exactly one solution."""

from __future__ import annotations

import argparse
import json
import random
import sys

from ...aid.generate import LARGEST_SEED, NOT_MADE, Making, Wish, read_seed
from ...aid.generate import generate as make
from ...aid.hints import LEVEL_NAMES, LEVELS, grade
from ...model.text import Text
from ...model.textform import write_cells, write_line
from ...task.faults import usable
from ...task.placements import placement_task
from ..asking import puzzle_arguments, settings_typed
from ..exits import DONE, INTERRUPTED, NO_SOLUTION
from ..parser import Parser
from ..sliced import last_state, require_all_different

NAME = "generate"
ABOUT = Text("Make a puzzle with exactly one solution.", "解がちょうど 1 つの問題を作る。")


def arguments(parser: Parser) -> None:
    """What the command takes."""
    puzzle_arguments(parser)
    parser.add_argument(
        "--seed",
        type=parser.reading(read_seed),
        metavar="N",
        help=parser.say(
            Text("the same seed makes the same puzzle", "同じ数を与えると同じ問題になる")
        ),
    )
    parser.add_argument(
        "--difficulty",
        choices=LEVEL_NAMES,
        help=parser.say(Text("which rules a person needs", "解くのに要る手筋の難しさ")),
    )
    parser.add_argument(
        "--symmetric",
        action="store_true",
        help=parser.say(Text("givens in half-turn symmetry", "初めの数を点対称に置く")),
    )
    parser.add_argument(
        "--minimal",
        action="store_true",
        help=parser.say(
            Text(
                "no given can be taken away (with --symmetric: no pair of givens)",
                "初めの数をこれ以上減らせない問題にする"
                "（--symmetric では点対称の 2 つを一組として減らせない）",
            )
        ),
    )
    parser.add_argument(
        "--json", action="store_true", help=parser.say(Text("print JSON", "JSON で出力する"))
    )


def run(options: argparse.Namespace) -> int:
    """Print the puzzle with its seed, in rows and in one line."""
    task = usable(placement_task(options.puzzle, settings_typed(options), {}))
    placement, drawing = task.placement, task.drawing
    require_all_different(task.puzzle, placement)
    chosen = random.randint(0, LARGEST_SEED) if options.seed is None else options.seed
    level = LEVEL_NAMES.index(options.difficulty) if options.difficulty else None
    work = make(placement, drawing, Wish(chosen, level, options.symmetric, options.minimal))
    making, ended = last_state(work, options, progress_line)
    if making.puzzle is None:
        if not ended:
            return INTERRUPTED
        print(NOT_MADE.in_language(options.lang), file=sys.stderr)
        return NO_SOLUTION
    made = grade(placement.with_givens(making.puzzle))
    name, words = LEVELS[made.level]
    line = write_line(making.puzzle, task.puzzle, task.settings)
    if options.json:
        data = {
            "puzzle": task.puzzle.name,
            "seed": chosen,
            "givens": making.puzzle,
            "text": line,
            "difficulty": name,
            "techniques": made.techniques,
        }
        print(json.dumps(data))
    else:
        print(write_cells(making.puzzle, drawing), end="\n\n")
        told = Text(
            f"{line}\n{len(making.puzzle)} givens, seed {chosen}. {words.en}.",
            f"{line}\n初めの数 {len(making.puzzle)} 個、シード {chosen}。{words.ja}。",
        )
        print(told.in_language(options.lang))
    return DONE


def progress_line(making: Making) -> Text:
    """Where the work stands."""
    return Text(
        f"attempt {making.attempt}: {making.left} givens",
        f"{making.attempt} 回目: 初めの数 {making.left} 個",
    )
