"""Many puzzles of one shape, several to each worker."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial

from ...assist.batch import Entry
from ...bitboards.many_puzzles import Solved, solve_many
from ...model.placement import Placement
from .cancellation import Cancelled, is_stopped
from .dispatch import results

AT_ONCE = 500
"""The puzzles of one work item: about 20 ms of seventeen-clue Sudoku."""


def spread_lines(
    placement: Placement, read: Sequence[Entry], executor: Executor
) -> Iterator[Entry | None]:
    """Solve the readable entries like `assist.batch.solve`; yield each when solved, None for a
    pause."""
    readable = [entry for entry in read if entry.givens is not None]
    work_items = [readable[first : first + AT_ONCE] for first in range(0, len(readable), AT_ONCE)]
    givens = [[entry.givens or {} for entry in some] for some in work_items]
    for came in results(executor, partial(do_lines, placement), givens, lambda: 0):
        for number, solved in came:
            for each in solved:
                entry = work_items[number][each.index]
                entry.solutions = each.solutions
                yield entry
        yield None


def do_lines(placement: Placement, givens: Sequence[Mapping[int, int]]) -> list[Solved]:
    """Solve some puzzles. Raises Cancelled."""
    all_solved = []
    for solved in solve_many(placement, givens):
        if is_stopped():
            raise Cancelled
        if solved:
            all_solved.append(solved)
    return all_solved
