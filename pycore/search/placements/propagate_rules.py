"""Propagation for placements of any rules: a propagator for each rule, then the cell that failed
most among those with few candidates.

place    cell * number of values + number of the value
weight   of a cell: how many propagators it has, and how often one of them failed (dom/wdeg:
         Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting
         constraints", 2004)
lesson   a first look at the tree, cut short, in which the weights are learned. The search itself
         begins after it and does not change them, so that a branch means the same in every process
"""

from __future__ import annotations

from collections.abc import Sequence

from ...model.canonical import canonical
from ...model.cell_names import Names
from ...model.contradictions import contradictions
from ...model.incremental import Incremental, IncrementalCache
from ...model.placement import Placement, Solution
from ...model.reason import Reason
from ...model.rules import AllDifferent, cells_of
from ...propagation.propagators import Rules
from ...propagation.store import Masks
from ...propagation.why import Explainer
from ..events import Search
from ..reasons import Follows, Moment, NoReason, Why, standing
from .candidate_tree import batches, onward
from .consequences import given
from .single_events import single_events

LESSON = 60
"""Failures before the weights are learned."""


class RuleDeduction:
    """Propagators run to their fixed point; the cell with the fewest candidates for its weight."""

    given: Sequence[tuple[int, int]] = ()

    def __init__(self, placement: Placement) -> None:
        self.placement, self.rules = placement, Rules(placement)
        self.store = self.rules.store()
        self.width = len(placement.values)
        self.weights = [1] * placement.size
        for propagator in self.rules.propagators:
            for cell in propagator.cells:
                self.weights[cell] += 1

    def start(self) -> Masks:
        """Every value in every cell."""
        return [self.rules.values.every] * self.placement.size

    def take(self, state: Masks, place: int | None, trail: list[int]) -> tuple[Masks, int]:
        """Place a value and propagate."""
        store = self.store
        store.go_to(state)
        alive = (
            store.begin(self.rules.domains()) if place is None else store.place(*self.entry(place))
        )
        masks = store.masks
        trail += [cell * self.width + masks[cell].bit_length() - 1 for cell in store.placed]
        if not alive:
            return masks, ~self._refusing()
        return masks, any(mask & mask - 1 for mask in masks)

    def branches(self, state: Masks) -> list[int]:
        """The candidates of one cell, the least first."""
        weights = self.weights
        open_ = [cell for cell, mask in enumerate(state) if mask & mask - 1]
        cell = min(open_, key=lambda cell: state[cell].bit_count() / weights[cell])
        first = cell * self.width
        return [first + number for number in range(self.width) if state[cell] >> number & 1]

    def entry(self, place: int) -> tuple[int, int]:
        """Cell and number."""
        return divmod(place, self.width)

    def refusing(self, dead: int) -> int:
        """The rule of the propagator that failed, or one of the cell that is left without."""
        return ~dead

    def solution(self, trail: list[int]) -> Solution:
        """From the trail alone."""
        row = [0] * self.placement.size
        for place in trail:
            cell, number = divmod(place, self.width)
            row[cell] = self.placement.values[number]
        return tuple(row)

    def learn(self) -> Incremental[None]:
        """Search until so many failures, and count for each cell the failures it had a part in."""
        waiting: list[tuple[Masks, int | None]] = [(self.start(), None)]
        failures = 0
        while waiting and failures < LESSON:
            state, became = self.take(*waiting.pop(), [])
            if became > 0:
                waiting += [(state, place) for place in reversed(self.branches(state))]
            elif became < 0:
                failures += 1
                failed = self.store.failed or self.store.by
                for cell in failed.cells if failed else [self.store.empty]:
                    self.weights[cell] += 1
            yield

    def _refusing(self) -> int:
        if self.store.failed:
            return self.store.failed.rule
        cell, by = self.store.empty, self.store.by
        if by:
            return by.rule
        of_cell = [
            index for index, rule in enumerate(self.placement.rules) if cell in cells_of(rule)
        ]
        differ = [n for n in of_cell if isinstance(self.placement.rules[n], AllDifferent)]
        return (differ or of_cell)[0]


_kept: IncrementalCache[Placement, RuleDeduction] = IncrementalCache()


def prepared(placement: Placement) -> Incremental[Search]:
    """Prepare the search; what is learned is cached for the next search of the same placement."""
    deduction = yield from _kept.work(placement, lambda: _learned(placement))
    return Search(
        single_events(batches(deduction)),
        placement.rules,
        onward=onward(canonical("propagate rules", placement, tuple(deduction.weights)), deduction),
        why=why_dead(deduction),
        follows=why_follows(deduction),
    )


def _learned(placement: Placement) -> Incremental[RuleDeduction]:
    deduction = RuleDeduction(placement)
    yield
    yield from deduction.learn()
    return deduction


def forget() -> None:
    """Empty the cache."""
    _kept.forget()


def why_dead(deduction: RuleDeduction) -> Why:
    """Return the reasons of the cuts."""

    def why(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed = standing(deduction.placement, moment)
        for rule in deduction.placement.rules:
            for clash in contradictions(rule, fixed, names):
                return clash
        reason = Explainer(deduction.rules).why_dead(fixed, names)
        if reason is None:
            raise NoReason
        return reason

    return why


def why_follows(deduction: RuleDeduction) -> Follows:
    """Return the reasons of the values that are no choice."""

    def follows(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        placement = deduction.placement
        fixed = standing(placement, moment)
        if not 0 <= cell < placement.size or value >= len(placement.values) or cell in fixed:
            raise NoReason
        if placement.givens.get(cell) == placement.values[value]:
            return given(cell, placement.values[value])
        reason = Explainer(deduction.rules).why_follows(fixed, cell, placement.values[value], names)
        if reason is None:
            raise NoReason
        return reason

    return follows
