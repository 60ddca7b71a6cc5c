"""Propagation for placements of any rules; the cell tried next is the one that failed most among
those with few candidates (cell_weights.py).

All-different rules and sums are propagated on boards (sum_deduction.py), other rules by a
propagator for each rule.

candidate  cell * number of values + number of the value
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...model.canonical import canonical
from ...model.cell_names import Names
from ...model.contradictions import contradictions
from ...model.incremental import Incremental, IncrementalCache
from ...model.placement import Placement, Solution
from ...model.reason import Reason
from ...propagation.board import suits
from ...propagation.propagators import Rules
from ...propagation.store import Masks, Store
from ...propagation.why import Explainer
from ..events import Search
from ..reasons import Follows, Moment, NoReason, Why, standing
from .candidate_tree import Deduction, onward
from .cell_weights import CellWeights, TightestFirst, learn
from .consequences import given
from .sum_deduction import SumDeduction


class RuleDeduction:
    """Propagators run to their fixed point."""

    name = "propagate rules"
    lesson = 60
    much = 1.0
    given: Sequence[tuple[int, int]] = ()

    def __init__(self, rules: Rules) -> None:
        self.placement, self.rules = rules.placement, rules
        self._idle: list[Store] = []
        self._blamed: Sequence[int] = ()
        self.width = len(self.placement.values)
        self.cells = CellWeights(
            self.placement.size, [each.cells for each in self.rules.propagators]
        )

    def start(self) -> Masks:
        """Every value in every cell."""
        return [self.rules.values.every] * self.placement.size

    def take(self, state: Masks, candidate: int | None, trail: list[int]) -> tuple[Masks, int]:
        """Place a value and propagate, in a store of the current thread."""
        try:
            store = self._idle.pop()
        except IndexError:
            store = self.rules.store()
        store.go_to(state)
        alive = (
            store.begin(self.rules.domains())
            if candidate is None
            else store.place(*self.entry(candidate))
        )
        masks = store.masks
        trail += [cell * self.width + masks[cell].bit_length() - 1 for cell in store.placed]
        if alive:
            became = int(any(mask & mask - 1 for mask in masks))
        else:
            failed = store.failed or store.by
            self._blamed = failed.cells if failed else [store.empty]
            became = ~(failed.rule if failed else self.rules.of_cell[store.empty])
        self._idle.append(store)
        return masks, became

    def branches(self, state: Masks) -> list[int]:
        """The candidates of one cell, the least first."""
        cell = self.cells.tightest(state)
        first = cell * self.width
        return [first + number for number in range(self.width) if state[cell] >> number & 1]

    def entry(self, candidate: int) -> tuple[int, int]:
        """Cell and number."""
        return divmod(candidate, self.width)

    def refusing(self, dead: int) -> int:
        """Return the rule of the propagator that failed, or a rule of the cell without
        candidates."""
        return ~dead

    def solution(self, trail: list[int]) -> Solution:
        """From the trail alone."""
        row = [0] * self.placement.size
        for candidate in trail:
            cell, number = divmod(candidate, self.width)
            row[cell] = self.placement.values[number]
        return tuple(row)

    def blamed(self) -> Sequence[int]:
        """Return the cells of the propagator that failed, or the cell without candidates."""
        return self._blamed


class Learned(NamedTuple):
    """How a placement is searched: a full description as a plan, the deduction, and the rules."""

    plan: str
    deduction: Deduction[Any]
    rules: Rules


_cache: IncrementalCache[Placement, Learned] = IncrementalCache()


def learned(placement: Placement) -> Incremental[Learned]:
    """Prepare the deduction; what the lesson taught is cached for the next search of the same
    placement."""
    return (yield from _cache.work(placement, lambda: _learned(placement)))


def prepared(placement: Placement) -> Incremental[Search]:
    """Prepare the search."""
    return propagating((yield from learned(placement)))


def propagating(how: Learned) -> Search:
    """Return the search."""
    plan, deduction, rules = how
    going_on = onward(plan, deduction)
    return Search(
        going_on.on(()),
        rules.placement.rules,
        onward=going_on,
        why=why_dead(rules),
        follows=why_follows(rules),
    )


def deduction_of(placement: Placement) -> Incremental[TightestFirst[Any]]:
    """Prepare the deduction for the rules of a placement, before its lesson."""
    rules = Rules(placement)
    yield
    return SumDeduction(rules) if suits(rules) else RuleDeduction(rules)


def _learned(placement: Placement) -> Incremental[Learned]:
    deduction = yield from deduction_of(placement)
    yield
    seen = yield from learn(deduction)
    name, rules = deduction.name, deduction.rules
    if seen:
        return Learned(canonical(f"{name}, seen", placement), seen, rules)
    plan = canonical(name, placement, tuple(deduction.cells.weights))
    return Learned(plan, deduction, rules)


def forget() -> None:
    """Empty the cache."""
    _cache.forget()


def why_dead(rules: Rules) -> Why:
    """Return the reasons of the cuts."""

    def why(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed = standing(rules.placement, moment)
        for index, rule in enumerate(rules.placement.rules):
            for clash in contradictions(rule, fixed, names):
                return clash.resting_on(fixed, [index])
        reason = Explainer(rules).why_dead(fixed, names)
        if reason is None:
            raise NoReason
        return reason

    return why


def why_follows(rules: Rules) -> Follows:
    """Return the reasons of the values that are not choices."""

    def follows(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        placement = rules.placement
        fixed = standing(placement, moment)
        if not 0 <= cell < placement.size or value >= len(placement.values) or cell in fixed:
            raise NoReason
        if placement.givens.get(cell) == placement.values[value]:
            return given(cell, placement.values[value], names)
        reason = Explainer(rules).why_follows(fixed, cell, placement.values[value], names)
        if reason is None:
            raise NoReason
        return reason

    return follows
