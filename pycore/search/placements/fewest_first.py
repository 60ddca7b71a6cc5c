"""Fewest first: like backtrack, but the next cell is always one with the fewest free values.

free    for each cell a mask of the values, by number, that none of its peers has yet
peers   cells that share a rule
filled  the values by cell, by number, in the order in which they were placed
branch  the numbers filled in, in that order, and a mask of those still to be tried in the cell
        reached, -1 if that cell has not been chosen yet

D. E. Knuth, "Dancing Links" (2000), calls this rule of choice the S heuristic.
"""

from __future__ import annotations

from typing import NamedTuple

from ...model.bilingual import Text
from ...model.canonical import canonical
from ...model.drawing import Drawing
from ...model.incremental import USUAL_SIZE
from ...model.placement import Placement, Solution
from ...model.rules import AllDifferent, Given
from ..events import (
    CUT,
    NO_VALUE,
    PLACED,
    REMOVED,
    SOLVED,
    Batch,
    Batches,
    Branch,
    NoSuchBranch,
    Onward,
    Search,
    Trunk,
    pack,
    with_left,
)
from ..strategy import Strategy, at_once
from .consequences import why_single
from .propagate import suits
from .single_events import single_events
from .wipeout import why_wipeout


def start(placement: Placement, drawing: Drawing) -> Search:
    """Place the givens, then repeatedly fill the tightest cell."""
    onward = Onward(
        lambda: canonical("fewest-first", placement),
        lambda branch: single_events(batches(placement, branch), placement.givens),
        lambda branch: batches(placement, branch, len(branch) - 1),
        lambda levels: trunk_of(placement, levels),
        tail=len(START),
    )
    return Search(
        onward.on(START),
        placement.rules,
        onward=onward,
        why=why_wipeout(placement),
        follows=why_single(placement),
    )


class Neighbours(NamedTuple):
    """The peers of a cell, and the index of the first rule that contains it (0 for none)."""

    peers: frozenset[int]
    rule: int


def neighbours_of(placement: Placement) -> list[Neighbours]:
    """Return the neighbours of each cell. Raises ValueError for a rule that this search cannot
    handle."""
    peers: list[set[int]] = [set() for _ in range(placement.size)]
    rule_of: dict[int, int] = {}
    for index, rule in enumerate(placement.rules):
        match rule:
            case AllDifferent(cells, offsets) if not offsets or len(cells) == 1:
                for cell in cells:
                    peers[cell].update(cells)
                    rule_of.setdefault(cell, index)
            case Given():
                pass
            case _:
                raise ValueError(f"no search for this rule: {rule}")
    return [
        Neighbours(frozenset(others - {cell}), rule_of.get(cell, 0))
        for cell, others in enumerate(peers)
    ]


Level = tuple[int, int, float, list[int]]
"""A chosen cell, its values still to be tried, the share of each of them, and the peers that lost
the value tried last. Above a solution there is a level without values."""


class FewestFirstStack:
    """The state of the search.

    share  the fraction of the tree below a choice: the free values of a cell have equal parts
    done   the finished fraction

    """

    def __init__(self, placement: Placement) -> None:
        """Nothing is filled in."""
        number_of = {value: number for number, value in enumerate(placement.values)}
        self.cells = range(placement.size)
        self.givens = sorted(placement.givens)
        self.neighbours = neighbours_of(placement)
        self.free = [(1 << len(placement.values)) - 1] * placement.size
        for cell, value in placement.givens.items():
            self.free[cell] = 1 << number_of[value]
        self.filled: dict[int, int] = {}
        self.levels: list[Level] = []
        self.done = 0.0

    def choose(self) -> Level:
        """Return the level of the next cell, without pushing it."""
        free, filled = self.free, self.filled
        share = self.levels[-1][2] if self.levels else 1.0
        if len(filled) == len(self.cells):
            return -1, 0, share, []
        waiting = self.givens if len(filled) < len(self.givens) else self.cells
        cell = min(
            [cell for cell in waiting if cell not in filled],
            key=lambda cell: free[cell].bit_count(),
        )
        return cell, free[cell], share / (free[cell].bit_count() or 1), []

    def fill(self) -> int:
        """Fill in the least value to be tried in the top cell; return the event."""
        free = self.free
        cell, to_try, share, _ = self.levels[-1]
        bit = to_try & -to_try
        losing = [peer for peer in self.neighbours[cell].peers if free[peer] & bit]
        for peer in losing:
            free[peer] ^= bit
        self.levels[-1] = cell, to_try ^ bit, share, losing
        self.filled[cell] = number = bit.bit_length() - 1
        return with_left(pack(PLACED, cell, number), (to_try ^ bit).bit_count())

    def take_out(self) -> int:
        """Take out the value filled in last; return the event."""
        cell, _, _, losing = self.levels[-1]
        number = self.filled.pop(cell)
        for peer in losing:
            self.free[peer] ^= 1 << number
        return pack(REMOVED, cell, number)

    def go_to(self, branch: Branch, fixed: int) -> list[int]:
        """Go to a branch from the empty board, without alternatives to its first `fixed` values.
        Return the events that place them. Raises NoSuchBranch."""
        events = []
        for depth, number in enumerate(branch[:-1]):
            cell, to_try, share, _ = self.choose()
            if number < 0 or not to_try >> number & 1:
                raise NoSuchBranch
            before = to_try & (1 << number) - 1
            to_try ^= before
            if depth < fixed:
                before, to_try, share = 0, 1 << number, 1.0
            self.done += before.bit_count() * share
            self.levels.append((cell, to_try, share, []))
            events.append(self.fill())
        if branch[-1:] != START:
            cell, free, share, _ = self.choose()
            to_try = branch[-1] if branch else -1
            if to_try < 0 or to_try & ~free:
                raise NoSuchBranch
            self.done += share * (free.bit_count() - to_try.bit_count() if free else 1)
            self.levels.append((cell, to_try, share, []))
        return events


START: Branch = (-1,)


def batches(placement: Placement, begin: Branch = START, fixed: int = 0) -> Batches:
    """Run the search with one event for each node, the givens in one batch; a cut names the value
    that left a cell without a free value, and a rule of that cell. It may begin at a branch,
    without alternatives to its first `fixed` values."""
    values, stack = placement.values, FewestFirstStack(placement)
    filled, levels = stack.filled, stack.levels
    descend = begin[-1:] == START
    events: list[int] = []
    found: list[Solution] = []
    nodes = cuts = 0
    standing = stack.go_to(begin, fixed)
    size = (yield Batch(standing, [], 0, 0, min(stack.done, 1.0), branch=begin)) or USUAL_SIZE
    while True:
        if descend:
            descend = False
            levels.append(stack.choose())
            cell, to_try, share, _ = levels[-1]
            if not to_try:
                stack.done += share
                if cell < 0:
                    found.append(tuple([values[filled[cell]] for cell in stack.cells]))
                    events.append(pack(SOLVED))
                else:
                    cuts += 1
                    last = next(reversed(filled), cell)
                    number = filled.get(last, NO_VALUE)
                    events.append(pack(CUT, last, number, stack.neighbours[cell].rule))
        elif levels[-1][1]:
            events.append(stack.fill())
            nodes += 1
            descend = True
        else:
            levels.pop()
            if not levels:
                break
            events.append(stack.take_out())
        if len(events) >= size and not descend and len(filled) >= len(stack.givens):
            branch = (*filled.values(), levels[-1][1])
            done = min(stack.done, 1.0)
            size = (yield Batch(events, found, nodes, cuts, done, branch=branch)) or size
            events, found = [], []
    yield Batch(events, found, nodes, cuts, 1.0)


def trunk_of(placement: Placement, levels: int) -> Trunk | None:
    """Return the first levels, with cells chosen as in the search."""
    if not 0 < levels <= placement.size:
        return None
    nodes = cuts = 0
    ends: list[Branch] = []
    stack, descend = FewestFirstStack(placement), True
    while True:
        if descend:
            descend = False
            if len(stack.filled) == levels:
                ends.append((*stack.filled.values(), *START))
                stack.levels.append((-1, 0, 0.0, []))
            else:
                stack.levels.append(stack.choose())
                cuts += not stack.levels[-1][1]
        elif stack.levels[-1][1]:
            stack.fill()
            nodes += 1
            descend = True
        else:
            stack.levels.pop()
            if not stack.levels:
                break
            stack.take_out()
    return Trunk(nodes, cuts, tuple(ends))


STRATEGY = Strategy(
    "fewest-first",
    Text("Fewest first", "候補の少ないマスから"),
    Text(
        "Always the cell with the fewest free values next.",
        "入れられる数がいちばん少ないマスから順に埋めます。",
    ),
    at_once(start),
    suits,
    deduces=True,
)
