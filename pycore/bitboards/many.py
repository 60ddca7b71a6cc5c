"""The solutions of many puzzles of one shape: side by side where that pays (lanes.py), else each
alone (solutions.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import and_, or_

from ..model.placement import Placement, Solution
from .boxes import BoxGrid, box_grid_of
from .lanes import lanes_of
from .layout import layout_of
from .solutions import found_in_slices

FEWEST_LANES = 32
"""With fewer puzzles each is solved alone."""

MOST_LANES = 1024
"""Puzzles that begin together."""

MOST_BRANCHES = 16
"""A puzzle with more lanes than this leaves them, to be solved alone: it may have solutions or
branches without number, and lanes look into all of them at once."""

LEAST_MOVING = 4
"""Rounds go on while more than one lane in so many moves."""


@dataclass(frozen=True, slots=True)
class Solved:
    """Up to `limit` solutions of puzzle number `index`."""

    index: int
    solutions: tuple[Solution, ...]


def solve_many(
    placement: Placement, puzzles: Sequence[Mapping[int, int]], limit: int = 2
) -> Iterator[Solved | None]:
    """The solutions of each puzzle (givens by cell), in their order; None for a pause.

    With a limit of 2, two solutions say that there are several, one that it is the only one, none
    that there is none. For placements that `only_all_different` accepts; their own givens hold for
    every puzzle.
    """
    layout, grid, common = layout_of(placement), box_grid_of(placement), placement.givens
    for first in range(0, len(puzzles), MOST_LANES):
        some = [{**common, **puzzle} for puzzle in puzzles[first : first + MOST_LANES]]
        found: list[list[Solution] | None] = [None] * len(some)
        if grid and len(some) >= FEWEST_LANES:
            found = yield from _side_by_side(grid, some, limit)
        for index, solutions in enumerate(found):
            if solutions is None:
                solutions = yield from found_in_slices(layout, some[index], limit)
            yield Solved(first + index, tuple(solutions[:limit]))


def _side_by_side(
    grid: BoxGrid, puzzles: Sequence[Mapping[int, int]], limit: int
) -> Generator[None, None, list[list[Solution] | None]]:
    """The solutions of each puzzle, by lanes, or None where there were too many branches. A pause
    after each round."""
    found: list[list[Solution]] = [[] for _ in puzzles]
    crowded: set[int] = set()
    lanes = lanes_of(grid, puzzles)
    while lanes.count:
        while lanes.round() * LEAST_MOVING > lanes.count:
            yield
        yield
        solved, stuck, moving = lanes.parted()
        solutions = lanes.solutions(solved)
        for puzzle, solution in zip(compress(lanes.puzzles, solved), solutions, strict=True):
            found[puzzle].append(solution)
        branches = Counter(compress(lanes.puzzles, map(or_, stuck, moving)))
        crowded |= {puzzle for puzzle, count in branches.items() if count > MOST_BRANCHES}
        going = {puzzle for puzzle in branches if len(found[puzzle]) < limit} - crowded
        goes = [puzzle in going for puzzle in lanes.puzzles]
        lanes = lanes.branched(list(map(and_, stuck, goes)), list(map(and_, moving, goes)))
    return [None if puzzle in crowded else rows for puzzle, rows in enumerate(found)]
