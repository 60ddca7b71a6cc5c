"""python-constraint2: `python -m tests.bench.programs.pyconstraint TASK`."""

import sys
from time import perf_counter

from tests.bench.programs import MODELS

try:
    from constraint import AllDifferentConstraint, ExactSumConstraint, Problem
except ImportError:
    sys.exit(print("missing python-constraint2"))

began = perf_counter()
size, lines, total, less = MODELS[sys.argv[1]]
problem = Problem()
problem.addVariables(range(size), range(1, size + 1))
problem.addConstraint(AllDifferentConstraint())
for line in lines:
    problem.addConstraint(ExactSumConstraint(total), line)
for pair in less:
    problem.addConstraint(lambda small, large: small < large, pair)
kept = problem.getSolutions()
print(len(kept), perf_counter() - began)
