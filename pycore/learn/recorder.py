"""A record of a program's actions on a puzzle: the events of a search (search/events.py), and
counts.

moment   a position on the tape of events: the number of events before it; a change of face (FACED)
         belongs to its move and is not counted
limit    beyond `most_events` nothing is recorded, but everything is still counted
refilled the line that first put a value into a cell that a later call had left filled
standing the current values on a board that is not recorded, because its cells do not fit an event
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from ..search.events import FACED, KIND, VISITED, pack

MOST_EVENTS = 2_000_000
"""The events recorded of one program: 8 MB."""

MOST_SOLUTIONS = 100_000
"""The solutions remembered to recognise duplicates."""

VISIT = pack(0, third=1)
"""The mark of the last move of a visit (search/events.py)."""


class Counts(NamedTuple):
    """Totals: values placed or states visited, refusals, different solutions, and repeated reports
    of solutions."""

    nodes: int
    cuts: int
    solutions: int
    repeated: int


class Recorder:
    """The events of one program, and its counts."""

    def __init__(self, most_events: int = MOST_EVENTS) -> None:
        self.moment = self.nodes = self.cuts = self.repeated = 0
        self.full = False
        self.refilled: int | None = None
        self._standing: Callable[[], list[int | None]] | None = None
        self._solutions: set[Hashable] = set()
        self._found = 0
        self._events = array("I")
        self._room = most_events  # for moments

    @property
    def counts(self) -> Counts:
        """Return the totals so far."""
        return Counts(self.nodes, self.cuts, self._found, self.repeated)

    def record_nothing(self, standing: Callable[[], list[int | None]]) -> None:
        """Only count from now on; `standing` returns the index of each cell's value."""
        self.full, self._standing = True, standing

    @property
    def standing(self) -> list[int | None] | None:
        """Return the values on a board that is not recorded, None for one that is."""
        return self._standing() if self._standing else None

    def take(self) -> array[int]:
        """Return the events since the last call."""
        taken, self._events = self._events, array("I")
        return taken

    def add(self, event: int) -> None:
        """Record one event, while there is room."""
        if not self.full and self.moment < self._room:
            self.moment += 1
            self._events.append(event)
        else:
            self.full = True

    def add_moves(self, events: Iterable[int]) -> None:
        """Record moves with their changes of face, all or none."""
        moves = list(events)
        written = sum(event >> KIND != FACED for event in moves)
        if not self.full and self.moment + written <= self._room:
            self.moment += written
            self._events.extend(moves)
        else:
            self.full = True

    def visited(self, events: Iterable[int]) -> None:
        """Count a visited state and record the moves to it."""
        self.nodes += 1
        moves = list(events)
        last = next((at for at in reversed(range(len(moves))) if moves[at] >> KIND != FACED), None)
        if last is None:
            self.add(pack(VISITED))
            return
        moves[last] |= VISIT
        self.add_moves(moves)

    def found(self, solution: Hashable) -> bool:
        """Count a solution; return whether it is new."""
        if solution in self._solutions:
            self.repeated += 1
            return False
        self._found += 1
        if len(self._solutions) < MOST_SOLUTIONS:
            self._solutions.add(solution)
        return True
