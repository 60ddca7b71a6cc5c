"""Ours, C programs and other solvers on the star and the square.

Ours is the strategy `compiled`. The C programs are the project's own (c_programs/), compiled with
gcc -O2; the solvers are OR-tools CP-SAT with one worker, clingo and python-constraint2, each with a
model of its own (programs/). All run in processes of their own and keep every solution.
"""

from __future__ import annotations

import sys

from tests.bench.c_peers import c_way
from tests.bench.interpreters import others
from tests.bench.ours import ours
from tests.bench.rows import Row, Way, program, rounds

LIMIT = 30.0
"""Seconds after which a solver is given up."""

C_ROUNDS = 25


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


def cold_and_warm(options: tuple[str, str], wanted: str, expected: int) -> dict[str, Way]:
    """Ours, a first run and a further one."""
    return {
        f"ours, {temperature}": ours(*options, "compiled", temperature, wanted, expected)
        for temperature in ("cold", "warm")
    }


def against_c(
    task: str, options: tuple[str, str], wanted: str, expected: int, c: dict[str, str]
) -> list[Row]:
    """Ours beside a C program, with nothing slow in between and in many rounds.

    `options` are a puzzle and its options, `c` the program by the words for it. Ours runs in the
    other CPythons too.
    """
    ways = cold_and_warm(options, wanted, expected)
    ways |= {way: c_way(name, expected) for way, name in c.items()}
    bases = len(ways)
    ways |= {"planning and compiling": ours(*options, "compiled", "prepared", wanted, expected)}
    for name, python in others().items():
        way = f"ours, warm, in {name}"
        ways[way] = ours(*options, "compiled", "warm", wanted, expected, python)
    return rounds(task, ways, times=C_ROUNDS, bases=bases)


def against_solvers(
    task: str, options: tuple[str, str], wanted: str, expected: int, model: str
) -> list[Row]:
    """Ours beside the solvers."""
    ways = cold_and_warm(options, wanted, expected) | solvers(model, expected)
    return rounds(task, ways, bases=2)


def measure() -> list[Row]:
    """All solutions of the star; the square one of each kind, all, and all of them counted."""
    star, square = ("magic-star", "-"), ("magic-square", "order=4")
    return [
        *against_c(
            "Magic star, all 960: ours and C",
            star,
            "all",
            960,
            {"C, each line tested when full": "pruned_star"},
        ),
        *against_c(
            "Magic star, one of each kind by drawing, 80: ours and C",
            star,
            "kinds",
            80,
            {"C, with symmetry conditions": "symmetric_star"},
        ),
        *against_c(
            "Magic square of order 4, one of each kind by drawing, 880: ours and C",
            square,
            "kinds",
            880,
            {"C, seven nested loops": "seven_loops"},
        ),
        *against_c(
            "Magic square of order 4, all 7040 counted: ours and C",
            square,
            "count",
            7040,
            {
                "C, every square visited": "counted_one_by_one",
                "C, one of each kind, times eight": "counted_by_corners",
            },
        ),
        *against_solvers("Magic star, all 960", star, "all", 960, "star"),
        *against_solvers(
            "Magic square of order 4, one of each kind by drawing, 880",
            square,
            "kinds",
            880,
            "square-basic",
        ),
        *against_solvers("Magic square of order 4, all 7040", square, "all", 7040, "square"),
    ]
