"""Making a puzzle that needs all its clues: its board is changed, one cell at a time.

surplus    the candidates beyond one for each cell that the methods of a level leave
           (rule_grades.py); 0: they solve the puzzle
mending    changing open cells without letting the surplus grow, until it is 0: then there is one
           solution
hardening  changing any cells, while the puzzle stays within the methods of its level and the
           surplus left by the level below does not shrink, until that level does not solve it

A board changed often without success is given up for another one.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from random import Random

from ..model.clues import Changing, Clues
from ..model.incremental import paused
from ..model.placement import Solution
from ..model.puzzle import Puzzle, Settings
from .posed import Posed
from .rule_grades import EASY, MEDIUM, open_candidates, solved_by, within

CHANGES_IN_VAIN = 2
"""The most mending changes in a row without a smaller surplus, as a multiple of the cells. Most
boards that can be mended take a quarter of it, large ones less."""

CHANGES = 6
"""The most hardening changes, likewise. Half of the boards that can be hardened need at most 1;
beyond that another board is the better start."""

Candidates = dict[int, int]
"""The number of candidates of each open cell."""


@dataclass
class Climbing:
    """Changes a board until its clues make a puzzle of a level; None: any level without trials."""

    puzzle: Puzzle
    clues: Clues
    way: Changing
    blank: Settings
    board: Solution
    random: Random
    level: int | None

    def puzzles(self) -> Iterator[Posed | None]:
        """Yield the current puzzle at each pause; the last one is None if it did not reach the
        level."""
        found = yield from self._mending(MEDIUM if self.level is None else min(self.level, MEDIUM))
        if found and self.level is not None and self.level > EASY:
            found = yield from self._hardening(self.level)
        if not found:
            yield None

    def _mending(self, level: int) -> Generator[Posed, None, bool]:
        """Mend the board by the methods of a level without trials; return whether that worked."""
        posed = self._posed(self.board)
        yield posed
        left = yield from paused(open_candidates(posed.placement, level), posed)
        vain = 0
        while left and vain < CHANGES_IN_VAIN * len(self.board):
            vain += 1
            board = self._changed(self.random.choice([*left]))
            if board is None:
                continue
            other = self._posed(board)
            left_then = yield from paused(open_candidates(other.placement, level), posed)
            if surplus(left_then) < surplus(left):
                vain = 0
            if surplus(left_then) <= surplus(left):
                self.board, posed, left = board, other, left_then
                yield posed
        return not left

    def _hardening(self, level: int) -> Generator[Posed, None, bool]:
        """Harden the mended board; return whether the level below no longer solves it."""
        below = min(level - 1, MEDIUM)
        posed = self._posed(self.board)
        left = yield from paused(open_candidates(posed.placement, below), posed)
        for _ in range(CHANGES * len(self.board)):
            if left and not (yield from paused(solved_by(posed.placement, level - 1), posed)):
                return True
            board = self._changed(self.random.randrange(len(self.board)))
            if board is None:
                continue
            other = self._posed(board)
            left_then = yield from paused(open_candidates(other.placement, below), posed)
            if surplus(left_then) < surplus(left):
                continue
            if not left_then or (yield from paused(within(other.placement, level), posed)):
                self.board, posed, left = board, other, left_then
                yield posed
        return False

    def _changed(self, cell: int) -> Solution | None:
        return self.way.changed(self.blank, self.board, cell, self.random)

    def _posed(self, board: Solution) -> Posed:
        return Posed(self.puzzle, self.clues.clued(self.blank, board, self.random), {})


def surplus(left: Candidates) -> int:
    """Return the candidates beyond one for each cell."""
    return sum(left.values()) - len(left)
