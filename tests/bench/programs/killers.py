"""Hard Killer Sudokus by OR-tools CP-SAT with one worker, each with a proof of its solution.

Prints how many solutions all of them have, and the seconds that the median puzzle takes.
"""

import sys
from statistics import median
from time import perf_counter

from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, SumIs
from tests.bench.programs.proofs import HARD_KILLERS, placement_of
from tests.bench.published import puzzles_of

try:
    from ortools.sat.python import cp_model
except ImportError:
    sys.exit(print("missing ortools"))


def by_cp_sat(placement: Placement) -> list[Solution]:
    """All solutions; each is excluded before the next search."""
    model = cp_model.CpModel()
    low, *_, high = placement.values
    cells = [model.NewIntVar(low, high, f"c{cell}") for cell in range(placement.size)]
    for rule in placement.rules:
        match rule:
            case AllDifferent(some):
                model.AddAllDifferent([cells[cell] for cell in some])
            case SumIs(some, total):
                model.Add(sum(cells[cell] for cell in some) == total)
            case _:
                raise TypeError(rule)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    found: list[Solution] = []
    while solver.Solve(model) == cp_model.OPTIMAL:
        found.append(tuple(solver.Value(cell) for cell in cells))
        model.AddForbiddenAssignments(cells, [found[-1]])
    return found


seconds, solutions = [], 0
for puzzle in puzzles_of(HARD_KILLERS):
    placement = placement_of(HARD_KILLERS, puzzle)
    began = perf_counter()
    solutions += len(by_cp_sat(placement))
    seconds.append(perf_counter() - began)
print(solutions, median(seconds))
