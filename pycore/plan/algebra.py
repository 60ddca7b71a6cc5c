"""Algebra: the consequences of all sum rules for single cells. Exact, in integers.

line      a linear equation: terms that add up to a total (None: to an unknown common sum)
equation  integer coefficients, one for each cell, and a constant: the sum of coefficient * value
          is the constant
pivot     the cell that an equation is solved for; it occurs in no other equation
free      a cell that is not a pivot: once all free cells are known, the pivots are too

The unknown common sum of equal sums is one more unknown, eliminated first; if an equation then
leaves it equal to a number, the rules fix it (15, 34 and 65 for magic squares of order 3, 4 and 5).
If all values are different and there are as many cells as values, one more equation holds: the
cells add up to the sum of all values.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import gcd
from typing import NamedTuple, assert_never

from ..model.incremental import Incremental, result_of
from ..model.placement import Placement
from ..model.regular import Regular
from ..model.rules import AllDifferent, Given, Linear, Terms, kind_of

CONSTANT = -1
"""The column of the constant of an equation; the other columns are cells."""

Equation = dict[int, int]
"""The coefficients of the cells, and the constant; zero coefficients are omitted."""


class RuleSum(NamedTuple):
    """`terms` add up to `total`, or to an unknown common sum (None); `rule` is the index of the
    rule."""

    rule: int
    terms: Terms
    total: int | None

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the terms."""
        return tuple([cell for cell, _ in self.terms])


def lines_of(placement: Placement) -> list[RuleSum]:
    """Return every equation that a single rule gives."""
    lines = []
    for number, rule in enumerate(placement.rules):
        if isinstance(rule, Given):
            continue  # known from the start
        kind = kind_of(rule)
        match kind:
            case Linear(_, relation, total):
                if relation == "=":
                    lines += [RuleSum(number, terms, total) for terms in kind.terms]
            case AllDifferent(cells, offsets):
                if not offsets and len(cells) == len(placement.values):
                    every = tuple([(cell, 1) for cell in cells])
                    lines.append(RuleSum(number, every, sum(placement.values)))
            case Regular():
                pass  # no sum
            case _:
                assert_never(kind)
    return lines


class Elimination:
    """Equations solved for their pivots. `release` chooses another pivot."""

    def __init__(self, size: int, lines: Iterable[RuleSum]) -> None:
        """Solve the lines. Redundant equations vanish; contradictory ones are dropped (checking the
        rules themselves reveals them)."""
        result_of(self._solve_all(size, list(lines)))

    @classmethod
    def sliced(cls, size: int, lines: Iterable[RuleSum]) -> Incremental[Elimination]:
        """Solve the lines in slices."""
        new = cls.__new__(cls)
        yield from new._solve_all(size, list(lines))
        return new

    def _solve_all(self, size: int, lines: list[RuleSum]) -> Incremental[None]:
        sums = dict.fromkeys(line.rule for line in lines if line.total is None)
        column_of = {rule: size + number for number, rule in enumerate(sums)}
        self.equations: dict[int, Equation] = {}
        self._with: dict[int, set[int]] = {}
        for line in lines:
            row = dict(line.terms)
            if line.total is None:
                row[column_of[line.rule]] = -1
            elif line.total:
                row[CONSTANT] = line.total
            row = reduced(row, self.equations, list(row))
            pivot = max(row, default=CONSTANT)
            if pivot != CONSTANT:
                self._solve(pivot, row)
            yield
        self.sums: dict[int, int] = {}
        for rule, column in column_of.items():
            solved = self.equations.get(column, {})
            self._put(column, {})
            if solved.keys() <= {column, CONSTANT} and solved:
                total, rest = divmod(solved.get(CONSTANT, 0), solved[column])
                if not rest:
                    self.sums[rule] = total

    def copy(self) -> Elimination:
        """Return a copy that can be solved for other pivots."""
        copy = Elimination.__new__(Elimination)
        copy.equations, copy.sums = self.equations.copy(), self.sums
        copy._with = {cell: pivots.copy() for cell, pivots in self._with.items()}
        return copy

    def with_cell(self, cell: int) -> Collection[int]:
        """Return the pivots whose equations contain a free cell."""
        return self._with.get(cell, ())

    def release(self, cell: int, instead: int) -> set[int]:
        """Solve the equation of pivot `cell` for the free cell `instead`, so that `cell` becomes
        free. Return the pivots, `instead` among them, whose equations have changed."""
        row = self.equations[cell]
        self._put(cell, {})
        return self._solve(instead, row)

    def _solve(self, pivot: int, row: Equation) -> set[int]:
        """Add an equation, solved for `pivot`, which then occurs in no other."""
        changed = {pivot, *self.with_cell(pivot)}
        for other in changed - {pivot}:
            self._put(other, without(pivot, self.equations[other], row))
        self._put(pivot, row)
        return changed

    def _put(self, pivot: int, row: Equation) -> None:
        """Make `row` the equation of the pivot; an empty row removes it."""
        for cell in self.equations.pop(pivot, {}).keys() - {CONSTANT}:
            self._with[cell].discard(pivot)
        if row:
            self.equations[pivot] = row
            for cell in row.keys() - {CONSTANT}:
                self._with.setdefault(cell, set()).add(pivot)


def common_sums(placement: Placement) -> dict[int, int]:
    """Return the common sums that the rules fix, by the index of the rule."""
    return Elimination(placement.size, lines_of(placement)).sums


def reduced(row: Equation, solved: Mapping[int, Equation], pivots: Iterable[int]) -> Equation:
    """Return an equation with the given pivots replaced by their solutions."""
    for pivot in pivots:
        if pivot in row and pivot in solved:
            row = without(pivot, row, solved[pivot])
    return row


def without(pivot: int, row: Equation, equation: Equation) -> Equation:
    """Return the row with the pivot cancelled by a multiple of the equation."""
    a, b = equation[pivot], row[pivot]
    left = {column: a * x for column, x in row.items()}
    for column, y in equation.items():
        left[column] = left.get(column, 0) - b * y
    common = gcd(*left.values())
    return {column: x // common for column, x in left.items() if x}
