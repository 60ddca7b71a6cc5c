"""Making puzzles whose clues are options: take a random board and its clues, and reach the
requested level by fewer clues (clue_digging.py) or other boards (clue_climbing.py)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..model.bilingual import BadInput, Named, Text
from ..model.clues import Clues, Removing
from ..model.incremental import paused
from ..model.placement import Solution
from ..model.puzzle import Puzzle, Settings
from .clue_climbing import Climbing
from .clue_digging import Digging
from .generate import GenerateOptions, Graded, Making
from .grids import random_grid
from .posed import Posed
from .rule_grades import LEVELS, grade_of, levels_of

MOST_ATTEMPTS = 100
"""The most boards tried for one request. Most levels need at most ten."""

NO_SUCH_LEVEL = Text(
    "cannot be medium here: what its rules say together follows from each rule by itself.",
    "は、このパズルでは medium（中級）にできません。組み合わせて分かることは、どれも 1 つの条件だけ"
    "から分かるからです。",
)

NO_HARDER_LEVEL = Text(
    "cannot be extreme here: the hardest level of puzzles made of clues is expert.",
    "は、ヒントから作るパズルでは expert（最上級）までです。",
)


def generate_with_clues(
    puzzle: Puzzle, clues: Clues, settings: Settings, options: GenerateOptions
) -> Iterator[Graded]:
    """Make and grade a puzzle of the size in `settings`, in slices; the last result has both,
    unless no puzzle was of the requested level. Raises BadInput for a level that no puzzle of these
    rules has."""
    if options.level is not None and options.level not in levels_of(puzzle.placement(settings)):
        harder = options.level >= len(LEVELS)
        raise BadInput(Named("difficulty"), NO_HARDER_LEVEL if harder else NO_SUCH_LEVEL)
    random = Random(options.seed)
    for attempt in range(1, MOST_ATTEMPTS + 1):
        state = Graded(Making(attempt, 0))
        yield state
        blank = clues.blank(settings, random)
        board = yield from paused(random_grid(puzzle.placement(blank), random), state)
        if board is None:
            continue
        posed = None
        for latest in _puzzles(puzzle, clues, blank, board, random, options):
            if latest and latest is not posed:
                state = Graded(Making(attempt, latest.clues))
            posed = latest
            yield state
        if posed is None:
            continue
        grade = yield from paused(grade_of(posed.placement), state)
        if options.level in (None, grade.level) and posed.can_be_written:
            made = Making(attempt, posed.clues, posed.givens, posed.settings)
            yield Graded(made, grade)
            return


def _puzzles(
    puzzle: Puzzle,
    clues: Clues,
    blank: Settings,
    board: Solution,
    random: Random,
    options: GenerateOptions,
) -> Iterator[Posed | None]:
    """Yield the puzzle so far, None for none yet; the last one is the result for the board."""
    if isinstance(clues.way, Removing):
        richest = Posed(
            puzzle,
            clues.clued(blank, board, random),
            dict(enumerate(board)) if clues.way.givens else {},
        )
        return Digging(clues.way, richest, board, random, options).puzzles()
    return Climbing(puzzle, clues, clues.way, blank, board, random, options.level).puzzles()
