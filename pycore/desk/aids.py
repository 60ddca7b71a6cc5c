"""Running aid as a page sees it: hints, counts, new puzzles, many at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from ..aid import batch
from ..aid.count import NoSuchBranch
from ..run import counts
from ..run.checkpoints import NOT_KEPT, OTHER_PLAN
from ..run.slices import Slices
from . import works as aid
from .faults import Data, Refused, fault, refusing
from .jobs import OpenWork
from .messages import Progress, Told
from .wishes import Asked, understood

WORKS: Mapping[str, Callable[[Asked], aid.Work]] = {
    "hint": aid.give_hint,
    "check": aid.tell_possible,
    "grade": aid.tell_grade,
    "shared": aid.tell_shared,
    "count": aid.tell_count,
    "conflict": aid.tell_conflict,
    "generate": aid.make_puzzle,
    "random": aid.make_grid,
}
"""What can be asked of placements, by name, as far as they are able (see catalogue.py), "conflict"
of every one; "batch" beside these."""


class AidInSlices(Slices[aid.Stand]):
    """A work whose time begins anew with each stage."""

    def _take_in(self, stand: aid.Stand) -> bool:
        if stand.stage != self.stand.stage:
            self.elapsed = 0.0
        return super()._take_in(stand)


class OpenAid(OpenWork):
    """An aid; what it lists are the entries of a batch."""

    def __init__(
        self,
        task: Data,
        kind: str,
        wish: Data,
        clock: Callable[[], float],
        onward: Data | None = None,
    ) -> None:
        """Prepare the work, a count from a checkpoint on if there is one. Raises Refused."""
        self._asked = understood(task, kind, wish)
        self._of = {"task": task, "aid": kind}
        self._entries: list[batch.Entry] = []
        if onward is not None:
            self._slices = self._going_on(kind, onward, clock)
        else:
            self._slices = AidInSlices(_from_nothing(self._work_of(kind)), clock)
        super().__init__(self._slices)

    def _work_of(self, kind: str) -> aid.Work:
        batches = kind == "batch"
        return aid.solve_batch(self._asked, self._entries) if batches else WORKS[kind](self._asked)

    def _going_on(self, kind: str, onward: Data, clock: Callable[[], float]) -> AidInSlices:
        if kind != "count":
            raise Refused([fault(NOT_KEPT)])
        with refusing():
            there = counts.read(self._asked.placement, onward)
        try:
            slices = AidInSlices(aid.tell_count(self._asked, there), clock)
        except NoSuchBranch:
            raise Refused([fault(OTHER_PLAN)]) from None
        slices.elapsed = there.elapsed
        return slices

    def checkpoint(self) -> Data | None:
        """Where a count stands, with its task."""
        stand = self._slices.stand
        if stand.count is None or self._slices.state == "done":
            return None
        elapsed = self._slices.elapsed
        return counts.checkpoint(self._asked.placement, stand.count, elapsed, self._of)

    def progress(self) -> Progress:
        """Where the work is; "told" is what it has to tell by now."""
        stand = self._slices.stand
        progress = self._standing(stand.words, stand.finished, listed=len(self._entries))
        progress["told"] = cast(Told, stand.told)
        return progress

    def listing(self, first: int, count: int) -> list[Data]:
        """Entries number `first` and so on of a batch."""
        return [aid.listed_entry(entry) for entry in self._entries[first : first + count]]


def _from_nothing(work: aid.Work) -> aid.Work:
    """A work, and that nothing is known before it has begun."""
    yield aid.Stand()
    yield from work
