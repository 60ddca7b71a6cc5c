"""Making a puzzle none of whose clues may be left out: its board is changed, one cell at a time.

surplus    the candidates beyond one for each cell that the means of a level leave (rule_grades.py);
           none: they solve the puzzle
mending    changing cells that are still open, as long as the surplus does not grow, until there is
           none: then there is one solution
hardening  changing any cells, as long as the puzzle stays within the means of its level and the
           surplus that those of the level below leave does not shrink, until they do not solve it

A board that has been changed often without success is given up, and another one is tried.
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
"""How often in a row a board is changed for mending with no smaller surplus, as a multiple of its
cells. Most boards that can be mended take a quarter of it, large ones less."""

CHANGES = 6
"""How often a board is changed for hardening, likewise. Half of those that can be hardened are so
within one, and then it pays to begin with another board."""

Candidates = dict[int, int]
"""How many candidates each open cell has."""


@dataclass
class Climbing:
    """Changing a board until its clues make a puzzle of a level; None: one without trials."""

    puzzle: Puzzle
    clues: Clues
    way: Changing
    blank: Settings
    board: Solution
    random: Random
    level: int | None

    def puzzles(self) -> Iterator[Posed | None]:
        """Yield the puzzle of the board as it is at each pause; the last one is None if it did not
        become one of the level."""
        found = yield from self._mending(MEDIUM if self.level is None else min(self.level, MEDIUM))
        if found and self.level is not None and self.level > EASY:
            found = yield from self._hardening(self.level)
        if not found:
            yield None

    def _mending(self, level: int) -> Generator[Posed, None, bool]:
        """Return whether the board could be mended by the means of a level without trials."""
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
        """Return whether the mended board became one that the level below does not solve."""
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
