"""`export`: a puzzle as a file, or in the formats of other programs."""

from __future__ import annotations

import argparse

from ...formats import Held, forms_for, written
from ...model.bilingual import BadInput, Text
from ...task.movements import MovementTask
from .. import output
from ..arguments import givens_argument, json_argument, puzzle_arguments, start_argument
from ..exit_codes import DONE
from ..parser import Parser
from ..task_input import is_movement, movement_of, placement_of
from .json_head import Data, Task, asked

ABOUT = Text(
    "Write a puzzle as a file, or in the forms of other programs: links, game IDs, files.",
    "パズルを、ファイルや、ほかのプログラムの書式（リンク、ゲーム ID など）で書き出す。",
)

FILE, ALL = "edagari", "all"
"""The name for a puzzle file, and the name for all formats."""


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    puzzle_arguments(parser)
    givens_argument(parser)
    start_argument(parser)
    parser.add_argument(
        "--as",
        dest="form",
        metavar="NAME",
        help=parser.say(
            Text(
                "the form, or all; without it, a puzzle file if the puzzle has cells to fill in",
                "書式、または all。指定がなければ、数を入れるパズルはパズルファイル",
            )
        ),
    )
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the puzzle in one format, or in each, with its name."""
    moves = is_movement(options)
    task = movement_of(options) if moves else placement_of(options)
    held = held_by(task)
    one = options.form or (ALL if moves or options.json else FILE)
    if one != ALL:
        text = written(held, one)
        if options.json:
            output.record({**asked(task), "forms": [known(held, one)]})
        else:
            output.words(text.rstrip("\n"))
        return DONE
    forms = [known(held, form.name) for form in forms_for(task.puzzle)]
    if options.json:
        output.record({**asked(task), "forms": forms})
        return DONE
    if not forms:
        none = Text("No other form is known for it.", "ほかの書式はありません。")
        output.words(none.in_language(options.lang))
    for form in forms:
        said = form["text"] or form["fault"][options.lang]
        output.words(f"{form['name']}: {said}")
    return DONE


def held_by(task: Task) -> Held:
    """Return the puzzle of a task, ready for writing."""
    if isinstance(task, MovementTask):
        start = task.movement.write(task.movement.start)
        return Held(task.puzzle, task.settings, start=start)
    return Held(task.puzzle, task.settings, task.givens)


def known(held: Held, name: str) -> Data:
    """Return a format as JSON: its name, and the text or the reason why there is none."""
    try:
        return {"name": name, "text": written(held, name), "fault": None}
    except BadInput as bad:
        return {"name": name, "text": None, "fault": bad.fault.in_words()._asdict()}
