"""Filters: the conditions of a block on its choice x, as masks of the passing x.

form  a value as sign * x + base, with sign -1, 0 or 1 (0 for cells of earlier blocks)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, assert_never

from ..expr.affine import Affine, Bounds, name
from ..expr.nodes import Compared, Either, Expr, LookUp, Shift
from ..model.regular import Regular
from ..model.rules import AllDifferent, Linear, kind_of
from ..plan.steps import PlanStep
from .blocks import Follower, base_name, variable
from .masks import MaskGroup, turn_for, turned
from .tables import LONGEST, RIGHT, Tables


class AffineValue(NamedTuple):
    """The value sign * x + base."""

    sign: int
    base: Affine


class Filters(NamedTuple):
    """Conditions: masks that must contain x, and `facts` that do not depend on x.

    The masks `shifts` change with every block; `fixed` masks depend only on their own names.
    """

    shifts: list[Expr]
    fixed: list[LookUp]
    facts: list[Compared]

    def with_all_of(self, other: Filters) -> Filters:
        """Return the conditions of both."""
        return Filters(
            [*self.shifts, *other.shifts],
            [*self.fixed, *other.fixed],
            [*self.facts, *other.facts],
        )


def base_of(follower: Follower, bounds: Bounds) -> Affine:
    """Return the base of a follower: its name, or a number if it has only one possible value."""
    low, high = bounds[base_name(follower)]
    return Affine(low) if low == high else name(base_name(follower))


Early = Callable[[Expr], Expr]
"""Computes an expression as soon as its names are known; returns what stands in its place."""


class FilterWriter:
    """Writes the filters of one block."""

    def __init__(
        self, x: int, groups: list[MaskGroup], tables: Tables, bounds: Bounds, early: Early
    ) -> None:
        """Start with the block whose choice is cell x."""
        self.groups, self.tables, self.bounds, self.early = groups, tables, bounds, early
        self.forms: dict[int, AffineValue] = {x: AffineValue(1, Affine())}

    def choice(self, step: PlanStep) -> Filters:
        """Return the filter of the choice's own checks."""
        filters = Filters([], [], [])
        self._compare(step, filters)
        return filters

    def follower(self, follower: Follower) -> Filters:
        """Return the filter of the x for which the follower's value is free and passes its
        checks."""
        cell = follower.step.cell
        base = base_of(follower, self.bounds)
        _, high = self.bounds[base_name(follower)]
        filters = Filters([], [], [])
        mask = self.tables.mask(follower.step.domain)
        if follower.step.domain != self.tables.values or not self._in_plain(cell):
            width = self.tables.width
            turn = turn_for(high - 2 * self.tables.origin, width, self.tables)
            domain = MaskGroup(-1, {cell: 0}, True, width, turn)
            domain.front, domain.back = Affine(mask), Affine(turned(mask, turn))
            filters.shifts.append(self._shifted(domain, cell, follower.sign, base))
        for group in self.groups:
            if cell in group.shifts:
                filters.shifts.append(self._shifted(group, cell, follower.sign, base))
        for other, form in self.forms.items():
            for group in self.groups:
                if cell in group.shifts and other in group.shifts:
                    apart = base - form.base + (group.shifts[cell] - group.shifts[other])
                    self._differ(follower.sign - form.sign, apart, filters)
        self.forms[cell] = AffineValue(follower.sign, base)
        self._compare(follower.step, filters)
        return filters

    def _in_plain(self, cell: int) -> bool:
        return any(group.plain and cell in group.shifts for group in self.groups)

    def _shifted(self, group: MaskGroup, cell: int, sign: int, base: Affine) -> Expr:
        """Return the mask of the x for which sign * x + base is free in the group."""
        origin, shift = self.tables.origin, group.shifts[cell]
        mask = group.front if sign > 0 else group.back
        amount = base + shift if sign > 0 else Affine(group.turn + 2 * origin - shift) - base
        low, high = amount.interval(self.bounds)
        if low < 0 and sign < 0 and group.turn >= group.width + self.tables.width:  # nothing left
            return Shift(mask, ">>", self._looked_up(amount, base))
        by = self.early(amount)
        right = Shift(mask, ">>", by) if low or high else mask
        if low >= 0:
            return right
        left: Expr = Shift(mask, "<<", self.early(Affine() - amount))
        if low < -LONGEST:  # a shift that would need all memory and leave no candidate
            left = Either(Compared((by, Affine(-LONGEST)), ">"), left, Affine())
        return left if high <= 0 else Either(Compared((by, Affine()), ">="), right, left)

    def _looked_up(self, amount: Affine, base: Affine) -> Expr:
        """Return the amount, a constant minus the base; if negative, an amount that shifts every
        bit out of a mask."""
        table = f"{RIGHT}{amount.constant + base.constant}".replace("-", "_")
        return self.early(LookUp(self.tables.ask(table, *base.interval(self.bounds)), base))

    def _differ(self, times: int, apart: Affine, filters: Filters) -> None:
        """Require times * x + apart != 0; times is 0, 2 or -2 (1 and -1 arise between cells of
        different blocks)."""
        if times == 0:
            low, high = apart.interval(self.bounds)
            if low <= 0 <= high:
                filters.facts.append(Compared(apart.signed(), "!="))
            return
        twice = Affine() - apart if times > 0 else apart
        self._look_up("apart", twice, filters)

    def _compare(self, step: PlanStep, filters: Filters) -> None:
        """Require the less-thans and bounds among the checks of a step."""
        for check in step.checks:
            kind = kind_of(check.part)
            match kind:
                case AllDifferent():
                    pass  # the masks of its group cover it
                case Linear(_, "<=", int(total)):
                    for terms in kind.terms:
                        small = self._sum([cell for cell, k in terms if k > 0], 0)
                        large = self._sum([cell for cell, k in terms if k < 0], total + 1)
                        self._below(small, large, filters)
                case Regular():
                    self._beside(kind, step.cell, filters)
                case Linear():
                    raise AssertionError(f"tested inside the loop: {kind}")
                case _:
                    assert_never(kind)

    def _beside(self, pair: Regular, cell: int, filters: Filters) -> None:
        """Require that a row of the choice and one earlier cell is accepted."""
        table = self.tables.beside(pair, pair.cells.index(cell))
        other = sum((name(variable(each)) for each in pair.cells if each != cell), Affine())
        filters.fixed.append(LookUp(table, other))

    def _sum(self, cells: Iterable[int], constant: int) -> AffineValue:
        """Return the sum of some cells and a constant."""
        total = AffineValue(0, Affine(constant))
        for cell in cells:
            form = self._form(cell)
            total = AffineValue(total.sign + form.sign, total.base + form.base)
        return total

    def _form(self, cell: int) -> AffineValue:
        return self.forms.get(cell) or AffineValue(0, name(variable(cell)))

    def _below(self, small: AffineValue, large: AffineValue, filters: Filters) -> None:
        """Require small < large, both affine values."""
        times = small.sign - large.sign
        room = large.base - small.base  # times * x < room
        match times:
            case 0:
                if room.interval(self.bounds)[0] <= 0:
                    filters.facts.append(Compared((room, Affine()), ">"))
            case 1:
                self._look_up("below", room, filters)
            case -1:
                self._look_up("above", Affine() - room, filters)
            case 2:
                self._look_up("under", room, filters)
            case -2:
                self._look_up("over", Affine() - room, filters)
            case _:
                raise AssertionError("three forms in one comparison")

    def _look_up(self, table: str, number: Affine, filters: Filters) -> None:
        low, high = number.interval(self.bounds)
        filters.fixed.append(LookUp(self.tables.ask(table, low, high), number))
