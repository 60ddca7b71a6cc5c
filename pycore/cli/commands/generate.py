"""`generate`: a new puzzle with exactly one solution; for puzzles with moves see
generate_position.py."""

from __future__ import annotations

import argparse

from ...api.generating import drawn_seed, generate_options, generated
from ...api.subject import subject_of
from ...assist.generate import NOT_MADE, Graded
from ...assist.hints import LEVEL_NAMES, LEVELS
from ...model.bilingual import BadInput, Named, Text
from ...model.notation import write_cells, write_line
from ...model.seed import read_seed
from ...search.movements.make_position import read_moves
from ...task.faults import usable
from ...task.placements import placement_task
from .. import output
from ..arguments import json_argument, puzzle_arguments, seconds_argument
from ..parser import Parser
from ..progress import reporting, working
from ..task_input import is_movement, puzzle_of, settings_typed
from .generate_position import make_position
from .json_head import exit_code, head

ABOUT = Text(
    "Make a puzzle with exactly one solution, or a position that needs a given number of moves.",
    "解がちょうど 1 つの問題、または最短手数を決めた局面を作る。",
)

UNFINISHED = Text("stopped before a puzzle was made", "問題ができないうちに中断しました")

UNGRADED = Text("Difficulty unknown (stopped)", "難しさを調べる前に中断しました")


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
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
        help=parser.say(
            Text("difficulty of the techniques a person needs", "解くのに要る手筋の難しさ")
        ),
    )
    parser.add_argument(
        "--symmetric",
        action="store_true",
        help=parser.say(Text("place the givens with half-turn symmetry", "初めの数を点対称に置く")),
    )
    parser.add_argument(
        "--minimal",
        action="store_true",
        help=parser.say(
            Text(
                "leave no given that could be removed (with --symmetric: no pair of givens)",
                "初めの数をこれ以上減らせない問題にする"
                "（--symmetric では点対称の 2 つを一組として減らせない）",
            )
        ),
    )
    parser.add_argument(
        "--moves",
        type=parser.reading(read_moves),
        metavar="N",
        help=parser.say(
            Text(
                "for puzzles with moves: the length of the shortest line",
                "駒を動かすパズルの最短手数",
            )
        ),
    )
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the puzzle with its seed, in rows and in one line. Raises BadInput."""
    seed = drawn_seed() if options.seed is None else options.seed
    moving = is_movement(options)
    for name in ("difficulty", "symmetric", "minimal") if moving else ("moves",):
        if getattr(options, name):
            raise BadInput(
                Named(name), Text("cannot be used here.", "は、このパズルでは使えません。")
            )
    if moving:
        return make_position(options, seed)
    task = usable(placement_task(puzzle_of(options), settings_typed(options), {}))
    wanted = generate_options(seed, options.difficulty, options.symmetric, options.minimal)
    with working(options) as budget:
        report = reporting(options, progress_line)
        latest, finished = generated(subject_of(task), wanted, budget, report)
    givens, made = latest.making.puzzle, latest.grade if finished else None
    line = None if givens is None else write_line(givens, task.puzzle, task.settings)
    if options.json:
        output.record(
            {
                **head(task, None, finished),
                "givens": givens,
                "seed": seed,
                "text": line,
                "difficulty": LEVELS[made.level][0] if made else None,
                "techniques": made.techniques if made else None,
            }
        )
    elif givens is not None:
        output.words(write_cells(givens, task.drawing), end="\n\n")
        answer = Text(
            f"{line}\n{len(givens)} givens, seed {seed}.",
            f"{line}\n初めの数 {len(givens)} 個、シード {seed}。",
        )
        if made or not finished:  # otherwise its rules are not rated
            words = LEVELS[made.level][1] if made else UNGRADED
            answer = Text(f"{answer.en} {words.en}.", f"{answer.ja}{words.ja}。")
        output.words(answer.in_language(options.lang))
    else:
        output.words((NOT_MADE if finished else UNFINISHED).in_language(options.lang))
    return exit_code(False, givens is not None)  # finding none proves nothing


def progress_line(latest: Graded) -> Text:
    """Return the progress of the work."""
    making = latest.making
    return Text(
        f"attempt {making.attempt}: {making.left} givens",
        f"{making.attempt} 回目: 初めの数 {making.left} 個",
    )
