"""Many puzzles at once have the same results as each alone."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pycore.assist.generate import GenerateOptions, generate
from pycore.bitboards import lane_scheduler, many_puzzles
from pycore.bitboards.boxes import box_grid_of
from pycore.bitboards.many_puzzles import Solved, solve_many
from pycore.bitboards.solutions import solutions
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, Given, SumIs
from pycore.puzzles import puzzle_named
from tests.support.grids import boxed, latin
from tests.support.small_placements import by_trying_everything, small_placements

FEW = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture(autouse=True)
def lanes_for_few_puzzles_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_puzzles, "FEWEST_LANES", 1)


def sudoku(size: int, diagonals: str = "no") -> Placement:
    puzzle = puzzle_named("sudoku")
    return puzzle.placement(puzzle.settings({"size": str(size), "diagonals": diagonals}))


def all_solved(placement: Placement, puzzles: list[dict[int, int]], limit: int) -> list[Solved]:
    found = [solved for solved in solve_many(placement, puzzles, limit) if solved]
    assert [solved.index for solved in found] == list(range(len(puzzles)))
    return found


@st.composite
def puzzles_from(
    draw: st.DrawFn, grids: list[Solution], most_blank: int, changed: int
) -> list[dict[int, int]]:
    """Grids with some cells blank, and up to that many givens replaced by other values."""
    puzzles = []
    for grid in draw(st.lists(st.sampled_from(grids), min_size=1, max_size=20)):
        blank = draw(st.sets(st.integers(0, len(grid) - 1), max_size=most_blank))
        givens = {cell: value for cell, value in enumerate(grid) if cell not in blank}
        for cell in draw(st.lists(st.sampled_from(sorted(givens)), max_size=changed)):
            givens[cell] = draw(st.sampled_from(grid))
        puzzles.append(givens)
    return puzzles


@given(small_placements(), st.data())
@FEW
def test_every_puzzle_of_any_shape_has_its_solutions(
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


SMALL = boxed(2, 2, (0, 3, 5, 200))
SMALL_GRIDS = solutions(SMALL, 1000)


@pytest.mark.parametrize(("right", "going"), [(1, 1), (1, 30), (4, 10**9), (10**9, 10**9)])
@given(puzzles=puzzles_from(SMALL_GRIDS, 15, 2))
@FEW
def test_every_lane_has_the_solutions_of_its_puzzle(
    right: int, going: int, puzzles: list[dict[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lane_scheduler, "LEAST_RIGHT", right)
    monkeypatch.setattr(lane_scheduler, "MOST_GOING", going)
    assert len(SMALL_GRIDS) == 288  # as for any four values
    for solved, puzzle in zip(all_solved(SMALL, puzzles, 1000), puzzles, strict=True):
        assert len(solved.solutions) == len(set(solved.solutions))
        assert set(solved.solutions) == {
            grid for grid in SMALL_GRIDS if all(grid[cell] == puzzle[cell] for cell in puzzle)
        }


@pytest.mark.parametrize(
    ("tall", "wide", "blank"), [(2, 3, 30), (3, 2, 30), (3, 3, 45), (2, 4, 35), (3, 4, 50)]
)
@given(data=st.data())
@settings(FEW, max_examples=10)
def test_a_puzzle_has_the_verdict_that_it_has_alone(
    tall: int, wide: int, blank: int, data: st.DataObject
) -> None:
    placement = boxed(tall, wide, tuple(range(1, tall * wide + 1)))
    assert box_grid_of(placement)
    puzzles = data.draw(puzzles_from(solutions(placement, 3), blank, 1))
    for solved, puzzle in zip(all_solved(placement, puzzles, 2), puzzles, strict=True):
        if placement.faults(puzzle):
            assert not solved.solutions
            continue
        alone = solutions(placement.with_givens(puzzle), 2)
        assert len(solved.solutions) == len(alone)
        assert len(alone) != 1 or list(solved.solutions) == alone
        for solution in solved.solutions:
            assert placement.broken_rule(solution) is None
            assert all(solution[cell] == value for cell, value in puzzle.items())


@pytest.mark.pyodide
def test_boxes_of_four_by_four() -> None:
    placement = sudoku(16)
    grid = solutions(placement, 1)[0]
    chosen = random.Random(4)
    puzzles = [dict(enumerate(grid)) for _ in range(20)]
    for blank, puzzle in enumerate(puzzles):
        for cell in chosen.sample(range(256), 6 * blank):
            del puzzle[cell]
    for solved, puzzle in zip(all_solved(placement, puzzles, 2), puzzles, strict=True):
        alone = solutions(placement.with_givens(puzzle), 2)
        assert len(solved.solutions) == len(alone)
        assert len(alone) == 2 or list(solved.solutions) == [grid]


@pytest.mark.parametrize("right", [1, 16, 100])
def test_a_limit_of_two_tells_one_from_several(right: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lane_scheduler, "LEAST_RIGHT", right)
    placement, drawing = sudoku(9), puzzle_named("sudoku")
    puzzles = []
    for seed in range(10):
        drawn = drawing.draw(drawing.settings({}))
        *_, last = generate(placement, drawn, GenerateOptions(seed, minimal=seed % 2 == 0))
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
    assert list(solve_many(sudoku(9), [])) == []


def test_a_crowd_of_puzzles_begins_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_puzzles, "MOST_LANES", 3)
    puzzles = [dict(enumerate(grid[:8])) for grid in SMALL_GRIDS[:10]]
    for solved, puzzle in zip(all_solved(SMALL, puzzles, 300), puzzles, strict=True):
        assert all(puzzle.items() <= dict(enumerate(s)).items() for s in solved.solutions)


def test_which_placements_have_lanes() -> None:
    for size in (4, 6, 9, 16):
        assert box_grid_of(sudoku(size))
        assert box_grid_of(sudoku(size).with_givens({0: 1})) is box_grid_of(sudoku(size))
    for other in (
        sudoku(9, diagonals="yes"),
        latin(4),
        boxed(2, 2, (1, 2, 3, 256)),
        boxed(2, 2, (-1, 1, 2, 3)),
        Placement(16, (1, 2, 3, 4), (*SMALL.rules, SumIs((0, 5), 4))),
        Placement(16, (1, 2, 3, 4), SMALL.rules[1:]),
        Placement(16, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3), (0, 1, 2, 3)), *SMALL.rules[1:])),
        Placement(1, (1,), (Given(0, 1),)),
    ):
        assert box_grid_of(other) is None
