"""`shared`: what all solutions have in common."""

from __future__ import annotations

import argparse
import json

from ...aid.shared import Shared, shared
from ...model.text import Text
from ...model.textform import write_cells
from ..asking import givens_argument, placement_of, puzzle_arguments, seconds
from ..exits import DONE, INTERRUPTED, NO_SOLUTION
from ..parser import Parser
from ..sliced import last_state, require_all_different

NAME = "shared"
ABOUT = Text(
    "Tell for each cell which values it has in some solution.",
    "どのマスにどの数が入り得るかを、すべての解について調べる。",
)


def arguments(parser: Parser) -> None:
    """What the command takes."""
    puzzle_arguments(parser)
    givens_argument(parser)
    parser.add_argument(
        "--seconds",
        type=parser.reading(seconds),
        metavar="S",
        help=parser.say(Text("stop after S seconds", "S 秒たったら終える")),
    )
    parser.add_argument(
        "--json", action="store_true", help=parser.say(Text("print JSON", "JSON で出力する"))
    )
    parser.set_defaults(strategy=None)


def run(options: argparse.Namespace) -> int:
    """Print the cells that are the same in all solutions, then the values of the others."""
    task = placement_of(options)
    require_all_different(task.puzzle, task.placement)
    known, ended = last_state(shared(task.placement), options, progress_line)
    if options.json:
        print(json.dumps({"finished": ended, "possible": known.possible}))
    elif ended and not any(known.possible):
        print(Text("No solution.", "解はありません。").in_language(options.lang))
    else:
        if ended:
            print(write_cells(known.certain, task.drawing), end="\n\n")
        for cell, values in enumerate(known.possible):
            if len(values) != 1 or not ended:
                listed = " ".join(map(str, values))
                print(
                    Text(f"cell {cell}: {listed}", f"マス {cell}: {listed}").in_language(
                        options.lang
                    )
                )
    if not ended:
        print(progress_line(known).in_language(options.lang))
        return INTERRUPTED if options.seconds is None else DONE
    return DONE if any(known.possible) else NO_SOLUTION


def progress_line(known: Shared) -> Text:
    """How much is still open."""
    return Text(f"{known.open} candidates not decided yet", f"未確定の候補 {known.open} 個")
