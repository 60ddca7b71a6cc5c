"""Counting solutions without listing them, as a page sees it: it goes on another day, and can be
shared."""

from __future__ import annotations

from collections.abc import Callable

from ..aid.count import NoSuchBranch
from ..model.text import BadInput
from ..run import counts
from ..run.checkpoints import OTHER_PLAN
from ..sharing import keeping
from ..sharing.boards import cut_count
from ..sharing.shares import Shares
from ..symmetry.sliced import Sliced, result_of
from . import works as aid
from .aids import AidInSlices, OpenAid
from .faults import Data, Refused, fault, refusing
from .messages import Progress


class OpenCount(OpenAid):
    """A count."""

    def __init__(
        self, task: Data, wish: Data, clock: Callable[[], float], onward: Data | None = None
    ) -> None:
        """Prepare it, from a checkpoint on if there is one. Raises Refused."""
        self._of = {"task": task, "aid": "count"}
        self._least = 0.0  # what was told of the finished fraction before it was shared
        self._resumed: Shares | None = None
        super().__init__(task, "count", wish, clock, onward)
        self.shares = self._resumed
        self._sharable = onward is None

    def _begun(self, kind: str, onward: Data | None) -> AidInSlices:
        placement = self._asked.placement
        if onward is None:
            return super()._begun(kind, None)
        with refusing():
            if keeping.is_of_shares(onward):
                return self._in_shares(keeping.read(onward))
            there = counts.read(placement, onward)
        try:
            slices = AidInSlices(aid.tell_count(self._asked, there), self._clock)
        except NoSuchBranch:
            raise Refused([fault(OTHER_PLAN)]) from None
        slices.elapsed = there.elapsed
        return slices

    def _in_shares(self, standing: keeping.Standing) -> AidInSlices:
        cut = result_of(cut_count(self._asked.placement))
        if cut is None:
            raise BadInput(None, OTHER_PLAN)
        self._resumed = keeping.resumed(cut, standing, 0, False)
        slices = AidInSlices(aid.tell_shares(self._resumed), self._clock)
        slices.elapsed = standing.totals.elapsed
        return slices

    def sharing(self) -> Sliced[Shares | None]:
        """Its shares from now on; None where there are none."""
        if not self._sharable or self.over:
            return self.shares
        self._sharable = False
        cut = yield from cut_count(self._asked.placement)
        if cut is None or self.over:
            return None
        before = self._slices
        self.shares = Shares(cut, 0, False)
        self._least = before.stand.finished or 0.0
        slices = AidInSlices(aid.tell_shares(self.shares), self._clock)
        slices.elapsed, slices.state = before.elapsed, before.state
        self._drive(slices)
        return self.shares

    def progress(self) -> Progress:
        """How far it has come."""
        progress = super().progress()
        if progress["finished"] is not None:
            progress["finished"] = max(progress["finished"], self._least)
        return progress

    def checkpoint(self) -> Data | None:
        """Where the count stands, with its task."""
        stand, elapsed = self._slices.stand, self._slices.elapsed
        if self._slices.state == "done":
            return None
        if self.shares:
            return keeping.checkpoint(self.shares, elapsed, 0.0, self._of)
        if stand.count is None:
            return None
        return counts.checkpoint(self._asked.placement, stand.count, elapsed, self._of)
