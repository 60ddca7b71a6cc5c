"""The oracle: the solutions of a placement, and the tree of a plain search, by their definitions.

row      some cells with their values, by cell
stands   a rule stands in a row while nothing that is filled breaks it; in a full row it holds then
offered  a value is offered where the cell has no given that says otherwise and no all-different
         rule (without offsets) has it already; what is not offered is no cut
node     a value put into a cell where all rules that are asked stand
cut      a value offered, and refused by a rule

Nothing of the core is used but the classes that say what a placement is; rules about a row are
defined in tests/support/specimens. There is no search here, only lists of all rows of one cell, of
two cells, and so on: slow, and easy to believe.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pycore.model.placement import Placement, Solution
from pycore.model.regular import OneOf, Regular
from pycore.model.rules import (
    AllDifferent,
    AtMost,
    EqualSums,
    Given,
    Increasing,
    Less,
    Linear,
    Rule,
    SumIs,
)
from pycore.model.written_sum import WrittenSum
from tests.support.specimens import SPECIMENS_OF
from tests.support.specimens.specimen import Row, neighbours


class Tree(NamedTuple):
    """All solutions in the order of the search, and what it counts on the way."""

    solutions: list[Solution]
    nodes: int
    cuts: int


def stands(rule: Rule, row: Row) -> bool:
    """Whether nothing that is filled in the row breaks the rule: the sentences of rules.py."""
    match rule:
        case AllDifferent(cells, offsets):
            shifts = offsets or [0] * len(cells)
            shifted = [row[c] + d for c, d in zip(cells, shifts, strict=True) if c in row]
            return len(shifted) == len(set(shifted))
        case SumIs(cells, total):
            return not all(c in row for c in cells) or sum(row[c] for c in cells) == total
        case AtMost(cells, total):
            return not all(c in row for c in cells) or sum(row[c] for c in cells) <= total
        case EqualSums(groups):
            full = [group for group in groups if all(c in row for c in group)]
            return len({sum(row[c] for c in group) for group in full}) <= 1
        case Less(smaller, larger):
            return smaller not in row or larger not in row or row[smaller] < row[larger]
        case Given(cell, value):
            return cell not in row or row[cell] == value
        case Linear(groups, relation, total, coefficients):
            factors = coefficients or [[1] * len(group) for group in groups]
            sums = [
                sum(k * row[c] for c, k in zip(group, times, strict=True))
                for group, times in zip(groups, factors, strict=True)
                if all(c in row for c in group)
            ]
            if total is None:
                return len(set(sums)) <= 1
            if relation == "=":
                return all(found == total for found in sums)
            if relation == "<=":
                return all(found <= total for found in sums)
            return total not in sums
        case WrittenSum(words, factors):
            made = 0
            for word, factor in zip(words, factors, strict=True):
                there = [row.get(digit) if digit >= 0 else -1 - digit for digit in word]
                if None in there:
                    return True
                made += factor * sum(d * 10**at for at, d in enumerate(there[::-1]) if d)
            return made == 0
        case Increasing(cells, by):
            return all(y - x >= by for x, y in neighbours(cells, row))
        case Regular():
            return SPECIMENS_OF[type(rule)].stands(rule, row)
    raise AssertionError(rule)


def tree(placement: Placement, order: Sequence[int], asked: str = "at once") -> Tree:
    """The tree of the search that fills the cells in `order` with every value, the least first.

    Rules are `asked` "at once", with every value put down, or "at the end", when all is filled; but
    that some cells differ is always asked at once.
    """
    whole = {rule for rule in placement.rules if decides_what_is_offered(rule, placement.size)}
    groups = {rule for rule in placement.rules if decides_what_is_offered(rule, 0)} - whole
    tested = set(placement.rules) - whole - groups
    rows: list[Row] = [{}]
    nodes = cuts = 0
    for depth, cell in enumerate(order, 1):
        longer = [{**row, cell: value} for row in rows for value in placement.values]
        offered = [row for row in longer if all(stands(rule, row) for rule in whole)]
        asking = asked == "at once" or depth == placement.size
        rules = groups | (tested if asking else set())
        rows = [row for row in offered if all(stands(rule, row) for rule in rules)]
        nodes += len(rows)
        cuts += len(offered) - len(rows)
    solutions = [tuple(row[cell] for cell in range(placement.size)) for row in rows]
    return Tree(solutions, nodes, cuts)


def decides_what_is_offered(rule: Rule, cells: int) -> bool:
    """Whether a rule refuses no value, since no value that it would refuse is offered: it says what
    a cell may take, or that so many cells differ."""
    if isinstance(rule, AllDifferent):
        return not rule.offsets and len(set(rule.cells)) >= cells
    return isinstance(rule, Given | OneOf)


def solutions_of(placement: Placement) -> list[Solution]:
    """All solutions, in lexicographic order."""
    return tree(placement, range(placement.size)).solutions
