"""Making a puzzle by removing clues of a board.

clues    signs, sums and numbers outside, and numbers in cells where the puzzle has them too
orbit    clues that stay or go together: one, or two exchanged by a half turn
reach    the level whose methods must solve the puzzle (rule_grades.py); EXPERT: it must have one
         solution
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from ..model.clues import Clue, Removing
from ..model.incremental import Incremental, paused
from ..model.placement import Solution
from ..model.puzzle import Settings
from .generate import GenerateOptions, half_turn_orbits
from .posed import Posed
from .rule_grades import EXPERT, MEDIUM, solved_by, within

Removal = Callable[[Posed], Posed | None]
"""Removes an orbit; returns None if that is not possible."""


class Digging:
    """Removes clues from the richest puzzle of a board."""

    def __init__(
        self,
        way: Removing,
        richest: Posed,
        board: Solution,
        random: Random,
        options: GenerateOptions,
    ) -> None:
        self.way, self.richest, self.board = way, richest, board
        self.random, self.options = random, options

    @property
    def reach(self) -> int:
        """The level whose methods must solve the final puzzle: without a request, no trials are
        needed; a minimal puzzle may be of any level."""
        if self.options.minimal:
            return EXPERT
        return MEDIUM if self.options.level is None else self.options.level

    def puzzles(self) -> Iterator[Posed | None]:
        """Yield the puzzle after each removal and at each pause; None if the richest puzzle is out
        of reach."""
        if (yield from paused(within(self.richest.placement, self.reach), None)):
            yield self.richest
            yield from self._fewer(self.richest)

    def _fewer(self, posed: Posed) -> Iterator[Posed]:
        """Remove clues.

        Trials and searches are slow. So clues that need none are removed first, then only enough of
        the others to reach the level.
        """
        if self.options.minimal:
            yield from self._removing(posed, self.reach, self._never)
            return
        posed = yield from self._removing(posed, min(self.reach, MEDIUM), self._never)
        if self.reach > MEDIUM and not (yield from paused(self._needs_reach(posed), posed)):
            yield from self._removing(posed, self.reach, self._needs_reach)

    def _removing(
        self, posed: Posed, reach: int, enough: Callable[[Posed], Incremental[bool]]
    ) -> Generator[Posed, None, Posed]:
        """Remove clues in random order within reach, until it is enough. A clue with no way to
        remove it may get one later; a clue that was needed stays needed."""
        tries = self._removals(posed)
        removed = True
        while removed:
            removed, later = False, []
            for removal in tries:
                fewer = removal(posed)
                if fewer is None:
                    later.append(removal)
                elif (yield from paused(within(fewer.placement, reach), posed)):
                    posed, removed = fewer, True
                    yield posed
                    if (yield from paused(enough(posed), posed)):
                        return posed
            tries = later
        return posed

    def _never(self, posed: Posed) -> Incremental[bool]:
        yield
        return False

    def _needs_reach(self, posed: Posed) -> Incremental[bool]:
        """Return whether no lower level solves the puzzle."""
        return not (yield from solved_by(posed.placement, self.reach - 1))

    def _removals(self, posed: Posed) -> list[Removal]:
        """Return all orbits in random order, numbers in cells first."""
        cells = self._orbits([(cell,) for cell in posed.givens])
        clues = self._orbits(self.way.removable(posed.settings))
        return [
            *(partial(self._without_givens, orbit) for orbit in cells),
            *(partial(self._without_clues, orbit) for orbit in clues),
        ]

    def _orbits(self, clues: Sequence[Clue]) -> list[tuple[Clue, ...]]:
        """Return the clues in ones and twos, in random order."""
        turned: dict[int, int] = {}
        if self.options.symmetric:
            for orbit in half_turn_orbits(self.richest.puzzle.draw(self.richest.settings)):
                turned |= {orbit[0]: orbit[-1], orbit[-1]: orbit[0]}
        orbits: dict[frozenset[Clue], None] = {}
        for clue in clues:
            across = tuple(turned.get(cell, cell) for cell in clue)
            partners = [each for each in (across, across[::-1]) if each in clues]
            orbits[frozenset({clue, *partners[:1]})] = None
        shuffled = [tuple(sorted(orbit)) for orbit in orbits]
        self.random.shuffle(shuffled)
        return shuffled

    def _without_givens(self, orbit: Sequence[Clue], posed: Posed) -> Posed | None:
        gone = [cell for clue in orbit for cell in clue]
        left = {cell: value for cell, value in posed.givens.items() if cell not in gone}
        return replace(posed, givens=left)

    def _without_clues(self, orbit: Sequence[Clue], posed: Posed) -> Posed | None:
        settings: Settings | None = posed.settings
        for clue in orbit:
            if settings is not None:
                settings = self.way.without(settings, clue, self.board, self.random)
        return None if settings is None else replace(posed, settings=settings)
