"""The limits of a command: --seconds, Ctrl-C, SIGTERM, a failure."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .failures import Failure

GRACE = 0.2
"""Seconds after the end for printing the results so far."""


class Limits:
    """The causes that may end a command early: --seconds, Ctrl-C, SIGTERM, a failure.

    Each command gets one at its start, as `options.limits`, for planning, searching and printing.
    `signal` is the number of the signal received, 0 without one; `failure` is the error that ended
    the work.
    """

    def __init__(self, seconds: float | None) -> None:
        """Start the clock with that many seconds (None: no limit)."""
        self.signal = 0
        self.failure: Failure | None = None
        self._end = inf if seconds is None else perf_counter() + seconds

    def interrupt(self, number: int) -> None:
        """End now, because of a signal."""
        self.signal = number
        self._end = min(self._end, perf_counter())

    @property
    def left(self) -> float:
        """Return the seconds of work left."""
        return self._end - perf_counter()

    @property
    def spent(self) -> bool:
        """Return whether even the time for printing is over."""
        return self.left <= -GRACE
