"""Combinations of a total: looked up for the candidates of the cells, and found by trying."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from pycore.propagation.combinations import Combinations, combinations_for, masks_by_total

DIGITS = tuple(range(1, 10))


def values_of(mask: int) -> set[int]:
    return {value for number, value in enumerate(DIGITS) if mask >> number & 1}


def alive(made: Combinations, *candidates: set[int]) -> list[set[int]]:
    ways = made.alive([sum(1 << value - 1 for value in some) for some in candidates])
    return [values_of(mask) for way, mask in enumerate(made.masks) if ways >> way & 1]


def test_six_in_two_cells() -> None:
    six = combinations_for(DIGITS, 2, 6)
    assert alive(six, set(DIGITS), set(DIGITS)) == [{1, 5}, {2, 4}]
    assert alive(six, {1, 2, 3}, {4, 5, 6}) == [{1, 5}, {2, 4}]
    assert alive(six, {1, 3}, {5, 6}) == [{1, 5}]
    assert alive(six, {3}, {3}) == []


def test_a_needed_value_is_in_every_combination() -> None:
    seven = combinations_for(DIGITS, 3, 7)
    kept, needed = seven.outcome[seven.alive([0b1111] * 3)]
    assert (values_of(kept), values_of(needed)) == ({1, 2, 4}, {1, 2, 4})
    eight = combinations_for(DIGITS, 3, 8)
    kept, needed = eight.outcome[eight.alive([0b11111] * 3)]
    assert (values_of(kept), values_of(needed)) == ({1, 2, 3, 4, 5}, {1})


def test_a_total_that_different_values_never_make_has_none() -> None:
    assert combinations_for(DIGITS, 2, 18).alive([0b111111111] * 2) == 0
    assert 18 not in masks_by_total(DIGITS, 2)


@given(st.lists(st.sets(st.sampled_from(DIGITS), min_size=1), min_size=2, max_size=4), st.data())
def test_every_row_of_different_values_is_of_a_combination_alive(
    candidates: list[set[int]], data: st.DataObject
) -> None:
    total = data.draw(st.integers(3, 30))
    rows = [row for row in product(*candidates) if len(set(row)) == len(row) and sum(row) == total]
    found = alive(combinations_for(DIGITS, len(candidates), total), *candidates)
    assert all(set(row) in found for row in rows)
    for some in found:
        assert sum(some) == total
        assert some <= set.union(*candidates)
        assert all(some & each for each in candidates)
