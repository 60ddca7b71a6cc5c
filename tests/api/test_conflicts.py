"""The library's answers about givens that contradict each other."""

from __future__ import annotations

import pytest

import pycore
from pycore import AllDifferent, BadInput, Placement, SumIs

STAR = pycore.puzzle_named("magic-star")
SUDOKU = pycore.puzzle_named("sudoku")
BOXES = {"size": "4"}
CELLS = tuple(range(12))
MANY = Placement(12, CELLS, (AllDifferent(CELLS), SumIs(CELLS, 66)))
"""A placement with half a billion solutions, and with another kind of rule."""


def test_a_conflict_is_givens_of_which_each_is_needed() -> None:
    why = pycore.conflict(SUDOKU, BOXES, {0: 1, 1: 2, 2: 3, 7: 4})
    assert why.givens == {0: 1, 1: 2, 7: 4}
    assert (why.least, why.finished) == (True, True)
    for cell in why.givens:
        fewer = {other: value for other, value in why.givens.items() if other != cell}
        assert pycore.conflict(SUDOKU, BOXES, fewer).givens is None


def test_a_conflict_at_a_look_is_an_answer_and_a_cell_that_is_not_there_is_none() -> None:
    twice = pycore.conflict(SUDOKU, BOXES, {0: 1, 3: 1, 9: 2})
    assert twice.givens == {0: 1, 3: 1}
    assert twice.words.en.endswith("1 appears twice in row 1.")
    for givens in ({99: 1}, {-1: 1}, {0: 5}):
        with pytest.raises(BadInput):
            pycore.conflict(SUDOKU, BOXES, givens)
    with pytest.raises(BadInput):
        pycore.conflict(pycore.puzzle_named("flip-it"))


def test_a_placement_without_any_solution_conflicts_with_nothing_given() -> None:
    none = Placement(2, (1, 2), (AllDifferent((0, 1)), SumIs((0, 1), 4)))
    assert pycore.conflict(none, givens={0: 1}).givens == {}
    assert pycore.conflict(none).words.en == "There is no solution even without givens."


def test_a_conflict_stops_in_time_and_tells_what_is_known() -> None:
    known: list[pycore.Conflict] = []
    stopped = pycore.conflict(MANY, givens={0: 1, 1: 2, 2: 3}, seconds=1e-9, progress=known.append)
    assert (stopped.givens, stopped.least, stopped.finished) == (None, False, False)
    whole = pycore.conflict(STAR, givens={1: 1, 2: 2, 3: 3}, progress=known.append)
    assert whole.givens == {1: 1, 3: 3}
    assert known[-1] == pycore.Conflict(whole.givens, True, whole.words, False)
