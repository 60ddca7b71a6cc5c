"""A board that is a step simpler: without a rule, a cell, a value; with nearer numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from pycore.model.placement import Placement
from pycore.model.regular import Regular
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
    cells_of,
    part_of,
)
from pycore.model.written_sum import WrittenSum
from tests.fuzz.making import Board
from tests.support.specimens import SPECIMENS_OF


def smaller_boards(board: Board) -> Iterator[Board]:
    """Boards that are a step simpler, those that leave out most first."""
    placement, at = board
    row = tuple((float(cell), 0.0) for cell in range(placement.size))
    if at != row:
        yield Board(placement, row)
    for rules in combinations(placement.rules, max(len(placement.rules) - 1, 0)):
        if rules != placement.rules:
            yield Board(replace(placement, rules=rules), at)
    for gone in range(placement.size if placement.size > 1 else 0):
        name = {c: c - (c > gone) for c in range(placement.size) if c != gone}
        kept = (without(rule, name) for rule in placement.rules)
        rules = tuple(rule for rule in kept if rule is not None)
        smaller = Placement(placement.size - 1, placement.values, rules)
        yield Board(smaller, at[:gone] + at[gone + 1 :])
    for values in combinations(placement.values, max(len(placement.values) - 1, 1)):
        if {rule.value for rule in placement.rules if isinstance(rule, Given)} <= set(values):
            yield Board(replace(placement, values=values), at)
    for number, rule in enumerate(placement.rules):
        for simpler in shorter_rules(rule):
            changed = (*placement.rules[:number], simpler, *placement.rules[number + 1 :])
            yield Board(replace(placement, rules=changed), at)


def without(rule: Rule, name: Mapping[int, int]) -> Rule | None:
    """The rule about the cells that keep a name; None when nothing of it is left."""
    match rule:
        case AllDifferent(cells, offsets) if offsets:
            kept = [(name[c], d) for c, d in zip(cells, offsets, strict=True) if c in name]
            return AllDifferent(*map(tuple, zip(*kept, strict=True))) if kept else None
        case AllDifferent() | SumIs() | AtMost():
            cells = tuple(name[c] for c in rule.cells if c in name)
            return replace(rule, cells=cells) if cells else None
        case Increasing(cells, by):
            there = tuple(name[c] for c in cells if c in name)
            return Increasing(there, by) if len(there) > 1 else None
        case Regular():
            there = tuple(c for c in rule.cells if c in name)
            fewer = SPECIMENS_OF[type(rule)].shorter(rule, there) if there else None
            return fewer and replace(fewer, cells=tuple(name[c] for c in there))
        case EqualSums(groups):
            left = (tuple(name[c] for c in group if c in name) for group in groups)
            full = tuple(group for group in left if group)
            return EqualSums(full) if full else None
        case Less() | Given() if not all(c in name for c in cells_of(rule)):
            return None
        case WrittenSum(words, factors):
            if not all(c in name for c in cells_of(rule)):
                return None
            named = (tuple(d if d < 0 else name.get(d, -1) for d in word) for word in words)
            return WrittenSum(tuple(named), factors)
        case Less(smaller, larger):
            return Less(name[smaller], name[larger])
        case Given(cell, value):
            return Given(name[cell], value)
        case Linear(_, relation, total):
            sums = [[(name[c], k) for c, k in terms if c in name] for terms in rule.terms]
            pairs = [tuple(zip(*terms, strict=True)) for terms in sums if terms]
            cells, factors = tuple(zip(*pairs, strict=True)) or ((), ())
            return Linear(cells, relation, total, factors) if cells else None
    raise AssertionError(rule)


def shorter_rules(rule: Rule) -> Iterator[Rule]:
    """The rule about fewer cells, or with a number nearer to zero."""
    for gone in cells_of(rule):
        fewer = without(rule, {cell: cell for cell in cells_of(rule) if cell != gone})
        if fewer is not None:
            yield fewer
    match rule:
        case SumIs(_, total) | AtMost(_, total) if abs(total) > 1:
            yield replace(rule, total=total // 10 if total > 0 else -(-total // 10))
        case AllDifferent(cells, offsets) if any(offsets):
            yield AllDifferent(cells)
            yield AllDifferent(cells, tuple(d // 10 if d > 0 else -(-d // 10) for d in offsets))
        case Linear(groups, _, total, coefficients):
            for number in range(len(groups) if len(groups) > 1 else 0):
                yield part_of(rule, [other for other in range(len(groups)) if other != number])
            if coefficients:
                yield replace(rule, coefficients=())
            if total:
                yield replace(rule, total=total // 10 if total > 0 else -(-total // 10))
        case EqualSums(groups) if len(groups) > 1:
            for group in groups:
                yield EqualSums(tuple(other for other in groups if other != group))
