"""What the searches of movements share: totals, frontiers of states, and the lines between two
frontiers.

frontier  the states reached from given states in 0, 1, 2 ... moves; its front is the last level
middle    the states in the fronts of both the frontier from the start and the frontier from the
          goals
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Iterable, Iterator
from itertools import islice
from typing import Any, Generic, TypeVar

from ...model.movement import Movement
from ..events import Batch, Batches
from .state_codes import At, Code, MoveWays

S = TypeVar("S", bound=Hashable)

MOST_STATES = 2_000_000
"""The most states of a frontier, some 300 MB; a search that needs more gives up and says so."""

OFTEN = 16
"""States examined one by one between two batches: at twenty moves each, a few milliseconds in a
browser."""

AT_ONCE = 1024
"""States expanded at once: at twenty moves each, some ten milliseconds in a browser."""


class FrontierTally:
    """The totals of a search, and its results since the last batch; `size` is the batch size
    requested of a walk."""

    def __init__(self) -> None:
        self.size = 1
        self.nodes = self.cuts = 0
        self.finished: float | None = None
        self.events: list[int] = []
        self.found: list[tuple[Any, ...]] = []
        self.rows: list[dict[str, Any]] = []

    def batch(self) -> Batch:
        """Return everything new, and the totals."""
        batch = Batch(self.events, self.found, self.nodes, self.cuts, self.finished, self.rows)
        self.events, self.found, self.rows = [], [], []
        return batch


class Frontier(Generic[S]):
    """The states reached from `sources` by `ways`, level by level.

    `moves` is the number of the last level, the front; `size` is the number of its states,
    `reached` that of all levels. `levels[moves][lot]` holds the codes of a lot in a level.
    """

    def __init__(self, ways: MoveWays[S], sources: Iterable[S]) -> None:
        self.ways = ways
        first: list[set[Code]] = [set() for _ in ways.steps]
        for lot, code in map(ways.at, sources):
            first[lot].add(code)
        self.levels = [first]
        self.size = self.reached = sum(map(len, first))
        self._before = 0  # states reached before the current level
        self._seen = [*first] if ways.returns else [set(lot) for lot in first]

    @property
    def moves(self) -> int:
        """The distance of the front, in moves."""
        return len(self.levels) - 1

    @property
    def is_full(self) -> bool:
        """Whether the limit is reached; the frontier then stops in the middle of a level."""
        return self.reached > MOST_STATES

    def advance(self) -> Iterator[int]:
        """Advance by one level; yield now and then the number of states expanded since."""
        self.open_level()
        yield from self.expand(self.levels[-2])
        self.close_level()

    def open_level(self) -> None:
        """Begin a level, to which `expand` and `reach` add states."""
        self.levels.append([set() for _ in self.ways.steps])
        self._before = self.reached

    def expand(self, front: Iterable[Collection[Code]]) -> Iterator[int]:
        """Expand states of the front, given by lot; yield now and then the number expanded
        since."""
        further = self.levels[-1]
        for lot, codes in enumerate(front):
            some = iter(codes)
            while at_once := list(islice(some, AT_ONCE)):
                for target, step in self.ways.steps[lot]:
                    further[target] |= step(at_once) - self._seen[target]
                self.reached = self._before + sum(map(len, further))
                yield len(at_once)
                if self.is_full:
                    return

    def reach(self, state: S) -> bool:
        """Add one state to the level; return False if it was reached before."""
        lot, code = self.ways.at(state)
        if code in self._seen[lot] or code in self.levels[-1][lot]:
            return False
        self.levels[-1][lot].add(code)
        self.reached += 1
        return True

    def close_level(self) -> None:
        """End a level, which is the front from now on. An unfinished level stays open."""
        if self.is_full:
            return
        front, further = self.levels[-2:]
        self.size = self.reached - self._before
        for lot, codes in enumerate(further):
            if self.ways.returns:
                self._seen[lot] = codes | front[lot]
            else:
                self._seen[lot] |= codes

    def has(self, state: S, moves: int) -> bool:
        """Return whether the state is that many moves away."""
        lot, code = self.ways.at(state)
        return moves <= self.moves and code in self.levels[moves][lot]

    def knows(self, state: S) -> bool:
        """Return whether the state has been reached."""
        lot, code = self.ways.at(state)
        return any(code in level[lot] for level in self.levels)

    def states(self, moves: int) -> Iterator[S]:
        """The states that many moves away, in the order of their codes."""
        for lot, codes in enumerate(self.levels[moves]):
            for code in sorted(codes):
                yield self.ways.state(At(lot, code))


def meeting(frontier: Frontier[S], other: Frontier[S]) -> list[S]:
    """Return the states in the fronts of both frontiers of a movement."""
    both = zip(frontier.levels[-1], other.levels[-1], strict=True)
    return [
        frontier.ways.state(At(lot, code))
        for lot, (one, another) in enumerate(both)
        for code in sorted(one & another)
    ]


def shortest_lines(
    movement: Movement[S],
    out: Frontier[S],
    home: Frontier[S],
    middle: list[S],
    tally: FrontierTally,
) -> Batches:
    """Count the shortest lines, all of which pass through `middle`, then yield them one by one.

    `out` is the frontier from the start, `home` the frontier from the goals. The closing row has
    `moves` and `lines`, the length and the number of the shortest lines.
    """
    total = out.moves + home.moves
    left: dict[S, int] = dict.fromkeys(middle, home.moves)
    work = 0
    for _ in _trace_back(movement, out, middle, left, total):
        work += 1
        if work % OFTEN == 0:
            yield tally.batch()

    def onward(state: S, moves: int) -> list[S]:
        """Return the next states from which a goal is `moves` away."""
        return [
            s
            for s in movement.after(state)
            if (left[s] == moves if s in left else home.has(s, moves))
        ]

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
    movement: Movement[S], out: Frontier[S], middle: list[S], left: dict[S, int], total: int
) -> Generator[None, None, None]:
    """Write into `left`, for every state of the frontier `out` on a path to the middle, the number
    of moves that remain."""
    front = middle
    for moves in reversed(range(out.moves)):
        earlier: list[S] = []
        for state in front:
            for other in movement.before(state):
                if other not in left and out.has(other, moves):
                    left[other] = total - moves
                    earlier.append(other)
            yield
        front = earlier


def closing(tally: FrontierTally, moves: int, lines: int) -> Batch:
    """Return the closing batch of a search that has found all shortest lines."""
    tally.rows.append({"moves": moves, "lines": lines})
    tally.finished = 1.0
    return tally.batch()


def one_line(tally: FrontierTally, moves: int) -> Batch:
    """Close a search that was looking for one line only and has found it."""
    tally.rows.append({"moves": moves, "lines": None})
    tally.finished = 1.0
    return tally.batch()


def gave_up(tally: FrontierTally) -> Batch:
    """Close a search that would exceed the memory limit."""
    tally.rows.append({"moves": None, "lines": None, "states": MOST_STATES})
    return tally.batch()


def no_line(tally: FrontierTally, movement: Movement[Any]) -> Batch:
    """Return the closing batch of a search that has proved that there is no line, with the reason
    if it is known."""
    why = movement.hopeless(movement.start)
    tally.rows.append({"moves": None, "lines": 0} | ({"why": why._asdict()} if why else {}))
    tally.finished = 1.0
    return tally.batch()
