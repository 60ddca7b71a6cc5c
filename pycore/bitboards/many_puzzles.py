"""The solutions of many puzzles of one shape: side by side where that pays (lane_scheduler.py),
else each alone (solutions.py)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..model.placement import Placement, Solution
from .boxes import box_grid_of
from .lane_scheduler import LaneScheduler
from .layout import layout_of
from .solutions import found_in_slices

FEWEST_LANES = 32
"""Fewer puzzles are solved one at a time."""

MOST_LANES = 1024
"""The most puzzles started together."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The solutions, up to `limit`, of puzzle number `index`."""

    index: int
    solutions: tuple[Solution, ...]


def solve_many(
    placement: Placement, puzzles: Sequence[Mapping[int, int]], limit: int = 2
) -> Iterator[Solved | None]:
    """Yield the solutions of each puzzle (givens by cell), in order; None for a pause.

    With a limit of 2, two solutions mean several, one means a unique solution, none means none. For
    placements that `only_all_different` accepts; their own givens hold for every puzzle.
    """
    layout, grid, common = layout_of(placement), box_grid_of(placement), placement.givens
    for first in range(0, len(puzzles), MOST_LANES):
        some = [{**common, **puzzle} for puzzle in puzzles[first : first + MOST_LANES]]
        if grid and len(some) >= FEWEST_LANES:
            states = list(map(grid.with_givens, some))
            found = yield from LaneScheduler(grid, states, list(range(len(some))), limit).search()
        else:
            found = {}
            for index, puzzle in enumerate(some):
                found[index] = yield from found_in_slices(layout, puzzle, limit)
        for index in range(len(some)):
            yield Solved(first + index, tuple(found.get(index, ())[:limit]))
