"""Breadth first: all states one move away, then all states two moves away, until a goal is among
them.

front   the states of the last complete level
queue   the states of the front still to be expanded, in the order in which they were reached

If asked for one event at a time, the search takes states from the queue one by one, and reports
each of their moves (see search/events.py). Otherwise it expands many states at once, which is much
faster and does not preserve their order.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from ...model.bilingual import Text
from ...model.incremental import USUAL_SIZE
from ...model.movement import Movement
from ..events import CUT, LEVEL, REACHED, SOLVED, TAKEN, Batch, Batches, Search, pack, pack_number
from ..strategy import Strategy, at_once
from .frontier import Frontier, FrontierTally, gave_up, meeting, no_line, shortest_lines
from .refusals import why_reached
from .replay import turns
from .state_codes import Code, backward, onward

S = TypeVar("S", bound=Hashable)


def breadth_first(movement: Movement[S]) -> Batches:
    """Find all shortest lines, or prove that there is none, once every reachable state has been
    seen.

    Rows: `level`, `states` for each level, then the closing row (see frontier.py). Cuts are moves
    to states reached before, as far as moves are examined one by one.
    """
    tally = FrontierTally()
    tally.size = (yield tally.batch()) or USUAL_SIZE
    out = Frontier(onward(movement), [movement.start])
    home = Frontier(backward(movement), movement.goals())
    queue = Queue(movement)
    arrived = meeting(out, home)
    while not arrived and out.size and not movement.hopeless(movement.start):
        out.open_level()
        rest = yield from queue.take_each(out, tally)
        for expanded in out.expand(rest):
            tally.nodes += expanded
            yield tally.batch()
        if out.is_full:
            yield gave_up(tally)
            return
        out.close_level()
        if out.size:
            tally.rows.append({"level": out.moves, "states": out.size})
            tally.events.append(pack_number(LEVEL, out.size))
            tally.size = (yield tally.batch()) or tally.size
        arrived = meeting(out, home)
    for goal in queue.places_of(arrived):
        tally.events += queue.show(SOLVED, goal)
        yield tally.batch()
    if arrived:
        yield from shortest_lines(movement, out, home, arrived, tally)
    else:
        yield no_line(tally, movement)


class Queue(Generic[S]):
    """The queue while states are taken one by one; `in_order` is False once the order in which they
    were reached is lost.

    `first` is the number of the first state of the front, counted over all levels.
    """

    def __init__(self, movement: Movement[S]) -> None:
        """At first the front is the start alone, which a reader sees."""
        self.in_order = True
        self.front = [movement.start]
        self.first = 0
        self._movement = movement
        self._shown = movement.start

    def take_each(
        self, out: Frontier[S], tally: FrontierTally
    ) -> Generator[Batch, int | None, Sequence[Collection[Code]]]:
        """Expand the front, one batch for each move, as long as one event at a time is requested.
        Return the remaining states by lot."""
        if not self.in_order:
            return out.levels[-2]
        further: list[S] = []
        for place, here in enumerate(self.front):
            if tally.size > 1:
                self.in_order = False
                return self._lots(out, self.front[place:])
            tally.nodes += 1
            tally.events += self.show(TAKEN, place)
            tally.size = (yield tally.batch()) or tally.size
            for source, target, state in self._movement.moves(here):
                if out.reach(state):
                    further.append(state)
                    tally.events.append(pack(REACHED, source, target))
                else:
                    tally.cuts += 1
                    tally.events.append(pack(CUT, source, target))
                tally.size = (yield tally.batch()) or tally.size
            if out.is_full:
                return []
        self.first += len(self.front)
        self.front = further
        return []

    def show(self, kind: int, place: int) -> Iterator[int]:
        """Yield the event that shows a state of the front, and the changes of the board."""
        yield pack_number(kind, self.first + place)
        before, self._shown = self._shown, self.front[place]
        yield from turns(self._movement, before, self._shown)

    def places_of(self, states: Collection[S]) -> list[int]:
        """Return the positions of these states in the front; nothing once their order is lost."""
        if not self.in_order:
            return []
        wanted = set(states)
        return [place for place, state in enumerate(self.front) if state in wanted]

    @staticmethod
    def _lots(out: Frontier[S], states: Sequence[S]) -> list[set[Code]]:
        lots: list[set[Code]] = [set() for _ in out.ways.steps]
        for lot, code in map(out.ways.at, states):
            lots[lot].add(code)
        return lots


def start(movement: Movement[Any], drawing: object) -> Search:
    """Prepare the search."""
    return Search(breadth_first(movement), (), why=why_reached(movement))


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
    forms="levels",
    cut=Text(
        "the state must not have been reached before",
        "まだ着いていない局面であること",
    ),
    formerly=("levels",),
)
