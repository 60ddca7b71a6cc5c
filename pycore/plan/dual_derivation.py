"""From a placement to its plan by values.

way      the cells that a value may have: one, or two so far apart
free     symmetries act freely on the ways of a value if none but the identity leaves one of them
         as it is
broken   the value of which one way of each orbit is tried: every solution is then an image of
         exactly one that is found, by exactly one symmetry

The broken value is the first to be placed, so that no dead end below it is due to the symmetry. If
all symmetries together act freely on the ways of no value, those are used that are made by one of
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from ..model.incremental import Incremental, IncrementalCache, result_of
from ..model.placement import Placement
from ..model.regular import OneOf
from ..model.rules import Linear
from ..symmetry.automorphisms import find_structure, structure_of
from ..symmetry.permutation import Permutation, compose, permutation_of, then
from .dual import Dual, dual_of
from .dual_forecast import by_values
from .steps import Expression, Plan, PlanStep, as_soon_as_full, lay_out

MOST_SYMMETRIES = 48
"""Larger groups are not used: all their elements are tried on the ways of the values."""

Way = frozenset[int]


class BrokenValue(NamedTuple):
    """The number of the broken value, the places left to its first stand, and the symmetries."""

    value: int
    places: tuple[int, ...]
    symmetries: tuple[Permutation, ...]


class DualPlan(NamedTuple):
    """The dual with its plan. `symmetries` make the images of a solution found, the identity
    first; `order` is the number of symmetries known, of which these are a part."""

    dual: Dual
    plan: Plan
    symmetries: tuple[Permutation, ...]
    breaking: BrokenValue | None
    order: int

    @property
    def blocks(self) -> list[list[PlanStep]]:
        """The steps that place one value each: a choice, and what follows from it."""
        steps, times = self.plan.steps, self.dual.times
        return [list(steps[at : at + times]) for at in range(0, len(steps), times)]


_kept: IncrementalCache[Placement, DualPlan] = IncrementalCache()


def dual_plan(placement: Placement) -> Incremental[DualPlan]:
    """Return the plan by values of a placement that has a dual, in slices; cached."""
    return (yield from _kept.work(placement, lambda: _derive(placement)))


def every_solution_moves(placement: Placement) -> bool:
    """Return whether it is known from the dual that no symmetry but the identity fixes a
    solution."""
    if dual_of(placement) is None:
        return False
    planned = result_of(dual_plan(placement))
    whole = structure_of(placement).whole
    return whole and 1 < planned.order == len(planned.symmetries)


def forget() -> None:
    """Empty the cache."""
    _kept.forget()


def _derive(placement: Placement) -> Incremental[DualPlan]:
    dual = dual_of(placement)
    if dual is None:
        raise ValueError("a placement without a dual")
    symmetries = yield from _symmetries(dual)
    values = list(by_values(dual).order)
    yield
    breaking = _breaking(dual, symmetries, values)
    if breaking:
        values.remove(breaking.value)
        values.insert(0, breaking.value)
        first = OneOf((breaking.value * dual.times,), breaking.places)
        rules = (*dual.placement.rules, first)
        dual = dual._replace(placement=replace(dual.placement, rules=rules))
    used = breaking.symmetries if breaking else (tuple(range(placement.size)),)
    return DualPlan(dual, _plan(dual, values), used, breaking, len(symmetries))


def _plan(dual: Dual, values: Sequence[int]) -> Plan:
    """Return the plan that places one value after another; the second place of a value follows from
    the first where a rule says how far apart they are."""
    times = dual.times
    order = [times * value + time for value in values for time in range(times)]
    determined: dict[int, Expression] = {}
    implied = set()
    for number, rule in enumerate(dual.placement.rules):
        match rule:
            case Linear(((second, first),), "=", int(apart), ((1, -1),)):
                determined[second] = Expression(apart, ((first, 1),), 1, number)
                implied.add(number)
    return lay_out(dual.placement, order, (), as_soon_as_full, determined, implied)


def _symmetries(dual: Dual) -> Incremental[list[Permutation]]:
    """Return the symmetries of the rules, the identity first; it alone if there are too many."""
    group, _ = yield from find_structure(dual.original)
    if group.order > MOST_SYMMETRIES:
        return [tuple(range(group.degree))]
    made = [dict[int, int]()]
    for depth in range(len(group.links)):
        movers = group.movers(depth).values()
        made = [then(first, mover) for first, mover in product(made, movers)]
    return sorted(permutation_of(shift, group.degree) for shift in made)


def _breaking(dual: Dual, every: list[Permutation], values: Sequence[int]) -> BrokenValue | None:
    """Return how the symmetries are broken, all of them if possible; None if there are none."""
    ways = {value: _ways(dual, value) for value in values}
    for symmetries in sorted([every, *map(_powers, every)], key=len, reverse=True):
        for value in values:
            if len(symmetries) > 1 and ways[value] and _acts_freely(symmetries, ways[value]):
                places = _least_of_each_orbit(dual, symmetries, ways[value])
                return BrokenValue(value, places, tuple(sorted(symmetries)))
    return None


def _powers(one: Permutation) -> list[Permutation]:
    powers = [tuple(range(len(one)))]
    while (further := compose(one, powers[-1])) != powers[0]:
        powers.append(further)
    return powers


def _ways(dual: Dual, value: int) -> list[Way]:
    return [frozenset(dual.cells[place - 1] for place in way) for way in dual.ways(value)]


def _acts_freely(symmetries: Sequence[Permutation], ways: Sequence[Way]) -> bool:
    moving = [each for each in symmetries if each != tuple(range(len(each)))]
    return all({each[cell] for cell in way} != way for each in moving for way in ways)


def _least_of_each_orbit(
    dual: Dual, symmetries: Sequence[Permutation], ways: Sequence[Way]
) -> tuple[int, ...]:
    """Return the first places of the ways that come first among their images."""
    place_of = {cell: place for place, cell in enumerate(dual.cells, 1)}

    def first(way: Way) -> list[int]:
        return sorted(place_of[cell] for cell in way)

    left = []
    for way in ways:
        images = [first(frozenset(each[cell] for cell in way)) for each in symmetries]
        if first(way) == min(images):
            left.append(first(way)[0])
    return tuple(sorted(left))
