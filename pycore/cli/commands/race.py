"""`race`: the strategies for one puzzle, one after another, compared."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from ...model.drawing import Drawing
from ...model.movement import Movement
from ...model.placement import Placement
from ...model.text import Text
from ...run.race import Lap, race
from ...run.slices import Slices
from ...search import strategies_for
from ..asking import (
    givens_argument,
    is_movement,
    movement_of,
    placement_of,
    puzzle_arguments,
    seconds,
    start_argument,
)
from ..exits import DONE, INTERRUPTED
from ..parser import Parser
from ..running import Limits, about, run_slices

NAME = "race"
ABOUT = Text(
    "Run the strategies one after another and compare them.",
    "いろいろな探し方を順に走らせて比べる。",
)

USUAL_LIMIT = 10.0
"""Seconds for each strategy unless told."""

HEADING = Text(
    f"{'strategy':18}{'nodes':>12}{'cuts':>12}{'solutions':>11}{'seconds':>10}{'factor':>10}",
    # as wide on the screen: each of these characters takes two columns
    f"{'方法':16}{'節点':>10}{'枝刈り':>9}{'解':>10}{'秒':>9}{'倍率':>8}",
)


def arguments(parser: Parser) -> None:
    """A puzzle, its givens or start, and the time for each strategy."""
    puzzle_arguments(parser)
    givens_argument(parser)
    start_argument(parser)
    parser.add_argument(
        "--seconds",
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
    json_words = Text("print one JSON object a strategy", "1 つごとに JSON で出力する")
    parser.add_argument("--json", action="store_true", help=parser.say(json_words))
    parser.set_defaults(strategy=None)


def run(options: argparse.Namespace) -> int:
    """Print a row for each strategy when it has come to its end or its limit."""
    puzzle, drawing, check = contest(options)
    laps = race(puzzle, drawing, strategies_for(puzzle), check, perf_counter, options.seconds)
    racing = Slices(laps, perf_counter)
    if not options.json:
        print(HEADING.in_language(options.lang))
    told = 0

    def tell_finished(limits: Limits) -> None:
        nonlocal told
        told = tell(racing.stand, told, len(racing.stand) - 1, options)

    def progress() -> str:
        return figures(racing.stand[-1], None)

    interrupted = run_slices(racing, None, progress, tell_finished)
    tell(racing.stand, told, len(racing.stand), options)
    return INTERRUPTED if interrupted else DONE


def contest(
    options: argparse.Namespace,
) -> tuple[Placement | Movement[Any], Drawing, Callable[[Any], bool]]:
    """What is raced for, its drawing, and the independent check. Raises BadInput."""
    if is_movement(options):
        game = movement_of(options)
        return game.movement, game.drawing, game.movement.is_line
    task = placement_of(options)
    return task.placement, task.drawing, task.placement.is_solution


def tell(laps: tuple[Lap, ...], first: int, end: int, options: argparse.Namespace) -> int:
    """Print the laps from number `first` up to `end`; gives `end`."""
    for number in range(first, end):
        lap, before = laps[number], laps[number - 1] if number else None
        if options.json:
            print(json.dumps(lap.data(before)), flush=True)
        else:
            print(row(lap, before, options.lang), flush=True)
    return end


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
        f"未完了: 木の {lap.part:.2g} まで。全体では{whole.ja}、節点 約 {nodes}",
    )
