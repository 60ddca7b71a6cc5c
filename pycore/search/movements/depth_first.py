"""Depth first: go on while possible, back up otherwise, and never enter a failed position again.

For movements all of whose lines have the same length, for example because every move takes a piece
away: there the first line is a shortest one. Positions that are symmetric fail together.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, TypeVar

from ...model.bilingual import Text
from ...model.incremental import USUAL_SIZE
from ...model.movement import Move, Movement
from ..events import CUT, SOLVED, Batches, Search, pack
from ..strategy import Strategy, at_once
from .frontier import MOST_STATES, FrontierTally, gave_up, no_line, one_line
from .refusals import why_met
from .replay import Replay

S = TypeVar("S", bound=Hashable)


def depth_first(movement: Movement[S]) -> Batches:
    """Find one line, or prove that there is none.

    The closing row has `moves`; `lines` is None, because other lines are not sought. Cuts are moves
    that are not made because they lead to a failed position.
    """
    tally, track = FrontierTally(), Replay(movement)
    room = size = (yield tally.batch()) or USUAL_SIZE
    path = [movement.start]
    if movement.is_goal(movement.start):
        tally.found.append(tuple(path))
        tally.events.append(pack(SOLVED))
        yield one_line(tally, 0)
        return
    met = {movement.kind_of(movement.start)}
    waiting: list[Iterator[Move[S]]] = []
    descend = movement.hopeless(movement.start) is None
    while descend or waiting:
        if descend:
            tally.nodes += 1
            waiting.append(iter(movement.moves(path[-1])))
            descend = False
        mark: int | None = None
        for source, target, state in waiting[-1]:
            kind = movement.kind_of(state)
            if kind in met:
                tally.cuts += 1
                mark = pack(CUT, source, target)
            else:
                met.add(kind)
                path.append(state)
                descend = True
            break
        else:
            waiting.pop()
            if waiting:
                path.pop()
        room -= 1
        if descend and movement.is_goal(path[-1]):
            tally.events += (*track.to(path), pack(SOLVED))
            tally.found.append(tuple(path))
            yield one_line(tally, len(path) - 1)
            return
        if len(met) > MOST_STATES:
            yield gave_up(tally)
            return
        if room <= 0 and waiting:
            tally.events += track.to(path)
            if mark is not None:
                tally.events.append(mark)
            room = size = (yield tally.batch()) or size
    yield no_line(tally, movement)


def start(movement: Movement[Any], drawing: object) -> Search:
    """Prepare the search."""
    return Search(depth_first(movement), (), why=why_met(movement))


STRATEGY = Strategy(
    "depth-first",
    Text("Depth first", "深さ優先探索"),
    Text(
        "Go on while you can, step back when stuck, never re-enter a failed position.",
        "行けるところまで進み、行き詰まったら戻ります。一度失敗した局面には二度と入りません。",
    ),
    at_once(start),
    suits=lambda puzzle: isinstance(puzzle, Movement) and puzzle.lines_alike,
    cut=Text(
        "the position must not have failed before",
        "まだ行き詰まっていない局面であること",
    ),
)
