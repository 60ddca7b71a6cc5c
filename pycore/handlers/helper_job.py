"""Helping with a search as a page sees it: parts come, and what came of them goes back."""

from __future__ import annotations

from collections.abc import Callable

from ..bitboards.layout import only_all_different
from ..model.bilingual import Text
from ..model.incremental import Incremental
from ..parallel.count import partition_count
from ..parallel.worker import PartWorker, Ways, ways_of, ways_of_cut
from ..search import default_strategy, strategy_named
from ..task.placements import PlacementTask
from . import messages
from .faults import Data, granted, refusing
from .jobs import OpenWork
from .tasks import placement_of

COUNT = "count"
"""What stands for a strategy where solutions are counted and not handed out."""

QUIET = Text("", "")


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
        """Whether the search is prepared before it helps."""
        return self._helping.ways is None and not self.over

    def give(self, bundle: str) -> None:
        """A bundle of parts more to do. Raises Refused for what is none."""
        with refusing():
            self._helping.give(bundle)

    def progress(self) -> messages.Progress:
        """How far the bundle is; told are the outcomes of those that were finished since."""
        progress = self._standing(QUIET, self._helping.latest)
        progress["told"] = {"done": self._helping.take_done()}
        return progress


def _prepared(asked: PlacementTask, strategy: str) -> Incremental[Ways]:
    placement, drawing = asked.placement, asked.drawing
    if strategy != COUNT:
        return ways_of(strategy_named(strategy, placement).prepare(placement, drawing))
    if only_all_different(placement):
        return ways_of_cut(partition_count(placement))
    return ways_of(default_strategy(placement).prepare_to_count(placement, drawing))
