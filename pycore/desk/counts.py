"""Counting solutions without listing them, as a page sees it: it goes on another day, and can be
shared.

Where the only rule is that numbers differ no solution is visited (aid/count.py): that count goes
straight on until it is shared. Any other one is a search that hands nothing out, done in parts from
the first.
"""

from __future__ import annotations

from collections.abc import Callable

from ..aid.count import NoSuchBranch
from ..bitboards.layout import only_all_different
from ..model.drawing import Drawing
from ..model.placement import Placement
from ..model.text import BadInput
from ..run import counts
from ..run.checkpoints import OTHER_PLAN
from ..search import default_strategy
from ..sharing import keeping
from ..sharing.boards import cut_count
from ..sharing.cutting import Cut, cut_search, in_one
from ..sharing.shares import Shares
from ..symmetry.sliced import Sliced
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
        self._parts: Shares | None = None
        self._in_parts = False
        self._least = 0.0  # what was told of the finished fraction before it was shared
        super().__init__(task, "count", wish, clock, onward)
        self._sharable = onward is None and not self._in_parts

    def _begun(self, kind: str, onward: Data | None) -> AidInSlices:
        with refusing():
            if onward is not None and keeping.is_of_shares(onward):
                return self._cut_up(keeping.read(onward))
            placement = self._asked.placement
            if not only_all_different(placement):
                if onward is not None:
                    raise BadInput(None, OTHER_PLAN)
                return self._cut_up()
            if onward is None:
                return super()._begun(kind, None)
            there = counts.read(placement, onward)
        try:
            slices = AidInSlices(aid.tell_count(self._asked, there), self._clock)
        except NoSuchBranch:
            raise Refused([fault(OTHER_PLAN)]) from None
        slices.elapsed = there.elapsed
        return slices

    def _cut_up(self, standing: keeping.Standing | None = None) -> AidInSlices:
        """The count in parts from the first, or from where they stood."""
        self._in_parts = True
        slices = AidInSlices(self._cutting_up(standing), self._clock)
        slices.elapsed = standing.totals.elapsed if standing else 0.0
        return slices

    def _cutting_up(self, standing: keeping.Standing | None) -> aid.Work:
        asked = self._asked
        cutting = parts_of(asked.placement, asked.puzzle.draw(asked.settings))
        cut: Cut | None = None
        while cut is None:
            yield aid.Stand()
            try:
                next(cutting)
            except StopIteration as done:
                cut = done.value
        if standing:
            self._parts = keeping.resumed(cut, standing, 0, False)
        else:
            self._parts = Shares(cut, 0, False)
        yield from aid.tell_shares(self._parts)

    @property
    def planning(self) -> bool:
        """Whether its parts are still to be made."""
        return self._in_parts and self._parts is None and not self.over

    def sharing(self) -> Sliced[Shares | None]:
        """Its shares from now on; None where there are none, or but one."""
        if self._sharable and not self.over:
            self._sharable = False
            cut = yield from cut_count(self._asked.placement)
            if not self.over and len(cut.branches) > 1:
                self._share(cut)
        self.shares = self._parts if self._parts and len(self._parts.cut.branches) > 1 else None
        return self.shares

    def _share(self, cut: Cut) -> None:
        """Begin anew, in parts."""
        before = self._slices
        self._parts = Shares(cut, 0, False)
        self._least = before.stand.finished or 0.0
        slices = AidInSlices(aid.tell_shares(self._parts), self._clock)
        slices.elapsed, slices.state = before.elapsed, before.state
        self._drive(slices)

    def progress(self) -> Progress:
        """How far it has come."""
        progress = super().progress()
        if progress["finished"] is not None:
            progress["finished"] = max(progress["finished"], self._least)
        if self._parts:
            progress["nodes"] = self._parts.nodes
        return progress

    def kept(self) -> float | None:
        """The finished fraction that a checkpoint keeps."""
        return self._parts.kept if self._parts else super().kept()

    def checkpoint(self) -> Data | None:
        """Where the count stands, with its task."""
        stand, elapsed = self._slices.stand, self._slices.elapsed
        if self._slices.state == "done":
            return None
        if self._parts:
            return keeping.checkpoint(self._parts, elapsed, 0.0, self._of)
        if stand.count is None:
            return None
        return counts.checkpoint(self._asked.placement, stand.count, elapsed, self._of)


def parts_of(placement: Placement, drawing: Drawing) -> Sliced[Cut]:
    """The parts of a count."""
    if only_all_different(placement):
        return (yield from cut_count(placement))
    search = yield from default_strategy(placement).prepare_to_count(placement, drawing)
    return (yield from cut_search(search)) or in_one(search)
