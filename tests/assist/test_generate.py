"""Generated puzzles: one solution, minimal, symmetric, of the requested level, the same for the
same seed."""

from __future__ import annotations

from random import Random

import pytest

from pycore.assist import generate as generating
from pycore.assist.generate import GenerateOptions, Making, generate, half_turn_orbits
from pycore.assist.grids import random_grid
from pycore.assist.hints import grade, up_to, used_to_solve
from pycore.assist.some_solutions import some_solutions
from pycore.bitboards.solutions import solutions
from pycore.model.bilingual import BadInput
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named

SUDOKU = puzzle_named("sudoku")


def make(typed: dict[str, str], options: GenerateOptions) -> tuple[Placement, list[Making]]:
    settings = SUDOKU.settings(typed)
    placement = SUDOKU.placement(settings)
    makings = list(generate(placement, SUDOKU.draw(settings), options))
    assert makings[-1].puzzle is not None
    assert all(making.puzzle is None for making in makings[:-1])
    return placement.with_givens(makings[-1].puzzle), makings


@pytest.mark.parametrize("typed", [{"size": "4"}, {"size": "6"}, {}, {"diagonals": "yes"}])
@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize("minimal", [False, True])
def test_a_puzzle_is_as_wished(typed: dict[str, str], symmetric: bool, minimal: bool) -> None:
    for seed in range(3):
        puzzle, _ = make(typed, GenerateOptions(seed, None, symmetric, minimal))
        givens = puzzle.givens
        assert len(solutions(puzzle, 2)) == 1
        empty = SUDOKU.placement(SUDOKU.settings(typed))
        if symmetric:
            assert {empty.size - 1 - cell for cell in givens} == set(givens)
        if minimal:  # cells that look like one group are removed together
            for cell in givens:
                orbit = {cell, empty.size - 1 - cell} if symmetric else {cell}
                fewer = {c: v for c, v in givens.items() if c not in orbit}
                assert len(solutions(empty.with_givens(fewer), 2)) == 2


@pytest.mark.parametrize("level", range(4))
def test_a_puzzle_has_the_level_wished(level: int) -> None:
    puzzle, _ = make({}, GenerateOptions(7, level))
    assert grade(puzzle).level == level


def test_a_level_that_no_puzzle_has_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generating, "MOST_ATTEMPTS", 20)
    settings = SUDOKU.settings({"size": "4"})
    options = GenerateOptions(1, level=3)
    *_, last = generate(SUDOKU.placement(settings), SUDOKU.draw(settings), options)
    assert last.attempt == 20
    assert last.puzzle is None


def test_the_same_wish_gives_the_same_puzzle_and_another_seed_another() -> None:
    one, again, other = (make({}, GenerateOptions(seed))[0].givens for seed in (1, 1, 2))
    assert one == again != other


def test_progress_is_told_all_the_way() -> None:
    _, makings = make({}, GenerateOptions(5))
    assert len(makings) > 50
    left = [making.left for making in makings]
    assert left == sorted(left, reverse=True)


def test_givens_of_the_placement_stay() -> None:
    settings = SUDOKU.settings({})
    placement = SUDOKU.placement(settings).with_givens({40: 5})
    *_, last = generate(placement, SUDOKU.draw(settings), GenerateOptions(3))
    assert last.puzzle is not None
    assert len(solutions(placement.with_givens(last.puzzle), 2)) == 1


def test_nothing_can_be_made_from_a_contradiction() -> None:
    settings = SUDOKU.settings({"size": "4"})
    stuck = SUDOKU.placement(settings).with_givens({0: 1, 1: 2, 2: 3, 7: 4})
    with pytest.raises(BadInput):
        list(generate(stuck, SUDOKU.draw(settings), GenerateOptions(1)))


def test_the_largest_grids_are_made_too() -> None:
    puzzle, _ = make({"size": "16"}, GenerateOptions(1))
    assert len(solutions(puzzle, 2)) == 1


def test_a_half_turn_pairs_the_cells() -> None:
    orbits = half_turn_orbits(SUDOKU.draw(SUDOKU.settings({})))
    assert len(orbits) == 41
    assert (40,) in orbits
    assert (0, 80) in orbits


def test_random_grids_are_many() -> None:
    placement = SUDOKU.placement(SUDOKU.settings({}))
    grids = {result_of(random_grid(placement, Random(seed))) for seed in range(20)}
    assert len(grids) == 20
    assert all(grid and placement.broken_rule(grid) is None for grid in grids)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("magic-star", {}),
        ("magic-square", {"order": "3"}),
        ("magic-square", {"order": "4"}),
        ("queens", {}),
    ],
)
@pytest.mark.parametrize("minimal", [False, True])
def test_puzzles_of_other_rules_have_one_solution_too(
    name: str, typed: dict[str, str], minimal: bool
) -> None:
    puzzle = puzzle_named(name)
    settings = puzzle.settings(typed)
    blank, drawing = puzzle.placement(settings), puzzle.draw(settings)
    seen = set()
    for seed in range(2):
        *_, last = generate(blank, drawing, GenerateOptions(seed, minimal=minimal))
        givens = last.puzzle
        assert givens
        assert len(result_of(some_solutions(blank.with_givens(givens), 2))) == 1
        seen.add(tuple(sorted(givens.items())))
        if minimal:
            for cell in givens:
                fewer = {other: givens[other] for other in givens if other != cell}
                assert len(result_of(some_solutions(blank.with_givens(fewer), 2))) == 2
    assert len(seen) == 2


@pytest.mark.parametrize("name", ["verbal-arithmetic", "cross-sums"])
def test_a_puzzle_that_needs_no_givens_gets_none(name: str) -> None:
    puzzle = puzzle_named(name)
    settings = puzzle.settings({})
    *_, last = generate(puzzle.placement(settings), puzzle.draw(settings), GenerateOptions(3))
    assert last.puzzle == {}


def test_random_grids_of_other_rules_are_many() -> None:
    puzzle = puzzle_named("magic-star")
    placement = puzzle.placement(puzzle.settings({}))
    grids = {result_of(random_grid(placement, Random(seed))) for seed in range(8)}
    assert len(grids) == 8
    assert all(grid and placement.broken_rule(grid) is None for grid in grids)


def test_the_level_of_other_rules_is_refused() -> None:
    puzzle = puzzle_named("magic-star")
    settings = puzzle.settings({})
    with pytest.raises(BadInput, match="only for puzzles whose one rule"):
        list(generate(puzzle.placement(settings), puzzle.draw(settings), GenerateOptions(1, 0)))


def test_nothing_can_be_made_from_a_contradiction_of_other_rules() -> None:
    puzzle = puzzle_named("magic-square")
    settings = puzzle.settings({"order": "3"})
    stuck = puzzle.placement(settings).with_givens({4: 1})  # in all eight the middle is 5
    with pytest.raises(BadInput, match="no grid"):
        list(generate(stuck, puzzle.draw(settings), GenerateOptions(1)))


@pytest.mark.parametrize("name", ["hidden-pair", "x-wing"])
def test_a_puzzle_can_be_made_that_needs_a_technique(name: str) -> None:
    puzzle, _ = make({}, GenerateOptions(1, technique=name))
    *simpler, needed = up_to(name)
    assert needed.names == (name,)
    assert used_to_solve(puzzle, simpler) is None
    assert used_to_solve(puzzle, [*simpler, needed]) is not None
    assert grade(puzzle).techniques[name] >= 1
