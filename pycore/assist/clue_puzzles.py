"""Making puzzles whose clues are options: a board at random, its clues, and fewer of them.

board    a solution at random of the rules without clues (model/clues.py)
clues    signs, sums and numbers outside, and numbers in cells where the puzzle has them too
orbit    clues that are removed or kept together: one, or two that a half turn exchanges
reach    the level by whose means a puzzle must stay solvable (rule_grades.py); EXPERT: it must have
         one solution
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import NamedTuple

from ..model.clues import Clue, Clues
from ..model.incremental import Incremental, paused
from ..model.placement import Placement, Solution
from ..model.puzzle import Puzzle, Settings
from .generate import GenerateOptions, Graded, Making, half_turn_orbits
from .grids import has_one_solution, random_grid
from .hints import Grade
from .rule_grades import EXPERT, LEVELS, MEDIUM, level_of, solved_by

MOST_ATTEMPTS = 100
"""The most boards tried for one request. Most levels come within ten; a nonogram is never
medium, since what its rules say together follows from each by itself."""


class Posed(NamedTuple):
    """A puzzle on its way: settings with clues, and numbers given in cells."""

    settings: Settings
    givens: Mapping[int, int]


Removal = Callable[[Posed], Posed | None]
"""Removes an orbit; None if that is not possible."""


def generate_with_clues(
    puzzle: Puzzle, clues: Clues, settings: Settings, options: GenerateOptions
) -> Iterator[Graded]:
    """Make a puzzle of the size in `settings`, and grade it; the last one has both, unless none was
    of the requested level. It comes in slices, so that the caller may stop."""
    random = Random(options.seed)
    for attempt in range(1, MOST_ATTEMPTS + 1):
        state = Graded(Making(attempt, 0))
        yield state
        blank = clues.blank(settings, random)
        board = yield from paused(random_grid(puzzle.placement(blank), random), state)
        if board is None:
            continue
        digging = Digging(puzzle, clues, blank, board, random, options)
        posed = digging.richest()
        if not (yield from paused(digging.holds(posed, digging.reach), state)):
            continue
        state = Graded(digging.making(attempt, posed))
        for fewer in digging.fewer(posed):
            if fewer is not posed:
                posed = fewer
                state = Graded(digging.making(attempt, posed))
            yield state
        level = yield from paused(level_of(digging.placement(posed)), state)
        if options.level in (None, level) and _can_be_written(puzzle, posed.settings):
            making = replace(state.making, puzzle=posed.givens, settings=posed.settings)
            yield Graded(making, Grade(level, {}, len(board), LEVELS))
            return


def _can_be_written(puzzle: Puzzle, settings: Settings) -> bool:
    """Return whether the notation has room for it: letters for all cages."""
    return puzzle.read_options(puzzle.written(settings)) == settings


class Digging:
    """Removing clues of one board."""

    def __init__(
        self,
        puzzle: Puzzle,
        clues: Clues,
        settings: Settings,
        board: Solution,
        random: Random,
        options: GenerateOptions,
    ) -> None:
        self.puzzle, self.clues, self.settings = puzzle, clues, settings
        self.board, self.random, self.options = board, random, options

    @property
    def reach(self) -> int:
        """The level by whose means the puzzle must be solvable in the end: without a request no
        trials are needed; a minimal puzzle is as hard as it is."""
        if self.options.minimal:
            return EXPERT
        return MEDIUM if self.options.level is None else self.options.level

    def richest(self) -> Posed:
        """Return all clues of the board."""
        givens = dict(enumerate(self.board)) if self.clues.givens else {}
        return Posed(self.clues.clued(self.settings, self.board, self.random), givens)

    def placement(self, posed: Posed) -> Placement:
        """Return what is to be solved."""
        return self.puzzle.placement(posed.settings).fixing(posed.givens)

    def making(self, attempt: int, posed: Posed) -> Making:
        """Return the progress, with the number of clues as they are drawn."""
        return Making(attempt, len(posed.givens) + len(self.puzzle.draw(posed.settings).labels))

    def holds(self, posed: Posed, reach: int) -> Incremental[bool]:
        """Return whether the puzzle has one solution that is within reach."""
        placement = self.placement(posed)
        if reach == EXPERT:
            return has_one_solution(placement)
        return solved_by(placement, reach)

    def fewer(self, posed: Posed) -> Generator[Posed, None, Posed]:
        """Remove clues; yield what is left after each, and at each pause. Return what is left.

        Trials and searches take long. So clues that can be removed without them are removed first,
        then of the others only as many as make the puzzle of its level.
        """
        if self.options.minimal:
            return (yield from self._removing(posed, self.reach, self._never))
        posed = yield from self._removing(posed, min(self.reach, MEDIUM), self._never)
        if self.reach > MEDIUM and not (yield from paused(self._needs_reach(posed), posed)):
            posed = yield from self._removing(posed, self.reach, self._needs_reach)
        return posed

    def _removing(
        self, posed: Posed, reach: int, enough: Callable[[Posed], Incremental[bool]]
    ) -> Generator[Posed, None, Posed]:
        """Remove clues in random order within reach, until that is enough. A clue that could not
        be removed by itself may be later; one that was needed stays needed."""
        tries = self._removals(posed)
        removed = True
        while removed:
            removed, later = False, []
            for removal in tries:
                fewer = removal(posed)
                if fewer is None:
                    later.append(removal)
                elif (yield from paused(self.holds(fewer, reach), posed)):
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
        """Return whether no lower level solves it."""
        return not (yield from solved_by(self.placement(posed), self.reach - 1))

    def _removals(self, posed: Posed) -> list[Removal]:
        """Return all orbits in random order, numbers in cells first."""
        cells = self._orbits([(cell,) for cell in posed.givens])
        clues = self._orbits(self.clues.removable(posed.settings))
        return [
            *(partial(self._without_givens, orbit) for orbit in cells),
            *(partial(self._without_clues, orbit) for orbit in clues),
        ]

    def _orbits(self, clues: Sequence[Clue]) -> list[tuple[Clue, ...]]:
        """Return the clues in ones and twos, in random order."""
        turned: dict[int, int] = {}
        if self.options.symmetric:
            for orbit in half_turn_orbits(self.puzzle.draw(self.settings)):
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
        return posed._replace(givens={c: v for c, v in posed.givens.items() if c not in gone})

    def _without_clues(self, orbit: Sequence[Clue], posed: Posed) -> Posed | None:
        settings: Settings | None = posed.settings
        for clue in orbit:
            if settings is not None:
                settings = self.clues.without(settings, clue, self.board, self.random)
        return None if settings is None else posed._replace(settings=settings)
