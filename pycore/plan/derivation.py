"""Derivations: from the rules alone to a plan, with everything that was found on the way.

Four ideas, each in its own file: symmetry (symmetry/automorphisms.py, symmetry/breaking.py),
algebra (algebra.py, determined.py), order (cell_order.py), and checking each rule as soon as it is
full (steps.py). Here they are put together.

Every derivation is there twice: `derive_...` gives it at one go, `..._in_slices` is a generator
that yields between pieces of the work and returns it, for a host that wants to stay awake or to be
able to stop (see model/incremental.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..model.drawing import Drawing
from ..model.incremental import Incremental, IncrementalCache, result_of
from ..model.placement import Placement
from ..symmetry.automorphisms import find_structure
from ..symmetry.breaking import Breaking, break_symmetries, break_with_complement
from ..symmetry.drawing_symmetries import drawing_symmetries
from ..symmetry.group import Group, group_of
from .algebra import lines_of
from .cell_order import Order, tightest_first
from .determined import determined_cells, implied_lines
from .domains import domains_of, telling
from .steps import Plan, as_soon_as_full, lay_out, plan_as_numbered


@dataclass(frozen=True)
class Derivation:
    """A plan and where it comes from: how which symmetries are broken, and the order with its
    algebra.

    What a strategy does not use is None. The group may be a part of all symmetries only, when there
    was no time to find it `whole`.
    """

    plan: Plan
    group: Group | None = None
    breaking: Breaking | None = None
    order: Order | None = None
    whole: bool = True

    @property
    def pictures(self) -> int:
        """How many solutions one that is found stands for, its complement not counted."""
        return self.breaking.pictures if self.breaking else 1


_kept: IncrementalCache[Placement, Derivation] = IncrementalCache()


def derive_order(placement: Placement) -> Derivation:
    """The tightest cell next, each rule tested as soon as it is full; nothing else."""
    return result_of(order_in_slices(placement))


def order_in_slices(placement: Placement) -> Incremental[Derivation]:
    """As `derive_order`, in slices."""
    order = yield from tightest_first(placement, Group(placement.size, ()))
    return Derivation(lay_out(placement, order.cells, (), as_soon_as_full))


def derive_one_of_each_kind(placement: Placement, drawing: Drawing) -> Derivation:
    """The cells as numbered, with conditions for the symmetries that can be seen in the drawing."""
    return result_of(one_of_each_kind_in_slices(placement, drawing))


def one_of_each_kind_in_slices(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """As `derive_one_of_each_kind`, in slices."""
    group = group_of(drawing_symmetries(placement, drawing))
    yield
    breaking = break_symmetries(placement, group, range(placement.size))
    return Derivation(plan_as_numbered(placement, breaking.conditions), group, breaking)


def derive_forced(placement: Placement, drawing: Drawing) -> Derivation:
    """Order, determined cells and conditions for the symmetries that can be seen in the drawing."""
    return result_of(forced_in_slices(placement, drawing))


def forced_in_slices(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """As `derive_forced`, in slices."""
    group = group_of(drawing_symmetries(placement, drawing))
    yield

    def breaking(order: Order) -> Breaking:
        return break_symmetries(placement, group, order.cells)

    return (yield from _derive(placement, group, True, breaking))


def derive_all(placement: Placement) -> Derivation:
    """Order, determined cells and conditions for all symmetries of the structure and the
    complement. Remembered for the next time."""
    return result_of(all_in_slices(placement))


def all_in_slices(placement: Placement) -> Incremental[Derivation]:
    """As `derive_all`, in slices."""
    return (yield from _kept.work(placement, lambda: _derive_all(placement)))


def forget() -> None:
    """Remember no derivation."""
    _kept.forget()


def _derive_all(placement: Placement) -> Incremental[Derivation]:
    group, whole = yield from find_structure(placement)

    def breaking(order: Order) -> Breaking:
        constant = {*placement.givens, *order.constants()}
        return break_with_complement(placement, group, order.cells, constant)

    return (yield from _derive(placement, group, whole, breaking))


def _derive(
    placement: Placement, group: Group, whole: bool, break_along: Callable[[Order], Breaking]
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
