"""Killer Sudokus, each with a proof that its solution is the only one: `... killers ours|cp-sat`.

Prints how many solutions all of them have, and the seconds that the median puzzle takes.
"""

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from pycore.model.drawing import grid
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, SumIs
from pycore.search.placements import propagate
from pycore.search.placements.propagate_rules import forget
from tests.support.killers import KILLERS


def ours(placement: Placement) -> list[Solution]:
    """All solutions, with nothing kept from a search before."""
    forget()
    search = propagate.STRATEGY.start(placement, grid(9, 9))
    return [solution for batch in search.batches for solution in batch.found]


def by_cp_sat(placement: Placement) -> list[Solution]:
    """All solutions by OR-tools CP-SAT with one worker; each is excluded before the next
    search."""
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


solve: Callable[[Placement], list[Solution]] = ours
if sys.argv[1] != "ours":
    solve = by_cp_sat
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        sys.exit(print("missing ortools"))

seconds, solutions = [], 0
for killer in KILLERS:
    began = perf_counter()
    found = solve(killer.placement)
    seconds.append(perf_counter() - began)
    solutions += len(found)
    if killer.solution not in found:
        sys.exit("a solution is missing")
print(solutions, median(seconds))
