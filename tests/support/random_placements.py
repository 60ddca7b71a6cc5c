"""Random placements for property tests, and their solutions by brute force."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations, product
from random import Random
from typing import Any

from hypothesis import strategies as st

from pycore.model.drawing import Drawing, Spot
from pycore.model.placement import Placement, Solution
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
    holds,
)
from tests.support.random_row_rules import row_rule

MOST_ROWS = 3000
"""The most rows of values tried by brute force."""


@st.composite
def placements(draw: st.DrawFn) -> Placement:
    """Draw 2 to 8 cells, values with and without gaps, and up to seven rules of every kind.

    In half of them all cells are different, as in most puzzles; in the others some, or none.
    """
    size = draw(st.integers(2, 8))
    everywhere = size < 7 and draw(st.booleans())
    most = next(n for n in range(8, 0, -1) if _rows(n, size, everywhere) <= MOST_ROWS)
    values = draw(
        st.one_of(
            st.builds(
                lambda low, count: tuple(range(low, low + count)),
                st.integers(-3, 5),
                st.integers(min(size, most) if everywhere else 1, most),
            ),
            st.sets(st.integers(-9, 60), min_size=1, max_size=most).map(lambda v: tuple(sorted(v))),
        )
    )
    rules: list[Rule] = [AllDifferent(tuple(range(size)))] if everywhere else []
    rules += draw(st.lists(_rules(size, values), max_size=6))
    return Placement(size, values, _given_once(rules))


@st.composite
def regular_placements(draw: st.DrawFn) -> Placement:
    """Draw cells on a ring or a grid with the same rule everywhere: placements with symmetries."""
    rows, columns = draw(st.sampled_from([(1, 3), (1, 4), (1, 6), (2, 2), (2, 3), (3, 2)]))
    size = rows * columns
    values = tuple(range(1, draw(st.integers(size, 6)) + 1))
    everywhere = draw(st.booleans())
    if not everywhere:
        values = values[:3]
    length = draw(st.integers(2, 3))
    lines = [
        tuple(sorted({r * columns + (c + step) % columns for step in range(length)}))
        for r in range(rows)
        for c in range(columns)
    ]
    if rows > 1:
        lines += [tuple(range(c, size, columns)) for c in range(columns)]
    rules: list[Rule] = [AllDifferent(tuple(range(size)))] if everywhere else []
    kind = draw(st.sampled_from(["different", "equal", "sum", "none"]))
    if kind == "different":
        rules += [AllDifferent(line) for line in lines]
    elif kind == "equal":
        rules.append(EqualSums(tuple(dict.fromkeys(lines))))
    elif kind == "sum":
        total = draw(st.integers(2, 14))
        rules += [SumIs(line, total) for line in lines]
    rules += draw(st.lists(_rules(size, values), max_size=1))
    return Placement(size, values, _given_once(rules))


def _given_once(rules: list[Rule]) -> tuple[Rule, ...]:
    """Return the rules without repetition, one given for each cell, as a placement requires."""
    return tuple({rule.cell if isinstance(rule, Given) else rule: rule for rule in rules}.values())


def _rows(values: int, size: int, different: bool) -> int:
    rows = 1
    for cell in range(size):
        rows *= max(values - cell, 0) if different else values
    return rows


def _rules(size: int, values: tuple[int, ...]) -> Any:
    cell = st.integers(0, size - 1)
    some = st.lists(cell, min_size=1, max_size=size, unique=True).map(tuple)
    pair = st.lists(cell, min_size=2, max_size=2, unique=True)
    total = st.lists(st.sampled_from(values), min_size=1, max_size=4).map(sum)
    return st.one_of(
        st.builds(AllDifferent, some),
        some.flatmap(
            lambda cells: st.builds(
                AllDifferent,
                st.just(cells),
                st.lists(st.integers(-2, 3), min_size=len(cells), max_size=len(cells)).map(tuple),
            )
        ),
        st.builds(SumIs, some, total),
        st.builds(AtMost, some, total),
        st.builds(EqualSums, st.lists(some, min_size=1, max_size=3).map(tuple)),
        st.builds(lambda cells: Less(*cells), pair),
        st.builds(Given, cell, st.sampled_from(values)),
        pair.flatmap(
            lambda cells: st.builds(Increasing, st.just(tuple(cells)), st.integers(-1, 2))
        ),
        st.builds(
            lambda seed, cells, row: row_rule(Random(seed), values, row, tuple(cells)),
            st.integers(0, 10**6),
            st.lists(cell, min_size=2, max_size=size, unique=True),
            st.lists(st.sampled_from(values), min_size=size, max_size=size),
        ),
        st.lists(some, min_size=1, max_size=2).flatmap(lambda groups: _linear(groups, total)),
    )


def _linear(groups: list[tuple[int, ...]], total: Any) -> Any:
    """A linear rule about groups of cells, with any coefficients or none."""
    factor = st.sampled_from([-2, -1, 1, 1, 3])
    rows = (
        st.lists(factor, min_size=len(cells), max_size=len(cells)).map(tuple) for cells in groups
    )
    factors = st.one_of(st.just(()), st.tuples(*rows))
    relation = st.sampled_from(["=", "<=", "!="])
    return st.one_of(
        st.builds(Linear, st.just(tuple(groups)), relation, total, factors),
        st.builds(Linear, st.just(tuple(groups)), coefficients=factors),
    )


def solutions_of(placement: Placement) -> list[Solution]:
    """Return all solutions, by trying every row of values."""
    everywhere = AllDifferent(tuple(range(placement.size)))
    rows: Iterable[Solution]
    if everywhere in placement.rules:
        rows = permutations(placement.values, placement.size)
    else:
        rows = product(placement.values, repeat=placement.size)
    return [row for row in rows if all(holds(rule, row) for rule in placement.rules)]


def in_a_row(placement: Placement) -> Drawing:
    """Return a drawing of the cells in a row: it can be reflected."""
    return Drawing("square", tuple(Spot(cell, cell, 0) for cell in range(placement.size)))
