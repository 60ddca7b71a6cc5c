"""Running a job from the command line: slices, limits, progress, Ctrl-C, exit codes."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from pycore.model.text import Text
from pycore.run.job import Job, Progress
from pycore.search import chosen_strategy
from pycore.task.placements import PlacementTask

DONE, NO_SOLUTION, INTERRUPTED = 0, 1, 130
"""Exit codes; bad input has its own in parser.py."""

SLICE = 0.1
"""Seconds between two looks at the limits, and between two lines of progress."""

YEAR = 31_557_600
"""Seconds in a year."""


def start(task: PlacementTask, options: argparse.Namespace) -> tuple[Job, float]:
    """The job for a task, and the seconds that planning it took."""
    strategy = chosen_strategy(options.strategy, task.placement)
    began = perf_counter()
    search = strategy.start(task.placement, task.drawing)
    job = Job(search, task.placement.is_solution, perf_counter, options.limit)
    return job, perf_counter() - began


def drive(job: Job, options: argparse.Namespace, after_slice: Callable[[], None]) -> bool:
    """Run the job to its end or limit, progress on a terminal; whether it was interrupted."""
    with noted_interrupts() as interrupts:
        while (progress := job.progress()).state in ("paused", "running"):
            left = SLICE if options.seconds is None else options.seconds - progress.elapsed
            if left <= 0 or interrupts:
                job.stop()
                break
            job.run(min(SLICE, left))
            job.take_events()
            show_progress("")
            after_slice()
            show_progress(progress_line(job.progress()).in_language(options.lang))
    show_progress("")
    return bool(interrupts)


@contextmanager
def noted_interrupts() -> Iterator[list[int]]:
    """Ctrl-C is noted in the list, so that the slice at work ends well and nothing found is lost.

    A second Ctrl-C is raised as usual. Where interrupts are ignored (nohup) they stay so.
    """
    noted: list[int] = []

    def note(number: int, frame: object) -> None:
        noted.append(number)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if usual:
        signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        if usual:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def show_progress(line: str) -> None:
    """Write over the line of progress on a terminal, which cuts it where it is too long."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K\x1b[?7l{line}\x1b[?7h")
        sys.stderr.flush()


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
