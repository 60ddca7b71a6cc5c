"""Making puzzles: a random full grid, then givens removed while the solution stays unique.

grid      a random solution of the empty placement (grids.py)
orbit     cells that stay or go together: one cell, or two exchanged by a half turn of the drawing
digging   removing orbits in random order, each only if no second solution appears
minimal   after one round over all orbits none of the rest can be removed. This holds for orbits:
          one of two symmetric cells may be there only for the look. A stronger condition would take
          about sixty grids for a 9 x 9 puzzle
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from ..model.bilingual import BadInput, Named, Text
from ..model.drawing import Drawing
from ..model.incremental import paused
from ..model.only_all_different import only_all_different
from ..model.placement import Placement, Solution
from ..model.puzzle import Settings
from .grids import has_one_solution, is_only_solution, random_grid
from .hints import TRIAL, Grade, grading, solved_by, up_to, up_to_level, used_to_solve

USUAL_SHARE = 3 / 8
"""The fraction of cells that stays given, 30 of 81, unless a minimal puzzle is requested or no
givens are needed."""

MOST_ATTEMPTS = 1000
"""The most grids tried for one request. Most levels need at most ten, hard 9 x 9 with symmetry at
most a hundred; one 6 x 6 puzzle in about 250 is medium, and every 4 x 4 is easy."""


def not_made(attempts: int) -> Text:
    """Return the message for when that many attempts gave no puzzle of the requested level."""
    return Text(
        f"No puzzle of this difficulty was found in {attempts} attempts. Small grids may have "
        "none; another seed tries other grids.",
        f"{attempts} 回試しましたが、この難しさの問題はできませんでした。小さい盤にはないことも"
        "あります。シードを変えると、別の盤面で試せます。",
    )


NOT_RATED = Text(
    "is rated only for puzzles whose one rule is that numbers differ, or that are made of clues.",
    "は、「同じ数が並ばない」という条件だけのパズルと、ヒントから作るパズルで決まります。",
)

NO_TECHNIQUES = Text(
    "can be a technique only for puzzles whose one rule is that numbers differ.",
    "に手筋を指定できるのは、「同じ数が並ばない」という条件だけのパズルです。",
)

NEAR = 0.01


@dataclass(frozen=True)
class GenerateOptions:
    """A request; equal requests make equal puzzles. `level` is an index into hints.LEVELS, or any;
    `technique` the name of a technique that the puzzle must need."""

    seed: int
    level: int | None = None
    symmetric: bool = False
    minimal: bool = False
    technique: str | None = None

    @property
    def is_graded(self) -> bool:
        """Whether a difficulty is requested."""
        return self.level is not None or self.technique is not None

    def is_too_hard(self, puzzle: Placement) -> bool:
        """Return whether a puzzle with one solution needs more than requested."""
        if self.technique is not None:
            return used_to_solve(puzzle, up_to(self.technique)) is None
        if self.level is None or self.level == TRIAL:
            return False
        return used_to_solve(puzzle, up_to_level(self.level)) is None

    def is_met_by(self, puzzle: Placement) -> bool:
        """Return whether a puzzle with one solution meets the request."""
        if self.technique is not None:
            used = used_to_solve(puzzle, up_to(self.technique))
            return used is not None and self.technique in used
        return self.level is None or is_of_level(puzzle, self.level)


@dataclass(frozen=True)
class Making:
    """The progress: grids tried, cells still given (or clues, see clue_puzzles.py), and in the end
    the puzzle: its givens by cell, and its settings if they hold its clues."""

    attempt: int
    left: int
    puzzle: Mapping[int, int] | None = None
    settings: Settings | None = None


def generate(placement: Placement, drawing: Drawing, options: GenerateOptions) -> Iterator[Making]:
    """Make a puzzle, in slices; the last Making has it, unless none was of the requested level
    (`not_made`).

    The placement's own givens stay. Raises BadInput if it has no solution, and for a level where
    `is_rated` is False.
    """
    if options.is_graded and not is_rated(placement):
        raise BadInput(Named("difficulty"), NOT_RATED)
    random = Random(options.seed)
    orbits: list[tuple[int, ...]] = [(cell,) for cell in range(placement.size)]
    if options.symmetric:
        orbits = half_turn_orbits(drawing)
    is_hard = options.level or options.technique
    enough = 0 if options.minimal or is_hard else round(placement.size * USUAL_SHARE)
    if not is_rated(placement):  # a sum in letters needs no givens
        one = yield from paused(has_one_solution(placement), Making(1, placement.size))
        enough = 0 if one else enough
    for attempt in range(1, MOST_ATTEMPTS + 1):
        yield Making(attempt, placement.size)
        grid = yield from paused(random_grid(placement, random), Making(attempt, placement.size))
        if grid is None:
            raise BadInput(
                None,
                Text("There is no grid to make a puzzle from.", "条件に合う盤面がありません。"),
            )
        random.shuffle(orbits)
        givens = dict(enumerate(grid))
        for fewer in dig(placement, givens, orbits, enough):
            givens = fewer
            yield Making(attempt, len(givens))
        if options.is_graded:
            if not options.minimal:
                for more in ease(placement, givens, grid, orbits, options):
                    givens = more
                    yield Making(attempt, len(givens))
            if not options.is_met_by(placement.with_givens(givens)):
                continue
        yield Making(attempt, len(givens), givens)
        return


@dataclass(frozen=True)
class Graded:
    """The progress with grading: the grade so far; None until there is a puzzle, and for rules that
    are not rated."""

    making: Making
    grade: Grade | None = None


def generate_and_grade(
    placement: Placement, drawing: Drawing, options: GenerateOptions
) -> Iterator[Graded]:
    """Make a puzzle like `generate`, then grade it if it `is_rated`; the last result has the whole
    grade."""
    for making in generate(placement, drawing, options):
        yield Graded(making)
    if making.puzzle is not None and is_rated(placement):
        for grade in grading(placement.with_givens(making.puzzle)):
            yield Graded(making, grade)


def is_rated(placement: Placement) -> bool:
    """Return whether its puzzles can be graded, by the techniques for groups."""
    return only_all_different(placement)


def half_turn_orbits(drawing: Drawing) -> list[tuple[int, ...]]:
    """Return the cells in pairs exchanged by a half turn of the drawing; a cell without a partner
    is alone."""
    at = {spot.cell: (spot.x, spot.y) for spot in drawing.spots}
    across = max(x for x, _ in at.values()) + min(x for x, _ in at.values())
    down = max(y for _, y in at.values()) + min(y for _, y in at.values())
    orbits = set()
    for cell, (x, y) in at.items():
        partner = next(
            (
                other
                for other, (u, v) in at.items()
                if abs(across - x - u) < NEAR and abs(down - y - v) < NEAR
            ),
            cell,
        )
        orbits.add(tuple(sorted({cell, partner})))
    return sorted(orbits)


def dig(
    placement: Placement, givens: dict[int, int], orbits: list[tuple[int, ...]], enough: int
) -> Iterator[dict[int, int]]:
    """Remove one orbit after another while the solution stays unique; yield the givens after each,
    and at each pause.

    Ends when all orbits have been tried or at most `enough` givens are left.
    """
    for orbit in orbits:
        if len(givens) - len(orbit) < enough:
            continue
        fewer = {cell: value for cell, value in givens.items() if cell not in orbit}
        question = is_only_solution(placement, {**fewer, **placement.givens}, givens, orbit)
        if (yield from paused(question, givens)):
            givens = fewer
        yield givens


def ease(
    placement: Placement,
    givens: dict[int, int],
    grid: Solution,
    orbits: list[tuple[int, ...]],
    options: GenerateOptions,
) -> Iterator[dict[int, int]]:
    """Put givens back while the puzzle is harder than requested; yield the givens after each."""
    for orbit in orbits:
        if not options.is_too_hard(placement.with_givens(givens)):
            return
        givens = givens | {cell: grid[cell] for cell in orbit}
        yield givens


def is_of_level(puzzle: Placement, level: int) -> bool:
    """Return whether a puzzle with one solution is exactly of this level."""
    solved = level == TRIAL or solved_by(puzzle, level)
    return solved and (level == 0 or not solved_by(puzzle, level - 1))
