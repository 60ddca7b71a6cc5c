"""`count`: the number of solutions, in all and by symmetry, and the cost of the search."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import asdict

from ...api.counting import Counted, count_by, way_to_count
from ...api.subject import subject_of
from ...model.bilingual import BadInput, Named, Text, many
from ...run.job import Progress
from ...run.summaries import TOGETHER, exactly
from ...task.placements import PlacementTask
from .. import output
from ..arguments import search_arguments
from ..executors import spreading_arguments, workers_of
from ..parser import Parser
from ..progress import how_far, progress_line, reporting, working
from ..task_input import placement_of
from .json_head import asked, exit_code, head, seconds_of

ABOUT = Text("Count the solutions.", "解の個数を数える。")


NONE = Text("no solution", "解なし")
STOPPED = Text("unknown (stopped)", "不明（中断）")


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    search_arguments(parser)
    spreading_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Print the counts, as words or as one JSON object."""
    task = placement_of(options)
    subject = subject_of(task)
    way = way_to_count(
        subject, options.strategy or None, options.limit, options.seconds is not None
    )
    if way is None and options.keep is not None:
        raise BadInput(
            Named("keep"),
            Text(
                "needs --strategy here: without a strategy, solutions are not visited one by one.",
                "には --strategy の指定が必要です（指定がないと解を 1 つずつ調べません）。",
            ),
        )
    line: Callable[[Progress], Text] = progress_line if way else part_line
    with workers_of(options, {**asked(task), "strategy": way and way.name}) as workers:
        with working(options) as budget:
            counted, progress = count_by(
                way, subject, options.limit, budget, reporting(options, line), workers
            )
        return tell_count(task, counted, progress, options)


def tell_count(
    task: PlacementTask, counted: Counted, progress: Progress, options: argparse.Namespace
) -> int:
    """Print the result of a count; unknown values are null."""
    visited = counted.strategy is not None
    if options.json:
        output.record(
            {
                **head(task, counted.strategy, counted.finished),
                "solutions": counted.solutions,
                "found": counted.found if visited else None,
                "classes": asdict(counted.classes),
                "nodes": counted.nodes,
                "cuts": counted.cuts,
                "seconds": seconds_of(progress),
            }
        )
    elif visited:
        output.words(summary(progress, counted.classes.drawing).in_language(options.lang))
    elif counted.solutions is None:
        output.words(STOPPED.in_language(options.lang))
        output.words(part_line(progress).in_language(options.lang))
    else:
        total = exactly(counted.solutions) if counted.solutions else NONE
        output.words(total.in_language(options.lang))
    return exit_code(counted.finished, bool(counted.solutions))


def part_line(progress: Progress) -> Text:
    """Return the progress of a count that does not visit solutions."""
    if progress.left is None:
        return Text("…", "…")
    return how_far(progress.finished or 0.0, progress.left)


def summary(progress: Progress, kinds: int | None) -> Text:
    """Return the result of a count in a few lines."""
    en, ja = progress.verdict
    if kinds and kinds != progress.solutions:  # otherwise no solution is an image of another
        en = f"{en}\nup to rotation and reflection: {kinds:,}"
        ja = f"{ja}\n回転と裏返しを同じとみなすと {kinds:,} 種類"
    if progress.state == "stopped" and progress.found < progress.solutions:
        en, ja = f"{en}\n{TOGETHER.en}", f"{ja}\n{TOGETHER.ja}"
    if progress.state == "stopped" and progress.finished and progress.finished < 1:
        far = how_far(progress.finished, progress.left)
        en, ja = f"{en}\n{far.en}", f"{ja}\n{far.ja}"
    if progress.state == "stopped" and not progress.nodes and progress.planned == progress.elapsed:
        return Text(
            f"{en}\nThe time was over before the search began.",
            f"{ja}\n探索を始める前に時間が尽きました。",
        )
    took = f"{progress.elapsed:.3g}"
    return Text(
        f"{en}\n{many(progress.nodes, 'node')}, {many(progress.cuts, 'cut')}, {took} seconds",
        f"{ja}\nノード {progress.nodes:,}、枝刈り {progress.cuts:,}、{took} 秒",
    )
