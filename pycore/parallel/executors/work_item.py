"""Work items and their results, both plain data.

item     a part of a search with everything needed to do it anywhere: the placement, its drawing,
         the strategy
outcome  the result of an item (parallel/results.py)

A worker prepares a search once and reuses it for its next items.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any

from ...model.bilingual import BadInput
from ...model.drawing import Drawing
from ...model.incremental import result_of
from ...model.placement import Placement, Solution
from ...model.serialization import placement_data, read_drawing, read_placement
from ...run.checkpoints import DAMAGED, Data, unseal
from ...run.job import Job
from ...run.parts import Part, search_of
from ...run.parts import read as read_part
from ...search import strategy_named
from ...search.events import Search, Tally
from ..results import PartResult
from .cancellation import Cancelled, is_stopped

SLICE = 0.2
"""The seconds between checks for cancellation."""


@dataclass(frozen=True, slots=True)
class WorkItem:
    """A part to do. Its solutions are listed, up to a number, or all counted."""

    placement: Placement
    drawing: Drawing
    strategy: str
    part: Part
    lists: bool
    limit: int | None = None

    def data(self) -> Data:
        """Return the work item as plain data: the part, which names its source."""
        of = {
            "placement": placement_data(self.placement),
            "drawing": self.drawing.data(),
            "strategy": self.strategy,
            "lists": self.lists,
            "limit": self.limit,
        }
        return self.part.data(of)


def read_work_item(data: Any) -> WorkItem:
    """Read a work item from plain data. Raises BadInput if there is none."""
    unseal(data)
    of = data["of"]
    try:
        placement, drawing = read_placement(of["placement"]), read_drawing(of["drawing"])
        strategy, lists, limit = of["strategy"], of["lists"], of["limit"]
    except (ValueError, TypeError, LookupError) as error:
        raise BadInput(None, DAMAGED) from error
    if not (
        isinstance(strategy, str) and isinstance(lists, bool) and type(limit) in (int, type(None))
    ):
        raise BadInput(None, DAMAGED)
    return WorkItem(placement, drawing, strategy, read_part(data), lists, limit)


def do(work_item: WorkItem) -> PartResult:
    """Do a work item, anywhere. Raises BadInput for an item of another search, NoSuchBranch if
    there is no such part, Cancelled when it is no longer wanted."""
    began = perf_counter()
    whole = _prepared(work_item.placement, work_item.drawing, work_item.strategy, work_item.lists)
    search = search_of(whole, work_item.part)
    limit = work_item.limit if work_item.lists else None
    job = Job(search, work_item.placement.is_solution, perf_counter, limit)
    found: list[Solution] = []
    while not job.over:
        if is_stopped():
            raise Cancelled
        job.run(SLICE)
        job.take_events()
        new = job.take_found()
        found += new if work_item.lists else []
    end = job.progress()
    tally = Tally() if work_item.lists else Tally(end.found, end.solutions, job.each)
    return PartResult(tuple(found), tally, end.nodes, end.cuts, perf_counter() - began)


@lru_cache(maxsize=8)
def _prepared(placement: Placement, drawing: Drawing, strategy: str, lists: bool) -> Search:
    found = strategy_named(strategy, placement)
    prepare = found.prepare if lists else found.prepare_to_count
    return result_of(prepare(placement, drawing))
