"""Fewest first: as backtrack, but the next cell is always the one with the fewest free values.

used    for each rule a mask of the values in it, by number
free    the values of a cell that none of its rules has yet, as a mask
filled  the values by cell, by number, in the order in which they were placed

D. E. Knuth, "Dancing Links" (2000), calls this way of choosing the S heuristic.
"""

from __future__ import annotations

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent
from pycore.model.text import Text
from pycore.search.events import (
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
from pycore.search.placements.one_by_one import one_by_one
from pycore.search.placements.propagate import suits
from pycore.search.placements.walk import USUAL_SIZE
from pycore.search.strategy import Strategy


def start(placement: Placement, drawing: Drawing) -> Search:
    """The givens, then always the tightest cell."""
    return Search(one_by_one(told(placement)), placement.rules)


def told(placement: Placement) -> Batches:
    """The search, one event a node; a cut names the value that left a cell without a free value,
    and a rule there.

    share  the fraction of the tree that a choice stands for: the values free in a cell have equal
           parts
    """
    values = placement.values
    givens = placement.givens
    number_of = {value: number for number, value in enumerate(values)}
    rules_with: list[list[int]] = [[] for _ in range(placement.size)]
    for index, rule in enumerate(placement.rules):
        if isinstance(rule, AllDifferent):
            for cell in rule.cells:
                rules_with[cell].append(index)
    everything = (1 << len(values)) - 1

    used = [0] * len(placement.rules)
    filled: dict[int, int] = {}
    events: list[int] = []
    found: list[Solution] = []
    nodes = cuts = 0
    done = 0.0

    def free(cell: int) -> int:
        taken = 0
        for rule in rules_with[cell]:
            taken |= used[rule]
        mask = everything & ~taken
        return mask & 1 << number_of[givens[cell]] if cell in givens else mask

    def flip(cell: int, number: int) -> None:
        for rule in rules_with[cell]:
            used[rule] ^= 1 << number

    # cell, its values still to try, the share of each of them
    stack: list[tuple[int, int, float]] = []
    share = 1.0
    descend = True
    size = (yield Batch([], [], 0, 0, 0.0)) or USUAL_SIZE
    while True:
        if descend:
            descend = False
            unfilled = [cell for cell in range(placement.size) if cell not in filled]
            waiting = [cell for cell in unfilled if cell in givens] or unfilled
            cell = min(waiting, key=lambda cell: free(cell).bit_count())
            offered = free(cell)
            share /= offered.bit_count() or 1
            stack.append((cell, offered, share))
            if not offered:
                cuts += 1
                done += share
                last = next(reversed(filled), cell)
                number = filled.get(last, NO_VALUE)
                events.append(pack(CUT, last, number, rules_with[cell][0]))
        elif stack and stack[-1][1]:
            cell, offered, share = stack[-1]
            value = offered & -offered
            stack[-1] = (cell, offered ^ value, share)
            number = value.bit_length() - 1
            nodes += 1
            events.append(pack(PLACED, cell, number))
            if len(filled) == placement.size - 1:
                filled[cell] = number
                found.append(tuple(values[filled[c]] for c in range(placement.size)))
                del filled[cell]
                events += [pack(SOLVED), pack(REMOVED, cell, number)]
                done += share
            else:
                flip(cell, number)
                filled[cell] = number
                descend = True
        else:
            stack.pop()
            if not stack:
                break
            cell = stack[-1][0]
            number = filled.pop(cell)
            flip(cell, number)
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
    start,
    suits,
)
