"""Gathering: the parts of a search are handed out, and what comes back is put together to batches,
so that whoever drives the search need not know who does it.

Solutions that are listed come in the order of the straight search; to be counted only, they may
come in any, and the heaviest parts are done first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass, replace
from itertools import chain

from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement, Solution
from ...run.parts import Split, split
from ...search.events import Batch, Batches, Search, Tally
from ..results import PartResult
from .dispatch import results as outcomes
from .journal import Journal
from .work_item import WorkItem, do

PARTS = 1000
"""Parts of a search, at least, where it has so many: enough for a hundred workers."""


@dataclass(frozen=True)
class Help:
    """Who does the parts, and where they are kept, if anywhere; `lists` tells whether solutions are
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
    """The same search done by others, as a strategy of that name prepares it. One that cannot be
    cut is left as it is. Its batches raise WorkersLost; BadInput where the journal is of something
    else."""
    search = yield from preparing
    cut = split(search, PARTS)
    if cut is None:
        return search
    work_items = [
        WorkItem(placement, drawing, strategy, part, by.lists, limit) for part in cut.parts
    ]
    return replace(search, batches=_gathered(cut, work_items, by), onward=None)


def _gathered(cut: Split, work_items: Sequence[WorkItem], by: Help) -> Batches:
    yield Batch([], [], 0, 0, 0.0)
    with by.journal or nullcontext():
        kept = by.journal.kept(work_items) if by.journal else {}
        yield from _put_together(kept, cut, work_items, by)


def _put_together(
    kept: Mapping[int, PartResult], cut: Split, work_items: Sequence[WorkItem], by: Help
) -> Batches:
    order = sorted(
        range(len(work_items)), key=lambda number: 0 if by.lists else -cut.weights[number]
    )
    to_do = [number for number in order if number not in kept]
    early: dict[int, PartResult] = {}
    arrivals = outcomes(
        by.executor, do, [work_items[number] for number in to_do], lambda: len(early)
    )
    nodes, cuts, done, turn = cut.nodes, cut.cuts, 0, 0
    for came in chain([kept], (by_number(some, to_do) for some in arrivals)):
        for number, outcome in came.items():
            nodes += outcome.nodes
            cuts += outcome.cuts
            done += cut.weights[number]
            if by.journal and number not in kept:
                by.journal.write(work_items[number], outcome)
        early |= came if by.lists else {}
        found: list[Solution] = []
        while turn in early:
            found += early.pop(turn).found
            turn += 1
        finished = min(done / (sum(cut.weights) or 1), 1 - 1e-9)
        yield Batch([], found, nodes, cuts, finished, tally=sum_of(came.values()))
    yield Batch([], [], nodes, cuts, 1.0)


def by_number(
    some: Sequence[tuple[int, PartResult]], numbers: Sequence[int]
) -> dict[int, PartResult]:
    """Outcomes by the numbers of their work items among all, from those among the ones sent."""
    return {numbers[place]: outcome for place, outcome in some}


def sum_of(outcomes: Iterable[PartResult]) -> Tally:
    """What was counted in all."""
    tallies = [outcome.tally for outcome in outcomes if outcome.tally.found]
    return Tally(
        sum(tally.found for tally in tallies),
        sum(tally.solutions for tally in tallies),
        tallies[0].each if tallies else 1,
    )
