"""`shared`: the backbone, the values common to all solutions."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ...api.backbones import Shared, shared_by
from ...api.subject import subject_of
from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.notation import write_cells
from .. import output
from ..arguments import givens_argument, json_argument, puzzle_arguments, seconds_argument
from ..parser import Parser
from ..progress import reporting, working
from ..task_input import placement_of
from .json_head import STOPPED, exit_code, head

ABOUT = Text(
    "Show which values each cell has in at least one solution.",
    "どのマスにどの数が入り得るかを、すべての解について調べる。",
)


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    puzzle_arguments(parser)
    givens_argument(parser)
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the cells that agree in all solutions, then the possible values of the others."""
    task = placement_of(options)
    with working(options) as budget:
        known = shared_by(subject_of(task), budget, reporting(options, progress_line))
    if options.json:
        output.record(
            {
                **head(task, None, known.finished),
                "possible": known.possible,
                "certain": known.certain,
                "open": known.open,
            }
        )
    else:
        output.words("\n".join(in_words(known, task.drawing, options.lang)))
    return exit_code(known.finished, any(known.possible))


def in_words(known: Shared, drawing: Drawing, lang: str) -> Iterator[str]:
    """Yield the results for a person, line by line."""
    finished = known.finished
    if finished and not any(known.possible):
        yield Text("No solution.", "解はありません。").in_language(lang)
        return
    if finished:
        yield write_cells(known.certain, drawing) + "\n"
    for cell, values in enumerate(known.possible):
        if len(values) != 1 or not finished:
            listed = " ".join(map(str, values))
            yield Text(f"cell {cell}: {listed}", f"マス {cell}: {listed}").in_language(lang)
    if not finished:
        stopped, still = STOPPED, progress_line(known)
        yield Text(f"{stopped.en}; {still.en}", f"{stopped.ja}。{still.ja}").in_language(lang)


def progress_line(known: Shared) -> Text:
    """Return the number of undecided values."""
    return Text(f"{known.open} candidates undecided", f"未確定の候補 {known.open} 個")
