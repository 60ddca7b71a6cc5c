"""Ours, C programs and other solvers on the star and the square.

Ours is the strategy `compiled`. The C programs are the project's own (c_programs/), compiled with
gcc -O2; the solvers are OR-tools CP-SAT with one worker, clingo and python-constraint2, each with a
model of its own (programs/). All run in processes of their own and keep every solution.
"""

from __future__ import annotations

import sys

from tests.bench.c_peers import c_way
from tests.bench.ours import ours
from tests.bench.rows import Row, Way, program, rounds

LIMIT = 30.0
"""Seconds after which a solver is given up."""


def solver(module: str, task: str, expected: int) -> Way:
    """The way that runs the solver of programs/MODULE.py on one of the tasks of programs/."""
    command = [sys.executable, "-m", f"tests.bench.programs.{module}", task]
    return program(command, expected, LIMIT)


def solvers(task: str, expected: int) -> dict[str, Way]:
    """Every solver on the task."""
    return {
        "CP-SAT, 1 worker": solver("cpsat", task, expected),
        "clingo": solver("asp", task, expected),
        "python-constraint2": solver("pyconstraint", task, expected),
    }


def measure() -> list[Row]:
    """All solutions of the star; the square one of each kind and all."""
    star, square = ("magic-star", "-", "compiled"), ("magic-square", "order=4", "compiled")
    rows = rounds(
        "Magic star, all 960",
        {
            "ours, cold": ours(*star, "cold", "all", 960),
            "ours, warm": ours(*star, "warm", "all", 960),
            "C, each line tested when full": c_way("pruned_star", 960),
            **solvers("star", 960),
        },
        bases=2,
    )
    rows += rounds(
        "Magic star, one of each kind by drawing, 80",
        {
            "ours, cold": ours(*star, "cold", "kinds", 80),
            "ours, warm": ours(*star, "warm", "kinds", 80),
            "C, with symmetry conditions": c_way("symmetric_star", 80),
        },
        bases=2,
    )
    rows += rounds(
        "Magic square of order 4, one of each kind by drawing, 880",
        {
            "ours, cold": ours(*square, "cold", "kinds", 880),
            "ours, warm": ours(*square, "warm", "kinds", 880),
            "C, seven nested loops": c_way("seven_loops", 880),
            **solvers("square-basic", 880),
        },
        bases=2,
    )
    rows += rounds(
        "Magic square of order 4, all 7040",
        {
            "ours, cold": ours(*square, "cold", "all", 7040),
            "ours, warm": ours(*square, "warm", "all", 7040),
            **solvers("square", 7040),
        },
        bases=2,
    )
    return rows
