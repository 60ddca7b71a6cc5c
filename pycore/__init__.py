"""Edagari: puzzles solved by backtracking, with the pruning derived from the rules and shown.

from . import puzzle_named, solve

star = puzzle_named("magic-star")
for solution in solve(star, givens={0: 1, 1: 2, 2: 4}):
    print(solution)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

__version__ = "0.1.0"

from .catalogue import all_puzzles, puzzle_named
from .model.drawing import Drawing, Spot, grid
from .model.placement import Placement, Solution
from .model.puzzle import Example, Puzzle
from .model.rules import AllDifferent, AtMost, EqualSums, Given, Less, SumIs
from .model.text import BadInput, Text
from .run.checking import WrongSolution, checked
from .run.job import Job, Progress
from .search import STRATEGIES, chosen_strategy, strategy_named

__all__ = [
    "STRATEGIES",
    "AllDifferent",
    "AtMost",
    "BadInput",
    "Drawing",
    "EqualSums",
    "Example",
    "Given",
    "Job",
    "Less",
    "Placement",
    "Progress",
    "Puzzle",
    "Solution",
    "Spot",
    "SumIs",
    "Text",
    "WrongSolution",
    "all_puzzles",
    "puzzle_named",
    "solutions",
    "solve",
    "strategy_named",
]


def solve(
    puzzle: Puzzle,
    options: Mapping[str, str] | None = None,
    givens: Mapping[int, int] | None = None,
    strategy: str | None = None,
) -> Iterator[Solution]:
    """The solutions of a puzzle, one after another, as the strategy finds them.

    `options` are as typed ({"order": "7"}), `givens` by cell. Unless told the strategy is the
    quickest that suits, which finds all solutions; one that visits one of each kind yields those.
    Raises BadInput for an option, a given or a strategy that cannot be used, and for a puzzle that
    has moves instead of cells.
    """
    settings = puzzle.settings(options or {})
    placement = puzzle.placement(settings).with_givens(givens or {})
    return solutions(placement, puzzle.draw(settings), strategy)


def solutions(
    placement: Placement, drawing: Drawing | None = None, strategy: str | None = None
) -> Iterator[Solution]:
    """The solutions of a placement, as `solve` gives them.

    The drawing says which symmetries can be seen; without one the cells are taken as one row. Each
    solution is checked by code that the search does not use. Raises BadInput for a strategy that
    cannot be used.
    """
    seen = drawing or grid(1, placement.size)
    search = chosen_strategy(strategy, placement).start(placement, seen)
    found = (
        solution
        for batch in search.batches
        for solution in (search.expand(batch.found) if search.expand else batch.found)
    )
    return checked(found, placement.is_solution)
