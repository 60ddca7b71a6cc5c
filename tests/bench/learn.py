"""Learning from dead ends: Sudokus on which propagation takes long, with proof.

The strategy `learn` against `propagate` and OR-tools CP-SAT with one worker, in seconds of the
processor, with all that is prepared.
"""

from __future__ import annotations

import sys

from tests.bench.programs.learned import PUZZLES
from tests.bench.rows import Row, program, rounds

TIMES = 2
LIMIT = 600.0
"""Seconds by the clock after which a way is given up."""


def measure() -> list[Row]:
    """A table for each puzzle."""
    found = list[Row]()
    for puzzle in PUZZLES:
        ways = {
            way: program(
                [sys.executable, "-m", "tests.bench.programs.learned", way, puzzle], 1, LIMIT
            )
            for way in ("learn", "propagate", "cp-sat")
        }
        found += rounds(f"Sudoku, {puzzle}", ways, TIMES)
    return found
