"""OR-tools CP-SAT, one worker: `python -m tests.bench.programs.cpsat TASK`."""

import sys
from time import perf_counter

from tests.bench.programs import MODELS

try:
    from ortools.sat.python import cp_model
except ImportError:
    sys.exit(print("missing ortools"))


class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
    """Keeps every solution."""

    def __init__(self, cells: list[cp_model.IntVar]) -> None:
        super().__init__()
        self.cells = cells
        self.kept: list[tuple[int, ...]] = []

    def on_solution_callback(self) -> None:
        """Called by the solver."""
        self.kept.append(tuple(self.Value(cell) for cell in self.cells))


began = perf_counter()
size, lines, total, less = MODELS[sys.argv[1]]
model = cp_model.CpModel()
cells = [model.NewIntVar(1, size, f"c{number}") for number in range(size)]
model.AddAllDifferent(cells)
for line in lines:
    model.Add(sum(cells[cell] for cell in line) == total)
for small, large in less:
    model.Add(cells[small] < cells[large])
solver = cp_model.CpSolver()
solver.parameters.num_workers = 1
solver.parameters.enumerate_all_solutions = True
counter = Counter(cells)
status = solver.Solve(model, counter)
took = perf_counter() - began
if status != cp_model.OPTIMAL:
    sys.exit("the solver did not finish")
print(len(set(counter.kept)), took)
