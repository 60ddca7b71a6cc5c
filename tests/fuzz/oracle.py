"""The oracle: the solutions of a placement, and the tree of a plain search, by their definitions.

row      some cells with their values, by cell
stands   a rule stands in a row while nothing that is filled breaks it; in a full row it holds then
offered  a value is offered where the cell has no given that says otherwise and no all-different
         rule (without offsets) has it already; what is not offered is no cut
node     a value put into a cell where all rules that are asked stand
cut      a value offered, and refused by a rule

Nothing of the core is used but the classes that say what a placement is. There is no search here,
only lists of all rows of one cell, of two cells, and so on: slow, and easy to believe.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, groupby, pairwise
from math import prod
from operator import add, mul, sub, truediv
from typing import NamedTuple

from pycore.model.automaton import Automaton
from pycore.model.calculation import Calculation
from pycore.model.largest_rules import LargestMinusRest, LargestOverRest
from pycore.model.line_rules import DifferAtLeast, DifferBy, QuotientIs
from pycore.model.multiple import OPEN, Multiple
from pycore.model.pair_rules import Twice
from pycore.model.placement import Placement, Solution
from pycore.model.regular import OneOf
from pycore.model.row_rules import ProductIs, SumBetween, Table, Visible
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
from pycore.model.runs import Runs
from pycore.model.set_rules import Between, Consecutive, Contains
from pycore.model.written_sum import WrittenSum

OPERATIONS = (add, sub, mul, truediv)

Row = Mapping[int, int]


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
        case DifferBy(cells, difference):
            return all(y - x in (difference, -difference) for x, y in neighbours(cells, row))
        case DifferAtLeast(cells, difference):
            return all(abs(y - x) >= difference for x, y in neighbours(cells, row))
        case QuotientIs(cells, times):
            return all(x == times * y or y == times * x for x, y in neighbours(cells, row))
        case Between((one, other, *inner)):
            if one not in row or other not in row:
                return True
            low, high = sorted((row[one], row[other]))
            return all(low < row[c] < high for c in inner if c in row)
        case OneOf(cells, values):
            return all(row[c] in values for c in cells if c in row)
        case (
            Table()
            | ProductIs()
            | LargestMinusRest()
            | LargestOverRest()
            | Runs()
            | SumBetween()
            | Visible()
            | Twice()
            | Contains()
            | Consecutive()
            | Calculation()
            | Multiple()
            | Automaton()
        ):
            filled = [row[c] for c in rule.cells if c in row]
            return len(filled) < len(rule.cells) or row_stands(rule, filled)
    raise AssertionError(rule)


def neighbours(cells: Sequence[int], row: Row) -> list[tuple[int, int]]:
    """The values of each two neighbours that are both filled."""
    return [(row[c], row[d]) for c, d in pairwise(cells) if c in row and d in row]


def row_stands(
    rule: Table
    | ProductIs
    | LargestMinusRest
    | LargestOverRest
    | Runs
    | SumBetween
    | Visible
    | Twice
    | Contains
    | Consecutive
    | Calculation
    | Multiple
    | Automaton,
    values: Sequence[int],
) -> bool:
    """Whether a full row of values is as its rule says."""
    match rule:
        case Table(_, rows):
            return tuple(values) in rows
        case ProductIs(_, product):
            return prod(values) == product
        case LargestMinusRest(_, difference):
            *rest, largest = sorted(values)
            return largest - sum(rest) == difference
        case LargestOverRest(_, quotient):
            *rest, largest = sorted(values)
            return largest == quotient * prod(rest)
        case Runs(_, lengths, filled):
            blocks = [list(block) for _, block in groupby(values)]
            return tuple(len(block) for block in blocks if block[0] == filled) == lengths
        case SumBetween(_, total, (one, other)):
            if values.count(one) != 1 or values.count(other) != 1:
                return False
            ends = sorted((values.index(one), values.index(other)))
            return sum(values[ends[0] + 1 : ends[1]]) == total
        case Twice(_, value, between):
            places = [place for place, there in enumerate(values) if there == value]
            return len(places) == 2 and places[1] - places[0] == between + 1
        case Contains(_, needed):
            return all(values.count(value) >= needed.count(value) for value in needed)
        case Consecutive():
            return sorted(values) == list(range(min(values), min(values) + len(values)))
        case Visible(_, count):
            return len(set(accumulate(values, max))) == count
        case Calculation(_, signs, total):
            made = Fraction(values[0])
            for sign, value in zip(signs, values[1:], strict=True):
                if OPERATIONS[sign] is truediv and not value:
                    return False
                made = OPERATIONS[sign](made, Fraction(value))
                if made.denominator > 1:
                    return False
            return made == total
        case Multiple(_, digits):
            each = iter(values)
            factor, *places = [next(each) if digit == OPEN else digit for digit in digits]
            number, multiple = (
                sum(digit * 10**power for power, digit in enumerate(places[first::2]))
                for first in (0, 1)
            )
            return set(values) <= set(range(10)) and factor * number == multiple
        case Automaton(_, transitions, accepting):
            states = {0}
            for value in values:
                states = {after for s, v, after in transitions if v == value and s in states}
            return not states.isdisjoint(accepting)


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
