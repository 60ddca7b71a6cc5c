"""Fewest first: as backtrack, but the next cell is always the one with the fewest free values.

free    for each cell a mask of the values, by number, that none of its peers has yet
peers   cells that share a rule
filled  the values by cell, by number, in the order in which they were placed

D. E. Knuth, "Dancing Links" (2000), calls this way of choosing the S heuristic.
"""

from __future__ import annotations

from typing import NamedTuple

from ...model.drawing import Drawing
from ...model.placement import Placement, Solution
from ...model.rules import AllDifferent, Given
from ...model.text import Text
from ..events import (
    CUT,
    NO_VALUE,
    PLACED,
    REMOVED,
    SOLVED,
    Batch,
    Batches,
    Search,
    pack,
)
from ..strategy import Strategy, at_once
from .one_by_one import one_by_one
from .propagate import suits
from .walk import USUAL_SIZE


def start(placement: Placement, drawing: Drawing) -> Search:
    """The givens, then always the tightest cell."""
    return Search(one_by_one(told(placement)), placement.rules)


class Neighbours(NamedTuple):
    """The peers of a cell, and the first rule that it stands in (by index; 0 for none)."""

    peers: frozenset[int]
    rule: int


def neighbours_of(placement: Placement) -> list[Neighbours]:
    """Of each cell. Raises ValueError for a rule that this search does not know."""
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


def told(placement: Placement) -> Batches:
    """The search, one event a node; a cut names the value that left a cell without a free value,
    and a rule there.

    stack  the cells chosen, each with its values still to try, the share of each of them, and the
           peers that lost the value tried last; on top of a solution a level with nothing to try
    share  the fraction of the tree that a choice stands for: the values free in a cell have equal
           parts
    """
    values, cells = placement.values, range(placement.size)
    neighbours = neighbours_of(placement)
    number_of = {value: number for number, value in enumerate(values)}
    givens = sorted(placement.givens)
    free = [(1 << len(values)) - 1] * placement.size
    for cell, value in placement.givens.items():
        free[cell] = 1 << number_of[value]

    filled: dict[int, int] = {}
    stack: list[tuple[int, int, float, list[int]]] = []
    events: list[int] = []
    found: list[Solution] = []
    nodes = cuts = 0
    done, share = 0.0, 1.0
    descend = True
    size = (yield Batch([], [], 0, 0, 0.0)) or USUAL_SIZE
    while True:
        if descend and len(filled) == placement.size:
            descend = False
            found.append(tuple([values[filled[cell]] for cell in cells]))
            events.append(pack(SOLVED))
            done += share
            stack.append((-1, 0, share, []))
        elif descend:
            descend = False
            waiting = givens if len(filled) < len(givens) else cells
            cell = min(
                [cell for cell in waiting if cell not in filled],
                key=lambda cell: free[cell].bit_count(),
            )
            share /= free[cell].bit_count() or 1
            stack.append((cell, free[cell], share, []))
            if not free[cell]:
                cuts += 1
                done += share
                last = next(reversed(filled), cell)
                number = filled.get(last, NO_VALUE)
                events.append(pack(CUT, last, number, neighbours[cell].rule))
        elif stack[-1][1]:
            cell, offered, share, _ = stack[-1]
            bit = offered & -offered
            losing = [peer for peer in neighbours[cell].peers if free[peer] & bit]
            for peer in losing:
                free[peer] ^= bit
            stack[-1] = (cell, offered ^ bit, share, losing)
            filled[cell] = number = bit.bit_length() - 1
            nodes += 1
            events.append(pack(PLACED, cell, number))
            descend = True
        else:
            stack.pop()
            if not stack:
                break
            cell, _, _, losing = stack[-1]
            number = filled.pop(cell)
            for peer in losing:
                free[peer] ^= 1 << number
            events.append(pack(REMOVED, cell, number))
        if len(events) >= size and not descend:
            size = (yield Batch(events, found, nodes, cuts, min(done, 1.0))) or size
            events, found = [], []
    yield Batch(events, found, nodes, cuts, 1.0)


STRATEGY = Strategy(
    "fewest-first",
    Text("Fewest first", "候補の少ないマスから"),
    Text(
        "Always the cell with the fewest free values next.",
        "入れられる数がいちばん少ないマスから順に埋めます。",
    ),
    at_once(start),
    suits,
)
