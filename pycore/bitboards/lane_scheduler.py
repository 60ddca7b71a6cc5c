"""A search by lanes: choosing the lanes that go on side by side; the others wait.

going    the lanes that take part in the rounds (lanes.py)
waiting  for each puzzle the states of its other lanes, last in first out
right    the number of lanes of a puzzle that may go on: the number of its dead ones so far, but
         at least a few

Lanes search all branches at once. A puzzle with one solution needs all its branches searched
eventually; one with many solutions would have countless lanes before the first is solved. But it
has few dead lanes, so it goes on with few, deepest first, like a depth-first search of that puzzle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from itertools import compress
from operator import not_

from ..model.placement import Solution
from .boxes import BoxGrid
from .lanes import Chosen, State, lanes_of, solutions_of

LEAST_MOVING = 4
"""Rounds continue while more than one lane in this many moves."""

LEAST_RIGHT = 64
"""A puzzle may always go on with this many lanes."""

MOST_GOING = 2048
"""The most lanes side by side: more would cost the same for each lane, and more memory."""


class LaneScheduler:
    """A search for up to `limit` solutions of each puzzle."""

    def __init__(
        self, grid: BoxGrid, states: Sequence[State], puzzles: list[int], limit: int
    ) -> None:
        """Start with lanes in these `states`; `puzzles` are the numbers of their puzzles."""
        self._grid, self._limit = grid, limit
        self._going = lanes_of(grid, states, puzzles)
        self._waiting: dict[int, list[State]] = {}
        self._solved: list[State] = []
        self._of: list[int] = []
        self._dead = Counter[int]()

    def search(self) -> Generator[None, None, dict[int, list[Solution]]]:
        """Pause after each round; return the solutions by puzzle, for puzzles that have any."""
        while self._going.count:
            yield from self._rounds()
            self._branch()
        found: dict[int, list[Solution]] = {}
        for puzzle, solution in zip(self._of, solutions_of(self._grid, self._solved), strict=True):
            found.setdefault(puzzle, []).append(solution)
        return found

    def _rounds(self) -> Generator[None, None, None]:
        while self._going.round() * LEAST_MOVING > self._going.count:
            yield
        yield

    def _branch(self) -> None:
        """Read the solved lanes, and let the others go on within their rights."""
        lanes = self._going
        solved, stuck, moving = lanes.parted()
        self._dead.update(compress(lanes.puzzles, lanes.chosen(lanes.dead)))
        if any(solved):
            self._solved += lanes.states(solved)
            self._of += compress(lanes.puzzles, solved)
            stuck, moving = self._still_asked(stuck), self._still_asked(moving)
        self._going = lanes.branched(stuck, moving)
        self._keep_back()
        if self._waiting:
            self._let_in()

    def _still_asked(self, chosen: Chosen) -> Chosen:
        """Drop the lanes of puzzles with enough solutions."""
        over = {puzzle for puzzle, found in Counter(self._of).items() if found >= self._limit}
        for puzzle in over & self._waiting.keys():
            del self._waiting[puzzle]
        if over.isdisjoint(self._going.puzzles):
            return chosen
        both = zip(chosen, self._going.puzzles, strict=True)
        return [goes and puzzle not in over for goes, puzzle in both]

    def _right(self, puzzle: int) -> int:
        return max(LEAST_RIGHT, self._dead[puzzle])

    def _keep_back(self) -> None:
        """Let lanes wait, last first, where a puzzle has too many, or there are too many in
        all."""
        lanes = self._going
        count = Counter(lanes.puzzles)
        if lanes.count <= MOST_GOING and all(
            many <= LEAST_RIGHT or many <= self._dead[puzzle] for puzzle, many in count.items()
        ):
            return
        left = {puzzle: self._right(puzzle) for puzzle in count}
        room, goes = MOST_GOING, []
        for puzzle in lanes.puzzles:
            left[puzzle] -= 1
            goes.append(left[puzzle] >= 0 and room > 0)
            room -= goes[-1]
        self._going, others = lanes.going(goes)
        waits = compress(lanes.puzzles, map(not_, goes))
        for puzzle, state in zip(waits, others, strict=True):
            self._waiting.setdefault(puzzle, []).append(state)

    def _let_in(self) -> None:
        """Let waiting lanes go on, last first, while there is room."""
        room, count = MOST_GOING - self._going.count, Counter(self._going.puzzles)
        states: list[State] = []
        puzzles: list[int] = []
        for puzzle, waiting in [*self._waiting.items()]:
            for _ in range(min(len(waiting), room, self._right(puzzle) - count[puzzle])):
                states.append(waiting.pop())
                puzzles.append(puzzle)
                room -= 1
            if not waiting:
                del self._waiting[puzzle]
        if states:
            self._going = self._going.joined(states, puzzles)
