"""Making puzzles: a full grid at random, then givens removed as long as there is one solution.

grid      a solution of the empty placement, the values tried in random order
orbit     cells that are removed or kept together: one cell, or two that a half turn of the drawing
          exchanges
digging   removing orbits in random order, each only if no second solution appears
minimal   after one round over all orbits none of the others can be removed. This is true of orbits:
          of two symmetric cells one may be there only for the look. A stronger condition would take
          some sixty grids for one of 9 x 9
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from ..bitboards.deduce import branches
from ..bitboards.layout import Layout, layout_of
from ..bitboards.solutions import trails
from ..model.bilingual import BadInput, Text, read_whole
from ..model.drawing import Drawing
from ..model.placement import Placement, Solution
from .hints import TRIAL, Grade, grading, solved_by

LARGEST_SEED = 999_999_999

USUAL_SHARE = 3 / 8
"""The part of the cells that stays given unless the puzzle is to be minimal: 30 of 81."""

PATIENCE = 300
"""Pauses of the search (solutions.py) after which a given is kept although it might be
removable."""

MOST_ATTEMPTS = 1000
"""The most grids tried for one request. Most levels come within ten, 9 x 9 of level hard with
symmetry within a hundred; of 6 x 6, one puzzle in some 250 is medium, and no 4 x 4 is more than
easy."""

NOT_MADE = Text(
    f"No puzzle of this difficulty was found in {MOST_ATTEMPTS} attempts. Small grids may have "
    "none; another seed tries other grids.",
    f"{MOST_ATTEMPTS} 回試しましたが、この難しさの問題はできませんでした。小さい盤にはないことも"
    "あります。シードを変えると、別の盤面で試せます。",
)

NEAR = 0.01


@dataclass(frozen=True)
class GenerateOptions:
    """A request: the same request makes the same puzzle. `level` is an index into hints.LEVELS, or
    any."""

    seed: int
    level: int | None = None
    symmetric: bool = False
    minimal: bool = False


def read_seed(typed: str) -> int:
    """Return the seed that was typed. Raises BadInput."""
    return read_whole("seed", typed, 0, LARGEST_SEED)


@dataclass(frozen=True)
class Making:
    """The progress of the work: grids tried, cells still given, and the puzzle (givens by cell)
    when it is done."""

    attempt: int
    left: int
    puzzle: Mapping[int, int] | None = None


def generate(placement: Placement, drawing: Drawing, options: GenerateOptions) -> Iterator[Making]:
    """Make a puzzle; the last Making has it, unless none was of the requested level (`NOT_MADE`).

    It comes in slices, so that the caller may stop. The placement's own givens stay. Raises
    BadInput when it has no solution at all.
    """
    random = Random(options.seed)
    orbits: list[tuple[int, ...]] = [(cell,) for cell in range(placement.size)]
    if options.symmetric:
        orbits = half_turn_orbits(drawing)
    for attempt in range(1, MOST_ATTEMPTS + 1):
        grid: Solution | None = None
        for found in random_grids(placement, random):
            yield Making(attempt, placement.size)
            if found is not None:
                grid = found
                break
        if grid is None:
            raise BadInput(
                None,
                Text("There is no grid to make a puzzle from.", "条件に合う盤面がありません。"),
            )
        random.shuffle(orbits)
        givens = dict(enumerate(grid))
        enough = 0 if options.minimal or options.level else round(placement.size * USUAL_SHARE)
        for fewer in dig(placement, givens, orbits, enough):
            givens = fewer
            yield Making(attempt, len(givens))
        if options.level is not None:
            if not options.minimal:
                for more in ease(placement, givens, grid, orbits, options.level):
                    givens = more
                    yield Making(attempt, len(givens))
            if not is_of_level(placement.with_givens(givens), options.level):
                continue
        yield Making(attempt, len(givens), givens)
        return


@dataclass(frozen=True)
class Graded:
    """The progress of the work with grading: how hard the puzzle is, as far as that is known; None
    until there is a puzzle."""

    making: Making
    grade: Grade | None = None


def generate_and_grade(
    placement: Placement, drawing: Drawing, options: GenerateOptions
) -> Iterator[Graded]:
    """Make a puzzle as `generate` does, then grade it; the last one has the whole grade."""
    for making in generate(placement, drawing, options):
        yield Graded(making)
    if making.puzzle is not None:
        for grade in grading(placement.with_givens(making.puzzle)):
            yield Graded(making, grade)


def random_grids(placement: Placement, random: Random) -> Iterator[Solution | None]:
    """Yield solutions in random order of branching, the first of them a random one; None for a
    pause."""
    layout = layout_of(placement)

    def at_random(layout: Layout, board: int) -> list[int]:
        places = branches(layout, board)
        random.shuffle(places)
        return places

    givens = placement.givens
    for trail in trails(layout, layout.board(givens), at_random):
        yield None if trail is None else layout.solution(givens, trail)


def half_turn_orbits(drawing: Drawing) -> list[tuple[int, ...]]:
    """Return the cells in ones and twos as a half turn of the drawing moves them; a cell without a
    partner is alone."""
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
    """Remove one orbit after the other while the solution stays unique; yield the givens after
    each.

    It ends when all orbits have been tried, or no more than `enough` givens are left.
    """
    layout = layout_of(placement)
    for orbit in orbits:
        if len(givens) - len(orbit) < enough:
            continue
        fewer = {cell: value for cell, value in givens.items() if cell not in orbit}
        if is_only_solution(layout, {**fewer, **placement.givens}, givens, orbit):
            givens = fewer
        yield givens


def is_only_solution(
    layout: Layout, fewer: Mapping[int, int], givens: Mapping[int, int], orbit: tuple[int, ...]
) -> bool:
    """Return whether the cells of the orbit must have the values of `givens`, given the `fewer`
    others.

    Also False if that takes too long to decide: then the orbit stays, and the puzzle is still
    correct.
    """
    board = layout.board(fewer)
    number_of = {value: number for number, value in enumerate(layout.placement.values)}
    for cell in orbit:
        candidate = cell * layout.width + number_of[givens[cell]]
        for pauses, trail in enumerate(trails(layout, board & ~layout.bits[candidate])):
            if trail is not None or pauses > PATIENCE:
                return False
        if cell not in fewer:
            board &= layout.keep[candidate]
    return True


def ease(
    placement: Placement,
    givens: dict[int, int],
    grid: Solution,
    orbits: list[tuple[int, ...]],
    level: int,
) -> Iterator[dict[int, int]]:
    """Put givens back while the puzzle is harder than requested; yield the givens after each."""
    for orbit in orbits:
        if level == TRIAL or solved_by(placement.with_givens(givens), level):
            return
        givens = givens | {cell: grid[cell] for cell in orbit}
        yield givens


def is_of_level(puzzle: Placement, level: int) -> bool:
    """Return whether a puzzle with one solution needs this level and no higher."""
    solved = level == TRIAL or solved_by(puzzle, level)
    return solved and (level == 0 or not solved_by(puzzle, level - 1))
