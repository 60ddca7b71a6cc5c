"""Classes of solutions by definition: every permutation of the cells is tried.

symmetry  a permutation p of the cells that turns the rules, as a set of statements, into itself;
          the image of a solution s has s[p[i]] in cell i
seen      a symmetry that keeps every distance of the drawing
orbit     all images of one solution: a class

A statement is what a rule says, without the order in which it was written: that cells differ does
not depend on their order, nor on what all offsets have in common.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations, pairwise, permutations
from math import dist, isclose

from pycore.model.automaton import Automaton
from pycore.model.calculation import Calculation
from pycore.model.drawing import Drawing
from pycore.model.largest_rules import LargestMinusRest, LargestOverRest
from pycore.model.line_rules import DifferAtLeast, DifferBy, QuotientIs
from pycore.model.multiple import Multiple
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

Permutation = tuple[int, ...]

NEAR = 1e-4
"""Lengths that differ by less are equal, in spot widths: the places of a drawing are rounded."""


def statement(rule: Rule, p: Sequence[int]) -> Hashable:
    """The statement of the rule with cell p[c] in place of c."""
    match rule:
        case AllDifferent(cells, offsets):
            shifts = offsets or [0] * len(cells)
            return "differ", frozenset(
                (p[c], d - min(shifts)) for c, d in zip(cells, shifts, strict=True)
            )
        case SumIs(cells, total):
            return "=", total, frozenset([frozenset((p[c], 1) for c in cells)])
        case AtMost(cells, total):
            return "<=", total, frozenset([frozenset((p[c], 1) for c in cells)])
        case EqualSums(groups):
            return "=", None, frozenset(frozenset((p[c], 1) for c in group) for group in groups)
        case Less(smaller, larger):
            return "<=", -1, frozenset([frozenset([(p[smaller], 1), (p[larger], -1)])])
        case Given(cell, value):
            return "given", p[cell], value
        case Linear(_, relation, total):
            sums = frozenset(frozenset((p[c], k) for c, k in terms) for terms in rule.terms)
            return relation, total, sums
        case Increasing(cells, by):
            pairs = pairwise([p[c] for c in cells])
            return "<=", -by, frozenset(frozenset([(a, 1), (b, -1)]) for a, b in pairs)
        case OneOf(cells, values):
            return "one of", frozenset(p[c] for c in cells), frozenset(values)
        case ProductIs(cells, product):
            return "product", frozenset(p[c] for c in cells), product
        case LargestMinusRest(cells, number) | LargestOverRest(cells, number):
            return type(rule).__name__, frozenset(p[c] for c in cells), number
        case Table(cells, rows):
            there = tuple(p[c] for c in cells)
            return (
                "table",
                frozenset(there),
                frozenset(frozenset(zip(there, row, strict=True)) for row in rows),
            )
        case DifferBy(cells, number) | DifferAtLeast(cells, number) | QuotientIs(cells, number):
            edges = frozenset(frozenset(pair) for pair in pairwise([p[c] for c in cells]))
            return type(rule).__name__, edges, number
        case Runs(cells, lengths, filled):
            there = tuple(p[c] for c in cells)
            return "runs", frozenset([(there, lengths), (there[::-1], lengths[::-1])]), filled
        case SumBetween(cells, total, markers):
            there = tuple(p[c] for c in cells)
            return "between", frozenset([there, there[::-1]]), total, frozenset(markers)
        case Twice(cells, value, between):
            there = tuple(p[c] for c in cells)
            return "twice", frozenset([there, there[::-1]]), value, between
        case Contains(cells, needed):
            return "contains", frozenset(p[c] for c in cells), tuple(sorted(needed))
        case Consecutive(cells):
            return "consecutive", frozenset(p[c] for c in cells)
        case Between(cells):
            return "ends", frozenset(p[c] for c in cells[:2]), frozenset(p[c] for c in cells[2:])
        case Calculation(cells, signs, total):
            return "calculation", tuple(p[c] for c in cells), signs, total
        case Multiple(cells, digits):
            return "multiple", tuple(p[c] for c in cells), digits
        case Visible(cells, count):
            return "visible", tuple(p[c] for c in cells), count
        case Automaton(cells, transitions, accepting):
            there = tuple(p[c] for c in cells)
            return "automaton", there, frozenset(transitions), frozenset(accepting)
    raise AssertionError(rule)


def symmetries(placement: Placement) -> list[Permutation]:
    """All permutations of the cells that preserve the rules."""
    cells = range(placement.size)
    rules = {statement(rule, cells) for rule in placement.rules}
    return [
        p for p in permutations(cells) if {statement(rule, p) for rule in placement.rules} == rules
    ]


def seen(group: Iterable[Permutation], drawing: Drawing) -> list[Permutation]:
    """Those of the symmetries that can be seen: a spot for each cell, and every distance kept."""
    at = {spot.cell: (spot.x, spot.y) for spot in drawing.spots}
    return [
        p
        for p in group
        if all(
            isclose(dist(at[a], at[b]), dist(at[p[a]], at[p[b]]), abs_tol=NEAR)
            for a, b in combinations(at, 2)
        )
    ]


def orbits(solutions: Iterable[Solution], group: Sequence[Permutation]) -> list[set[Solution]]:
    """The classes that the solutions fall into under a group of permutations."""
    left = set(solutions)
    classes = []
    while left:
        one = min(left)
        orbit = {tuple(one[cell] for cell in p) for p in group}
        assert orbit <= left, "a symmetry turns solutions into solutions"
        classes.append(orbit)
        left -= orbit
    return classes
