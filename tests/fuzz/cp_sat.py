"""The solutions of a placement by CP-SAT, where OR-tools is installed: a third opinion.

Sums and different values are its own constraints; a rule about a row is the list of the rows that
the oracle accepts. Rows are lists of the numbers of values, in increasing order, since its tables
lose rows with values beyond 32 bits (OR-tools 9.15).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Any

from pycore.model.placement import Placement, Solution
from pycore.model.regular import Regular
from pycore.model.rules import AllDifferent, Linear, kind_of
from tests.fuzz.oracle import stands

INSTALLED = find_spec("ortools") is not None

LARGEST = 10**12
"""CP-SAT adds in 64 bits."""


def solutions_by_cp_sat(placement: Placement) -> list[Solution] | None:
    """All solutions in lexicographic order; None for numbers that are too large for it."""
    kinds = [kind_of(rule) for rule in placement.rules]
    offsets = [d for kind in kinds if isinstance(kind, AllDifferent) for d in kind.offsets]
    factors = [
        k for kind in kinds if isinstance(kind, Linear) for terms in kind.terms for _, k in terms
    ]
    most = max(map(abs, placement.values)) * max(map(abs, factors), default=1)
    if max(most, *map(abs, offsets), 0) > LARGEST:
        return None
    cp: Any = import_module("ortools.sat.python.cp_model")
    model = cp.CpModel()
    domain = cp.Domain.from_values(list(placement.values))
    cells = [model.new_int_var_from_domain(domain, f"x{cell}") for cell in range(placement.size)]
    last = len(placement.values) - 1
    numbers = [model.new_int_var(0, last, f"n{cell}") for cell in range(placement.size)]
    for number, cell in zip(numbers, cells, strict=True):
        model.add_element(number, list(placement.values), cell)
    for kind in kinds:
        if isinstance(kind, AllDifferent):
            shifts = kind.offsets or (0,) * len(kind.cells)
            model.add_all_different(cells[c] + d for c, d in zip(kind.cells, shifts, strict=True))
        elif isinstance(kind, Linear):
            sums = [sum(k * cells[c] for c, k in terms) for terms in kind.terms]
            for total in sums:
                if kind.total is None:
                    model.add(total == sums[0])
                elif kind.relation == "=":
                    model.add(total == kind.total)
                elif kind.relation == "<=":
                    model.add(total <= kind.total)
                else:
                    model.add(total != kind.total)
        elif isinstance(kind, Regular):
            row = replace(kind, cells=tuple(range(len(kind.cells))))
            model.add_allowed_assignments(
                [numbers[c] for c in kind.cells], rows_of(row, placement.values)
            )

    found: list[Solution] = []

    class Collect(cp.CpSolverSolutionCallback):  # type: ignore[misc]
        def on_solution_callback(self) -> None:
            found.append(tuple(self.value(cell) for cell in cells))

    solver = cp.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    solver.solve(model, Collect())
    return sorted(found)


@lru_cache(maxsize=4)
def rows_of(rule: Regular, values: Sequence[int]) -> list[tuple[int, ...]]:
    """The rows that a rule about the first cells accepts, as numbers of the values. Kept, because a
    symmetric placement has the same rule about many rows."""
    rows = product(range(len(values)), repeat=len(rule.cells))
    return [row for row in rows if stands(rule, {c: values[n] for c, n in enumerate(row)})]
