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

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement, Solution
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
)
from tests.support.specimens import SPECIMENS_OF

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
        case Regular(cells):
            return SPECIMENS_OF[type(rule)].statement(rule, tuple(p[c] for c in cells))
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
