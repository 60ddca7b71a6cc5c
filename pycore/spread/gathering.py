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

from ..model.drawing import Drawing
from ..model.placement import Placement, Solution
from ..run.parts import Split, split
from ..search.events import Batch, Batches, Search, Tally
from ..sharing.outcomes import Outcome
from ..symmetry.sliced import Sliced
from .errands import Errand, do
from .ledger import Ledger
from .pool import outcomes

PARTS = 1000
"""Parts of a search, at least, where it has so many: enough for a hundred workers."""


@dataclass(frozen=True)
class Help:
    """Who does the parts, and where they are kept, if anywhere; `lists` tells whether solutions are
    listed."""

    executor: Executor
    lists: bool
    ledger: Ledger | None = None


def spread(
    preparing: Sliced[Search],
    placement: Placement,
    drawing: Drawing,
    strategy: str,
    limit: int | None,
    by: Help,
) -> Sliced[Search]:
    """The same search done by others, as a strategy of that name prepares it. One that cannot be
    cut is left as it is. Its batches raise WorkersLost; BadInput where the ledger is of something
    else."""
    search = yield from preparing
    cut = split(search, PARTS)
    if cut is None:
        return search
    errands = [Errand(placement, drawing, strategy, part, by.lists, limit) for part in cut.parts]
    return replace(search, batches=_gathered(cut, errands, by), onward=None)


def _gathered(cut: Split, errands: Sequence[Errand], by: Help) -> Batches:
    yield Batch([], [], 0, 0, 0.0)
    with by.ledger or nullcontext():
        kept = by.ledger.kept(errands) if by.ledger else {}
        yield from _put_together(kept, cut, errands, by)


def _put_together(
    kept: Mapping[int, Outcome], cut: Split, errands: Sequence[Errand], by: Help
) -> Batches:
    order = sorted(range(len(errands)), key=lambda number: 0 if by.lists else -cut.weights[number])
    to_do = [number for number in order if number not in kept]
    early: dict[int, Outcome] = {}
    arrivals = outcomes(by.executor, do, [errands[number] for number in to_do], lambda: len(early))
    nodes, cuts, done, turn = cut.nodes, cut.cuts, 0, 0
    for came in chain([kept], (by_number(some, to_do) for some in arrivals)):
        for number, outcome in came.items():
            nodes += outcome.nodes
            cuts += outcome.cuts
            done += cut.weights[number]
            if by.ledger and number not in kept:
                by.ledger.write(errands[number], outcome)
        early |= came if by.lists else {}
        found: list[Solution] = []
        while turn in early:
            found += early.pop(turn).found
            turn += 1
        finished = min(done / (sum(cut.weights) or 1), 1 - 1e-9)
        yield Batch([], found, nodes, cuts, finished, tally=sum_of(came.values()))
    yield Batch([], [], nodes, cuts, 1.0)


def by_number(some: Sequence[tuple[int, Outcome]], numbers: Sequence[int]) -> dict[int, Outcome]:
    """Outcomes by the numbers of their errands among all, from those among the ones handed out."""
    return {numbers[place]: outcome for place, outcome in some}


def sum_of(outcomes: Iterable[Outcome]) -> Tally:
    """What was counted in all."""
    tallies = [outcome.tally for outcome in outcomes if outcome.tally.found]
    return Tally(
        sum(tally.found for tally in tallies),
        sum(tally.solutions for tally in tallies),
        tallies[0].each if tallies else 1,
    )
