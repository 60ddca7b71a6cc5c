"""`farthest`: the levels of all positions of a movement, and the positions that need the most
moves."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from ...api.farthest_positions import USUAL_LIMIT, Farthest, farthest_of
from ...api.subject import movement_subject_of
from ...model.bilingual import Text, many
from ...task.faults import usable
from ...task.movements import movement_task
from .. import output
from ..arguments import json_argument, positive, puzzle_arguments, seconds_argument
from ..parser import Parser
from ..progress import progress_line, reporting, working
from ..task_input import puzzle_of, settings_typed
from .json_head import exit_code, head

ABOUT = Text(
    "Examine all positions: count those at each distance from the goal, and list the farthest.",
    "すべての局面を調べ、手数ごとの個数といちばん遠い局面を示す。",
)


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    puzzle_arguments(parser)
    parser.add_argument(
        "--limit",
        type=parser.reading(positive),
        default=USUAL_LIMIT,
        metavar="N",
        help=parser.say(Text("print at most N positions", "表示する局面は N 個まで")),
    )
    seconds_argument(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the number of positions, the levels and the farthest positions."""
    task = usable(movement_task(puzzle_of(options), settings_typed(options)))
    with working(options) as budget:
        subject = movement_subject_of(task)
        known = farthest_of(subject, options.limit, budget, reporting(options, progress_line))
    positions = [task.movement.write(state) for state in known.positions]
    if options.json:
        output.record(
            {
                **head(task, None, known.finished),
                "start": None,
                "states": known.states,
                "levels": known.levels,
                "moves": known.moves,
                "farthest": known.farthest,
                "unsolvable": known.unsolvable,
                "positions": positions,
                "seconds": known.seconds,
            }
        )
    else:
        output.words("\n".join(in_words(known, positions, options.lang)))
    return exit_code(known.finished, known.states > 0)


def in_words(known: Farthest, positions: Sequence[str], lang: str) -> Iterator[str]:
    """Yield the results for a person, line by line, with the levels as a histogram."""
    levels, states, moves = known.levels, known.states, known.moves
    for level, size in enumerate(levels):
        yield f"{level:3}  {size:>12}  {'#' * round(50 * size / max(levels))}"
    yield Text(many(states, "position"), f"{states:,} 局面").in_language(lang)
    if moves is None:
        yield Text("stopped (incomplete)", "中断（途中まで）").in_language(lang)
        return
    far, unsolvable = known.farthest, known.unsolvable
    yield Text(
        f"positions that need {many(moves, 'move')}: {far:,}",
        f"{moves} 手かかる局面が {far:,} 個",
    ).in_language(lang)
    if unsolvable:
        yield Text(
            f"positions that cannot be solved: {unsolvable:,}",
            f"解けない局面が {unsolvable:,} 個",
        ).in_language(lang)
    for position in positions:
        yield f"{position}\n" if "\n" in position else position
