"""Boards with notes, and a check that every technique tells the truth there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from pycore.assist.hints import TECHNIQUES, Position, Step
from pycore.bitboards.solutions import solutions
from pycore.model.placement import Placement, Solution
from tests.support.hinted import made, misspaced, names
from tests.support.proven import prove_step
from tests.support.satisfying import TooLong

FIRST = 2
"""The least level of the techniques tried; simpler ones have separate tests."""


WITH_GROUPS = ("chain", "empty-rectangle")
"""Techniques whose links may join groups."""


class Noted(NamedTuple):
    """A minimal puzzle by seed, size and diagonals; the fractions of cells filled in, and of wrong
    marks excluded."""

    seed: int
    size: str
    diagonals: str
    filled: float
    excluded: float


@lru_cache(maxsize=200)
def puzzle_of(seed: int, size: str, diagonals: str) -> tuple[Placement, Solution]:
    """A puzzle with its solution."""
    puzzle = made(seed, size, diagonals, minimal=True)
    [solution] = solutions(puzzle, 2)
    return puzzle, solution


def exclude_some(
    position: Position, solution: Sequence[int], share: float, random: Random
) -> list[tuple[int, int]]:
    """Remove about this fraction of the marks outside the solution; return them."""
    removed = [
        (cell, value)
        for cell in range(len(solution))
        for value in position.marked(cell)
        if value != solution[cell] and random.random() < share
    ]
    position.take((), removed)
    return removed


def check_techniques(noted: Noted) -> Counter[str]:
    """Prove the first step of each technique; return the number of proofs by name."""
    random, counted = Random(noted.seed), Counter[str]()
    puzzle, solution = puzzle_of(noted.seed % 40, noted.size, noted.diagonals)
    filled = {
        c: v for c, v in enumerate(solution) if c in puzzle.givens or random.random() < noted.filled
    }
    board = Position(puzzle, filled, names(noted.size, noted.diagonals), is_unique=True)
    removed = exclude_some(board, solution, noted.excluded, random)
    for technique in TECHNIQUES:
        step = technique.find(board) if technique.level >= FIRST else None
        if step is None:
            continue
        assert step.technique in technique.names
        assert step.places or step.removes
        assert all(value in board.marked(cell) for cell, value in (*step.places, *step.removes))
        assert misspaced(step) == []
        assert all(solution[cell] != value for cell, value in step.removes)
        assert all(solution[cell] == value for cell, value in step.places)
        assert true_links(step, board, solution)
        try:
            prove_step(puzzle, step, filled, removed)
            counted[step.technique] += 1
        except TooLong:
            counted["too long"] += 1
    return counted


def true_links(step: Step, board: Position, solution: Solution) -> bool:
    """Whether one mark of each drawn strong link holds, and not both of each weak one; a group is
    drawn by its first cell alone."""
    if step.technique in WITH_GROUPS:
        return True
    for one, other, is_strong in step.links:
        assert all(value in board.marked(cell) for cell, value in (one, other)), step
        hold = [solution[cell] == value for cell, value in (one, other)]
        assert any(hold) if is_strong else not all(hold), f"a link: {step}"
    return True
