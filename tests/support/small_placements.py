"""Placements of all-different rules, small enough to try everything, and placements of any kind."""

from __future__ import annotations

from itertools import product

from hypothesis import strategies as st

from pycore.model.line_rules import DifferBy
from pycore.model.placement import Placement, Solution
from pycore.model.regular import OneOf
from pycore.model.row_rules import ProductIs, SumBetween
from pycore.model.rules import AllDifferent, Given, Increasing, Rule
from tests.support.dual_placements import twice
from tests.support.random_cages import cages
from tests.support.random_placements import placements, regular_placements

ROWS = Placement(
    4,
    (1, 2, 3, 4, 6),
    (
        ProductIs((0, 1, 2), 12),
        DifferBy((1, 0), 1),
        Increasing((2, 0, 3)),
        OneOf((3,), (4, 6)),
        SumBetween((3, 1, 0, 2), 5, (1, 4)),
    ),
)
"""Rules about a row, of several classes."""


def by_trying_everything(placement: Placement) -> set[Solution]:
    rows = product(placement.values, repeat=placement.size)
    return {row for row in rows if placement.broken_rule(row) is None}


@st.composite
def small_placements(draw: st.DrawFn) -> Placement:
    """Up to six cells, up to four values, any all-different rules no larger than the values, some
    givens."""
    size = draw(st.integers(1, 6))
    values = tuple(sorted(draw(st.sets(st.integers(-3, 9), min_size=1, max_size=4))))
    cells = st.integers(0, size - 1)
    groups = st.lists(cells, min_size=1, max_size=min(size, len(values)), unique=True).map(tuple)
    rules: list[Rule] = [AllDifferent(group) for group in draw(st.lists(groups, max_size=5))]
    givens = draw(st.dictionaries(cells, st.sampled_from(values), max_size=3))
    return Placement(size, values, (*rules, *(Given(c, v) for c, v in givens.items())))


def any_placements() -> st.SearchStrategy[Placement]:
    """Placements of every kind: with rules of every kind, with symmetries, small ones, with
    different numbers and sums, and with every number twice."""
    return st.one_of(placements(), regular_placements(), small_placements(), cages(), twice(3))
