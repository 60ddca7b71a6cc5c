"""The backbone of all solutions: for each cell, the values it has in some solution.

possible  the candidates known to be in some solution
open      the candidates that are not decided yet

Every solution found decides all its candidates, and a candidate without a solution is removed from
the board; so each search looks for a solution with many open candidates. It works in slices: the
caller may stop at any time and keep the partial result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..bitboards.deduce import branches, settle
from ..bitboards.layout import Layout, layout_of
from ..bitboards.solutions import trails
from ..model.placement import Placement


@dataclass(frozen=True, slots=True)
class Backbone:
    """The result so far: `possible[cell]` lists the values known to occur in some solution, in
    increasing order.

    `open` counts the undecided candidates; when it is 0, `possible` is complete. Then no values
    mean no solution, and one value in each cell means exactly one.
    """

    possible: tuple[tuple[int, ...], ...]
    open: int

    @property
    def certain(self) -> dict[int, int]:
        """The values shared by all solutions, by cell; valid only when nothing is open."""
        return {cell: values[0] for cell, values in enumerate(self.possible) if len(values) == 1}


def backbone(placement: Placement) -> Iterator[Backbone]:
    """Yield the result so far after each slice of work; the last one is complete.

    For placements that `only_all_different` accepts.
    """
    layout = layout_of(placement)
    givens = placement.givens
    possible: set[int] = set()
    known: set[int] = set()
    board = layout.board(givens)
    trail: list[int] = []
    if board >= 0:
        board = settle(layout, board, trail, [0] * len(layout.locks))
    if board >= 0:
        known = {cell * layout.width + placement.values.index(v) for cell, v in givens.items()}
        known |= {layout.candidate_at[position] for position in trail}
    undecided = set(layout.candidates(board)) if board > 0 else set()
    if board == 0:
        possible = known

    def wanted_first(layout: Layout, board: int) -> list[int]:
        return sorted(
            branches(layout, board),
            key=lambda position: layout.candidate_at[position] not in undecided,
        )

    while undecided:
        candidate = max(undecided)
        yield _result(layout, possible, len(undecided))
        for trail_found in trails(layout, board & layout.left[candidate], wanted_first):
            if trail_found is None:
                yield _result(layout, possible, len(undecided))
                continue
            found = (
                known | {candidate} | {layout.candidate_at[position] for position in trail_found}
            )
            possible |= found
            undecided -= found
            break
        else:
            undecided.discard(candidate)
            board &= ~layout.bits[candidate]
    yield _result(layout, possible, 0)


def _result(layout: Layout, possible: set[int], open_: int) -> Backbone:
    by_cell: list[list[int]] = [[] for _ in range(layout.placement.size)]
    for candidate in sorted(possible):
        cell, number = divmod(candidate, layout.width)
        by_cell[cell].append(layout.placement.values[number])
    return Backbone(tuple(map(tuple, by_cell)), open_)
