"""The parts of a count of an all-different placement (assist/count.py).

board   the rest after placing some values; equal boards have equally many solutions and are reached
        in many ways, so each is counted once, with a weight

A part is the placement with more givens. Each worker has its own memo, which it reuses for its next
parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ..assist.count import branches, count
from ..bitboards.deduce import place_singles
from ..bitboards.layout import layout_of
from ..model.canonical import canonical
from ..model.incremental import Incremental
from ..model.placement import Placement
from ..run.checkpoints import fingerprint
from ..search.events import Batch, Batches, Branch, NoSuchBranch, Tally
from .partition import Partition
from .ways import PartWays

PARTS = 200
"""The least number of boards handed out, if there are enough."""


@dataclass(frozen=True, slots=True)
class OpenBoard:
    """A board with the values that led there, and the number of branches with equal counts that it
    represents."""

    givens: dict[int, int]
    weight: int


@dataclass(frozen=True, slots=True)
class OpenBoards:
    """The boards to count, and the number of boards before them."""

    boards: int
    total: int
    open: tuple[OpenBoard, ...]


def partition_count(placement: Placement) -> Incremental[Partition]:
    """Return the parts of a count; none if nothing is left to count."""
    yield
    return partition_of(placement, frontier(placement, PARTS))


def partition_of(placement: Placement, front: OpenBoards) -> Partition:
    """Return the boards of a frontier as parts."""
    weights = [part.weight for part in front.open]
    plan = fingerprint(canonical("count in parts", placement, PARTS))
    return Partition(
        PartWays(plan, lambda branch: below(placement, front, branch), lambda solution: 1),
        [(number,) for number in range(len(weights))],
        [1 for _ in weights],
        front.boards,
        0,
        front.total,
        lambda number: weights[number],
    )


def below(placement: Placement, front: OpenBoards, branch: Branch) -> Batches:
    """Count one board as a search that lists nothing; boards are its nodes."""
    if len(branch) != 1 or branch[0] not in range(len(front.open)):
        raise NoSuchBranch
    part = placement.fixing(front.open[branch[0]].givens)
    yield Batch([], [], 0, 0, 0.0)
    for latest in count(part, memo=memo_of(layout_of(part).placement)):
        counted = Tally(latest.total, latest.total) if latest.total else None
        yield Batch([], [], latest.boards, 0, latest.finished, tally=counted)


@lru_cache(maxsize=2)
def memo_of(blank: Placement) -> dict[int, int]:
    """Return this worker's memo of the boards of a placement, regardless of givens."""
    return {}


def frontier(placement: Placement, at_least: int) -> OpenBoards:
    """Return the boards after enough branchings, with equal ones combined."""
    layout = layout_of(placement)
    boards = total = 0
    level = [OpenBoard(placement.givens, 1)]
    while level and len(level) < at_least:
        below: dict[int, OpenBoard] = {}
        for given, weight in ((open_.givens, open_.weight) for open_ in level):
            boards += 1
            trail: list[int] = []
            board = layout.board(given)
            board = place_singles(layout, board, trail) if board > 0 else board
            if board <= 0:
                total += weight * (board == 0)
                continue
            placed = {**given, **dict(layout.entry_at[position] for position in trail)}
            for position, times in branches(layout, board, used_in(placement, placed)):
                cell, value = layout.entry_at[position]
                after = board & layout.left_at[position]
                met = below.get(after, OpenBoard({**placed, cell: value}, 0))
                below[after] = OpenBoard(met.givens, met.weight + weight * times)
        level = list(below.values())
    return OpenBoards(boards, total, tuple(level))


def used_in(placement: Placement, givens: Mapping[int, int]) -> int:
    """Return a mask of the placed values."""
    return sum(1 << placement.values.index(value) for value in set(givens.values()))
