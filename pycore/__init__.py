"""Edagari: puzzles solved by backtracking, with the pruning derived from the rules and shown.

from edagari import puzzle_named, solve

star = puzzle_named("magic-star")
for solution in solve(star, givens={0: 1, 1: 2, 2: 4}):
    print(solution)

Every name with an example: docs/library.md.
"""

from __future__ import annotations

__version__ = "0.1.0"

from importlib import import_module
from typing import TYPE_CHECKING

from . import starting  # before all else  # noqa: F401

if TYPE_CHECKING:
    from .aid.generate import Making
    from .aid.hints import Step
    from .catalogue import all_puzzles, puzzle_named
    from .library.comparing import Planned, Raced, plan, race
    from .library.conflicting import Conflict, conflict
    from .library.counting import Classes, Counted, count
    from .library.helping import Generated, Hinted, Shared, generate, hint, shared
    from .library.mapping import Farthest, farthest
    from .library.searching import Found, Line, lines, solutions, solve
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

HOMES = {
    "aid.generate": "Making",
    "aid.hints": "Step",
    "catalogue": "all_puzzles puzzle_named",
    "library.comparing": "Planned Raced plan race",
    "library.conflicting": "Conflict conflict",
    "library.counting": "Classes Counted count",
    "library.helping": "Generated Hinted Shared generate hint shared",
    "library.mapping": "Farthest farthest",
    "library.searching": "Found Line lines solutions solve",
    "model.drawing": "Drawing Spot grid",
    "model.movement": "Movement",
    "model.placement": "Placement Solution",
    "model.puzzle": "Example Puzzle",
    "model.rules": "AllDifferent AtMost EqualSums Given Less SumIs",
    "model.text": "BadInput Text",
    "run.checking": "WrongSolution",
    "run.job": "Job Progress",
    "run.race": "Lap",
    "search": "STRATEGIES strategies_for strategy_named",
    "spread.ends": "WorkersLost",
}
"""The names that the package offers, by the file that is imported when one of them is asked for."""

import_module(".plan", __name__)  # now: this would put the room in place of the function, later
del globals()["plan"]


def __getattr__(name: str) -> object:
    for file, names in HOMES.items():
        if name in names.split():
            offered = globals()[name] = getattr(import_module(f".{file}", __name__), name)
            return offered
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
