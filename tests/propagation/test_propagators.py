"""Propagators: none loses a solution, and each finds what docs/propagation.md says."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from pycore import (
    AllDifferent,
    EqualSums,
    Given,
    Less,
    Linear,
    OneOf,
    Placement,
    ProductIs,
    Runs,
    SumIs,
    Table,
)
from pycore.model.rules import Rule, holds
from pycore.propagation.all_different import naked
from pycore.propagation.propagators import Rules
from pycore.propagation.row import PairRow, Row
from pycore.propagation.store import Store
from tests.support.random_placements import placements, solutions_of

Left = list[list[int]] | None
"""The candidates of every cell; None if the placement is dead."""


def left(size: int, values: tuple[int, ...], *rules: Rule) -> Left:
    """The candidates at the fixed point, before any trial."""
    return settled(Placement(size, values, rules))


def settled(placement: Placement) -> Left:
    rules = Rules(placement)
    store = rules.store()
    alive = store.begin(rules.domains())
    return [rules.values.members(mask) for mask in store.masks] if alive else None


@given(placements())
def test_no_solution_is_lost(placement: Placement) -> None:
    found = settled(placement)
    solutions = solutions_of(placement)
    if found is None:
        assert not solutions
        return
    for solution in solutions:
        assert all(value in found[cell] for cell, value in enumerate(solution))


@given(placements())
def test_where_every_cell_is_placed_all_rules_hold(placement: Placement) -> None:
    found = settled(placement)
    if found and all(len(values) == 1 for values in found):
        assert placement.is_solution([value for [value] in found])


@given(st.sets(st.integers(0, 2), min_size=1), st.sets(st.integers(0, 2)), st.data())
def test_a_row_keeps_exactly_the_values_of_its_readings(
    one: set[int], other: set[int], data: st.DataObject
) -> None:
    domains = [one, other or {0, 1}, {0, 1, 2}, {0, 1}]
    lengths = data.draw(st.sampled_from([(), (1,), (2,), (1, 1), (3,), (1, 2)]))
    rule = Runs((0, 1, 2, 3), lengths)
    rules = tuple(OneOf((cell,), tuple(domain)) for cell, domain in enumerate(domains))
    rows = [row for row in product(*domains) if holds(rule, row)]
    found = left(4, (0, 1, 2), rule, *rules)
    if not rows:
        assert found is None
    else:
        assert found == [sorted(column) for column in map(set, zip(*rows, strict=True))]


@given(
    st.lists(st.lists(st.integers(0, 5), min_size=2, max_size=2), max_size=12),
    st.lists(st.sets(st.integers(0, 5), min_size=1), min_size=2, max_size=2),
)
def test_a_pair_keeps_what_a_row_of_two_cells_keeps(
    allowed: list[list[int]], domains: list[set[int]]
) -> None:
    pairs = tuple(sorted({(one, other) for one, other in allowed})) or ((0, 0),)
    rule = Table((0, 1), pairs)
    rules = Rules(Placement(2, tuple(range(6)), (rule,)))
    [pair] = rules.propagators
    assert type(pair) is PairRow
    row = Row(pair.rule, pair.row, pair.reader, pair.values)
    after = []
    for each in (pair, row):
        store = Store(rules.values, [[], []], [each])
        alive = store.begin([rules.values.of(domain) for domain in domains])
        after.append((alive, store.masks, store.placed, store.failed is each, store.empty))
    assert after[0] == after[1]


def test_a_sum_bounds_its_cells() -> None:
    total = SumIs((0, 1, 2), 26)
    assert left(3, tuple(range(1, 11)), total) == [list(range(6, 11))] * 3
    minus = Linear(((0, 1),), "=", 7, ((1, -1),))
    assert left(2, tuple(range(1, 11)), minus) == [[8, 9, 10], [1, 2, 3]]
    assert left(2, (1, 2, 3), Linear(((0, 1),), "<=", -2, ((1, -1),))) == [[1], [3]]


def test_a_chain_of_less_thans_narrows_from_both_ends() -> None:
    assert left(3, (1, 2, 3, 4), Less(0, 1), Less(1, 2)) == [[1, 2], [2, 3], [3, 4]]


def test_the_parity_of_a_sum_decides_its_last_cell() -> None:
    twice = Linear(((0, 1, 2),), "=", 15, ((2, 2, 1),))
    assert left(3, tuple(range(1, 8)), twice) == [[*range(1, 7)], [*range(1, 7)], [1, 3, 5, 7]]
    even = (OneOf((0, 1), (2, 4, 6)), SumIs((0, 1, 2), 9))
    assert left(3, tuple(range(1, 8)), *even) == [[2, 4, 6], [2, 4, 6], [1, 3, 5]]
    assert left(2, tuple(range(1, 8)), OneOf((0, 1), (2, 4, 6)), SumIs((0, 1), 9)) is None


def test_what_a_sum_must_not_be_is_taken_from_the_last_cell() -> None:
    apart = Linear(((0, 1),), "!=", 5)
    assert left(2, (1, 2, 3), apart, Given(0, 2)) == [[2], [1, 2]]
    assert left(2, (1, 2, 3), apart, Given(0, 2), Given(1, 3)) is None


def test_equal_sums_keep_to_what_all_can_reach() -> None:
    assert left(3, (1, 2, 3, 4), EqualSums(((0, 1), (2,)))) == [[1, 2, 3], [1, 2, 3], [2, 3, 4]]


def test_different_numbers_are_those_of_a_combination() -> None:
    six = (AllDifferent((0, 1)), SumIs((0, 1), 6))
    assert left(2, tuple(range(1, 10)), *six) == [[1, 2, 4, 5]] * 2


def test_a_needed_value_is_taken_from_the_cells_that_see_its_places() -> None:
    needed = (AllDifferent((0, 1, 2)), SumIs((0, 1), 3))
    assert left(3, (1, 2, 3, 4), *needed) == [[1, 2], [1, 2], [3, 4]]


def test_hidden_singles_and_sets_are_found_in_a_unit() -> None:
    unit = AllDifferent((0, 1, 2, 3))
    narrow = OneOf((0, 1, 2), (2, 3, 4))
    assert left(4, (1, 2, 3, 4), unit, narrow) == [[2, 3, 4]] * 3 + [[1]]
    pair = OneOf((0, 1), (1, 2))
    assert left(4, (1, 2, 3, 4), unit, pair) == [[1, 2], [1, 2], [3, 4], [3, 4]]


def test_a_value_locked_in_a_unit_is_taken_from_the_cells_that_see_its_places() -> None:
    row, box = (0, 1, 2, 3), (0, 1, 4, 5)
    nowhere_else = OneOf((2, 3), (2, 3, 4))
    found = left(6, (1, 2, 3, 4), AllDifferent(row), AllDifferent(box), nowhere_else)
    assert found
    assert found[4] == found[5] == [2, 3, 4]


def test_more_cells_than_values_are_a_contradiction() -> None:
    assert left(3, (1, 2), AllDifferent((0, 1, 2))) is None
    assert left(4, (1, 2, 3, 4), AllDifferent((0, 1, 2)), OneOf((0, 1, 2), (1, 2))) is None
    assert naked([0b11, 0b11, 0b11, 0b1111]) is None


def test_a_queen_excludes_diagonals() -> None:
    falling = AllDifferent((0, 1, 2), (0, 1, 2))
    assert left(3, (1, 2, 3), falling, Given(0, 3)) == [[3], [1, 3], [2, 3]]


def test_a_product_is_a_row() -> None:
    assert left(2, tuple(range(1, 10)), ProductIs((0, 1), 7)) == [[1, 7]] * 2


def test_what_sticks_out_of_a_line_has_a_sum() -> None:
    rows = [tuple(range(4 * row, 4 * row + 4)) for row in range(4)]
    columns = [tuple(range(column, 16, 4)) for column in range(4)]
    units = [AllDifferent(line) for line in (*rows, *columns)]
    cages = (SumIs((0, 1, 2), 8), SumIs((4, 5), 3), SumIs((6, 7, 11), 10))
    found = left(16, (1, 2, 3, 4), *units, *cages)
    assert found
    assert found[3] == [2], "an innie: 10 - 8"
    assert found[11] == [3], "an outie: 3 + 10 - 10"
    assert left(16, (1, 2, 3, 4), *units, SumIs((0, 1, 2), 10)) is None


def test_a_whole_unit_that_cannot_have_its_sum_is_a_contradiction() -> None:
    assert left(3, (1, 2, 3), AllDifferent((0, 1, 2)), SumIs((0, 1, 2), 7)) is None


def test_a_domain_without_values_is_a_contradiction() -> None:
    assert left(2, (1, 2), OneOf((1,), ())) is None
    assert left(1, (1,), OneOf((0,), (2,))) is None
