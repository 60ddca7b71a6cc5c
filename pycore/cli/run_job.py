"""Running a job from the command line: slices, limits, progress."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..model.bilingual import BadInput, Text
from ..model.incremental import Incremental
from ..model.placement import Solution
from ..run.job import Job, Progress
from ..run.runner import Runner
from ..search import chosen_strategy
from ..search.events import Search
from ..task.placements import PlacementTask
from . import output
from .failures import failure_of
from .limits import Limits
from .signals import noting_signals

if TYPE_CHECKING:
    from ..parallel.executors.search import Help

SLICE = 0.1
"""Seconds between two looks at the limits, and between two lines of progress."""

YEAR = 31_557_600
"""Seconds in a year."""


def start(task: PlacementTask, options: argparse.Namespace, by: Help | None = None) -> Job:
    """The job for a task: it plans first, and has the parts done by others if there are some."""
    strategy = chosen_strategy(options.strategy, task.placement)
    search = strategy.prepare(task.placement, task.drawing)
    return start_search(task, strategy.name, search, options.limit, by)


def start_search(
    task: PlacementTask,
    strategy: str,
    search: Incremental[Search],
    limit: int | None,
    by: Help | None,
) -> Job:
    """The job for a search as it is prepared by that strategy."""
    if by:
        from ..parallel.executors.search import spread

        search = spread(search, task.placement, task.drawing, strategy, limit, by)
    return Job(search, task.placement.is_solution, perf_counter, limit)


def drive(
    job: Job, options: argparse.Namespace, take: Callable[[Iterator[Solution], Limits], None]
) -> None:
    """Run a job to its end or to that of the limits.

    `take` is given what was found in a slice, as it is listed: it ends early when the limits are
    spent. Nothing found is kept.
    """

    def after_slice(limits: Limits) -> None:
        job.take_events()
        take(job.shown(job.take_found()), limits)

    def line() -> str:
        return progress_line(job.progress()).in_language(options.lang)

    run_slices(job, options.limits, line, after_slice)


def run_slices(
    work: Runner[Any],
    limits: Limits,
    line: Callable[[], str],
    after_slice: Callable[[Limits], None],
) -> None:
    """Run a work to its end or to that of the limits; `line` is its progress, for a terminal.

    What breaks the work ends it as a limit does, and is noted there: what was found by then is
    still told. Raises BadInput, and what `after_slice` raises.
    """
    with noting_signals(limits.interrupt):
        while not work.over:
            left = limits.left
            if left <= 0:
                work.stop()
                break
            try:
                work.run(min(SLICE, left))
            except BadInput:
                raise
            except Exception as error:
                limits.failure = failure_of(error)
                work.stop()
            show_progress("")
            after_slice(limits)
            show_progress(line())
    show_progress("")


def show_progress(line: str) -> None:
    """Write over the line of progress on a terminal, which cuts it where it is too long."""
    if output.on_a_terminal():
        output.aside(f"\r\x1b[K\x1b[?7l{line}\x1b[?7h")


def progress_line(progress: Progress) -> Text:
    """One line of progress: the finished part and the time left if known, nodes, solutions."""
    nodes = Text(f"{progress.nodes:,} nodes", f"ノード {progress.nodes:,}")
    known = [how_far(progress.finished, progress.left)] if progress.finished else []
    parts = [*known, nodes, progress.verdict]
    return Text("  ".join(part.en for part in parts), "　".join(part.ja for part in parts))


def how_far(finished: float, left: float | None) -> Text:
    """The finished part of the tree and the seconds still to go, as a person would say it."""
    part = f"{finished:.1%}" if finished >= 0.001 else f"{finished:.1g}"
    if left is None:
        return Text(
            f"{part} of the tree, time left not known yet", f"木の {part}　残り時間はまだ不明"
        )
    en, ja = about(left)
    return Text(f"{part} of the tree, {en} left", f"木の {part}　残り{ja}")


def about(duration: float) -> Text:
    """A number of seconds, rounded as a person would say it."""
    if duration > 1e6 * YEAR:
        return Text("more than a million years", " 100 万年以上")
    for size, en, ja in (
        (YEAR, "years", "年"),
        (86400, "days", "日"),
        (3600, "hours", "時間"),
        (60, "minutes", "分"),
    ):
        if duration >= 2 * size:
            return Text(f"about {duration / size:,.0f} {en}", f"約 {duration / size:,.0f} {ja}")
    if duration < 2:
        return Text("about a second", "約 1 秒")
    return Text(f"about {duration:.0f} seconds", f"約 {duration:.0f} 秒")
