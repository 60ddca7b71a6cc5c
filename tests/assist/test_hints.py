"""Hints: never a wrong step, always of the requested strength; and grades."""

from __future__ import annotations

import pytest

from pycore.assist.hints import LEVELS, Position, Step, grade, hint, solved_by, steps
from pycore.assist.hints.points import POINTS
from pycore.bitboards.solutions import solutions
from tests.support.hinted import at, empty, inkala, made, names


@pytest.mark.parametrize(
    ("size", "diagonals", "seeds"),
    [("4", "no", 3), ("6", "no", 6), ("9", "no", 12), ("9", "yes", 4)],
)
def test_every_step_agrees_with_the_solution(size: str, diagonals: str, seeds: int) -> None:
    for seed in range(seeds):
        puzzle = made(seed, size, diagonals, minimal=True)
        [solution] = solutions(puzzle, 2)
        filled = dict(puzzle.givens)
        for _, step in steps(puzzle):
            assert step.places or step.removes
            assert all(solution[cell] == value for cell, value in step.places)
            assert all(solution[cell] != value for cell, value in step.removes)
            filled |= dict(step.places)
        assert filled == dict(enumerate(solution))


def test_the_grade_is_the_hardest_step() -> None:
    for seed in range(4):
        puzzle = made(seed, minimal=True)
        level = grade(puzzle).level
        assert level == max(level for level, _ in steps(puzzle))
        assert [solved_by(puzzle, k) for k in range(4)] == [k >= level for k in range(4)]
    assert LEVELS[grade(empty().with_givens(inkala())).level][0] == "extreme"


def test_hints_come_in_three_strengths() -> None:
    step = hint(made(1), {}, names())
    weak, middle, strong = (step.as_data(k) for k in (1, 2, 3))
    assert len(weak["words"]) == 1
    assert not {"places", "technique"} & set(weak)
    assert middle["technique"] == step.technique
    assert "places" not in middle
    assert strong["places"] == [list(pair) for pair in step.places]
    assert [len(strong["words"]), len(middle["words"])] == [3, 2]


def test_the_weakest_hint_lights_the_line_or_the_cell_that_it_names() -> None:
    called, seen = names(), set[str]()
    for seed in range(12):
        puzzle, filled, removed = made(seed, minimal=True), dict[int, int](), set[tuple[int, int]]()
        while len(filled) + len(puzzle.givens) < 81:
            step = hint(puzzle, filled, called, removed)
            assert {*step.places} - {*filled.items()} or {*step.removes} - removed, step
            filled |= dict(step.places)
            removed |= set(step.removes)
            told = step.as_data(1)
            lit = told["cells"]
            name = called.cell(lit[0]) if len(lit) == 1 else called.line(lit)
            if name:
                assert name.en in told["words"][0]["en"]
                seen.add(step.technique)
            else:
                assert len(lit) > 1
    assert {"hidden-single", "naked-single", "naked-pair"} <= seen


def test_marks_removed_before_are_not_removed_again() -> None:
    puzzle = next(p for p in map(made, range(60)) if grade(p).level > 0)
    told: list[Step] = []
    filled: dict[int, int] = {}
    removed: set[tuple[int, int]] = set()
    while len(filled) + len(puzzle.givens) < 81:
        step = hint(puzzle, filled, None, removed)
        assert {*step.places} - {*filled.items()} or {*step.removes} - removed, step
        assert not removed & set(step.removes)
        filled |= dict(step.places)
        removed |= set(step.removes)
        told.append(step)
    assert any(step.removes for step in told)
    assert hint(puzzle, filled).technique == "solved"


def test_what_is_wrong_is_said_instead_of_a_hint() -> None:
    puzzle = made(2)
    [solution] = solutions(puzzle, 2)
    board = Position(puzzle, puzzle.givens)
    cell = next(c for c in range(81) if len(board.marked(c)) > 1)
    wrong = next(v for v in board.marked(cell) if v != solution[cell])
    mistaken = hint(puzzle, {cell: wrong})
    assert (mistaken.technique, mistaken.cells) == ("mistake", (cell,))
    given, value = next(iter(puzzle.givens.items()))
    clash = next(peer for peer in board.peers[given] if peer not in puzzle.givens)
    assert hint(puzzle, {clash: value}).technique == "conflict"
    assert hint(empty(), {}).technique == "several"
    impossible = {at(1, c): c for c in range(1, 9)} | {at(2, 9): 9}
    assert hint(empty().with_givens(impossible), {}).technique == "none"


def test_what_is_filled_in_wrong_is_told_to_be_wrong() -> None:
    puzzle = made(1)
    [solution] = solutions(puzzle, 2)
    cell = next(cell for cell in range(81) if cell not in puzzle.givens)
    for value in set(range(1, 10)) - {solution[cell]}:
        step = hint(puzzle, {cell: value}, names())
        assert step.cells[-1:] == (cell,) or cell in step.cells
        assert all(step.as_data(strength)["wrong"] is True for strength in (1, 2, 3))
    assert "wrong" not in hint(puzzle, {}, names()).as_data(3)


def test_the_score_is_the_sum_of_the_points_of_all_steps() -> None:
    for seed in (1, 2):
        puzzle = made(seed, minimal=True)
        reached = grade(puzzle)
        points = sum(POINTS[step.technique] for _, step in steps(puzzle))
        assert reached.score == points
        assert f"; {points:,} points" in reached.words.en
        assert f"、{points:,} 点" in reached.words.ja
