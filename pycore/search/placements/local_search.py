"""Local search: swaps mend a full board until it has no errors.

seat      a cell, or a place beside the board (full_boards.py)
tabu      a cell left alone for a number of choices, because no swap of it helped
dead end  a choice after which nothing was swapped

The cell with the greatest error is swapped with the seat that reduces the error most. If no seat
does, the cell is tabu for a while; after many such dead ends some seats are swapped at random. So
the search leaves boards that no swap improves, but never knows whether it has seen everything: it
proves nothing. Its nodes are the full boards that it has seen.

Method: adaptive search (P. Codognet, D. Diaz, "Yet another local search method for constraint
solving", 2001), with the tabu list of F. Glover (1989).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import USUAL_SIZE
from ...model.placement import Placement
from ...model.rules import AllDifferent, Given, Linear, kind_of
from ...model.seed import USUAL_SEED
from ..events import (
    FACED,
    RESTED,
    SHAKEN,
    SOLVED,
    SWAPPED,
    WRONG,
    Batch,
    Batches,
    Search,
    have_room,
    pack,
    pack_number,
)
from ..strategy import Prepare, Strategy, at_once
from .full_boards import Group, Seating, groups_of
from .local_search_reasons import why_rested, why_swapped
from .violations import Violations

AT_ONCE = 32
"""Choices between two batches."""

SIDEWAYS = 0.5
"""The probability of making a swap that changes nothing."""

UPHILL = 0.06
"""The probability of making the best swap although it makes the board worse."""


class Act(NamedTuple):
    """What was done: SWAPPED or RESTED with the cell and its best seat, SHAKEN, or SOLVED."""

    kind: int
    cell: int = 0
    seat: int = 0


def choices(
    board: Violations, groups: list[Group], size: int, random: Random
) -> Iterator[Act | None]:
    """Mend the board, choice by choice, until it has no errors; yield None if every cell with an
    error is tabu."""
    group_of = {seat: group for group in groups for seat in group}
    cells = [cell for cell in group_of if cell < size and len(group_of[cell]) > 1]
    tenure, most = 2 + len(cells) // 8, len(cells)
    free_again = dict.fromkeys(cells, 0)
    now = dead_ends = 0
    while board.error and cells:
        now += 1
        ready = {cell: board.error_at(cell) for cell in cells if free_again[cell] <= now}
        if not any(ready.values()):
            free_again = dict.fromkeys(cells, now)
            dead_ends += 1
            yield None
        else:
            cell = pick([one for one in ready if ready[one] == max(ready.values())], random)
            gains = {seat: board.gain(cell, seat) for seat in group_of[cell] if seat != cell}
            least = min(gains.values())
            best = [seat for seat in gains if gains[seat] == least]
            if least < 0 or random.random() < (UPHILL if least else SIDEWAYS):
                seat = pick(best, random)
                board.swap(cell, seat, least)
                yield Act(SWAPPED, cell, seat)
                continue
            free_again[cell] = now + tenure
            dead_ends += 1
            yield Act(RESTED, cell, best[0])
        if dead_ends > most:
            dead_ends, free_again = 0, dict.fromkeys(cells, now)
            for _ in range(1 + len(cells) // 10):
                cell = pick(cells, random)
                seat = pick([seat for seat in group_of[cell] if seat != cell], random)
                board.swap(cell, seat, board.gain(cell, seat))
            yield Act(SHAKEN)


def pick(seats: list[int], random: Random) -> int:
    """Return one of the seats at random."""
    return seats[int(random.random() * len(seats))]


class SwapRecord:
    """The events of a search that changes a full board, none if the placement has more cells or
    values than events can name."""

    def __init__(self, placement: Placement, board: Violations) -> None:
        self._board, self._size = board, placement.size
        self._number = {value: number for number, value in enumerate(placement.values)}
        self._faces = [0] * placement.size
        self._is_eventless = not have_room(placement)

    def of(self, choice: Act | None) -> list[int]:
        """Return the events of the last choice."""
        if choice is None or self._is_eventless:
            return []
        kind, cell, seat = choice
        number, values = self._number, self._board.values
        if kind == RESTED:
            return [pack(RESTED, cell, number[values[seat]])]
        if kind == SOLVED:
            return [pack(SOLVED)]
        before, self._faces = self._faces, [1 + number[each] for each in values[: self._size]]
        wrong = pack_number(WRONG, self._board.error)
        if kind == SWAPPED:
            other = seat if seat < self._size else cell
            return [pack(SWAPPED, cell, number[values[cell]], other), wrong]
        changes = enumerate(zip(before, self._faces, strict=True))
        faced = [pack(FACED, one, new, old) for one, (old, new) in changes if old != new]
        return [pack(SHAKEN), *faced, wrong]


def batches(placement: Placement, seed: int = USUAL_SEED) -> Batches:
    """Search for one solution. The finished fraction is always unknown."""
    random = Random(seed)
    preserved = groups_of(placement)
    seating = Seating(placement, preserved, random)
    size = (yield Batch([], [], 0, 0, None)) or USUAL_SIZE
    if not seating.fits:
        return
    board = Violations(placement, seating.values, preserved)
    record = SwapRecord(placement, board)
    events, nodes, made = record.of(Act(SHAKEN)), 1, 0
    for choice in choices(board, seating.groups, placement.size, random):
        if made == AT_ONCE or (events and size == 1):
            size = (yield Batch(events, [], nodes, 0, None)) or size
            events, made = [], 0
        made += 1
        nodes += choice is not None and choice.kind != RESTED
        events += record.of(choice)
    yield Batch(events, [], nodes, 0, None)
    if not board.error:
        found = tuple(board.values[: placement.size])
        yield Batch(record.of(Act(SOLVED)), [found], nodes, 0, None)


def seeded(seed: int) -> Prepare:
    """Return the preparation of a search with that seed."""

    def start(placement: Placement, drawing: Drawing) -> Search:
        return Search(
            batches(placement, seed),
            placement.rules,
            why=why_rested(placement),
            follows=why_swapped(placement),
            complete=False,
        )

    return at_once(start)


def suits(puzzle: Any) -> bool:
    """Return whether all rules can measure their error, and something can be swapped."""
    return isinstance(puzzle, Placement) and all(
        isinstance(rule, Given) or isinstance(kind_of(rule), AllDifferent | Linear)
        for rule in puzzle.rules
    )


STRATEGY = Strategy(
    "local-search",
    Text("Local search", "局所探索"),
    Text(
        "Fill the whole board, then mend it by swaps until no rule is broken: quick to find one "
        "solution of something large, but it proves nothing.",
        "まず全部埋めてから、条件の破れがなくなるまで数を入れ替えて直します。"
        "大きな問題の解を 1 つ見つけるのは得意ですが、何も証明できません。",
    ),
    seeded(USUAL_SEED),
    suits,
    forms="boards",
    seed=USUAL_SEED,
    seeded=seeded,
)
