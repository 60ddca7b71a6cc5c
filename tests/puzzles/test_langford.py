"""Langford's problem: what a row is, counts, every row of few numbers."""

from __future__ import annotations

from itertools import permutations

import pytest

from pycore.api.counting import count
from pycore.api.solving import solutions
from pycore.puzzles.langford import PUZZLE
from pycore.search import default_strategy


def is_langford(row: tuple[int, ...]) -> bool:
    return all(
        row.count(value) == 2
        and row.index(value, row.index(value) + 1) - row.index(value) - 1 == value
        for value in set(row)
    )


@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_solutions_are_the_rows_with_that_many_between(n: int) -> None:
    every = {row for row in permutations([*range(1, n + 1)] * 2) if is_langford(row)}
    assert set(solutions(PUZZLE.placement({"n": n}))) == every


@pytest.mark.parametrize(("n", "rows"), [(5, 0), (6, 0), (7, 26), (8, 150)])
def test_there_are_as_many_rows_as_are_known(n: int, rows: int) -> None:
    """OEIS A014552 counts a row and its reflection once."""
    placement = PUZZLE.placement({"n": n})
    found = [*solutions(placement)]
    assert len(found) == 2 * rows
    assert {row[::-1] for row in found} == set(found)


@pytest.mark.parametrize(("n", "rows"), [(9, 0), (10, 0), (11, 17792)])
def test_more_of_them_are_counted_than_are_listed(n: int, rows: int) -> None:
    counted = count(PUZZLE, {"n": str(n)})
    assert (counted.solutions, counted.classes.drawing) == (2 * rows, rows)
    assert counted.strategy == "compiled-places"
    assert default_strategy(PUZZLE.placement({"n": n})).name == "compiled-places"


def test_langfords_own_row_is_found() -> None:
    assert (4, 1, 3, 1, 2, 4, 3, 2) in set(solutions(PUZZLE.placement({"n": 4})))
