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

from . import startup  # before all else  # noqa: F401

if TYPE_CHECKING:
    from .api.backbones import Shared, shared
    from .api.conflicts import Conflict, conflict
    from .api.counting import Classes, Counted, count
    from .api.farthest_positions import Farthest, farthest
    from .api.figures import Figure
    from .api.generating import Generated, generate
    from .api.hinting import Hinted, hint
    from .api.opening import Opened, exported, opened
    from .api.plans import Planned, plan
    from .api.races import Raced, race
    from .api.solving import Found, Line, lines, solutions, solve
    from .assist.generate import Making
    from .assist.hints import Step
    from .model.automaton import Automaton
    from .model.bilingual import BadInput, Text
    from .model.calculation import Calculation
    from .model.drawing import Drawing, Spot, grid
    from .model.largest_rules import LargestMinusRest, LargestOverRest
    from .model.line_rules import DifferAtLeast, DifferBy, QuotientIs
    from .model.movement import Movement
    from .model.multiple import Multiple
    from .model.pair_rules import Twice
    from .model.placement import Placement, Solution
    from .model.puzzle import Example, Puzzle
    from .model.regular import OneOf
    from .model.row_rules import ProductIs, SumBetween, Table, Visible
    from .model.rules import (
        AllDifferent,
        AtMost,
        EqualSums,
        Given,
        Increasing,
        Less,
        Linear,
        SumIs,
    )
    from .model.runs import Runs
    from .model.set_rules import Between, Consecutive, Contains
    from .model.written_sum import WrittenSum
    from .puzzles import all_puzzles, puzzle_named
    from .run.job import Job, Progress
    from .run.race import Lap
    from .run.solution_check import WrongSolution
    from .run.workers_lost import WorkersLost
    from .search import STRATEGIES, strategies_for, strategy_named

__all__ = [
    "STRATEGIES",
    "AllDifferent",
    "AtMost",
    "Automaton",
    "BadInput",
    "Between",
    "Calculation",
    "Classes",
    "Conflict",
    "Consecutive",
    "Contains",
    "Counted",
    "DifferAtLeast",
    "DifferBy",
    "Drawing",
    "EqualSums",
    "Example",
    "Farthest",
    "Figure",
    "Found",
    "Generated",
    "Given",
    "Hinted",
    "Increasing",
    "Job",
    "Lap",
    "LargestMinusRest",
    "LargestOverRest",
    "Less",
    "Line",
    "Linear",
    "Making",
    "Movement",
    "Multiple",
    "OneOf",
    "Opened",
    "Placement",
    "Planned",
    "ProductIs",
    "Progress",
    "Puzzle",
    "QuotientIs",
    "Raced",
    "Runs",
    "Shared",
    "Solution",
    "Spot",
    "Step",
    "SumBetween",
    "SumIs",
    "Table",
    "Text",
    "Twice",
    "Visible",
    "WorkersLost",
    "WrittenSum",
    "WrongSolution",
    "all_puzzles",
    "conflict",
    "count",
    "exported",
    "farthest",
    "generate",
    "grid",
    "hint",
    "lines",
    "opened",
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
    "assist.generate": "Making",
    "assist.hints": "Step",
    "puzzles": "all_puzzles puzzle_named",
    "api.plans": "Planned plan",
    "api.races": "Raced race",
    "api.conflicts": "Conflict conflict",
    "api.counting": "Classes Counted count",
    "api.backbones": "Shared shared",
    "api.hinting": "Hinted hint",
    "api.generating": "Generated generate",
    "api.farthest_positions": "Farthest farthest",
    "api.figures": "Figure",
    "api.opening": "Opened exported opened",
    "api.solving": "Found Line lines solutions solve",
    "model.drawing": "Drawing Spot grid",
    "model.movement": "Movement",
    "model.multiple": "Multiple",
    "model.pair_rules": "Twice",
    "model.placement": "Placement Solution",
    "model.puzzle": "Example Puzzle",
    "model.rules": "AllDifferent AtMost EqualSums Given Increasing Less Linear SumIs",
    "model.regular": "OneOf",
    "model.automaton": "Automaton",
    "model.calculation": "Calculation",
    "model.largest_rules": "LargestMinusRest LargestOverRest",
    "model.line_rules": "DifferAtLeast DifferBy QuotientIs",
    "model.row_rules": "ProductIs SumBetween Table Visible",
    "model.runs": "Runs",
    "model.set_rules": "Between Contains Consecutive",
    "model.written_sum": "WrittenSum",
    "model.bilingual": "BadInput Text",
    "run.solution_check": "WrongSolution",
    "run.job": "Job Progress",
    "run.race": "Lap",
    "search": "STRATEGIES strategies_for strategy_named",
    "run.workers_lost": "WorkersLost",
}
"""The public names of the package, by the file that is imported on demand."""

import_module(".plan", __name__)  # now: later this would replace the function by the room
del globals()["plan"]


def __getattr__(name: str) -> object:
    for file, names in HOMES.items():
        if name in names.split():
            offered = globals()[name] = getattr(import_module(f".{file}", __name__), name)
            return offered
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
