"""The scheduler of the parts of a search: open, handed out, or done.

own     the part being done here, while the others are open to helpers
away    handed out, without a result yet. When all others are done, these are done here too: the
        first result counts, the other is ignored
bundle  parts handed out together (bundles.py)

merger.py combines results.
"""

from __future__ import annotations

import json
from collections import deque

from ..model.bilingual import BadInput
from ..model.incremental import piece
from ..run.checkpoints import DAMAGED, Totals
from ..search.events import Batch, Batches, Branch
from .bundles import Bundle, read_bundle
from .merger import Merger
from .partition import Partition
from .results import PartResult, read_entry
from .running_part import RunningPart

AHEAD = 64
"""The most parts handed out or early, while solutions are listed."""

BUNDLE = 0.4
"""The target duration of a bundle in seconds."""

MOST = 64
"""The most parts in a bundle."""


class Scheduler(Merger):
    """The parts of a search, done here one after another unless helpers do them."""

    def __init__(
        self,
        partition: Partition,
        room: int,
        lists_all: bool,
        done: int = 0,
        before: Totals | None = None,
    ) -> None:
        """Start with all parts open except those in `done`, whose totals are `before`."""
        super().__init__(partition, room, lists_all, done, before)
        self._number_of = {branch: number for number, branch in enumerate(partition.branches)}
        open_ = [number for number in range(len(partition.branches)) if not self.is_known(number)]
        self._open = deque(self.in_order(open_))
        self._away: dict[int, None] = {}
        self._own: int | None = None
        self._seconds, self._helped = 0.0, 0

    def hand_out(self) -> str | None:
        """Return a bundle for a helper; None if there is nothing to hand out now."""
        if self.room and self._is_far_ahead():
            return None
        wanted = min(self._as_long_as_a_bundle(), len(self._open) // 16)
        if self.room:
            wanted = min(wanted, AHEAD - len(self.early) - len(self._away))
        branches: list[Branch] = []
        while self._open and len(branches) < max(1, wanted):
            number = self._open.popleft()
            self._away[number] = None
            branches.append(self.partition.branches[number])
        return Bundle(branches, self.room).text() if branches else None

    def _as_long_as_a_bundle(self) -> int:
        """Return the number of parts that fill a bundle's duration, as far as known."""
        if not self._helped:
            return 1
        pace = self._seconds / self._helped  # 0: too quick for the clock
        return min(MOST, int(BUNDLE / pace)) if pace > BUNDLE / MOST else MOST

    def take(self, done: str) -> None:
        """Take the results of a bundle, a list of entries as JSON, skipping known results. Raises
        BadInput for anything else, or damaged data."""
        for record in _list_in(done):
            entry = read_entry(record, self.partition.ways.plan)
            if entry is None or entry[0] not in self._number_of:
                raise BadInput(None, DAMAGED)
            branch, outcome = entry
            self._seconds += outcome.seconds
            self._helped += 1
            self.arrive(self._number_of[branch], outcome)

    def take_back(self, bundle: str) -> None:
        """Reopen the parts of a bundle that will not return. Raises BadInput."""
        for branch in reversed(read_bundle(bundle).branches):
            number = self._number_of.get(branch)
            if number in self._away:
                del self._away[number]
                if number != self._own:
                    self._open.appendleft(number)

    def batches(self) -> Batches:
        """Run the search, doing the parts that helpers do not; counts continue from `before`."""
        size = yield self.first_batch()
        while (number := self._next()) is not None:
            self._own = number
            beginning = self.partition.ways.begun(self.partition.branches[number], self.room)
            while not (begun := piece(beginning)):
                size = yield self._batch()
            [doing] = begun
            while not self.is_known(number) and doing.goes_on(size):
                size = yield self._batch(doing)
            doing.close()
            self._own = None
            self.arrive(number, doing.outcome())
            size = yield self._batch()
        yield self.last_batch()

    def arrive(self, number: int, outcome: PartResult) -> None:
        """Take the result of a part, unless already known."""
        self._away.pop(number, None)
        super().arrive(number, outcome)

    def _next(self) -> int | None:
        """Return the next part to do here; one that a helper has if no other is left, or if all
        others wait for it."""
        if self._open and not (self.room and self._is_far_ahead() and self._turn in self._away):
            return self._open.popleft()
        return min(self._away, default=None) if self.room else next(iter(self._away), None)

    def _is_far_ahead(self) -> bool:
        held = sum(len(outcome.found) for outcome in self.early.values())
        return held > self.room or len(self.early) + len(self._away) >= AHEAD

    def _batch(self, doing: RunningPart | None = None) -> Batch:
        """Return the results that can be reported now, including the part being done here."""
        listing = bool(self.room)
        if doing and self._own is not None and not self.is_known(self._own):
            weight = doing.finished * self.partition.weights[self._own]
            batch = self.batch(doing.nodes, doing.cuts, weight)
        else:
            batch = self.batch()
        if listing and not self.room:
            self._open = deque(self.in_order(self._open))
        return batch


def _list_in(text: str) -> list[object]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput(None, DAMAGED) from None
    if not isinstance(data, list):
        raise BadInput(None, DAMAGED)
    return data
