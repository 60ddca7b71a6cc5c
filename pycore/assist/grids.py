"""Random full grids and tests of uniqueness, for making puzzles. Placements of groups alone use bit
boards, others the compiled plan.

grid     a solution of the placement
orbit    cells that stay or go together (generate.py)
in time  within PATIENCE pauses of the search
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from ..bitboards.deduce import branches
from ..bitboards.layout import Layout, layout_of
from ..bitboards.solutions import trails
from ..model.incremental import Incremental, piece
from ..model.only_all_different import only_all_different
from ..model.placement import Placement, Solution
from ..plan.given_faults import faults_of
from .some_solutions import some_solutions

T = TypeVar("T")

PATIENCE = 300
"""Pauses of a search after which its question stays open: a given then stays although it might be
removable, and a cell keeps its value."""

AT_RANDOM = 6
"""The number of cells chosen at random in a grid found by the compiled plan. The plan derives all
others in a fixed order, so more cells would take longer and change little."""


def random_grid(placement: Placement, random: Random) -> Incremental[Solution | None]:
    """Return a random grid; None if there is none."""
    if only_all_different(placement):
        return (yield from _grid_on_bit_boards(placement, random))
    return (yield from _grid_by_plan(placement, random))


def _grid_on_bit_boards(placement: Placement, random: Random) -> Incremental[Solution | None]:
    """Return the first grid of a search that tries the candidates in random order."""
    layout = layout_of(placement)

    def at_random(layout: Layout, board: int) -> list[int]:
        places = branches(layout, board)
        random.shuffle(places)
        return places

    givens = placement.givens
    for trail in trails(layout, layout.board(givens), at_random):
        if trail is not None:
            return layout.solution(givens, trail)
        yield
    return None


def _grid_by_plan(placement: Placement, random: Random) -> Incremental[Solution | None]:
    """Start from any grid, and give one cell after another a random value that some grid has."""
    found = yield from some_solutions(placement, 1)
    if not found:
        return None
    grid, fixed = found[0], dict(placement.givens)
    free = [cell for cell in range(placement.size) if cell not in fixed]
    for cell in random.sample(free, min(AT_RANDOM, len(free))):
        wanted = {**fixed, cell: random.choice(placement.values)}
        if not faults_of(placement, wanted):
            some = yield from _in_time(some_solutions(placement.fixing(wanted), 1), [])
            grid = some[0] if some else grid
        fixed[cell] = grid[cell]
    return grid


def is_only_solution(
    placement: Placement, fewer: Mapping[int, int], grid: Mapping[int, int], orbit: tuple[int, ...]
) -> Incremental[bool]:
    """Return whether the `fewer` givens force the cells of the orbit to their values in `grid`.

    Also False if that takes too long to decide: the orbit then stays, and the puzzle is still
    correct.
    """
    if only_all_different(placement):
        return _is_only_on_bit_boards(placement, fewer, grid, orbit)
    return (yield from has_one_solution(placement.fixing(fewer)))


def has_one_solution(placement: Placement) -> Incremental[bool]:
    """Return whether there is exactly one solution; also False if deciding takes too long."""
    return len((yield from _in_time(some_solutions(placement, 2), []))) == 1


def _is_only_on_bit_boards(
    placement: Placement, fewer: Mapping[int, int], grid: Mapping[int, int], orbit: tuple[int, ...]
) -> bool:
    layout = layout_of(placement)
    board = layout.board(fewer)
    number_of = {value: number for number, value in enumerate(layout.placement.values)}
    for cell in orbit:
        candidate = cell * layout.width + number_of[grid[cell]]
        for pauses, trail in enumerate(trails(layout, board & ~layout.bits[candidate])):
            if trail is not None or pauses > PATIENCE:
                return False
        if cell not in fewer:
            board &= layout.left[candidate]
    return True


def _in_time(work: Incremental[T], otherwise: T) -> Incremental[T]:
    """Return the result of the work, or `otherwise` if it takes too long."""
    for _ in range(PATIENCE):
        if result := piece(work):
            return result[0]
        yield
    return otherwise
