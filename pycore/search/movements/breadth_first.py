"""Breadth first: all states one move away, then all that are two moves away, until a goal is among
them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from ...model.bilingual import Text
from ...model.movement import Movement
from ..events import Batches, Search
from ..strategy import Strategy, at_once
from .frontier import Frontier, Tally, gave_up, meeting, no_line, shortest_lines
from .state_codes import backward, onward

S = TypeVar("S", bound=Hashable)


def breadth_first(movement: Movement[S]) -> Batches:
    """Find all shortest lines, or prove that there is none: every state that can be reached was
    seen.

    Rows: `level`, `states` for each level, then the closing row (see frontier.py).
    """
    tally = Tally()
    yield tally.batch()
    out = Frontier(onward(movement), [movement.start])
    home = Frontier(backward(movement), movement.goals())
    arrived = meeting(out, home)
    while not arrived and out.size and not movement.hopeless(movement.start):
        for expanded in out.advance():
            tally.nodes += expanded
            yield tally.batch()
        if out.is_full:
            yield gave_up(tally)
            return
        if out.size:
            tally.rows.append({"level": out.moves, "states": out.size})
        arrived = meeting(out, home)
    if arrived:
        yield from shortest_lines(movement, out, home, arrived, tally)
    else:
        yield no_line(tally, movement)


def start(movement: Movement[Any], drawing: object) -> Search:
    """Prepare the search."""
    return Search(breadth_first(movement), ())


STRATEGY = Strategy(
    "breadth-first",
    Text("Breadth first", "幅優先探索"),
    Text(
        "Visit every state one move away, then every state two moves away, and so on: "
        "the first goal is the nearest.",
        "1 手で行ける局面、2 手で行ける局面、…と順に調べます。最初に見つかったゴールが最短です。",
    ),
    at_once(start),
    suits=lambda puzzle: isinstance(puzzle, Movement),
    walked=False,
    formerly=("levels",),
)
