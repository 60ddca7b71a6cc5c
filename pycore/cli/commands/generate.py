"""`generate`: a new puzzle with exactly one solution; for puzzles with moves see
generate_position.py."""

from __future__ import annotations

import argparse

from ...api.generating import drawn_seed, generate_options, generated
from ...api.subject import subject_of
from ...assist.generate import Graded, not_made
from ...assist.hints import LEVEL_NAMES, TECHNIQUE_NAMES
from ...model.bilingual import BadInput, Named, Text, many
from ...model.notation import write_cells, write_line
from ...search.movements.make_position import read_moves
from ...task.faults import usable
from ...task.placements import placement_task
from .. import output
from ..arguments import json_argument, puzzle_arguments, seconds_argument, seed_argument
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

GIVEN, CLUE = Text("given", "初めの数"), Text("clue", "ヒント")

UNGRADED = Text("Difficulty unknown (stopped)", "難しさを調べる前に中断しました")


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    puzzle_arguments(parser)
    seed_argument(
        parser, Text("the same seed makes the same puzzle", "同じ数を与えると同じ問題になる")
    )
    parser.add_argument(
        "--difficulty",
        choices=(*LEVEL_NAMES, *TECHNIQUE_NAMES),
        help=parser.say(
            Text(
                "difficulty of the techniques a person needs, or one that the puzzle is to need",
                "解くのに要る手筋の難しさ、または使うことになる手筋",
            )
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
    making, made = latest.making, latest.grade if finished else None
    givens, clues = making.puzzle, making.settings
    task = task._replace(settings=clues or task.settings)
    line = None if givens is None else write_line(givens, task.puzzle, task.settings)
    if options.json:
        output.record(
            {
                **head(task, None, finished),
                "givens": givens,
                "seed": seed,
                "text": line,
                "difficulty": made.name if made else None,
                "score": made.score if made else None,
                "techniques": made.techniques if made else None,
            }
        )
    elif givens is not None:
        if clues:
            for name, typed in task.puzzle.written(clues).items():
                output.words(f"{name}: {typed}", end="\n\n")
        if givens or not clues:
            output.words(write_cells(givens, task.drawing), end="\n\n")
            output.words(line or "")
        known = CLUE if clues else GIVEN
        answer = Text(
            f"{many(making.left, known.en)}, seed {seed}." if making.left else f"Seed {seed}.",
            f"{known.ja} {making.left} 個、シード {seed}。" if making.left else f"シード {seed}。",
        )
        if made or not finished:  # otherwise its rules are not rated
            words = made.words if made else UNGRADED
            answer = Text(f"{answer.en} {words.en}.", f"{answer.ja}{words.ja}。")
        output.words(answer.in_language(options.lang))
    else:
        words = not_made(making.attempt) if finished else UNFINISHED
        output.words(words.in_language(options.lang))
    return exit_code(False, givens is not None)  # finding none proves nothing


def progress_line(latest: Graded) -> Text:
    """Return the progress of the work."""
    making = latest.making
    return Text(
        f"attempt {making.attempt}: {making.left} left",
        f"{making.attempt} 回目: 残り {making.left} 個",
    )
