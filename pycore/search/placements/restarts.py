"""Restarts: propagation with values in random order, started anew after a number of failures.

failure  a state of the search in which something has no candidates left
run      a search from the root that ends when its number of failures reaches its limit
limit    of the runs in turn: 1, 1, 2, 1, 1, 2, 4, 1, ... (Luby) times UNIT

A bad value near the root can trap a run, so no run lasts long. If cells have weights
(cell_weights.py), the next runs first try the cells with which runs failed. One solution is sought.
A run that ends within its limit has seen the whole tree: if it found nothing, there is no solution.

Method: C. Gomes, B. Selman, H. Kautz, "Boosting combinatorial search through randomization", 1998;
the limits: M. Luby, A. Sinclair, D. Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeVar

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import USUAL_SIZE, Incremental, advance
from ...model.placement import Placement
from ...model.seed import USUAL_SEED
from ..events import (
    KIND,
    PLACED,
    REMOVED,
    RESTARTED,
    Batch,
    Batches,
    Search,
    have_room,
    pack,
    pack_number,
    unpack,
)
from ..strategy import Prepare, Strategy
from . import propagate
from .candidate_tree import Deduction
from .candidate_tree import batches as tree_of
from .consequences import why_single
from .luby import luby
from .single_events import single_events
from .wipeout import why_wipeout

UNIT = 32
"""The failures of the shortest run."""

S = TypeVar("S")


class Shuffled(Generic[S]):
    """A deduction that tries values in random order; `fail` is called at every failure."""

    def __init__(self, deduction: Deduction[S], random: Random, fail: Callable[[], object]) -> None:
        self._deduction, self._random, self._fail = deduction, random, fail
        self.placement, self.given = deduction.placement, deduction.given
        self.start = deduction.start
        self.entry, self.refusing = deduction.entry, deduction.refusing
        self.solution = deduction.solution

    def take(self, state: S, candidate: int | None, trail: list[int]) -> tuple[S, int]:
        """Take the turn, counting a failure."""
        state, became = self._deduction.take(state, candidate, trail)
        if became < 0:
            self._fail()
        return state, became

    def branches(self, state: S) -> list[int]:
        """Return the places to try, in random order."""
        places = [*self._deduction.branches(state)]
        self._random.shuffle(places)
        return places


def batches(placement: Placement, deduction: Deduction[S]) -> Batches:
    """Search for one solution, run by run. The finished fraction is unknown until a whole tree has
    been searched."""
    is_eventless = not have_room(placement)
    events: list[int] = []
    nodes = cuts = 0
    size = (yield Batch([], [], 0, 0, None)) or USUAL_SIZE
    for limit in luby():
        tree = tree_of(deduction)
        run = next(tree)
        placed: list[int] = []
        while run.cuts < UNIT * limit and (following := advance(tree, 1)):
            run = following
            if not is_eventless:
                events += run.events
                _keep(placed, run.events)
            if run.found:
                yield Batch(events, run.found[:1], nodes + run.nodes, cuts + run.cuts, None)
                return
            if len(events) >= size or is_eventless:
                size = (yield Batch(events, [], nodes + run.nodes, cuts + run.cuts, None)) or size
                events = []
        nodes, cuts = nodes + run.nodes, cuts + run.cuts
        if following is None:
            yield Batch(events, [], nodes, cuts, 1.0)
            return
        events += [pack(REMOVED, cell, value) for _, _, cell, value in map(unpack, placed[::-1])]
        events += [] if is_eventless else [pack_number(RESTARTED, run.cuts)]


def _keep(placed: list[int], events: list[int]) -> None:
    """Follow the values placed and removed."""
    for event in events:
        kind = event >> KIND
        if kind == PLACED:
            placed.append(event)
        elif kind == REMOVED:
            placed.pop()


def prepared(placement: Placement, seed: int) -> Incremental[Search]:
    """Prepare the search on bit boards, or with a propagator for each rule."""
    random = Random(seed)
    if propagate.suits(placement):
        yield
        board = propagate.BoardDeduction(placement)
        search = batches(placement, Shuffled(board, random, lambda: None))
        why, follows = why_wipeout(placement), why_single(placement)
    else:
        from . import propagate_rules  # a first visit shows puzzles without other rules

        deduction = yield from propagate_rules.deduction_of(placement)

        def fail() -> None:
            deduction.cells.blame(deduction.blamed())

        search = batches(placement, Shuffled(deduction, random, fail))
        why = propagate_rules.why_dead(deduction.rules)
        follows = propagate_rules.why_follows(deduction.rules)
    steps = single_events(search, placement.givens)
    return Search(steps, placement.rules, why=why, follows=follows, complete=False)


def seeded(seed: int) -> Prepare:
    """Return the preparation of a search with that seed."""

    def prepare(placement: Any, drawing: Drawing) -> Incremental[Search]:
        return prepared(placement, seed)

    return prepare


STRATEGY = Strategy(
    "restarts",
    Text("Restarts", "再スタート"),
    Text(
        "Fill in all that follows, try values in random order, and begin anew after a number of "
        "failures: for one solution of something large. Others are not looked for.",
        "必ず決まるマスを埋めながら候補を無作為な順に試し、行き詰まりが続いたら最初からやり直します。"
        "大きな問題の解を 1 つ見つけるための解き方で、ほかの解は探しません。",
    ),
    seeded(USUAL_SEED),
    deduces=True,
    seed=USUAL_SEED,
    seeded=seeded,
)
