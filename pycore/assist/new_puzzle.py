"""A new puzzle of any kind: with clues where the puzzle says how (model/clues.py), else with
givens."""

from __future__ import annotations

from collections.abc import Iterator

from ..model.bilingual import BadInput, Named
from ..model.drawing import Drawing
from ..model.placement import Placement
from ..model.puzzle import Puzzle, Settings
from .clue_puzzles import generate_with_clues
from .generate import NO_TECHNIQUES, GenerateOptions, Graded, generate_and_grade


def new_puzzle(
    puzzle: Puzzle | None,
    settings: Settings,
    placement: Placement,
    drawing: Drawing,
    options: GenerateOptions,
) -> Iterator[Graded]:
    """Make a puzzle and grade it if it is rated, in slices; the last result has the whole grade.
    `puzzle` is None for a user's own placement. Raises BadInput like `generate`."""
    if puzzle and puzzle.clues:
        if options.technique:
            raise BadInput(Named("difficulty"), NO_TECHNIQUES)
        return generate_with_clues(puzzle, puzzle.clues, settings, options)
    return generate_and_grade(placement, drawing, options)
