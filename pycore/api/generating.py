"""New puzzles with exactly one solution, and new positions that need a given number of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import randint
from typing import TYPE_CHECKING, Any

from ..assist.generate import GenerateOptions, Graded, Making
from ..assist.hints import LEVEL_NAMES, TECHNIQUE_NAMES
from ..assist.new_puzzle import new_puzzle
from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.drawing import Drawing
from ..model.notation import write_line
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..model.seed import LARGEST_SEED, read_seed
from .arguments import checked
from .budget import TimeBudget, last_state
from .subject import MovementSubject, PlacementSubject, placement_subject

if TYPE_CHECKING:
    from ..search.movements.make_position import Seeking


@dataclass(frozen=True, slots=True)
class Generated:
    """A new puzzle with exactly one solution: `givens` by cell, `text` in the puzzle's own notation
    (None for a placement of your own). `options`, as typed, hold the clues of puzzles that have
    signs, sums or numbers outside.

    `finished` says whether the work was completed: then `givens` is None only if no puzzle of the
    difficulty was found. The same `seed` and request make the same puzzle. `difficulty` is one of
    the levels easy, medium, hard, expert, extreme, `techniques` the number of uses of each; None
    and empty if time ran out before they were known, and for puzzles that are not rated. `score` is
    the sum of the points of all steps. Puzzles made of clues have neither techniques nor a score.
    """

    givens: Mapping[int, int] | None
    text: str | None
    finished: bool
    seed: int
    difficulty: str | None
    techniques: Mapping[str, int]
    options: Mapping[str, str]
    score: int | None


@checked
def generate(
    task: Puzzle | Placement,
    options: Mapping[str, str | int] | None = None,
    *,
    seed: int | None = None,
    difficulty: str | None = None,
    symmetric: bool = False,
    minimal: bool = False,
    drawing: Drawing | None = None,
    seconds: float | None = None,
    progress: Callable[[Making], object] | None = None,
) -> Generated:
    """Make a puzzle with exactly one solution; the givens of your own placement stay.

    Without a seed a random one is used. `symmetric`: givens and clues have half-turn symmetry;
    `minimal`: none of them (with `symmetric`: no pair) can be removed. Of options that hold clues
    only the size counts. `difficulty` is a level, or the name of a technique that the puzzle must
    need, along with simpler ones and none harder. Raises BadInput for unusable arguments, for a
    difficulty if the puzzle is not rated, and if there is no solution.
    """
    budget = TimeBudget(seconds)
    asked = placement_subject(task, options, None, drawing)
    chosen = drawn_seed() if seed is None else read_seed(spelled(seed))
    wanted = generate_options(chosen, difficulty, symmetric, minimal)

    def report(state: Graded) -> None:
        if progress and state.grade is None:
            progress(state.making)

    made, whole = generated(asked, wanted, budget, report)
    givens, grade = made.making.puzzle, made.grade if whole else None
    posed = asked._replace(settings=made.making.settings or asked.settings)
    return Generated(
        None if givens is None else dict(givens),
        None if givens is None else text_of(posed, givens),
        whole,
        chosen,
        grade.name if grade else None,
        grade.techniques if grade else {},
        posed.puzzle.written(posed.settings) if posed.puzzle else {},
        grade.score if grade else None,
    )


def drawn_seed() -> int:
    """Return a random seed."""
    return randint(0, LARGEST_SEED)


def generate_options(
    seed: int, difficulty: str | None, symmetric: bool, minimal: bool
) -> GenerateOptions:
    """Return the request; the difficulty is a level or a technique. Raises BadInput for an unknown
    one."""
    if difficulty in TECHNIQUE_NAMES:
        return GenerateOptions(seed, None, symmetric, minimal, difficulty)
    return GenerateOptions(seed, _level(difficulty), symmetric, minimal)


def generated(
    asked: PlacementSubject,
    options: GenerateOptions,
    budget: TimeBudget,
    progress: Callable[[Graded], object] | None,
) -> tuple[Graded, bool]:
    """Make the requested puzzle, with its grade, within the budget; also return whether that is
    complete. Raises BadInput for a difficulty if the puzzle is not rated, and if there is no
    solution."""
    work = new_puzzle(asked.puzzle, asked.settings, asked.made, asked.drawing, options)
    return last_state(work, budget, progress)


def position_that_needs(
    asked: MovementSubject,
    moves: int,
    seed: int,
    budget: TimeBudget,
    progress: Callable[[Seeking[Any]], object] | None,
) -> tuple[Seeking[Any], bool]:
    """Make a new position that needs a number of moves, or say why there is none; also return
    whether that is complete."""
    from ..search.movements.make_position import position_with  # not for placements

    states: Iterator[Seeking[Any]] = position_with(asked.made, moves, seed)
    return last_state(states, budget, progress)


def _level(difficulty: str | None) -> int | None:
    """Return the level of that name. Raises BadInput if there is none."""
    if difficulty is None:
        return None
    if difficulty in LEVEL_NAMES:
        return LEVEL_NAMES.index(difficulty)
    names, techniques = ", ".join(LEVEL_NAMES), ", ".join(TECHNIQUE_NAMES)
    raise BadInput(
        Named("difficulty"),
        Text(
            f"{shown(str(difficulty))} is not known; choose one of {names}, or a technique: "
            f"{techniques}.",
            f"{shown(str(difficulty))} はありません（{names}、または手筋：{techniques}）。",
        ),
    )


def text_of(asked: PlacementSubject, givens: Mapping[int, int]) -> str | None:
    """Return givens in the puzzle's own notation; None for your own placement."""
    return write_line(givens, asked.puzzle, asked.settings) if asked.puzzle else None
