"""`hint`: the next step, as strongly as asked for."""

from __future__ import annotations

import argparse
import json

from ...aid.hints import hint
from ...model.text import Text
from ..asking import givens_argument, placement_of, puzzle_arguments
from ..exits import DONE
from ..parser import Parser
from ..sliced import require_all_different

NAME = "hint"
ABOUT = Text("Say the next step, not the whole answer.", "答え全体ではなく、次の一手を教える。")


def arguments(parser: Parser) -> None:
    """What the command takes."""
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
        "--json", action="store_true", help=parser.say(Text("print JSON", "JSON で出力する"))
    )
    parser.set_defaults(strategy=None)


def run(options: argparse.Namespace) -> int:
    """Print the hint, weaker ones before it."""
    task = placement_of(options)
    require_all_different(task.puzzle, task.placement)
    names = task.puzzle.unit_names(task.settings) if task.puzzle.unit_names else ()
    told = hint(task.placement, {}, names).told(options.strength)
    if options.json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        lines = [words[options.lang] for words in told["words"]]
        print("\n".join(dict.fromkeys(lines)))
    return DONE
