"""A search by propagation that has not ended after a while goes on by learning (learn_search.py).

handover  the branch at which the first search is given up: it has made so many nodes, and hardly a
          solution is among them
passed    what the first search has been through by then: of each trial of the branch, the values
          that it tried there before. Nothing more is left below them, so these are facts to begin
          with: the solutions found by then are not found again, and nothing is searched twice
          (C. Lecoutre, L. Sais, S. Tabary, V. Vidal, "Recording and minimizing nogoods from
          restarts", 2007)

Until the handover everything is as in the first search: events, totals, branches and parts. After
it no further branch is reported, so a search that is resumed goes on from the handover, or from
before it, and is handed over again after as many nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...model.cell_names import Names
from ...model.incremental import Incremental, advance
from ...model.placement import Placement, Solution
from ...model.reason import Reason
from ...propagation.board import suits
from ...propagation.store import Atom
from ..events import Batch, Batches, Branch, Search
from ..reasons import Moment
from .candidate_tree import Deduction, Patience, batches, onward
from .propagate_rules import Learned, learned, propagating, why_dead, why_follows
from .single_events import single_events

PATIENCE = Patience(50_000, 1)
"""Chosen by measuring (docs/decisions.md)."""


def passed_before(deduction: Deduction[Any], branch: Branch) -> list[list[Atom]]:
    """Return what a search has been through before it reaches a branch: atoms below which nothing
    is left, the first trial first."""
    state, last = deduction.start(), None
    tried, passed = list[Atom](), list[list[Atom]]()
    for place in branch:
        state, _ = deduction.take(state, last, [])
        places, masks = deduction.branches(state), dict[int, int]()
        for cell, number in map(deduction.entry, places[: places.index(place)]):
            masks[cell] = masks.get(cell, 0) | 1 << number
        passed += [[*tried, atom] for atom in masks.items()]
        cell, number = deduction.entry(place)
        tried.append((cell, 1 << number))
        last = place
    return passed


class Handover:
    """Both searches as one. `nodes` are those of the first once it is given up, 0 until then."""

    def __init__(self, how: Learned) -> None:
        self.plan, self.deduction, self.rules = how
        self.nodes = 0
        self._why, self._follows = why_dead(self.rules), why_follows(self.rules)

    def batches(self, begin: Branch) -> Batches:
        """Run the first search from a branch on, then the second one."""
        first, latest = batches(self.deduction, begin, patience=PATIENCE), NOTHING
        found, size = list[Solution](), None
        while batch := advance(first, size):
            latest = batch
            found += batch.found[: PATIENCE.solutions + 1 - len(found)]
            size = yield batch
        if latest.branch is not None:
            yield from self._second(latest, found, size, bool(begin))

    def _second(
        self, before: Batch, found: Sequence[Solution], size: int | None, is_resumed: bool
    ) -> Batches:
        """Go on from the last batch of the first search; solutions of a search that was resumed may
        be missing among those found."""
        from .learn_search import batches as learning  # most searches end before
        from .learned_reasons import Told
        from .learning import Log

        assert before.branch is not None
        log = Log(found, is_resumed)
        told, self.nodes = Told(self.rules, log), before.nodes
        self._why, self._follows = told.why, told.follows
        second = learning(self.rules, log, passed_before(self.deduction, before.branch))
        next(second)
        while batch := advance(second, size):
            nodes, cuts = before.nodes + batch.nodes, before.cuts + batch.cuts
            size = yield replace(batch, nodes=nodes, cuts=cuts)

    def why(self, moment: Moment, cell: int, value: int, names: Names) -> Reason:
        """Return why a cut is made, or what was learned."""
        return self._why(moment, cell, value, names)

    def follows(self, moment: Moment, cell: int, value: int, names: Names) -> Reason:
        """Return why a value is no choice."""
        return self._follows(moment, cell, value, names)


NOTHING = Batch([], [], 0, 0, None)


def prepared(placement: Placement) -> Incremental[Search]:
    """Prepare the search, with the plan, the branches and the parts of the first one. On boards,
    where the propagators of a search that learns are far slower, the first one goes on."""
    how = yield from learned(placement)
    if suits(how.rules):
        return propagating(how)
    both = Handover(how)

    def on(branch: Branch) -> Batches:
        return single_events(both.batches(branch), placement.givens)

    return Search(
        on(()),
        placement.rules,
        onward=onward(both.plan, both.deduction)._replace(on=on),
        why=both.why,
        follows=both.follows,
        handed_over=lambda: both.nodes,
    )
