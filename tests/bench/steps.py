"""All steps of hard Sudokus: ours, and hodoku-py.

From the givens to the solution, each step with what a person would need for it, and the grade. The
puzzles (programs/steps.py) are rated as extreme by hodoku-py, which is installed for this alone in
an environment of its own, with the interpreter of this one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from builder.shell import Problem
from tests.bench.others import python_with
from tests.bench.programs.steps import EXTREME
from tests.bench.rows import Row, Unmeasured, Way, program, rounds

HODOKU = "hodoku-py==0.2.1"
SCRIPT = Path(__file__).parent / "programs" / "hodoku_steps.py"
TIMES = 5


def measure() -> list[Row]:
    """One table: the median puzzle."""
    ways = {"ours": native(), "hodoku-py 0.2.1": hodoku()}
    task = f"All steps of a Sudoku that HoDoKu calls extreme, the median of {len(EXTREME)}"
    return rounds(task, ways, TIMES)


def native() -> Way:
    """Ours in a process of its own."""
    return program([sys.executable, "-m", "tests.bench.programs.steps"], len(EXTREME))


def hodoku() -> Way:
    """The other one in its own environment."""

    def run() -> float:
        try:
            python = python_with("bench-hodoku", HODOKU)
        except Problem as problem:
            raise Unmeasured(str(problem)) from None
        return program([str(python), str(SCRIPT), *EXTREME], len(EXTREME))()

    return run
