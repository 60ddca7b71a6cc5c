"""Running a job from the command line: slices, limits, progress, Ctrl-C, exit codes."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import perf_counter
from typing import Any

from ..model.placement import Solution
from ..model.text import Text
from ..run.job import Job, Progress
from ..run.slices import Slices
from ..search import chosen_strategy
from ..task.placements import PlacementTask
from . import output
from .exits import DONE, INTERRUPTED, NO_SOLUTION

SLICE = 0.1
"""Seconds between two looks at the limits, and between two lines of progress."""

GRACE = 0.5
"""Seconds after the end in which what was found by then is still told."""

YEAR = 31_557_600
"""Seconds in a year."""


class Limits:
    """What may end a command before its work is done: --seconds, Ctrl-C."""

    def __init__(self, seconds: float | None) -> None:
        """From now on so many seconds (None: for ever)."""
        self.interrupted = False
        self._end = inf if seconds is None else perf_counter() + seconds

    def interrupt(self) -> None:
        """End now."""
        self.interrupted = True
        self._end = min(self._end, perf_counter())

    @property
    def left(self) -> float:
        """Seconds of work to go."""
        return self._end - perf_counter()

    @property
    def spent(self) -> bool:
        """Whether what was found by the end must no longer be told either."""
        return self.left <= -GRACE


def start(task: PlacementTask, options: argparse.Namespace) -> tuple[Job, float]:
    """The job for a task, and the seconds that planning it took."""
    strategy = chosen_strategy(options.strategy, task.placement)
    began = perf_counter()
    search = strategy.start(task.placement, task.drawing)
    job = Job(search, task.placement.is_solution, perf_counter, options.limit)
    return job, perf_counter() - began


def drive(
    job: Job, options: argparse.Namespace, take: Callable[[Iterator[Solution], Limits], None]
) -> bool:
    """Run a job to its end or limit; whether it was interrupted.

    `take` is given what was found in a slice, as it is listed: it ends early when the limits are
    spent. Nothing found is kept.
    """

    def after_slice(limits: Limits) -> None:
        job.take_events()
        take(job.shown(job.take_found()), limits)

    def line() -> str:
        return progress_line(job.progress()).in_language(options.lang)

    return run_slices(job, options.seconds, line, after_slice)


def run_slices(
    work: Slices[Any],
    seconds: float | None,
    line: Callable[[], str],
    after_slice: Callable[[Limits], None],
) -> bool:
    """Run a work to its end, for so many seconds, or until Ctrl-C, which it tells; `line` is its
    progress, for a terminal.
    """
    limits = Limits(seconds)
    with noting_interrupts(limits):
        while not work.over:
            left = limits.left
            if left <= 0:
                work.stop()
                break
            work.run(min(SLICE, left))
            show_progress("")
            after_slice(limits)
            show_progress(line())
    show_progress("")
    return limits.interrupted


@contextmanager
def noting_interrupts(limits: Limits) -> Iterator[None]:
    """Ctrl-C, and the wish of the system that we end, are noted, so that the slice at work ends
    well and nothing found is lost.

    A second one is taken as usual. What is ignored (by nohup) stays so.
    """
    usual = {
        number: handler
        for number in (signal.SIGINT, signal.SIGTERM)
        if (handler := signal.getsignal(number)) in (signal.default_int_handler, signal.SIG_DFL)
    }

    def note(number: int, frame: object) -> None:
        limits.interrupt()
        restore()

    def restore() -> None:
        for number, handler in usual.items():
            signal.signal(number, handler)

    for number in usual:
        signal.signal(number, note)
    try:
        yield
    finally:
        restore()


def show_progress(line: str) -> None:
    """Write over the line of progress on a terminal, which cuts it where it is too long."""
    if output.on_a_terminal():
        output.aside(f"\r\x1b[K\x1b[?7l{line}\x1b[?7h")


def progress_line(progress: Progress) -> Text:
    """One line of progress: the finished part and the time left if known, nodes, solutions."""
    nodes = Text(f"{progress.nodes:,} nodes", f"節点 {progress.nodes:,}")
    known = [how_far(progress.finished, progress.left)] if progress.finished else []
    parts = [*known, nodes, progress.verdict]
    return Text("  ".join(part.en for part in parts), "　".join(part.ja for part in parts))


def how_far(finished: float, left: float | None) -> Text:
    """The finished part of the tree and the seconds still to go, as a person would say it."""
    part = f"{finished:.1%}" if finished >= 0.001 else f"{finished:.1g}"
    en, ja = about(left or 0.0)
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


def exit_code(progress: Progress, interrupted: bool) -> int:
    """What the command says to the shell."""
    if interrupted:
        return INTERRUPTED
    return NO_SOLUTION if progress.state == "done" and progress.solutions == 0 else DONE
