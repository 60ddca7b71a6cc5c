"""Running a job from the command line: slices, limits, progress, Ctrl-C, exit codes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import perf_counter

from pycore.commands.asking import Task
from pycore.job import Job, Progress
from pycore.search import strategy_named
from pycore.text import Text

DONE, NO_SOLUTION, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

SLICE = 0.1
"""Seconds between two looks at the limits, and between two lines of progress."""


def start(task: Task, options: argparse.Namespace) -> tuple[Job, float]:
    """The job for a task, and the seconds that planning it took."""
    strategy = strategy_named(task.strategy, task.placement)
    began = perf_counter()
    search = strategy.start(task.placement, task.puzzle.draw(task.settings))
    job = Job(
        search,
        lambda solution: task.placement.broken_rule(solution) is None,
        perf_counter,
        options.limit,
    )
    return job, perf_counter() - began


def drive(job: Job, options: argparse.Namespace, after_slice: Callable[[], None]) -> bool:
    """Run the job to its end or limit, showing progress on a terminal; whether it was interrupted."""
    interrupted = False
    watched = sys.stderr.isatty()
    try:
        while (progress := job.progress()).state in ("paused", "running"):
            left = SLICE if options.seconds is None else options.seconds - progress.elapsed
            if left <= 0:
                job.stop()
                break
            job.run(min(SLICE, left))
            job.take_events()
            after_slice()
            if watched:
                print(
                    f"\r\x1b[K{progress_line(job.progress(), options.lang)}",
                    end="",
                    file=sys.stderr,
                    flush=True,
                )
    except KeyboardInterrupt:
        interrupted = True
        job.stop()
        after_slice()
    if watched:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return interrupted


def progress_line(progress: Progress, lang: str) -> str:
    """One line of progress: fraction, time left, nodes, solutions."""
    part = "" if progress.finished is None else f"{progress.finished:.1%}  "
    left = "" if progress.left is None else time_left(progress.left).in_language(lang) + "  "
    return f"{part}{left}{progress.nodes} / {progress.verdict.in_language(lang)}"


def time_left(left: float) -> Text:
    """A number of seconds still to go, rounded as a person would say it."""
    en, ja = about(left)
    return Text(f"{en} left", f"残り{ja}")


def about(duration: float) -> Text:
    """A number of seconds, rounded as a person would say it."""
    for size, en, ja in (
        (31557600, "years", "年"),
        (86400, "days", "日"),
        (3600, "hours", "時間"),
        (60, "minutes", "分"),
    ):
        if duration >= 2 * size:
            return Text(f"about {duration / size:,.0f} {en}", f"約 {duration / size:,.0f} {ja}")
    return Text(f"about {duration:.0f} seconds", f"約 {duration:.0f} 秒")


def exit_code(progress: Progress, interrupted: bool) -> int:
    """What the command says to the shell."""
    if interrupted:
        return INTERRUPTED
    return NO_SOLUTION if progress.state == "done" and progress.solutions == 0 else DONE
