"""`program`: a strategy as a person would write it, in Python or C, to read, copy and run."""

from __future__ import annotations

import argparse

from ...api.plans import program_of, written_strategy
from ...api.subject import subject_of_any
from ...model.bilingual import Text
from .. import output
from ..arguments import (
    givens_argument,
    json_argument,
    puzzle_arguments,
    seconds_argument,
    start_argument,
    strategy_argument,
)
from ..parser import Parser
from ..progress import saying, working
from ..task_input import is_movement, movement_of, placement_of
from .json_head import STOPPED, exit_code, head

ABOUT = Text(
    "Print the program that a person would write, in Python or C.",
    "人が書くようなプログラムを Python か C で表示する。",
)

NOTHING = ("form", "variables", "steps", "call", "lines")
"""An answer that was stopped."""

WRITING = Text("writing the program", "プログラムを書いています")


def arguments(parser: Parser) -> None:
    """Add a puzzle, its givens or start, a strategy, a language and a form."""
    puzzle_arguments(parser)
    givens_argument(parser)
    start_argument(parser)
    strategy_argument(parser, Text("one that suits the puzzle", "パズルに合うもの"))
    parser.add_argument(
        "--language",
        choices=("python", "c"),
        default="python",
        help=parser.say(Text("the language of the program", "プログラムの言語")),
    )
    parser.add_argument(
        "--form",
        choices=("loops", "recursion"),
        help=parser.say(
            Text(
                "nested loops or recursion (default: loops, unless too many would be nested)",
                "多重ループか再帰か。指定がなければ、書けるかぎり多重ループ",
            )
        ),
    )
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print only the program, or its lines as one JSON object. Raises BadInput if the strategy has
    no such program."""
    task = movement_of(options) if is_movement(options) else placement_of(options)
    subject = subject_of_any(task)
    strategy = written_strategy(subject, options.strategy or None)
    how = (strategy, options.language, options.form, task.puzzle.title)
    with working(options) as budget:
        program = program_of(subject, *how, budget, saying(options, WRITING))
    finished = program is not None
    if options.json:
        nothing = {"language": options.language, **dict.fromkeys(NOTHING)}
        output.record(
            {
                **head(task, strategy.name, finished),
                **(program.data() if program else nothing),
            }
        )
    elif program:
        output.words(program.text(options.lang), end="")
    else:
        output.aside(f"{STOPPED.in_language(options.lang)}\n")
    return exit_code(finished, finished)
