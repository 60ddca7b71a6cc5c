"""The limits of a command: --seconds, Ctrl-C, the system's wish, a failure."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .failures import Failure

GRACE = 0.2
"""Seconds after the end in which what was found by then is still told."""


class Limits:
    """What may end a command before its work is done: --seconds, Ctrl-C, the system's wish, a
    failure.

    A command gets one, as `options.limits`, when it begins: it bounds planning, searching and
    printing. `signal` is the number of the signal that came, 0 without one; `failure` is what broke
    the work.
    """

    def __init__(self, seconds: float | None) -> None:
        """From now on so many seconds (None: for ever)."""
        self.signal = 0
        self.failure: Failure | None = None
        self._end = inf if seconds is None else perf_counter() + seconds

    def interrupt(self, number: int) -> None:
        """End now."""
        self.signal = number
        self._end = min(self._end, perf_counter())

    @property
    def left(self) -> float:
        """Seconds of work to go."""
        return self._end - perf_counter()

    @property
    def spent(self) -> bool:
        """Whether what was found by the end must no longer be told either."""
        return self.left <= -GRACE
