"""The time of a call: a number of seconds, slice after slice, with Ctrl-C between two slices.

budget  the seconds of work left; the caller's own work in between does not count
slice   the work between two checks of the budget and two reports of progress
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import perf_counter
from typing import Any, TypeVar

from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.incremental import Incremental
from ..run.job import Progress
from ..run.runner import Runner, Work, until_result

T = TypeVar("T")

Report = Callable[[Progress], object]
"""A callback with the state of a search after every slice. An exception in it ends the call."""

SLICE = 0.05
"""Seconds."""

FOR_EVER = 10**12
"""Seconds; larger numbers are reduced to this, because floats are limited."""


class TimeBudget:
    """The seconds of work left."""

    def __init__(self, seconds: float | None) -> None:
        """Start with that many seconds, None for no limit. Raises BadInput unless positive."""
        if seconds is not None and not (is_number(seconds) and 0 < seconds < inf):
            raise BadInput(
                Named("seconds"),
                Text(
                    f"must be a number of seconds above 0, not {shown(spelled(seconds))}.",
                    f"0 より大きい秒数を入れてください（{shown(spelled(seconds))} は使えません）。",
                ),
            )
        self._given = inf if seconds is None else float(min(seconds, FOR_EVER))
        self.spent = 0.0

    @property
    def left(self) -> float:
        """Return the seconds of work left."""
        return self._given - self.spent

    @property
    def over(self) -> bool:
        """Return whether the work must end."""
        return self.left <= 0

    @property
    def late(self) -> bool:
        """Return whether even the time for processing results is over."""
        return self.over

    @contextmanager
    def spending(self) -> Iterator[None]:
        """Charge the block's time to the budget."""
        began = perf_counter()
        try:
            yield
        finally:
            self.spent += perf_counter() - began

    def slice(self, work: Runner[Any]) -> None:
        """Continue work for a slice."""
        with interrupts_held_back(), self.spending():
            work.run(min(SLICE, self.left))


def is_number(value: object) -> bool:
    """Return whether a program passed a number; True and False are not."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def check_limit(limit: int | None) -> None:
    """Raise BadInput for a limit that is not a positive whole number."""
    if limit is None or (is_number(limit) and isinstance(limit, int) and limit >= 1):
        return
    raise BadInput(
        Named("limit"),
        Text(
            f"must be a whole number from 1, not {shown(spelled(limit))}.",
            f"1 以上の整数を入れてください（{shown(spelled(limit))} は使えません）。",
        ),
    )


def in_slices(work: Runner[Any], budget: TimeBudget) -> Iterator[None]:
    """Continue the work to its end, or stop it when the budget is spent; yield to the caller after
    every slice."""
    while not work.over:
        if budget.over:
            work.stop()
            return
        budget.slice(work)
        yield


def last_state(
    states: Iterator[T], budget: TimeBudget, progress: Callable[[T], object] | None
) -> tuple[T, bool]:
    """Return the last state of the work, which has at least one, and whether it ended there."""

    def work() -> Work[T]:
        yield from states

    with budget.spending():
        slices = Runner(work(), perf_counter)
    for _ in in_slices(slices, budget):
        if progress:
            progress(slices.latest)
    return slices.latest, slices.state == "done"


def within(
    work: Incremental[T], budget: TimeBudget, progress: Callable[[], object] | None = None
) -> T | None:
    """Return the result of the work; None if the budget runs out first."""

    def report(_: tuple[T, ...]) -> None:
        if progress:
            progress()

    result, _ = last_state(until_result(work), budget, report)
    return result[0] if result else None


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Delay Ctrl-C until the end of the block: a search interrupted in the middle could not go on.
    A program's own handler, and other threads, are left alone."""
    usual = signal.default_int_handler
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGINT) is not usual:
        yield
        return
    noted: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if noted:
            raise KeyboardInterrupt
