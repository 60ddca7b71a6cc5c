"""Derivations: from the rules alone to a plan, with all findings on the way.

This file combines four ideas: symmetry (symmetry/automorphisms.py, symmetry/breaking.py), algebra
(algebra.py, determined.py), order (cell_order.py), and checking each rule as soon as it is full
(steps.py).

Every derivation is incremental (model/incremental.py), for hosts that must stay responsive or be
able to stop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..model.drawing import Drawing
from ..model.incremental import Incremental, IncrementalCache
from ..model.placement import Placement
from ..symmetry.automorphisms import find_structure
from ..symmetry.breaking import Breaking, break_symmetries, break_with_complement
from ..symmetry.drawing_symmetries import drawing_symmetries
from ..symmetry.group import Group, group_of
from .algebra import lines_of
from .cell_order import CellOrder, tightest_first
from .determined import determined_cells, implied_lines
from .domains import domains_of, telling
from .dual_derivation import DualPlan
from .steps import Plan, as_soon_as_full, lay_out, plan_as_numbered


class Derivation(NamedTuple):
    """A plan and its origin: the symmetries and how they are broken, the order and its algebra.

    Parts that a strategy does not use are None; with a plan `by_values` all other parts are. The
    group may be a subgroup of all symmetries if there was no time to find the `whole` one.
    """

    plan: Plan
    group: Group | None = None
    breaking: Breaking | None = None
    order: CellOrder | None = None
    whole: bool = True
    by_values: DualPlan | None = None

    @property
    def images(self) -> int:
        """The number of solutions for each one found, not counting complements."""
        if self.by_values:
            return len(self.by_values.symmetries)
        return self.breaking.images if self.breaking else 1


_cache: IncrementalCache[Placement, Derivation] = IncrementalCache()


def derive_order(placement: Placement) -> Incremental[Derivation]:
    """Order the cells tightest first and test each rule as soon as it is full; nothing else."""
    order = yield from tightest_first(placement, Group(placement.size, ()))
    return Derivation(lay_out(placement, order.cells, (), as_soon_as_full))


def derive_one_per_orbit(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """Take the cells in numeric order, with conditions for the visible symmetries of the
    drawing."""
    group = group_of(drawing_symmetries(placement, drawing))
    yield
    breaking = break_symmetries(placement, group, range(placement.size))
    return Derivation(plan_as_numbered(placement, breaking.conditions), group, breaking)


def derive_forced(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """Use order, determined cells and conditions for the visible symmetries of the drawing."""
    group = group_of(drawing_symmetries(placement, drawing))
    yield

    def breaking(order: CellOrder) -> Breaking:
        return break_symmetries(placement, group, order.cells)

    return (yield from _derive(placement, group, True, breaking))


def derive_all(placement: Placement) -> Incremental[Derivation]:
    """Use order, determined cells and conditions for all symmetries of the structure and the
    complement. The result is cached."""
    return (yield from _cache.work(placement, lambda: _derive_all(placement)))


def forget() -> None:
    """Empty the cache."""
    _cache.forget()


def _derive_all(placement: Placement) -> Incremental[Derivation]:
    group, whole = yield from find_structure(placement)

    def breaking(order: CellOrder) -> Breaking:
        constant = {*placement.givens, *order.constants()}
        return break_with_complement(placement, group, order.cells, constant)

    return (yield from _derive(placement, group, whole, breaking))


def _derive(
    placement: Placement, group: Group, whole: bool, break_along: Callable[[CellOrder], Breaking]
) -> Incremental[Derivation]:
    order = yield from tightest_first(placement, group)
    breaking = break_along(order)
    yield
    lines = lines_of(placement)
    implied = implied_lines(order, lines)
    yield
    determined = yield from determined_cells(order, lines, implied)
    domains = domains_of(placement, breaking.conditions, order.determined)
    plan = lay_out(
        placement,
        order.cells,
        telling(breaking.conditions, domains, placement.values[0]),
        as_soon_as_full,
        determined,
        {line.rule for line in lines} - {line.rule for line in set(lines).difference(implied)},
        domains,
    )
    return Derivation(plan, group, breaking, order, whole)
