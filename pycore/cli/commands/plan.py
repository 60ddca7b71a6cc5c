"""`plan`: a strategy's plan for a puzzle, derived from the rules and explained in words."""

from __future__ import annotations

import argparse

from ...api.plans import plan_of, planned_strategy
from ...api.subject import subject_of
from ...model.bilingual import Text
from .. import output
from ..arguments import (
    givens_argument,
    json_argument,
    puzzle_arguments,
    seconds_argument,
    strategy_argument,
)
from ..parser import Parser
from ..progress import saying, working
from ..task_input import placement_of
from .json_head import STOPPED, exit_code, head

ABOUT = Text("Explain how a strategy solves a puzzle.", "探索の計画を言葉で説明する。")

PLANNING = Text("planning", "計画を立てています")


def arguments(parser: Parser) -> None:
    """Add a puzzle, its givens, a strategy, and --code and --wasm for the program."""
    puzzle_arguments(parser)
    givens_argument(parser)
    strategy_argument(parser, Text("compiled", " compiled"))
    parser.add_argument(
        "--code",
        action="store_true",
        help=parser.say(Text("print the Python function as well", "Python の関数も表示する")),
    )
    parser.add_argument(
        "--wasm",
        action="store_true",
        help=parser.say(
            Text("print that function as WebAssembly", "その関数を WebAssembly でも表示する")
        ),
    )
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the derivation, as words or as one JSON object. Raises BadInput for a strategy without
    a plan."""
    task = placement_of(options)
    subject = subject_of(task)
    strategy = planned_strategy(subject, options.strategy)
    with working(options) as budget:
        planned = plan_of(subject, strategy, budget, saying(options, PLANNING), options.wasm)
    if options.json:
        steps = planned.data() if planned.finished else {"paragraphs": None, "rows": None}
        code = {"code": planned.code if planned.finished else None} if options.code else {}
        wasm = {"wasm": planned.wasm} if options.wasm else {}
        output.record({**head(task, strategy, planned.finished), **steps, **code, **wasm})
    elif planned.finished:
        output.words("\n".join(planned.lines(options.lang)))
        if options.code:
            output.words(f"\n{planned.code}", end="")
        if options.wasm:
            output.words(f"\n{planned.wasm}", end="")
    else:
        output.words(STOPPED.in_language(options.lang))
    return exit_code(planned.finished, planned.finished)
