"""One solution of something large:
`python -m tests.bench.programs.one_solution STRATEGY|cpsat PUZZLE OPTION=VALUE,... PERCENT SEED`.

With a PERCENT above 0 so many of the cells are given, from a solution found with another seed. What
is timed goes from building the model to the solution; importing is not, nor is making the givens.
CP-SAT solves magic squares only.
"""

import sys
from random import Random
from time import perf_counter

from pycore import puzzle_named, solutions
from pycore.model.placement import Placement, Solution

LIMIT = 60.0
"""Seconds after which CP-SAT gives up."""

GIVING = 4711
"""The seed of the solution from which cells are given, and of their choice."""


def placement() -> Placement:
    """The rules, without givens."""
    return puzzle.placement(puzzle.settings(options))


def givens() -> dict[int, int]:
    """As many of the cells as are to be given."""
    if not percent:
        return {}
    made = placement()
    strategy = "local-search" if who == "cpsat" else who
    solution = next(solutions(made, strategy=strategy, seed=GIVING))
    cells = Random(GIVING).sample(range(made.size), made.size * percent // 100)
    return {cell: solution[cell] for cell in cells}


def ours(given: dict[int, int]) -> Solution:
    """A solution by one of our strategies."""
    return next(solutions(placement().with_givens(given), strategy=who, seed=seed))


def cpsat(given: dict[int, int]) -> Solution:
    """A magic square by CP-SAT with one worker."""
    order = int(options["order"])
    model = cp_model.CpModel()
    cells = [model.NewIntVar(1, order**2, f"c{number}") for number in range(order**2)]
    model.AddAllDifferent(cells)
    rows = [range(order * r, order * (r + 1)) for r in range(order)]
    columns = [range(c, order**2, order) for c in range(order)]
    diagonals = [range(0, order**2, order + 1), range(order - 1, order**2 - 1, order - 1)]
    for line in (*rows, *columns, *diagonals):
        model.Add(sum(cells[cell] for cell in line) == order * (order**2 + 1) // 2)
    for cell, value in given.items():
        model.Add(cells[cell] == value)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    solver.parameters.max_time_in_seconds = LIMIT
    solver.Solve(model)
    return tuple(solver.Value(cell) for cell in cells)


who, name, typed = sys.argv[1:4]
percent, seed = map(int, sys.argv[4:6])
puzzle = puzzle_named(name)
options = dict(option.split("=") for option in typed.split(","))
if who == "cpsat":
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        sys.exit(print("missing ortools"))
given = givens()
began = perf_counter()
solution = cpsat(given) if who == "cpsat" else ours(given)
took = perf_counter() - began
print(int(placement().with_givens(given).is_solution(solution)), took)
