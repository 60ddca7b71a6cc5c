"""`race`: the strategies for one puzzle, one after another, compared."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from ...model.bilingual import Text
from ...model.movement import Movement
from ...model.placement import Placement
from ...run.race import Lap, race
from ...run.runner import Runner
from ...search import strategies_for
from ...task.placements import PlacementTask
from .. import output
from ..arguments import givens_argument, json_argument, puzzle_arguments, seconds, start_argument
from ..limits import Limits
from ..parser import Parser
from ..run_job import about, run_slices
from ..task_input import is_movement, movement_of, placement_of
from .json_head import Task, exit_code, head

ABOUT = Text(
    "Run the strategies one after another and compare them.",
    "いろいろな解き方を順に走らせて比べる。",
)

USUAL_LIMIT = 10.0
"""Seconds for each strategy unless told."""

HEADING = Text(
    f"{'strategy':18}{'nodes':>12}{'cuts':>12}{'solutions':>11}{'seconds':>10}{'factor':>10}",
    # as wide on the screen: each of these characters takes two columns
    f"{'方法':16}{'ノード':>9}{'枝刈り':>9}{'解':>10}{'秒':>9}{'倍率':>8}",
)


def arguments(parser: Parser) -> None:
    """A puzzle, its givens or start, and the time for each strategy."""
    puzzle_arguments(parser)
    givens_argument(parser)
    start_argument(parser)
    parser.add_argument(
        "--seconds",
        dest="seconds_each",
        type=parser.reading(seconds),
        default=USUAL_LIMIT,
        metavar="S",
        help=parser.say(
            Text(
                f"time for each strategy, {USUAL_LIMIT:.0f} unless told",
                f"それぞれにかける秒数（指定がなければ {USUAL_LIMIT:.0f}）",
            )
        ),
    )
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print a row for each strategy when it has come to its end or its limit."""
    task = movement_of(options) if is_movement(options) else placement_of(options)
    puzzle, check = contest(task)
    laps = race(
        puzzle, task.drawing, strategies_for(puzzle), check, perf_counter, options.seconds_each
    )
    racing = Runner(laps, perf_counter)
    if not options.json:
        output.words(HEADING.in_language(options.lang))
    told = 0

    def tell_finished(limits: Limits) -> None:
        nonlocal told
        told = tell(racing.latest[:-1], told, options)

    def progress() -> str:
        return figures(racing.latest[-1], None) if racing.latest else ""  # the first may fail

    run_slices(racing, options.limits, progress, tell_finished)
    run_by = tuple(lap.broken_off for lap in racing.latest)
    tell(run_by, told, options)
    finished = racing.state == "done" and all(lap.state == "done" for lap in run_by)
    if options.json:
        output.record({**head(task, None, finished), "laps": len(run_by), "agree": agree(run_by)})
    return exit_code(finished, True)


def contest(task: Task) -> tuple[Placement | Movement[Any], Callable[[Any], bool]]:
    """What is raced for, and the independent check."""
    if isinstance(task, PlacementTask):
        return task.placement, task.placement.is_solution
    return task.movement, task.movement.is_line


def agree(laps: Sequence[Lap]) -> bool | None:
    """Whether all strategies that came to an end found equally many; None if fewer than two did."""
    ended = [lap.solutions for lap in laps if lap.state == "done"]
    return len(set(ended)) == 1 if len(ended) > 1 else None


def tell(laps: Sequence[Lap], first: int, options: argparse.Namespace) -> int:
    """Print the laps from number `first` on; gives how many are printed by then."""
    for number in range(first, len(laps)):
        lap, before = laps[number], laps[number - 1] if number else None
        if options.json:
            output.record(lap.data(before))
        else:
            output.words(row(lap, before, options.lang))
            output.flush()
    return max(first, len(laps))


def row(lap: Lap, before: Lap | None, lang: str) -> str:
    """The figures; a second line for a strategy that did not come to its end."""
    line = figures(lap, before)
    if lap.state == "done":
        return line
    return f"{line}\n    {still_to_go(lap).in_language(lang)}"


def figures(lap: Lap, before: Lap | None) -> str:
    """One line of the table."""
    times = lap.factors(before)[1] if before else None
    factor = f"{times:.3g}" if times else ""
    return (
        f"{lap.strategy:18}{lap.nodes:12}{lap.cuts:12}{lap.solutions:11}"
        f"{lap.seconds:10.3f}{factor:>10}"
    )


def still_to_go(lap: Lap) -> Text:
    """How far an unfinished strategy would have to go."""
    if lap.state == "gave up":
        return Text("gave up: too many positions", "局面が多すぎるため打ち切り")
    if not lap.part or not lap.seconds_in_all or not lap.nodes_in_all:
        return Text("not finished; how far it is cannot be told", "未完了。全体の見積もりは不明")
    whole = about(lap.seconds_in_all)
    nodes = f"{lap.nodes_in_all:.2g}"
    return Text(
        f"not finished: {lap.part:.2g} of the tree; all of it: {whole.en}, about {nodes} nodes",
        f"未完了: 木の {lap.part:.2g} まで。全体では{whole.ja}、ノード 約 {nodes}",
    )
