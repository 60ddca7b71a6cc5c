"""`plan`: how a strategy goes about a puzzle, derived from the rules and told in words."""

from __future__ import annotations

import argparse

from ...model.bilingual import BadInput, Named, Text
from ...model.placement import Placement
from ...plan.explanation_format import as_data, as_lines
from ...run.explain import explained_in_slices
from ...search import strategies_for, strategy_named
from .. import output
from ..arguments import givens_argument, json_argument, puzzle_arguments, seconds_argument
from ..parser import Parser
from ..progress import result
from ..task_input import placement_of
from .json_head import STOPPED, exit_code, head

ABOUT = Text("Tell how a strategy goes about a puzzle.", "探索の計画を言葉で説明する。")

PLANNING = Text("planning", "計画を立てています")


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
                "解き方（show で一覧）。指定がなければ compiled",
            )
        ),
    )
    parser.add_argument(
        "--code",
        action="store_true",
        help=parser.say(Text("print the Python function as well", "Python の関数も表示する")),
    )
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the derivation, as words or as one JSON object. Raises BadInput for a strategy without
    a plan."""
    task = placement_of(options)
    strategy = planned_strategy(options.strategy, task.placement)
    work = explained_in_slices(task.placement, task.drawing, strategy, task.names)
    program, finished = result(work, options, PLANNING)
    if options.json:
        told = as_data(program.told) if program else {"paragraphs": None, "rows": None}
        code = {"code": program and program.code} if options.code else {}
        output.record({**head(task, strategy, finished), **told, **code})
    elif program:
        output.words("\n".join(as_lines(program.told, options.lang)))
        if options.code:
            output.words(f"\n{program.code}", end="")
    else:
        output.words(STOPPED.in_language(options.lang))
    return exit_code(finished, program is not None)


def planned_strategy(name: str | None, placement: Placement) -> str:
    """The strategy of that name, compiled for no name. Raises BadInput for one that follows no
    plan."""
    planned = [strategy.name for strategy in strategies_for(placement) if strategy.derive]
    if name is None:
        return planned[-1]
    strategy = strategy_named(name, placement)
    if strategy.derive:
        return name
    raise BadInput(
        Named("strategy"),
        Text(
            f"{name} follows no plan; choose one of {', '.join(planned)}.",
            f"{name} には決まった計画がありません。計画があるのは {'、'.join(planned)} です。",
        ),
    )
