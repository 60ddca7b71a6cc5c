"""Many puzzles at once give what each gives alone."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pycore.catalogue import puzzle_named
from pycore.generate import Wish, generate
from pycore.placement import Placement
from pycore.search import lanes
from pycore.search.lanes import Solved, solve_many
from pycore.search.solutions import solutions
from tests.test_propagate import by_trying_everything, small_placements


@pytest.fixture(autouse=True)
def lanes_for_few_puzzles_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "FEWEST_LANES", 1)


def all_solved(placement: Placement, puzzles: list[dict[int, int]], limit: int) -> list[Solved]:
    found = [solved for solved in solve_many(placement, puzzles, limit) if solved]
    assert [solved.index for solved in found] == list(range(len(puzzles)))
    return found


@given(small_placements(), st.data())
@settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_every_lane_has_the_solutions_of_its_puzzle(
    placement: Placement, data: st.DataObject
) -> None:
    cells = st.integers(0, placement.size - 1)
    givens = st.dictionaries(cells, st.sampled_from(placement.values), max_size=placement.size)
    puzzles = data.draw(st.lists(givens, min_size=1, max_size=12))
    puzzles = [{c: v for c, v in p.items() if c not in placement.givens} for p in puzzles]
    everything = by_trying_everything(placement)
    for solved, puzzle in zip(all_solved(placement, puzzles, 10_000), puzzles, strict=True):
        assert set(solved.solutions) == {
            row for row in everything if all(row[cell] == value for cell, value in puzzle.items())
        }


def test_a_limit_of_two_tells_one_from_several() -> None:
    sudoku = puzzle_named("sudoku")
    chosen = sudoku.settings({})
    placement = sudoku.placement(chosen)
    puzzles = []
    for seed in range(10):
        *_, last = generate(placement, sudoku.draw(chosen), Wish(seed, minimal=seed % 2 == 0))
        assert last.puzzle is not None
        puzzles.append(dict(last.puzzle))
    loose = dict(list(puzzles[0].items())[1:])
    clash = {0: 1, 1: 1}
    solved = all_solved(placement, [*puzzles, loose, clash, {}], 2)
    assert [len(s.solutions) for s in solved] == [1] * 10 + [2, 0, 2]
    for puzzle, s in zip(puzzles, solved, strict=False):
        assert list(s.solutions) == solutions(placement.with_givens(puzzle), 2)
    assert [len(s.solutions) for s in all_solved(placement, [loose], 1)] == [1]


def test_no_puzzles_have_no_solutions() -> None:
    sudoku = puzzle_named("sudoku")
    assert list(solve_many(sudoku.placement(sudoku.settings({})), [])) == []
