"""Depth first: go on while it goes, back when it does not, never again into a position that failed.

For movements all of whose lines have the same length, as when every move takes a piece away: there
the first line is a shortest one. Positions that are one under a symmetry fail together.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, TypeVar

from pycore.movement import Move, Movement
from pycore.search.events import SOLVED, Batches, Search, pack
from pycore.search.steps import told
from pycore.search.strategy import Strategy
from pycore.search.tally import MOST_STATES, Tally, gave_up, no_line, one_line
from pycore.text import Text

S = TypeVar("S", bound=Hashable)

USUAL_SIZE = 512
"""Events in a batch unless the reader asks for another number: a few milliseconds."""


def depth_first(movement: Movement[S]) -> Batches:
    """One line, or the proof that there is none.

    The closing row tells `moves`; `lines` is None, since the others are not looked for. Cuts are
    the steps not taken because they lead to where the search has failed before.
    """
    tally = Tally()
    size = (yield tally.batch()) or USUAL_SIZE
    path = [movement.start]
    if movement.is_goal(movement.start):
        tally.found.append(tuple(path))
        yield one_line(tally, 0)
        return
    met = {movement.kind_of(movement.start)}
    waiting: list[Iterator[Move[S]]] = []
    undo: list[tuple[int, ...]] = []
    descend = movement.hopeless(movement.start) is None
    while descend or waiting:
        if descend:
            tally.nodes += 1
            waiting.append(iter(movement.moves(path[-1])))
            descend = False
        for source, target, state in waiting[-1]:
            kind = movement.kind_of(state)
            if kind in met:
                tally.cuts += 1
                continue
            met.add(kind)
            faces = movement.faces_of(path[-1])
            there, back = told(source, target, faces, movement.faces_of(state))
            tally.events += there
            path.append(state)
            undo.append(back)
            descend = True
            break
        else:
            waiting.pop()
            path.pop()
            if undo:
                tally.events += undo.pop()
        if descend and movement.is_goal(path[-1]):
            tally.events.append(pack(SOLVED))
            tally.found.append(tuple(path))
            yield one_line(tally, len(path) - 1)
            return
        if len(met) > MOST_STATES:
            yield gave_up(tally)
            return
        if len(tally.events) >= size:
            size = (yield tally.batch()) or size
    yield no_line(tally, movement)


def start(movement: Movement[Any], drawing: object) -> Search:
    """Prepare the search."""
    return Search(depth_first(movement), ())


STRATEGY = Strategy(
    "depth-first",
    Text("Depth first", "深さ優先探索"),
    Text(
        "Go on while it goes, back when it does not, never again into a position that failed.",
        "行けるところまで進み、行き詰まったら戻ります。一度失敗した局面には二度と入りません。",
    ),
    start,
    suits=lambda puzzle: isinstance(puzzle, Movement) and puzzle.lines_alike,
)
