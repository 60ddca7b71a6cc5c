"""Bidirectional: breadth first from the start and from the goals at once, until the two frontiers
meet."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from ...model.bilingual import Text
from ...model.movement import Movement
from ..events import Batches, Search
from ..strategy import Strategy, at_once
from .frontier import Frontier, FrontierTally, gave_up, meeting, no_line, shortest_lines
from .state_codes import backward, onward

S = TypeVar("S", bound=Hashable)


def bidirectional(movement: Movement[S]) -> Batches:
    """Find all shortest lines, or prove that there is none, once one of the frontiers is empty.

    The smaller frontier advances, one whole level at a time, so that the first states common to
    both frontiers lie in the middle of a shortest line. Rows: `end` ("start" or "goal"), `level`,
    `states`, then the closing row.
    """
    tally = FrontierTally()
    yield tally.batch()
    out = Frontier(onward(movement), [movement.start])
    home = Frontier(backward(movement), movement.goals())
    middle = meeting(out, home)
    while not middle and out.size and home.size and not movement.hopeless(movement.start):
        frontier = out if out.size <= home.size else home
        for expanded in frontier.advance():
            tally.nodes += expanded
            yield tally.batch()
        if frontier.is_full:
            yield gave_up(tally)
            return
        if frontier.size:
            end = "start" if frontier is out else "goal"
            tally.rows.append({"end": end, "level": frontier.moves, "states": frontier.size})
        middle = meeting(out, home)
    if middle:
        yield from shortest_lines(movement, out, home, middle, tally)
    else:
        yield no_line(tally, movement)


def start(movement: Movement[Any], drawing: object) -> Search:
    """Prepare the search."""
    return Search(bidirectional(movement), ())


STRATEGY = Strategy(
    "bidirectional",
    Text("Bidirectional", "双方向探索"),
    Text(
        "Search from the start and from the goals at once, until the two meet in the middle.",
        "初めの局面とゴールの両方から同時に調べ、途中で出会うところを探します。",
    ),
    at_once(start),
    suits=lambda puzzle: isinstance(puzzle, Movement),
    walked=False,
    formerly=("both-ends",),
)
