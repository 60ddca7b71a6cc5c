"""`plan`: how a strategy goes about a puzzle, derived from the rules and told in words."""

from __future__ import annotations

import argparse
import json

from ...model.text import Text
from ...plan.layouts import as_data, as_lines
from ...run.program import program_of
from ...search import chosen_strategy
from ..asking import givens_argument, placement_of, puzzle_arguments
from ..exits import DONE
from ..parser import Parser

NAME = "plan"
ABOUT = Text("Tell how a strategy goes about a puzzle.", "探し方の手順を言葉で説明する。")


def arguments(parser: Parser) -> None:
    """A puzzle, its givens, a strategy; with --code the program as well."""
    puzzle_arguments(parser)
    givens_argument(parser)
    parser.add_argument(
        "--strategy",
        metavar="NAME",
        help=parser.say(
            Text(
                "a way of searching (see show); compiled unless told",
                "探し方（show で一覧）。指定がなければ compiled",
            )
        ),
    )
    parser.add_argument(
        "--json", action="store_true", help=parser.say(Text("print JSON", "JSON で出力する"))
    )
    parser.add_argument(
        "--code",
        action="store_true",
        help=parser.say(Text("print the Python function as well", "Python の関数も表示する")),
    )


def run(options: argparse.Namespace) -> int:
    """Print the derivation, as words or as one JSON object. Raises BadInput for a strategy without
    a plan."""
    task = placement_of(options)
    strategy = chosen_strategy(options.strategy, task.placement)
    program = program_of(task.placement, task.drawing, strategy.name)
    if options.json:
        print(json.dumps(program.data() if options.code else as_data(program.told)))
    else:
        print("\n".join(as_lines(program.told, options.lang)))
        if options.code:
            print(f"\n{program.code}", end="")
    return DONE
