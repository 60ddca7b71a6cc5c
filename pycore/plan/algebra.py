"""Algebra: what the sum rules, taken together, say about single cells. Exact, in integers.

line      a sum rule or a group of equal sums: these cells add up to this total (None: to an unknown
          common sum)
equation  integer coefficients, one for each cell, and a constant: the sum of coefficient * value is
          the constant
pivot     the cell that an equation is solved for; it stands in no other equation
free      a cell that is no pivot: the pivots are known when all free cells are

The unknown common sum of equal sums is one more unknown, eliminated first; where nothing but a
number is left of it, the rules fix it (15, 34 and 65 for magic squares of order 3, 4 and 5). All
different values in as many cells as there are values give one more equation: the cells add up to
the sum of all values.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import NamedTuple

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, EqualSums, SumIs

Equation = list[int]
"""Coefficients of all cells, then the constant."""


class Line(NamedTuple):
    """`cells` add up to `total`; `rule` is the index of the rule that says so. None: an unknown
    common sum."""

    rule: int
    cells: tuple[int, ...]
    total: int | None


def lines_of(placement: Placement) -> list[Line]:
    """Every equation that a rule gives by itself."""
    lines = []
    for number, rule in enumerate(placement.rules):
        match rule:
            case SumIs(cells, total):
                lines.append(Line(number, cells, total))
            case EqualSums(groups):
                lines += [Line(number, group, None) for group in groups]
            case AllDifferent(cells, offsets) if not offsets:
                if len(set(cells)) == len(placement.values):
                    lines.append(Line(number, cells, sum(placement.values)))
    return lines


class Elimination:
    """Equations solved for their pivots. `release` chooses another pivot."""

    def __init__(self, size: int, lines: Iterable[Line]) -> None:
        """Solve the lines. Equations that follow from others vanish, contradictions are left out
        (and will show when the rules themselves are checked)."""
        lines = list(lines)
        unknown_sums = list(dict.fromkeys(line.rule for line in lines if line.total is None))
        self.equations: dict[int, Equation] = {}
        width = size + len(unknown_sums)
        for line in lines:
            row = [0] * (width + 1)
            for cell in line.cells:
                row[cell] += 1
            if line.total is None:
                row[size + unknown_sums.index(line.rule)] = -1
            else:
                row[width] = line.total
            self._add(row, width)
        self.sums: dict[int, int] = {}
        for column in range(size, width):
            solved = self.equations.pop(column, None)
            if solved and not any(solved[:size]) and solved[width] % solved[column] == 0:
                self.sums[unknown_sums[column - size]] = solved[width] // solved[column]
        for pivot, row in self.equations.items():
            self.equations[pivot] = row[:size] + row[width:]

    def _add(self, row: Equation, width: int) -> None:
        for pivot, equation in self.equations.items():
            if row[pivot]:
                row = _without(pivot, row, equation)
        chosen = next((column for column in reversed(range(width)) if row[column]), None)
        if chosen is not None:
            self._solve(chosen, row)

    def _solve(self, pivot: int, row: Equation) -> None:
        """Take one more equation, solved for `pivot`, which then stands in no other."""
        for other, equation in self.equations.items():
            if equation[pivot]:
                self.equations[other] = _without(pivot, equation, row)
        self.equations[pivot] = row

    def release(self, cell: int, instead: int) -> None:
        """Solve the equation of pivot `cell` for the free cell `instead`, so that `cell` is
        free."""
        self._solve(instead, self.equations.pop(cell))


def reduced(row: Equation, elimination: Elimination, pivots: Iterable[int]) -> Equation:
    """What is left of an equation when the pivots named are replaced by what they are solved as."""
    for pivot in pivots:
        if row[pivot]:
            row = _without(pivot, row, elimination.equations[pivot])
    return row


def _without(pivot: int, row: Equation, equation: Equation) -> Equation:
    """The row less as much of the equation as brings the coefficient of the pivot to nothing."""
    a, b = equation[pivot], row[pivot]
    left = [a * x - b * y for x, y in zip(row, equation, strict=True)]
    common = gcd(*left)
    return [x // common for x in left] if common > 1 else left
