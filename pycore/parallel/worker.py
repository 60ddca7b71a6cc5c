"""Helping: doing parts of a search driven by another worker.

bundle  parts sent together (bundles.py); their results return together too, as a list of entries
        (results.py)
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable

from ..model.bilingual import BadInput
from ..model.incremental import USUAL_SIZE, Incremental, paused
from ..run.checkpoints import OTHER_PLAN
from ..run.runner import Runner, Work
from ..search.events import NoSuchBranch
from .bundles import Bundle, read_bundle
from .results import packed_entry_of
from .ways import PartWays

LONGER = 4
"""The length of a slice of a shared search, as a multiple of that of a watched one."""


class PartWorker(Runner[float]):
    """Work on the parts it is given; it rests when there are none. `ways` are None until
    prepared."""

    def __init__(
        self, preparing: Incremental[PartWays], plan: str, clock: Callable[[], float]
    ) -> None:
        """Help with a search of that plan. The slice that ends the preparation raises BadInput if
        the search is another."""
        self.ways: PartWays | None = None
        self._plan = plan
        self._bundles: deque[Bundle] = deque()
        self._done: list[str] = []
        super().__init__(self._helping(preparing), clock)

    def run(self, seconds: float, size: int = USUAL_SIZE) -> None:
        """Work longer at a time, because nothing is shown."""
        super().run(LONGER * seconds, size)

    def give(self, bundle: str) -> None:
        """Add a bundle of parts. Raises BadInput if invalid."""
        self._bundles.append(read_bundle(bundle))

    def take_done(self) -> list[str]:
        """Return the results of the bundles finished since the last call, in order."""
        done, self._done = self._done, []
        return done

    def _helping(self, preparing: Incremental[PartWays]) -> Work[float]:
        yield 0.0
        ways = yield from paused(preparing, 0.0)
        if ways.plan != self._plan:
            raise BadInput(None, OTHER_PLAN)
        self.ways = ways
        while True:
            while not self._bundles:
                self.pause()
                yield 0.0
            branches, room = self._bundles[0]
            entries = []
            for number, branch in enumerate(branches):
                began = self.elapsed
                try:
                    doing = yield from paused(ways.begun(branch, room), number / len(branches))
                except NoSuchBranch:
                    raise BadInput(None, OTHER_PLAN) from None
                while doing.goes_on(None):
                    yield (number + doing.finished) / len(branches)
                outcome = doing.outcome(self.elapsed - began)
                entries.append(packed_entry_of(branch, outcome, ways.plan))
            self._done.append(json.dumps(entries, separators=(",", ":")))
            self._bundles.popleft()
