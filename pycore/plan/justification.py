"""Justifications: the lines that combine to the equation of a determined cell.

share   a line and its factor; the sum of the shares, divided by one number, is the equation
idle    a combination of lines that cancels out: it may be added to any other

Each line carries its own column through the elimination, so the shares remain when the cells of an
equation are eliminated. Idle combinations make the answer ambiguous; one with few lines is
returned.
"""

from __future__ import annotations

from typing import NamedTuple

from ..model.placement import Placement
from .algebra import CONSTANT, Equation, RuleSum, common_sums, lines_of, reduced, without
from .steps import PlanStep


class Justification(NamedTuple):
    """The shares, as (line, factor), and the divisor of their sum."""

    shares: tuple[tuple[RuleSum, int], ...]
    divisor: int

    @property
    def leaves_out(self) -> bool:
        """Whether it is one line minus others, no two of which share a cell."""
        taken = [line for line, factor in self.shares if factor == 1]
        out = [cell for line, factor in self.shares if factor == -1 for cell in line.cells]
        if len(taken) != 1 or not out or {abs(factor) for _, factor in self.shares} != {1}:
            return False
        return self.divisor == 1 and len(set(out)) == len(out) and set(out) <= set(taken[0].cells)


class Justifications:
    """The lines of a placement, solved once for all equations."""

    def __init__(self, placement: Placement) -> None:
        sums = common_sums(placement)
        self.lines = [
            line._replace(total=sums.get(line.rule)) if line.total is None else line
            for line in lines_of(placement)
        ]
        unknown = {line.rule: placement.size + line.rule for line in self.lines}
        self._share = placement.size + len(placement.rules)
        self._wanted = self._share + len(self.lines)
        self._solved: dict[int, Equation] = {}
        self._idle: list[Equation] = []
        for number, line in enumerate(self.lines):
            row = dict(line.terms) | {self._share + number: 1}
            if line.total is None:
                row[unknown[line.rule]] = -1
            elif line.total:
                row[CONSTANT] = line.total
            row = self._left(row)
            pivot = min((column for column in row if 0 <= column < self._share), default=None)
            if pivot is not None:
                self._solved[pivot] = row
            elif CONSTANT not in row:
                self._idle.append(row)

    def of(self, step: PlanStep) -> Justification | None:
        """Return the justification of the cell of a step; None for a chosen cell, and if no lines
        explain it."""
        cell, expression = step.cell, step.expression
        if expression is None:
            return None
        row = {column: -k for column, k in expression.terms if k}
        row |= {cell: expression.divisor, self._wanted: 1}
        if expression.constant:
            row[CONSTANT] = expression.constant
        row = self._left(row)
        if min(row) < self._share:
            return None
        row = self._shortened(row)
        times = row.pop(self._wanted)
        sign = -1 if times > 0 else 1
        shares = ((self.lines[column - self._share], sign * k) for column, k in sorted(row.items()))
        return Justification(tuple(shares), abs(times))

    def _left(self, row: Equation) -> Equation:
        """Return the rest of a row after eliminating with the solved lines in order, ignoring
        shares."""
        return reduced(row, self._solved, self._solved)

    def _shortened(self, row: Equation) -> Equation:
        """Return the equation in fewer lines, while an idle combination helps."""
        while True:
            ways = (
                without(column, row, idle)
                for idle in self._idle
                for column in idle
                if column in row
            )
            best = min(ways, key=len, default=row)
            if len(best) >= len(row):
                return row
            row = best
