"""Hints for placements with rules of every kind, compared with all their solutions.

begun  a placement of which a part of a solution is filled in; it may have several solutions
left   the solutions with what is filled in: a hint must be true in all of them
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pycore.assist.rule_hints import hint_in_slices
from pycore.model.incremental import result_of
from pycore.model.rules import Given
from tests.fuzz.aids import true_step
from tests.fuzz.harness import Fuzzer, Tried, expect
from tests.fuzz.making import Board, board
from tests.fuzz.oracle import solutions_of
from tests.fuzz.smaller import smaller_boards


class Begun(NamedTuple):
    """A board, and the seed of what is filled in."""

    board: Board
    seed: int


def begun(random: Random) -> Begun:
    """Any board."""
    return Begun(board(random), random.randrange(1000))


def check(begun: Begun, tried: Tried) -> None:
    """Follow the hints from a part of a solution until they end."""
    placement, random = begun.board.placement, Random(begun.seed)
    solutions = solutions_of(placement)
    tried["placements"] += 1
    if not solutions:
        return
    one = random.choice(solutions)
    given = {rule.cell for rule in placement.rules if isinstance(rule, Given)}
    free = [cell for cell in range(placement.size) if cell not in given]
    filled = {cell: one[cell] for cell in free if random.random() < 0.3}
    removed: list[tuple[int, int]] = []
    left = [row for row in solutions if all(row[cell] == value for cell, value in filled.items())]
    tried["with several solutions"] += len(left) > 1
    while True:
        step = result_of(hint_in_slices(placement, filled, None, removed))
        if not step.places and not step.removes:
            break
        true_step(step, left)
        tried["hints"] += 1
        filled |= dict(step.places)
        removed += step.removes
    ends = "solved" if len(left) == 1 else "several"
    expect("the last hint says how it ends", step.technique, ends)


def smaller(begun: Begun) -> Iterator[Begun]:
    """With a smaller board."""
    for each in smaller_boards(begun.board):
        yield begun._replace(board=each)


FUZZER = Fuzzer(
    "rule_hints",
    "What a hint fills in stands in every solution, whatever the rules, and one solution is "
    "reached.",
    begun,
    check,
    smaller,
    short=10,
)
