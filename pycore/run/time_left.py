"""Pace: how long a search will still take, told only when it goes on as it went so far.

The finished part of a tree grows by leaps: a first branch may be a fiftieth of it and cost nothing,
and what follows may creep. An average over all that has passed is then false by days.
"""

from __future__ import annotations

from collections import deque

APART = 1.1
"""A moment is kept when so many times as much has passed as at the one before."""
SLOWED = 0.5
"""The part of its average speed that a search must still go at."""


class TimeLeft:
    """What part of the work was finished when: moments of the second half of what has passed, and
    one before."""

    def __init__(self) -> None:
        self._moments: deque[tuple[float, float]] = deque()

    def note(self, elapsed: float, finished: float | None) -> None:
        """So much was finished after so many seconds of searching."""
        moments = self._moments
        if finished is None or (moments and elapsed < APART * moments[-1][0]):
            return
        moments.append((elapsed, finished))
        while len(moments) > 1 and moments[1][0] <= elapsed / 2:
            moments.popleft()

    def left(self, elapsed: float, finished: float | None) -> float | None:
        """The seconds still to go; None while nothing can be said, or nothing that would hold."""
        if not finished:
            return None
        if finished < 1 and self._moments:
            before, part = self._moments[0]
            if (finished - part) * elapsed < SLOWED * finished * (elapsed - before):
                return None
        return elapsed * (1 - finished) / finished
