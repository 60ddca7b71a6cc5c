"""Counting solutions without listing them, for a page: a count can be resumed on another day, and
shared among workers. Also helping with a count or a search that another worker drives: parts come
in, and their results go back.

If the only rule is that numbers differ, no solution is visited (assist/count.py): that count runs
undivided until it is shared. Any other count is a search that lists nothing, done in parts from the
start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput
from ..model.drawing import Drawing
from ..model.incremental import Incremental, paused
from ..model.only_all_different import only_all_different
from ..model.placement import Placement
from ..parallel import checkpoint as scheduler_checkpoint
from ..parallel.count import partition_count
from ..parallel.partition import Partition, in_one, partition_search
from ..parallel.scheduler import Scheduler
from ..parallel.ways import PartWays, ways_prepared
from ..parallel.worker import LONGER, PartWorker
from ..run import count_checkpoint
from ..run.checkpoints import OTHER_PLAN
from ..search import default_strategy, strategy_named
from ..search.events import NoSuchBranch
from ..task.placements import PlacementTask
from . import assist_jobs as aid
from .assist_run import AssistRunner, OpenAssist
from .faults import Data, Refused, fault, granted, refusing
from .jobs import OpenWork
from .requests import placement_of

if TYPE_CHECKING:
    from . import messages
    from .messages import Progress


class OpenCount(OpenAssist):
    """A count."""

    def __init__(
        self, task: Data, options: Data, clock: Callable[[], float], onward: Data | None = None
    ) -> None:
        """Prepare it, from a checkpoint if one is given. Raises Refused."""
        self._of = {"task": task, "aid": "count"}
        self._parts: Scheduler | None = None
        self._in_parts = False
        self._least = 0.0  # the finished fraction shown before it was shared
        super().__init__(task, "count", options, clock, onward)
        self._sharable = onward is None and not self._in_parts

    def _begun(self, kind: str, onward: Data | None) -> AssistRunner:
        with refusing():
            if onward is not None and scheduler_checkpoint.is_of_a_scheduler(onward):
                return self._cut_up(scheduler_checkpoint.read(onward))
            placement = self._asked.placement
            if not only_all_different(placement):
                if onward is not None:
                    raise BadInput(None, OTHER_PLAN)
                return self._cut_up()
            if onward is None:
                return super()._begun(kind, None)
            there = count_checkpoint.read(placement, onward)
        try:
            slices = AssistRunner(aid.tell_count(self._asked, there), self._clock)
        except NoSuchBranch:
            raise Refused([fault(OTHER_PLAN)]) from None
        slices.elapsed = there.elapsed
        return slices

    def _cut_up(self, standing: scheduler_checkpoint.SchedulerState | None = None) -> AssistRunner:
        """Return the count in parts, from the start or from their saved state."""
        self._in_parts = True
        slices = AssistRunner(self._cutting_up(standing), self._clock)
        slices.elapsed = standing.totals.elapsed if standing else 0.0
        return slices

    def _cutting_up(self, standing: scheduler_checkpoint.SchedulerState | None) -> aid.Work:
        asked = self._asked
        cutting = parts_of(asked.placement, asked.puzzle.draw(asked.settings))
        yield aid.AssistState()
        partition = yield from paused(cutting, aid.AssistState())
        if standing:
            self._parts = scheduler_checkpoint.resumed(partition, standing, 0, False)
        else:
            self._parts = Scheduler(partition, 0, False)
        yield from aid.tell_parts(self._parts)

    @property
    def planning(self) -> bool:
        """Whether its parts have not been made yet."""
        return self._in_parts and self._parts is None and not self.over

    def sharing(self) -> Incremental[Scheduler | None]:
        """Return its scheduler, which it uses from now on; None if there are no parts, or only
        one."""
        if self._sharable and not self.over:
            self._sharable = False
            partition = yield from partition_count(self._asked.placement)
            if not self.over and len(partition.branches) > 1:
                self._share(partition)
        self.scheduler = (
            self._parts if self._parts and len(self._parts.partition.branches) > 1 else None
        )
        return self.scheduler

    def _share(self, partition: Partition) -> None:
        """Start over, in parts."""
        before = self._runner
        self._parts = Scheduler(partition, 0, False)
        self._least = before.latest.finished or 0.0
        slices = AssistRunner(aid.tell_parts(self._parts), self._clock)
        slices.elapsed, slices.state = before.elapsed, before.state
        self._drive(slices)

    def run(self, seconds: float) -> None:
        """Work longer at a time once it is shared, as a search does."""
        super().run(LONGER * seconds if self.scheduler else seconds)

    def progress(self) -> Progress:
        """Return its progress."""
        progress = super().progress()
        if progress["finished"] is not None:
            progress["finished"] = max(progress["finished"], self._least)
        if self._parts:
            progress["nodes"] = self._parts.nodes
        return progress

    def saved(self) -> float | None:
        """The finished fraction that a checkpoint holds."""
        return self._parts.saved if self._parts else super().saved()

    def checkpoint(self) -> Data | None:
        """Return the state of the count, with its task."""
        latest, elapsed = self._runner.latest, self._runner.elapsed
        if self._runner.state == "done":
            return None
        if self._parts:
            return scheduler_checkpoint.checkpoint(self._parts, elapsed, 0.0, self._of)
        if latest.count is None:
            return None
        return count_checkpoint.checkpoint(self._asked.placement, latest.count, elapsed, self._of)


def parts_of(placement: Placement, drawing: Drawing) -> Incremental[Partition]:
    """Return the parts of a count."""
    if only_all_different(placement):
        return (yield from partition_count(placement))
    search = yield from default_strategy(placement).prepare_to_count(placement, drawing)
    return (yield from partition_search(search)) or in_one(search)


COUNT = "count"
"""The name used in place of a strategy when solutions are counted without being listed."""


class OpenHelp(OpenWork):
    """Help with a search that another worker drives."""

    def __init__(self, task: Data, strategy: str, plan: str, clock: Callable[[], float]) -> None:
        """Prepare the same search; `plan` is its fingerprint. Raises Refused."""
        asked = granted(placement_of(task))
        with refusing():
            preparing = _prepared(asked, strategy)
        self._helping = PartWorker(preparing, plan, clock)
        super().__init__(self._helping)

    @property
    def planning(self) -> bool:
        """Whether the search is still being prepared."""
        return self._helping.ways is None and not self.over

    def give(self, bundle: str) -> None:
        """Add a bundle of parts. Raises Refused for invalid data."""
        with refusing():
            self._helping.give(bundle)

    def progress(self) -> messages.Progress:
        """Return the progress of the bundle, and the results of the parts finished since the last
        call."""
        progress = self._fields(aid.QUIET, self._helping.latest)
        progress["result"] = {"done": self._helping.take_done()}
        return progress


def _prepared(asked: PlacementTask, strategy: str) -> Incremental[PartWays]:
    placement, drawing = asked.placement, asked.drawing
    if strategy != COUNT:
        return ways_prepared(strategy_named(strategy, placement).prepare(placement, drawing))
    if only_all_different(placement):
        return _ways_of_count(placement)
    return ways_prepared(default_strategy(placement).prepare_to_count(placement, drawing))


def _ways_of_count(placement: Placement) -> Incremental[PartWays]:
    return (yield from partition_count(placement)).ways
