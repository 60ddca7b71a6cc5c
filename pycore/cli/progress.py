"""A command at work: its budget and the progress line on a terminal."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from ..api.budget import TimeBudget
from ..model.bilingual import BadInput, Text
from ..run.job import Progress
from ..run.runner import Runner
from . import output
from .blame import blame
from .failures import failure_of
from .limits import Limits
from .signals import noting_signals

State = TypeVar("State")

YEAR = 31_557_600
"""Seconds in a year."""


class CommandBudget(TimeBudget):
    """The budget within a command's limits. An error ends the work like a limit and is recorded
    there; the results so far are still printed. An error in the user's own file is BadInput."""

    def __init__(self, limits: Limits, seconds: float | None = None) -> None:
        """Start with at most that many seconds, if any."""
        super().__init__(seconds)
        self._limits = limits

    @property
    def left(self) -> float:
        """Return the seconds of work left."""
        return min(super().left, self._limits.left)

    @property
    def late(self) -> bool:
        """Return whether even the time for printing is over."""
        return self._limits.spent

    def slice(self, work: Runner[Any]) -> None:
        """Continue work for a slice. Raises BadInput."""
        try:
            super().slice(work)
        except BadInput:
            raise
        except Exception as error:
            own = blame(error)
            if own:
                raise own from None
            self._limits.failure = failure_of(error)
            work.stop()


@contextmanager
def working(options: argparse.Namespace) -> Iterator[CommandBudget]:
    """Let a signal end the work of the block cleanly, and allow a progress line."""
    with noting_signals(options.limits.interrupt):
        yield CommandBudget(options.limits)
    show_progress("")


def reporting(
    options: argparse.Namespace, line: Callable[[State], Text | str]
) -> Callable[[State], None]:
    """Show the progress line for the state of work."""

    def report(state: State) -> None:
        shown = line(state)
        show_progress(shown if isinstance(shown, str) else shown.in_language(options.lang))

    return report


def saying(options: argparse.Namespace, words: Text) -> Callable[[], None]:
    """Show a constant text during work."""
    return lambda: show_progress(words.in_language(options.lang))


def show_progress(line: str) -> None:
    """Overwrite the progress line on a terminal, cut to its width."""
    if output.on_a_terminal():
        output.aside(f"\r\x1b[K\x1b[?7l{line}\x1b[?7h")


def progress_line(progress: Progress) -> Text:
    """Return a progress line: the finished part and the time left if known, nodes, solutions."""
    nodes = Text(f"{progress.nodes:,} nodes", f"ノード {progress.nodes:,}")
    known = [how_far(progress.finished, progress.left)] if progress.finished else []
    parts = [*known, nodes, progress.verdict]
    return Text("  ".join(part.en for part in parts), "　".join(part.ja for part in parts))


def how_far(finished: float, left: float | None) -> Text:
    """Return the finished part of the tree and the seconds left, in words."""
    part = f"{finished:.1%}" if finished >= 0.001 else f"{finished:.1g}"
    if left is None:
        return Text(
            f"{part} of the tree, time left not known yet", f"木の {part}　残り時間はまだ不明"
        )
    en, ja = about(left)
    return Text(f"{part} of the tree, {en} left", f"木の {part}　残り{ja}")


def about(duration: float) -> Text:
    """Return a number of seconds, rounded, in words."""
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
