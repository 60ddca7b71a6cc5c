"""One magic square: `python -m tests.bench.programs.one_square ours|cpsat ORDER SEED`.

What is timed goes from building the model to the solution; importing is not.
"""

import sys
from time import perf_counter

from pycore import puzzle_named
from pycore.model.placement import Placement, Solution
from pycore.search.placements.local_search import batches

LIMIT = 60.0
"""Seconds after which CP-SAT gives up."""


def square(order: int) -> Placement:
    """The rules of a magic square."""
    puzzle = puzzle_named("magic-square")
    return puzzle.placement(puzzle.settings({"order": str(order)}))


def ours(order: int, seed: int) -> Solution:
    """A square by local search."""
    return next(found for batch in batches(square(order), seed) for found in batch.found)


def cpsat(order: int, seed: int) -> Solution:
    """A square by CP-SAT with one worker."""
    model = cp_model.CpModel()
    cells = [model.NewIntVar(1, order**2, f"c{number}") for number in range(order**2)]
    model.AddAllDifferent(cells)
    rows = [range(order * r, order * (r + 1)) for r in range(order)]
    columns = [range(c, order**2, order) for c in range(order)]
    diagonals = [range(0, order**2, order + 1), range(order - 1, order**2 - 1, order - 1)]
    for line in (*rows, *columns, *diagonals):
        model.Add(sum(cells[cell] for cell in line) == order * (order**2 + 1) // 2)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    solver.parameters.max_time_in_seconds = LIMIT
    solver.Solve(model)
    return tuple(solver.Value(cell) for cell in cells)


who, order, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
if who == "cpsat":
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        sys.exit(print("missing ortools"))
began = perf_counter()
solution = {"ours": ours, "cpsat": cpsat}[who](order, seed)
took = perf_counter() - began
print(int(square(order).is_solution(solution)), took)
