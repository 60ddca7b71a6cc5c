"""The time left of a search, estimated only while it keeps its pace.

The finished part of a tree grows in leaps: the first branch may be a fiftieth of it and cost
nothing, while the next ones are slow. An average over the whole time would then be wrong by days.
"""

from __future__ import annotations

from collections import deque

APART = 1.1
"""A moment is recorded when the elapsed time exceeds the last one's by this factor."""
SLOWED = 0.5
"""The fraction of its average speed that a search must keep for an estimate."""


class TimeLeft:
    """The finished part of the work over time: moments of the second half of the time so far, and
    one before."""

    def __init__(self) -> None:
        self._moments: deque[tuple[float, float]] = deque()

    def note(self, elapsed: float, finished: float | None) -> None:
        """Record the fraction finished after `elapsed` seconds of searching."""
        moments = self._moments
        if finished is None or (moments and elapsed < APART * moments[-1][0]):
            return
        moments.append((elapsed, finished))
        while len(moments) > 1 and moments[1][0] <= elapsed / 2:
            moments.popleft()

    def left(self, elapsed: float, finished: float | None) -> float | None:
        """Return the estimated seconds left; None without a reliable estimate."""
        if not finished:
            return None
        if finished < 1 and self._moments:
            before, part = self._moments[0]
            if (finished - part) * elapsed < SLOWED * finished * (elapsed - before):
                return None
        return elapsed * (1 - finished) / finished
