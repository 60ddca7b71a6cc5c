"""Local search: a full board with errors is mended by swaps until there is none.

group     cells that share out the values among them; swaps stay within a group, so that its cells
          always differ. A cell in no set of different cells is a group of its own
seat      a cell, or a place beside the board for a value of a group that none of its cells holds
tabu      a seat that is left alone for some swaps, since no swap of it helped

The next to be swapped is the cell with the greatest error, and with the seat that lowers the error
most. Where none does, the cell is tabu for a while; after many such dead ends some seats are
swapped at random. So the search leaves a board that no swap improves, but it never knows whether it
has seen everything: it proves nothing.

Method: adaptive search (P. Codognet, D. Diaz, "Yet another local search method for constraint
solving", 2001), with the tabu list of F. Glover (1989).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.placement import Placement
from ...model.rules import AllDifferent, Given, Linear, kind_of
from ..events import Batch, Batches, Search
from ..strategy import Strategy, at_once
from .violations import Violations

SEED = 1
"""Of the random numbers: the same search every time."""

AT_ONCE = 32
"""Choices between two batches."""

SIDEWAYS = 0.5
"""The chance that a swap which changes nothing is made."""

UPHILL = 0.06
"""The chance that the best swap is made although it makes the board worse."""

Group = list[int]
"""Free seats that may trade their values."""


def groups_of(placement: Placement) -> list[AllDifferent]:
    """Return disjoint sets of different cells, the largest first: the values of each are shared out
    among its cells, and never repeat."""
    found: list[AllDifferent] = []
    taken: set[int] = set()
    rules = [rule for rule in placement.rules if isinstance(rule, AllDifferent)]
    for rule in sorted(rules, key=lambda rule: -len(rule.cells)):
        fits = not rule.offsets and len(rule.cells) <= len(placement.values)
        if fits and taken.isdisjoint(rule.cells):
            found.append(rule)
            taken |= set(rule.cells)
    return found


class Seating:
    """The first board, at random: the values by seat, and the groups of free seats. `fits` is False
    if the givens of a group repeat a value."""

    def __init__(self, placement: Placement, kept: list[AllDifferent], random: Random) -> None:
        alone = set(range(placement.size)).difference(*(rule.cells for rule in kept))
        givens = placement.givens
        self.values = [givens.get(cell, 0) for cell in range(placement.size)]
        self.groups: list[Group] = []
        self.fits = True
        for cells in (*(rule.cells for rule in kept), *((cell,) for cell in sorted(alone))):
            fixed = [givens[cell] for cell in cells if cell in givens]
            self.fits &= len(set(fixed)) == len(fixed)
            left = [value for value in placement.values if value not in fixed]
            random.shuffle(left)
            free = [cell for cell in cells if cell not in givens]
            beside = range(len(self.values), len(self.values) + len(left) - len(free))
            self.values += left[len(free) :]
            for cell, value in zip(free, left, strict=False):
                self.values[cell] = value
            self.groups.append([*free, *beside] if free else [])


def choices(board: Violations, groups: list[Group], size: int, random: Random) -> Iterator[bool]:
    """Mend the board, choice by choice, until it has no error; yield whether a swap was made."""
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
        else:
            cell = pick([one for one in ready if ready[one] == max(ready.values())], random)
            gains = {seat: board.gain(cell, seat) for seat in group_of[cell] if seat != cell}
            least = min(gains.values())
            if least < 0 or random.random() < (UPHILL if least else SIDEWAYS):
                seat = pick([seat for seat in gains if gains[seat] == least], random)
                board.swap(cell, seat, least)
                yield True
                continue
            free_again[cell] = now + tenure
            dead_ends += 1
        yield False
        if dead_ends > most:
            dead_ends, free_again = 0, dict.fromkeys(cells, now)
            for _ in range(1 + len(cells) // 10):
                cell = pick(cells, random)
                seat = pick([seat for seat in group_of[cell] if seat != cell], random)
                board.swap(cell, seat, board.gain(cell, seat))


def pick(seats: list[int], random: Random) -> int:
    """Return one of the seats, each as likely."""
    return seats[int(random.random() * len(seats))]


def batches(placement: Placement, seed: int = SEED) -> Batches:
    """Search for one solution; the nodes are the values put down. The finished fraction is never
    known."""
    random = Random(seed)
    kept = groups_of(placement)
    seating = Seating(placement, kept, random)
    yield Batch([], [], 0, 0, None)
    if not seating.fits:
        return
    board = Violations(placement, seating.values, kept)
    mending = choices(board, seating.groups, placement.size, random)
    nodes = placement.size
    while made := list(islice(mending, AT_ONCE)):
        nodes += 2 * sum(made)
        yield Batch([], [], nodes, 0, None)
    if not board.error:
        yield Batch([], [tuple(board.values[: placement.size])], nodes, 0, None)


def start(placement: Placement, drawing: Drawing) -> Search:
    """Return the search."""
    return Search(batches(placement), placement.rules, complete=False)


def suits(puzzle: Any) -> bool:
    """Return whether all rules have an error to go by, and something can be swapped."""
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
    at_once(start),
    suits,
    walked=False,
)
