"""All steps of the same Sudokus by hodoku-py: `python hodoku_steps.py PUZZLE ...`, in a Python that
has it."""

import sys
from statistics import median
from time import perf_counter

try:
    from hodoku.api import Solver
except ImportError:
    sys.exit(print("missing hodoku-py"))

solver, took = Solver(), []
for puzzle in sys.argv[1:]:
    began = perf_counter()
    done = solver.solve(puzzle)
    took.append(perf_counter() - began)
    assert done.solved
    assert done.level.name == "EXTREME"
print(len(took), median(took))
