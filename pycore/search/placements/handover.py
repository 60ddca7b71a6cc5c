"""A search by propagation that has not ended after a while goes on by learning (learn_search.py);
if that does not end soon either, the first search goes on from where it was.

handover  the branch at which the first search pauses: it has made so many nodes, and hardly a
          solution is among them
passed    what the first search has been through by then: of each trial of the branch, the values
          that it tried there before. Nothing more is left below them, so these are facts to begin
          with: the solutions found by then are not found again, and nothing is searched twice
          (C. Lecoutre, L. Sais, S. Tabary, V. Vidal, "Recording and minimizing nogoods from
          restarts", 2007)
ahead     the solutions that were found by learning, until the first search comes to them too, and
          leaves them out

Until the handover everything is as in the first search: events, totals, branches and parts. While
the second one runs, and as long as a solution is ahead, no branch is reported: a search that is
resumed goes on from an earlier one.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ...model.cell_names import Names
from ...model.incremental import Incremental, advance
from ...model.placement import Placement, Solution
from ...model.reason import Reason
from ...propagation.board import suits
from ...propagation.store import Atom
from ..events import KIND, SOLVED, Batch, Batches, Branch, Search
from ..reasons import Moment
from .candidate_tree import Deduction, Patience, batches, onward
from .propagate_rules import Learned, learned, propagating, why_dead, why_follows
from .single_events import single_events

PATIENCE = Patience(50_000, 1)
"""Of the first search; chosen by measuring (docs/decisions.md)."""

MOST_FACTS = 10_000
"""Dead ends and solutions from which the second one learns: some twenty to thirty seconds."""


def passed_before(deduction: Deduction[Any], branch: Branch) -> list[list[Atom]]:
    """Return what a search has been through before it reaches a branch: atoms below which nothing
    is left, the first trial first."""
    state, last = deduction.start(), None
    tried, passed = list[Atom](), list[list[Atom]]()
    for candidate in branch:
        state, _ = deduction.take(state, last, [])
        candidates, masks = deduction.branches(state), dict[int, int]()
        for cell, number in map(deduction.entry, candidates[: candidates.index(candidate)]):
            masks[cell] = masks.get(cell, 0) | 1 << number
        passed += [[*tried, atom] for atom in masks.items()]
        cell, number = deduction.entry(candidate)
        tried.append((cell, 1 << number))
        last = candidate
    return passed


class Handback(NamedTuple):
    """How the second search ended: whether everything is done, its own nodes and cuts, the
    solutions that are ahead, and how much is asked for at a time."""

    is_all: bool
    nodes: int
    cuts: int
    ahead: set[Solution]
    size: int | None


class Handover:
    """Both searches as one. `nodes` are those of the first when it pauses, 0 until then."""

    def __init__(self, how: Learned) -> None:
        self.plan, self.deduction, self.rules = how
        self.nodes = 0
        self._why, self._follows = why_dead(self.rules), why_follows(self.rules)

    def batches(self, begin: Branch) -> Batches:
        """Run the first search from a branch, the second one once it pauses, and then the rest."""
        patience = replace(PATIENCE)
        first = batches(self.deduction, begin, patience=patience)
        found, size = list[Solution](), None
        while batch := advance(first, size):
            found += batch.found[: PATIENCE.solutions + 1 - len(found)]
            size = yield batch
            if patience.is_over:
                ended = yield from self._second(batch, found, size, bool(begin))
                if not ended.is_all:
                    yield from rest(first, ended)
                return

    def _second(
        self, before: Batch, found: Sequence[Solution], size: int | None, is_resumed: bool
    ) -> Generator[Batch, int | None, Handback]:
        """Learn, after the last batch of the first search; solutions of a search that was resumed
        may be missing among those found."""
        from .learn_search import batches as learning  # most searches end before
        from .learned_reasons import Told
        from .learning import Log

        assert before.branch is not None
        log = Log(found, is_resumed)
        told, self.nodes = Told(self.rules, log), before.nodes
        self._why, self._follows = told.why, told.follows
        passed = passed_before(self.deduction, before.branch)
        second = learning(self.rules, log, passed, MOST_FACTS)
        own, ahead = next(second), set[Solution]()
        while batch := advance(second, size):
            own = batch
            ahead.update(batch.found)
            size = yield after(before.nodes, before.cuts, batch)
        return Handback(own.finished == 1.0, own.nodes, own.cuts, ahead, size)

    def why(self, moment: Moment, cell: int, value: int, names: Names) -> Reason:
        """Return why a cut is made, or what was learned."""
        return self._why(moment, cell, value, names)

    def follows(self, moment: Moment, cell: int, value: int, names: Names) -> Reason:
        """Return why a value is no choice."""
        return self._follows(moment, cell, value, names)


def after(nodes: int, cuts: int, batch: Batch) -> Batch:
    """Return a batch with the totals of another search before it."""
    return replace(batch, nodes=nodes + batch.nodes, cuts=cuts + batch.cuts)


def rest(first: Batches, ended: Handback) -> Batches:
    """Go on with the first search, after the second one."""
    size = ended.size
    while batch := advance(first, size):
        size = yield after(ended.nodes, ended.cuts, without(batch, ended.ahead))


def without(batch: Batch, ahead: set[Solution]) -> Batch:
    """Return a batch without the solutions reported ahead of it, and forget those."""
    if not ahead:
        return batch
    new = [row not in ahead for row in batch.found]
    ahead.difference_update(batch.found)
    solved = iter(new)
    events = [event for event in batch.events if event >> KIND != SOLVED or next(solved)]
    found = [row for row, is_new in zip(batch.found, new, strict=True) if is_new]
    return replace(batch, events=events, found=found, branch=None if ahead else batch.branch)


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
