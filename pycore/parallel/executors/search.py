"""Searching with the workers of an executor: their results are combined into batches, so that the
job that drives the search need not know about them.

Listed solutions come in the order of the undivided search; if solutions are only counted, the order
is free, and the heaviest parts are done first.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass, replace
from sys import maxsize

from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement
from ...search.events import Batches, Search
from ..merger import Merger
from ..partition import partition_search
from .dispatch import results
from .journal import Journal
from .work_item import WorkItem, do


@dataclass(frozen=True)
class Help:
    """The executor for the parts, and the journal, if any; `lists` says whether solutions are
    listed."""

    executor: Executor
    lists: bool
    journal: Journal | None = None


def spread(
    preparing: Incremental[Search],
    placement: Placement,
    drawing: Drawing,
    strategy: str,
    limit: int | None,
    by: Help,
) -> Incremental[Search]:
    """Return the search with its work done by workers, which prepare the strategy by name. A search
    that cannot be split is unchanged. Its batches raise WorkersLost, and BadInput if the journal
    is of something else."""
    search = yield from preparing
    partition = yield from partition_search(search)
    if partition is None:
        return search
    merger = Merger(partition, maxsize if by.lists else 0, search.expand is not None)
    parts = map(partition.part, range(len(partition.branches)))
    items = [WorkItem(placement, drawing, strategy, part, by.lists, limit) for part in parts]
    return replace(search, batches=_batches(merger, items, by), onward=None)


def _batches(merger: Merger, items: Sequence[WorkItem], by: Help) -> Batches:
    yield merger.first_batch()
    with by.journal or nullcontext():
        saved = by.journal.kept(items) if by.journal else {}
        for number, outcome in saved.items():
            merger.arrive(number, outcome)
        yield merger.batch()
        to_do = merger.in_order(number for number in range(len(items)) if number not in saved)
        work_items = [items[number] for number in to_do]
        for came in results(by.executor, do, work_items, lambda: len(merger.early)):
            for place, outcome in came:
                merger.arrive(to_do[place], outcome)
                if by.journal:
                    by.journal.write(work_items[place], outcome)
            yield merger.batch()
    yield merger.last_batch()
