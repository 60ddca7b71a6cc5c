"""What the searches of movements count, and what they share: waves of states, and the lines between
two waves.

wave      the states reached from some states in 0, 1, 2 ... moves; its front are those reached last
near      where a wave keeps how many moves each of its states is away
meeting   the states that the wave from the start and the wave from the goals both have in their
          fronts
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from typing import Any, Generic, TypeVar

from ...model.movement import Movement
from ..events import Batch, Batches

S = TypeVar("S", bound=Hashable)

MOST_STATES = 2_000_000
"""States that a wave keeps at most, some 300 MB; a search that needs more gives up and says so."""

OFTEN = 16
"""States expanded between two batches: with twenty moves from each a few milliseconds in a
browser."""

MANY = 4096
"""States looked at, but not expanded, between two batches."""


class Tally:
    """The totals of a search, and what is new since the last batch; `size` is that of the batches
    of a walk.
    """

    def __init__(self) -> None:
        self.size = 1
        self.nodes = self.cuts = 0
        self.finished: float | None = None
        self.events: list[int] = []
        self.found: list[tuple[Any, ...]] = []
        self.rows: list[dict[str, Any]] = []

    def batch(self) -> Batch:
        """All that is new, and the totals."""
        batch = Batch(self.events, self.found, self.nodes, self.cuts, self.finished, self.rows)
        self.events, self.found, self.rows = [], [], []
        return batch


class Wave(Generic[S]):
    """The states reached from `sources` by `neighbours`, level by level."""

    def __init__(self, sources: Iterable[S], neighbours: Callable[[S], Iterable[S]]) -> None:
        self.front = list(sources)
        self.near = dict.fromkeys(self.front, 0)
        self.moves = 0
        self._neighbours = neighbours

    @property
    def is_full(self) -> bool:
        """Whether no more states may be kept; the wave then stops in the middle of a level."""
        return len(self.near) > MOST_STATES

    def advance(self) -> Iterator[S]:
        """Go one level further; yields each state of the old front when it has been expanded."""
        near, neighbours = self.near, self._neighbours
        self.moves += 1
        reached: list[S] = []
        for state in self.front:
            for other in neighbours(state):
                if other not in near:
                    near[other] = self.moves
                    reached.append(other)
            yield state
            if self.is_full:
                return
        self.front = reached


def picked(
    states: list[S], wanted: Callable[[S], bool], tally: Tally
) -> Generator[Batch, int | None, list[S]]:
    """Those of many states that are wanted, with a batch now and then."""
    found: list[S] = []
    for first in range(0, len(states), MANY):
        found += filter(wanted, states[first : first + MANY])
        yield tally.batch()
    return found


def shortest_lines(
    movement: Movement[S], out: Wave[S], home: Wave[S], meeting: list[S], tally: Tally
) -> Batches:
    """Count the shortest lines, all of which go through `meeting`, then give them one after
    another.

    `out` is the wave from the start, `home` the wave from the goals. The closing row tells `moves`
    and `lines`, the length and the number of the shortest lines.
    """
    total = out.moves + home.moves
    left: dict[S, int] = dict.fromkeys(meeting, home.moves)
    work = 0
    for _ in _trace_back(movement, out, meeting, left, total):
        work += 1
        if work % OFTEN == 0:
            yield tally.batch()

    def onward(state: S, moves: int) -> list[S]:
        """The states after this one from which a goal is `moves` away."""
        return [s for s in movement.after(state) if left.get(s, home.near.get(s)) == moves]

    ways = {movement.start: 1}
    for moves in reversed(range(total)):
        further: dict[S, int] = {}
        for state, lines in ways.items():
            for other in onward(state, moves):
                further[other] = further.get(other, 0) + lines
            work += 1
            if work % OFTEN == 0:
                yield tally.batch()
        ways = further
    tally.rows.append({"moves": total, "lines": sum(ways.values())})

    line = [movement.start]
    waiting = [iter([movement.start])]
    while waiting:
        for state in waiting[-1]:
            line[len(waiting) - 1 :] = [state]
            if len(line) <= total:
                waiting.append(iter(onward(state, total - len(line))))
                break
            tally.found.append(tuple(line))
            if len(tally.found) >= OFTEN:
                yield tally.batch()
        else:
            waiting.pop()
    tally.finished = 1.0
    yield tally.batch()


def _trace_back(
    movement: Movement[S], out: Wave[S], meeting: list[S], left: dict[S, int], total: int
) -> Generator[None, None, None]:
    """Write into `left`, for every state of the wave `out` on a way to the meeting, how many moves
    are left.
    """
    front = meeting
    for moves in reversed(range(out.moves)):
        earlier: list[S] = []
        for state in front:
            for other in movement.before(state):
                if out.near.get(other) == moves and other not in left:
                    left[other] = total - moves
                    earlier.append(other)
            yield
        front = earlier


def closing(tally: Tally, moves: int, lines: int) -> Batch:
    """The closing batch of a search that has found all shortest lines."""
    tally.rows.append({"moves": moves, "lines": lines})
    tally.finished = 1.0
    return tally.batch()


def one_line(tally: Tally, moves: int) -> Batch:
    """Close a search that looks for one line only and has found it."""
    tally.rows.append({"moves": moves, "lines": None})
    tally.finished = 1.0
    return tally.batch()


def gave_up(tally: Tally) -> Batch:
    """Close a search that would need more memory than there may be."""
    tally.rows.append({"moves": None, "lines": None, "states": MOST_STATES})
    return tally.batch()


def no_line(tally: Tally, movement: Movement[Any]) -> Batch:
    """The closing batch of a search that has shown that there is no line; says why where that can
    be told.
    """
    why = movement.hopeless(movement.start)
    tally.rows.append({"moves": None, "lines": 0} | ({"why": why._asdict()} if why else {}))
    tally.finished = 1.0
    return tally.batch()
