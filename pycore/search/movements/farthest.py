"""Farthest: breadth first backwards from all goals, to the positions that need the most moves.

This is no strategy for a given start: it maps all positions. Its results are lines with one state,
the farthest positions.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from ...model.movement import Level, Movement, Sweep
from ..events import Batches, Search
from .frontier import OFTEN, Frontier, FrontierTally, gave_up
from .state_codes import backward

S = TypeVar("S", bound=Hashable)


class TooManyStates(Exception):
    """A plain sweep would exceed the memory limit."""


MOST_LISTED = 10_000
"""The most farthest positions that are listed; the others are only counted."""


def farthest(movement: Movement[S]) -> Batches:
    """Yield the levels of all positions from which a goal can be reached, then the positions of the
    last level.

    Rows: `level` (moves needed) and `states` for each level, then a closing row with `moves` (the
    largest number of moves needed), `farthest` (the number of positions that need it), `states` in
    all, and `unsolvable`, the number of states from which no goal can be reached (None if the total
    number of states is unknown). Nodes are the states reached. Of a very large last level only the
    first MOST_LISTED positions are listed.
    """
    tally = FrontierTally()
    yield tally.batch()
    total = movement.total
    moves, last = -1, Level[S](0, partial(iter, ()))
    try:
        for step in movement.sweep() or plain_sweep(movement):
            if isinstance(step, Level):
                moves, last = moves + 1, step
                tally.rows.append({"level": moves, "states": step.states})
            else:
                tally.nodes = step
                tally.finished = step / total if total else None
                yield tally.batch()
    except TooManyStates:
        yield gave_up(tally)
        return
    tally.rows.append(
        {
            "moves": moves,
            "farthest": last.states,
            "states": tally.nodes,
            "unsolvable": None if total is None else total - tally.nodes,
        }
    )
    yield tally.batch()
    for position in islice(last.positions(), MOST_LISTED):
        tally.found.append((position,))
        if len(tally.found) >= OFTEN:
            yield tally.batch()
    tally.finished = 1.0
    yield tally.batch()


def plain_sweep(movement: Movement[S]) -> Sweep[S]:
    """Yield the levels state by state, for any movement."""
    home = Frontier(backward(movement), movement.goals())
    yield home.reached
    while home.size:
        yield Level(home.size, partial(home.states, home.moves))
        for _ in home.advance():
            yield home.reached
        if home.is_full:
            raise TooManyStates


def start(movement: Movement[Any], drawing: object) -> Search:
    """Prepare the search."""
    return Search(farthest(movement), ())
