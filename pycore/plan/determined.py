"""How each determined cell follows from earlier cells, in the fewest terms.

implied  a line that adds up automatically once every determined cell has its value
full     a line whose cells are all known

A person would use a line that is full but for the cell: the total minus the others, or, if the
common sum of the lines is unknown, a full line minus the others. Only implied lines may be used so.
If there is none, the equation left by elimination is used, which contains only chosen cells; it is
named after the first line through the cell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..model.incremental import Incremental
from ..model.rules import Terms
from .algebra import CONSTANT, Elimination, RuleSum, reduced
from .cell_order import CellOrder
from .steps import Expression


def implied_lines(order: CellOrder, lines: Sequence[RuleSum]) -> list[RuleSum]:
    """Return the lines that add up automatically once every determined cell has its value.

    The others arise where givens replace determined cells, or where rules contradict each other.
    """
    implied = []
    first: dict[int, Terms] = {}
    for line in lines:
        total = _total(line, order.elimination)
        row = Counter(dict(line.terms))
        if total is not None:
            row[CONSTANT] = total
        else:
            row.subtract(dict(first.setdefault(line.rule, line.terms)))
        unsolved = {column: k for column, k in row.items() if k}
        pivots = [column for column in unsolved if column in order.determined]
        if not reduced(unsolved, order.elimination.equations, pivots):
            implied.append(line)
    return implied


def determined_cells(
    order: CellOrder, lines: Sequence[RuleSum], implied: Sequence[RuleSum]
) -> Incremental[dict[int, Expression]]:
    """Return the expression of every determined cell."""
    first: dict[int, int] = {}
    for line in reversed(lines):
        first.update(dict.fromkeys(line.cells, line.rule))
    reader = _Reader(order.elimination, implied)
    found = {}
    for cell in order.cells:
        if cell in order.determined:
            ways = [_solved(cell, first[cell], order.elimination), *reader.ways(cell)]
            found[cell] = min(reversed(ways), key=lambda way: len(way.terms))
        reader.know(cell)
        yield
    return found


def _solved(cell: int, rule: int, elimination: Elimination) -> Expression:
    row = elimination.equations[cell]
    sign = 1 if row[cell] > 0 else -1
    terms = tuple((c, -sign * k) for c, k in sorted(row.items()) if c not in (cell, CONSTANT))
    return Expression(sign * row.get(CONSTANT, 0), terms, sign * row[cell], rule)


def _total(line: RuleSum, elimination: Elimination) -> int | None:
    return elimination.sums.get(line.rule) if line.total is None else line.total


class _Reader:
    """Reads cells off implied lines. `missing` counts the unknown cells of each line; `last_full`
    is the last full line of each length, by rule."""

    def __init__(self, elimination: Elimination, lines: Sequence[RuleSum]) -> None:
        self.elimination, self.lines = elimination, lines
        self.missing = [len(line.cells) for line in lines]
        self.lines_at: dict[int, list[int]] = {}
        for number, line in enumerate(lines):
            for cell in line.cells:
                self.lines_at.setdefault(cell, []).append(number)
        self.last_full: dict[int, dict[int, int]] = {}

    def know(self, cell: int) -> None:
        """Mark the cell as known."""
        for number in self.lines_at.get(cell, ()):
            self.missing[number] -= 1
            if not self.missing[number]:
                rule, terms, _ = self.lines[number]
                full = self.last_full.setdefault(rule, {})
                full[len(terms)] = max(number, full.get(len(terms), 0))

    def ways(self, cell: int) -> Iterator[Expression]:
        """Yield the expressions of the cell from one line, or from two lines with a common sum. Of
        the disjoint pairs, one of each length is tried: the others have equally many terms."""
        for number in self.lines_at.get(cell, ()):
            if self.missing[number] > 1:
                continue
            line = self.lines[number]
            own = dict(line.terms)[cell]
            sign, divisor = (1, own) if own > 0 else (-1, -own)
            others = [(c, k) for c, k in line.terms if c != cell]
            total = _total(line, self.elimination)
            if total is not None:
                less = tuple([(c, -sign * k) for c, k in others])
                yield Expression(sign * total, less, divisor, line.rule)
                continue
            for full in self._full(line.rule, [c for c, _ in others]):
                terms = dict(self.lines[full].terms)
                for c, k in others:
                    terms[c] = terms.get(c, 0) - k
                kept = tuple([(c, sign * k) for c, k in terms.items() if k])
                yield Expression(0, kept, divisor, line.rule)

    def _full(self, rule: int, near: Sequence[int]) -> list[int]:
        """Return the indices of full lines of a rule: all that contain any of some cells, and the
        last of each length."""
        found = {number for cell in near for number in self.lines_at[cell]}
        through = {n for n in found if not self.missing[n] and self.lines[n].rule == rule}
        return sorted(through.union(self.last_full.get(rule, {}).values()))
