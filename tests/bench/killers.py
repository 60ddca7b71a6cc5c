"""Killer Sudoku: a proof that the solution is the only one.

Ours is the strategy `propagate`, with everything it prepares, against OR-tools CP-SAT with one
worker: the puzzles of tests/support/killers.py.
"""

from __future__ import annotations

import sys

from tests.bench.rows import Row, program, rounds
from tests.support.killers import KILLERS

COMMAND = [sys.executable, "-m", "tests.bench.programs.killers"]


def measure() -> list[Row]:
    """A table for the median puzzle."""
    ways = {
        name: program([*COMMAND, way], len(KILLERS))
        for name, way in (("ours", "ours"), ("CP-SAT, 1 worker", "cp-sat"))
    }
    return rounds(f"Killer Sudoku, the median of {len(KILLERS)}, with proof", ways)
