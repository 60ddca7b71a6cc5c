"""Many puzzles at once give what each gives alone."""

from __future__ import annotations

import random
from itertools import permutations, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pycore.aid.generate import Wish, generate
from pycore.bitboards import many
from pycore.bitboards.boxes import box_grid_of
from pycore.bitboards.lanes import lanes_of
from pycore.bitboards.many import Solved, solve_many
from pycore.bitboards.solutions import solutions
from pycore.catalogue import puzzle_named
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, Given, SumIs
from tests.search.placements.test_propagate import by_trying_everything, latin, small_placements

FEW = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture(autouse=True)
def lanes_for_few_puzzles_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "FEWEST_LANES", 1)


@pytest.fixture
def lanes_for_every_branch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "MOST_BRANCHES", 10**9)


def sudoku(size: int, diagonals: str = "no") -> Placement:
    puzzle = puzzle_named("sudoku")
    return puzzle.placement(puzzle.settings({"size": str(size), "diagonals": diagonals}))


def boxed(tall: int, wide: int, values: tuple[int, ...]) -> Placement:
    """Rows, columns and boxes of any shape."""
    side = range(tall * wide)
    rows = [[(r, c) for c in side] for r in side]
    columns = [[(r, c) for r in side] for c in side]
    corners = [(r, c) for r in side[::tall] for c in side[::wide]]
    boxes = [[(r + i, c + j) for i in range(tall) for j in range(wide)] for r, c in corners]
    units = [tuple(len(side) * r + c for r, c in unit) for unit in rows + columns + boxes]
    return Placement(len(side) ** 2, values, tuple(map(AllDifferent, units)))


def all_solved(placement: Placement, puzzles: list[dict[int, int]], limit: int) -> list[Solved]:
    found = [solved for solved in solve_many(placement, puzzles, limit) if solved]
    assert [solved.index for solved in found] == list(range(len(puzzles)))
    return found


@st.composite
def puzzles_from(
    draw: st.DrawFn, grids: list[Solution], most_blank: int, changed: int
) -> list[dict[int, int]]:
    """Grids with cells left blank, and up to so many givens replaced by other values."""
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


@pytest.mark.parametrize("most", [1, 4, 10**9])
@given(puzzles=puzzles_from(SMALL_GRIDS, 15, 2))
@FEW
def test_every_lane_has_the_solutions_of_its_puzzle(
    most: int, puzzles: list[dict[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many, "MOST_BRANCHES", most)
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
@pytest.mark.usefixtures("lanes_for_every_branch")
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


@pytest.mark.usefixtures("lanes_for_every_branch")
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


@pytest.mark.parametrize("most", [1, 16, 100])
def test_a_limit_of_two_tells_one_from_several(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "MOST_BRANCHES", most)
    placement, drawing = sudoku(9), puzzle_named("sudoku")
    puzzles = []
    for seed in range(10):
        drawn = drawing.draw(drawing.settings({}))
        *_, last = generate(placement, drawn, Wish(seed, minimal=seed % 2 == 0))
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
    monkeypatch.setattr(many, "MOST_LANES", 3)
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


Candidates = dict[tuple[int, int], set[int]]
"""The values left, by row and column."""


@pytest.mark.parametrize(("tall", "wide"), [(2, 3), (3, 2), (3, 3)])
@given(data=st.data())
@settings(FEW, max_examples=25)
def test_a_round_takes_away_what_it_should(tall: int, wide: int, data: st.DataObject) -> None:
    """In each of a few lanes, as it would be done by hand."""
    side = range(tall * wide)
    grid = box_grid_of(boxed(tall, wide, tuple(side)))
    assert grid
    cells = st.dictionaries(
        st.tuples(st.sampled_from(side), st.sampled_from(side)), st.sets(st.sampled_from(side))
    )
    lanes_by_hand: list[Candidates] = [
        {(r, c): set(side) - taken.get((r, c), set()) for r in side for c in side}
        for taken in data.draw(st.lists(cells, min_size=1, max_size=4))
    ]
    lanes = lanes_of(grid, [{} for _ in lanes_by_hand])
    lanes.cells = [0] * len(side)
    for lane, by_hand in enumerate(lanes_by_hand):
        for (r, c), values in by_hand.items():
            place, box = grid.spot_of[len(side) * r + c]
            field = sum(1 << value for value in values) << box * grid.field
            lanes.cells[place] |= field << lane * grid.lane
    lanes.round()
    _, stuck, moving = lanes.parted()
    for lane, by_hand in enumerate(lanes_by_hand):
        expected = round_by_hand(by_hand, tall, wide)
        if expected is None:
            assert not stuck[lane]
            assert not moving[lane]
            continue
        assert stuck[lane] or moving[lane] or all(len(v) == 1 for v in expected.values())
        assert moving[lane] == (expected != by_hand)
        for (r, c), values in expected.items():
            place, box = grid.spot_of[len(side) * r + c]
            field = lanes.cells[place] >> lane * grid.lane + box * grid.field
            assert {value for value in side if field >> value & 1} == values


def round_by_hand(before: Candidates, tall: int, wide: int) -> Candidates | None:
    """The candidates after a round, None for a contradiction that it sees."""
    side = range(tall * wide)
    left = {cell: set(values) for cell, values in before.items()}
    for lines_in_box, by_row in ((tall, True), (wide, False)):
        for first, value in product(side[::lines_in_box], side):
            boxes = range(lines_in_box)  # as many as there are lines in each
            length = len(side) // lines_in_box
            segments = {
                (line, box): [
                    (first + line, at) if by_row else (at, first + line)
                    for at in range(box * length, box * length + length)
                ]
                for line, box in product(boxes, boxes)
            }
            open_ = {key for key, cells in segments.items() if any(value in left[c] for c in cells)}
            ways = [set(enumerate(order)) for order in permutations(boxes)]
            needed = set().union(*(way for way in ways if way <= open_))
            for key in open_ - needed:
                for cell in segments[key]:
                    left[cell].discard(value)
    after = {}
    for top, start in product(side[::tall], side[::wide]):
        box = [(top + r, start + c) for r in range(tall) for c in range(wide)]
        cells_with = {value: [cell for cell in box if value in left[cell]] for value in side}
        if not all(cells_with.values()):
            return None
        hidden = {cell: {v for v in left[cell] if cells_with[v] == [cell]} for cell in box}
        if any(len(values) > 1 for values in hidden.values()):
            return None
        now = {cell: hidden[cell] or left[cell] for cell in box}
        single = [next(iter(values)) for values in now.values() if len(values) == 1]
        if len(single) > len(set(single)):
            return None
        for cell, values in now.items():
            after[cell] = values if len(values) == 1 else values - set(single)
    return after
