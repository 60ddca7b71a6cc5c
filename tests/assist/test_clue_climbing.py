"""Changing a board until its clues make a puzzle: when it is given up."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pycore.api.solving import solutions
from pycore.assist.clue_climbing import CHANGES_IN_VAIN, Climbing
from pycore.assist.rule_grades import MEDIUM
from pycore.model.clues import Changing
from pycore.model.placement import Solution
from pycore.puzzles import puzzle_named


def test_a_board_that_gets_no_better_is_given_up_soon() -> None:
    puzzle = puzzle_named("kakuro")
    assert puzzle.clues
    blank = puzzle.settings({"board": "6"})
    board = next(solutions(puzzle.placement(blank)))
    tried = list[int]()

    def in_vain(blank: Mapping[str, Any], board: Solution, cell: int, random: Random) -> Solution:
        tried.append(cell)
        return board

    way = Changing(in_vain)
    climbing = Climbing(puzzle, puzzle.clues, way, blank, board, Random(1), MEDIUM)
    *_, last = climbing.puzzles()
    assert last is None
    assert len(tried) == CHANGES_IN_VAIN * len(board)
