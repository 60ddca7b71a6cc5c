"""`hint`: the next step, with the requested detail."""

from __future__ import annotations

import argparse

from ...api.hinting import excluded_pairs, next_step
from ...api.subject import PlacementSubject
from ...model.bilingual import Text
from .. import output
from ..arguments import givens_argument, json_argument, puzzle_arguments, seconds_argument
from ..parser import Parser
from ..progress import saying, working
from ..task_input import placement_of, removed_typed
from .json_head import STOPPED, exit_code, head

ABOUT = Text("Give the next step, not the whole solution.", "答え全体ではなく、次の一手を教える。")

SEARCHING = Text("looking for the next step", "次の一手を探しています")


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    puzzle_arguments(parser)
    givens_argument(parser)
    parser.add_argument(
        "--strength",
        type=int,
        choices=(1, 2, 3),
        default=1,
        help=parser.say(
            Text(
                "1 where to look, 2 which rule, 3 the value",
                "1 注目する場所、2 使う手筋、3 入る数",
            )
        ),
    )
    parser.add_argument(
        "--removed",
        action="append",
        default=[],
        metavar="CELL=VALUES",
        help=parser.say(
            Text(
                "numbers that earlier hints have excluded from a cell: r1c4=3,7; may be repeated",
                "前のヒントでマスから消えた数：r1c4=3,7。何度でも指定可",
            )
        ),
    )
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the hint, after weaker ones."""
    task = placement_of(options)
    own = {cell: value for cell, value in task.givens.items() if cell in task.own}
    given = {cell: value for cell, value in task.givens.items() if cell not in task.own}
    posed = PlacementSubject(task.blank.fixing(given), task.drawing, task.puzzle, task.settings)
    removed = excluded_pairs(posed, removed_typed(options, posed.names))
    with working(options) as budget:
        hinted = next_step(posed, own, removed, budget, saying(options, SEARCHING))
    step = hinted.step
    detail = step.as_data(options.strength) if step else None
    if options.json:
        output.record({**head(task, None, hinted.finished), "hint": detail})
    elif detail:
        lines = [words[options.lang] for words in detail["words"]]
        output.words("\n".join(dict.fromkeys(lines)))
    else:
        output.words(STOPPED.in_language(options.lang))
    solvable = step is not None and step.technique != "none"
    return exit_code(hinted.finished, solvable)
