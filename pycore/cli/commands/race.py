"""`race`: the strategies for one puzzle, one after another, compared."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ...api.races import USUAL_SECONDS, Raced, race_of
from ...api.subject import racers, subject_of_any
from ...model.bilingual import Text
from ...run.race import Lap
from .. import output
from ..arguments import (
    givens_argument,
    json_argument,
    puzzle_arguments,
    search_seed_argument,
    seconds,
    start_argument,
)
from ..parser import Parser
from ..progress import about, show_progress, working
from ..task_input import is_movement, movement_of, placement_of
from .json_head import exit_code, head

ABOUT = Text(
    "Run the strategies one after another and compare them.",
    "いろいろな解き方を順に走らせて比べる。",
)

HEADING = Text(
    f"{'strategy':18}{'nodes':>12}{'cuts':>12}{'solutions':>11}{'seconds':>10}{'factor':>10}",
    # equally wide on the screen: each of these characters takes two columns
    f"{'方法':16}{'ノード':>9}{'枝刈り':>9}{'解':>10}{'秒':>9}{'倍率':>8}",
)


def arguments(parser: Parser) -> None:
    """Add a puzzle, its givens or start, the seed, and the time for each strategy."""
    puzzle_arguments(parser)
    givens_argument(parser)
    start_argument(parser)
    search_seed_argument(parser)
    parser.add_argument(
        "--seconds",
        dest="seconds_each",
        type=parser.reading(seconds),
        default=USUAL_SECONDS,
        metavar="S",
        help=parser.say(
            Text(
                f"seconds for each strategy (default: {USUAL_SECONDS:.0f})",
                f"それぞれにかける秒数（指定がなければ {USUAL_SECONDS:.0f}）",
            )
        ),
    )
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print a row for each strategy when it ends or reaches its limit."""
    task = movement_of(options) if is_movement(options) else placement_of(options)
    subject = subject_of_any(task)
    strategies = racers(subject, seed=options.seed)
    printed, headed = 0, options.json

    def heading() -> None:
        nonlocal headed
        if not headed:
            output.words(HEADING.in_language(options.lang))
        headed = True

    def report(raced: Raced) -> None:
        nonlocal printed
        show_progress("")
        heading()  # now, since a user's own puzzle may fail before there is anything to report
        printed = print_laps(raced.laps[:-1], printed, options)
        show_progress(figures(raced.laps[-1], None) if raced.laps else "")  # the first may fail

    with working(options) as budget:
        raced = race_of(subject, strategies, options.seconds_each, budget, report)
    heading()
    print_laps(raced.laps, printed, options)
    if options.json:
        known = {"laps": len(raced.laps), "agree": agree(raced.laps)}
        output.record({**head(task, None, raced.finished), **known})
    return exit_code(raced.finished, True)


def agree(laps: Sequence[Lap]) -> bool | None:
    """Return whether all finished strategies found the same number; None for fewer than two."""
    ended = [lap.solutions for lap in laps if lap.state == "done"]
    return len(set(ended)) == 1 if len(ended) > 1 else None


def print_laps(laps: Sequence[Lap], first: int, options: argparse.Namespace) -> int:
    """Print the laps from number `first` on; return the number printed so far."""
    for number in range(first, len(laps)):
        lap, before = laps[number], laps[number - 1] if number else None
        if options.json:
            output.record(lap.data(before))
        else:
            output.words(row(lap, before, options.lang))
            output.flush()
    return max(first, len(laps))


def row(lap: Lap, before: Lap | None, lang: str) -> str:
    """Return the figures, with a second line for a strategy that did not finish."""
    line = figures(lap, before)
    if lap.state == "done":
        return line
    drawn = (
        ""
        if lap.seed is None
        else Text(f"; seed {lap.seed}", f"、シード {lap.seed}").in_language(lang)
    )
    if lap.state == "found":
        only = Text(
            "one solution; others are not looked for", "解を 1 つだけ（ほかの解は調べない）"
        )
        return f"{line}\n    {only.in_language(lang)}{drawn}"
    return f"{line}\n    {still_to_go(lap).in_language(lang)}{drawn}"


def figures(lap: Lap, before: Lap | None) -> str:
    """Return one line of the table."""
    times = lap.factors(before)[1] if before else None
    factor = f"{times:.3g}" if times else ""
    return (
        f"{lap.strategy:18}{lap.nodes:12}{lap.cuts:12}{lap.solutions:11}"
        f"{lap.seconds:10.3f}{factor:>10}"
    )


def still_to_go(lap: Lap) -> Text:
    """Return an estimate of an unfinished strategy's total."""
    if lap.state == "gave up":
        return Text("gave up: too many positions", "局面が多すぎるため打ち切り")
    if not lap.part or not lap.seconds_in_all or not lap.nodes_in_all:
        return Text("not finished; no estimate of the whole", "未完了。全体の見積もりは不明")
    whole = about(lap.seconds_in_all)
    nodes = f"{lap.nodes_in_all:.2g}"
    return Text(
        f"not finished: {lap.part:.2g} of the tree; whole tree: {whole.en}, about {nodes} nodes",
        f"未完了: 木の {lap.part:.2g} まで。全体では{whole.ja}、ノード 約 {nodes}",
    )
