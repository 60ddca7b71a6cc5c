"""Edagari: puzzles solved by backtracking, with the pruning derived from the rules and shown.

from edagari import puzzle_named, solve

star = puzzle_named("magic-star")
for solution in solve(star, givens={0: 1, 1: 2, 2: 4}):
    print(solution)

Every name with an example: docs/library.md.
"""

from __future__ import annotations

__version__ = "0.1.0"

from . import starting  # before all else  # noqa: F401
from .aid.generate import Making
from .aid.hints import Step
from .catalogue import all_puzzles, puzzle_named
from .library import (
    Classes,
    Conflict,
    Counted,
    Farthest,
    Found,
    Generated,
    Hinted,
    Line,
    Planned,
    Raced,
    Shared,
    conflict,
    count,
    farthest,
    generate,
    hint,
    lines,
    plan,
    race,
    shared,
    solutions,
    solve,
)
from .model.drawing import Drawing, Spot, grid
from .model.movement import Movement
from .model.placement import Placement, Solution
from .model.puzzle import Example, Puzzle
from .model.rules import AllDifferent, AtMost, EqualSums, Given, Less, SumIs
from .model.text import BadInput, Text
from .run.checking import WrongSolution
from .run.job import Job, Progress
from .run.race import Lap
from .search import STRATEGIES, strategies_for, strategy_named
from .spread.ends import WorkersLost

__all__ = [
    "STRATEGIES",
    "AllDifferent",
    "AtMost",
    "BadInput",
    "Classes",
    "Conflict",
    "Counted",
    "Drawing",
    "EqualSums",
    "Example",
    "Farthest",
    "Found",
    "Generated",
    "Given",
    "Hinted",
    "Job",
    "Lap",
    "Less",
    "Line",
    "Making",
    "Movement",
    "Placement",
    "Planned",
    "Progress",
    "Puzzle",
    "Raced",
    "Shared",
    "Solution",
    "Spot",
    "Step",
    "SumIs",
    "Text",
    "WorkersLost",
    "WrongSolution",
    "all_puzzles",
    "conflict",
    "count",
    "farthest",
    "generate",
    "grid",
    "hint",
    "lines",
    "plan",
    "puzzle_named",
    "race",
    "shared",
    "solutions",
    "solve",
    "strategies_for",
    "strategy_named",
]
