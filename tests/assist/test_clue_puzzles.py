"""Puzzles made of clues: one solution, the level requested, the same for the same seed, and a
notation that reads as it is written."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pycore.api.solving import solutions
from pycore.assist import clue_puzzles
from pycore.assist.clue_puzzles import generate_with_clues
from pycore.assist.generate import GenerateOptions, Graded, half_turn_orbits
from pycore.assist.hints import LEVEL_NAMES
from pycore.assist.posed import Posed
from pycore.assist.rule_grades import (
    EASY,
    EXPERT,
    HARD,
    LEVELS,
    MEDIUM,
    level_of,
    levels_of,
    solved_by,
)
from pycore.model.bilingual import BadInput
from pycore.model.clues import Changing, Clues, Removing
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.model.puzzle import Puzzle, Settings
from pycore.puzzles import our_contents, puzzle_named

SMALL = {
    "killer-sudoku": {"cages": "4"},
    "kenken": {"cages": "4"},
    "futoshiki": {"signs": "4"},
    "skyscrapers": {"clues": "4"},
    "kakuro": {"board": "4"},
    "nonogram": {"runs": "6"},
    "mosaic": {"clues": "4x4"},
    "takuzu": {"signs": "4"},
    "star-battle": {"regions": "5", "stars": "1"},
}
CHANGED = ["kakuro", "nonogram"]
REMOVABLE = [name for name in SMALL if name not in CHANGED]
WITH_GIVENS = ["futoshiki", "skyscrapers"]
WITH_TWO_VALUES = ["nonogram", "mosaic", "takuzu", "star-battle"]


def clues_of(puzzle: Puzzle) -> Clues:
    assert puzzle.clues
    return puzzle.clues


def removing(puzzle: Puzzle) -> Removing:
    way = clues_of(puzzle).way
    assert isinstance(way, Removing)
    return way


def changing(puzzle: Puzzle) -> Changing:
    way = clues_of(puzzle).way
    assert isinstance(way, Changing)
    return way


def makings(name: str, options: GenerateOptions) -> list[Graded]:
    puzzle = puzzle_named(name)
    settings = puzzle.settings(SMALL[name])
    return list(generate_with_clues(puzzle, clues_of(puzzle), settings, options))


def made(name: str, options: GenerateOptions) -> tuple[dict[str, str], dict[int, int], int]:
    """The options of a new puzzle, as typed, its givens and its level."""
    last = makings(name, options)[-1]
    making, grade = last.making, last.grade
    assert making.settings is not None
    assert making.puzzle is not None
    assert grade
    return puzzle_named(name).written(making.settings), dict(making.puzzle), grade.level


def richest(name: str, seed: int) -> tuple[Settings, Solution]:
    """A board of the small puzzle, and the settings with all its clues."""
    puzzle, random = puzzle_named(name), Random(seed)
    blank = clues_of(puzzle).blank(puzzle.settings(SMALL[name]), random)
    board = next(solutions(puzzle.placement(blank)))
    return clues_of(puzzle).clued(blank, board, random), board


def placed(name: str, typed: dict[str, str], givens: dict[int, int]) -> Placement:
    puzzle = puzzle_named(name)
    return puzzle.placement(puzzle.settings(typed)).with_givens(givens)


def number_of_solutions(placement: Placement) -> int:
    """One, two, or none: by a search that asks no propagator."""
    return len([*solutions(placement, strategy="compiled", limit=2)])


def test_every_puzzle_with_such_a_maker_is_tested() -> None:
    assert {name for name, each in our_contents().puzzles.items() if each.clues} == set(SMALL)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("level", [None, EASY, MEDIUM, HARD, EXPERT])
def test_a_new_puzzle_has_one_solution_and_its_level(
    name: str, level: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clue_puzzles, "MOST_ATTEMPTS", 2)  # of so small ones some levels are rare
    puzzle = puzzle_named(name)
    if level is not None and level not in levels_of(puzzle.placement(puzzle.settings(SMALL[name]))):
        assert name in WITH_TWO_VALUES
        assert level == MEDIUM
        return
    for seed in range(2):
        last = makings(name, GenerateOptions(seed, level))[-1]
        if last.making.settings is None or last.making.puzzle is None:
            assert level
            continue
        typed = puzzle.written(last.making.settings)
        placement = placed(name, typed, dict(last.making.puzzle))
        assert number_of_solutions(placement) == 1
        assert last.grade
        reached = last.grade.level
        assert reached == result_of(level_of(placement))
        assert level in (None, reached)


@pytest.mark.parametrize(
    ("name", "size", "level"),
    [
        ("futoshiki", {"signs": "5"}, HARD),
        ("kenken", {"cages": "6"}, EXPERT),
        ("kakuro", {"board": "5"}, HARD),
        ("kakuro", {"board": "6"}, EXPERT),
    ],
)
def test_hard_puzzles_are_made_too(name: str, size: dict[str, str], level: int) -> None:
    puzzle = puzzle_named(name)
    request = GenerateOptions(1, level)
    *_, last = generate_with_clues(puzzle, clues_of(puzzle), puzzle.settings(size), request)
    assert last.making.settings
    assert last.making.puzzle is not None
    placement = puzzle.placement(last.making.settings).with_givens(last.making.puzzle)
    assert number_of_solutions(placement) == 1
    assert result_of(level_of(placement)) == level
    assert not result_of(solved_by(placement, level - 1))


def test_a_hard_picture_has_one_solution_that_needs_a_trial() -> None:
    nonogram = puzzle_named("nonogram")
    request = GenerateOptions(1, HARD)
    settings = nonogram.settings({"runs": "10"})
    *_, last = generate_with_clues(nonogram, clues_of(nonogram), settings, request)
    assert last.making.settings
    placement = nonogram.placement(last.making.settings)
    assert len([*solutions(placement, strategy="propagate", limit=2)]) == 1  # others take hours
    assert not result_of(solved_by(placement, MEDIUM))
    assert result_of(solved_by(placement, HARD))


def test_a_puzzle_of_the_usual_size_is_made_of_cages_alone() -> None:
    puzzle = puzzle_named("killer-sudoku")
    states = generate_with_clues(
        puzzle, clues_of(puzzle), puzzle.settings({}), GenerateOptions(1, MEDIUM, symmetric=True)
    )
    *_, last = states
    settings = last.making.settings
    assert settings
    assert last.making.puzzle == {}
    placement = puzzle.placement(settings)
    assert len([*solutions(placement, limit=2)]) == 1
    cages = {cage.cells for cage in settings["cages"].cages}
    assert {tuple(80 - cell for cell in reversed(cells)) for cells in cages} == cages
    assert max(map(len, cages)) <= 5
    assert len(cages) == last.making.left


@pytest.mark.parametrize("name", SMALL)
def test_the_same_seed_makes_the_same_puzzle_and_another_seed_another(name: str) -> None:
    one, again, other = (made(name, GenerateOptions(seed)) for seed in (1, 1, 2))
    assert one == again != other


@pytest.mark.parametrize("name", SMALL)
def test_only_the_size_of_the_options_counts(name: str) -> None:
    puzzle = puzzle_named(name)
    typed, givens, _ = made(name, GenerateOptions(1))
    *_, last = generate_with_clues(
        puzzle, clues_of(puzzle), puzzle.settings(typed), GenerateOptions(1)
    )
    assert last.making.settings
    assert puzzle.written(last.making.settings) == typed
    assert last.making.puzzle == givens


@pytest.mark.parametrize("name", REMOVABLE)
def test_none_of_a_minimal_puzzle_can_be_removed(name: str) -> None:
    puzzle = puzzle_named(name)
    way = removing(puzzle)
    typed, givens, _ = made(name, GenerateOptions(3, minimal=True))
    settings = puzzle.settings(typed)
    placement = placed(name, typed, givens)
    [board] = solutions(placement)
    for cell in givens:
        fewer = {other: givens[other] for other in givens if other != cell}
        assert number_of_solutions(placed(name, typed, fewer)) == 2
    for clue in way.removable(settings):
        without = way.without(settings, clue, board, Random(1))
        if without is not None and name != "kenken":  # whose larger cage may have another operation
            left = puzzle.placement(without).fixing(givens)
            assert number_of_solutions(left) == 2


@pytest.mark.parametrize("name", REMOVABLE)
def test_clues_and_givens_lie_in_half_turn_symmetry(name: str) -> None:
    puzzle = puzzle_named(name)
    typed, givens, _ = made(name, GenerateOptions(5, symmetric=True))
    settings = puzzle.settings(typed)
    orbits = half_turn_orbits(puzzle.draw(settings))
    turned = {a: b for each in orbits for a, b in ((each[0], each[-1]), (each[-1], each[0]))}
    clues = {frozenset(clue) for clue in removing(puzzle).removable(settings)}
    assert {frozenset(turned[cell] for cell in clue) for clue in clues} == clues
    assert {turned[cell] for cell in givens} == set(givens)


@pytest.mark.parametrize("name", WITH_GIVENS)
def test_numbers_in_cells_are_removed_before_signs(name: str) -> None:
    left = [state.making.left for state in makings(name, GenerateOptions(1))]
    assert left[0] == 0  # the board is not there yet
    assert all(before >= after for before, after in pairwise(filter(None, left)))
    puzzle = puzzle_named(name)
    assert removing(puzzle).givens
    assert next(filter(None, left)) == puzzle.placement(puzzle.settings(SMALL[name])).size + len(
        removing(puzzle).removable(richest(name, 1)[0])
    )


def test_a_level_that_no_puzzle_has_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clue_puzzles, "MOST_ATTEMPTS", 3)
    monkeypatch.setitem(SMALL, "nonogram", {"runs": "2"})
    last = makings("nonogram", GenerateOptions(1, HARD))[-1]
    assert last.making.attempt == 3
    assert last.making.puzzle is None
    assert last.grade is None


def test_a_level_that_rules_cannot_have_is_refused() -> None:
    """Each line of a nonogram says all that it can: what they say together follows from each."""
    with pytest.raises(BadInput, match="difficulty: cannot be medium here") as refused:
        makings("nonogram", GenerateOptions(1, MEDIUM))
    assert "medium（中級）にできません" in refused.value.words.ja
    kakuro = puzzle_named("kakuro")
    assert levels_of(kakuro.placement(kakuro.settings({}))) == [EASY, MEDIUM, HARD, EXPERT]


def test_more_cages_than_letters_are_no_puzzle() -> None:
    puzzle = puzzle_named("kenken")
    settings = puzzle.settings({"cages": "9"})
    board = next(solutions(puzzle.placement(settings)))
    alone = clues_of(puzzle).clued(settings, board, Random(1))
    assert not Posed(puzzle, alone, {}).can_be_written


@pytest.mark.parametrize("name", SMALL)
def test_the_richest_clues_hold_for_their_board(name: str) -> None:
    puzzle = puzzle_named(name)
    rich, board = richest(name, 4)
    assert puzzle.placement(rich).is_solution(board)


@pytest.mark.parametrize("name", REMOVABLE)
def test_fewer_clues_hold_for_it_too(name: str) -> None:
    puzzle, random = puzzle_named(name), Random(4)
    way, (rich, board) = removing(puzzle), richest(name, 4)
    for clue in way.removable(rich):
        fewer = way.without(rich, clue, board, random)
        if fewer is not None:
            assert puzzle.placement(fewer).is_solution(board)
            assert clue not in way.removable(fewer)


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_board_differs_in_one_cell_and_is_a_board_too(name: str) -> None:
    puzzle, random = puzzle_named(name), Random(4)
    clues, (rich, board) = clues_of(puzzle), richest(name, 4)
    boards = [changing(puzzle).changed(rich, board, cell, random) for cell in range(len(board))]
    assert any(boards)
    for cell, changed in enumerate(boards):
        if changed is not None:
            assert [at for at, value in enumerate(board) if changed[at] != value] == [cell]
            assert puzzle.placement(clues.clued(rich, changed, random)).is_solution(changed)


def test_levels_have_the_names_of_all_others() -> None:
    assert tuple(name for name, _ in LEVELS) == LEVEL_NAMES[:-1]
