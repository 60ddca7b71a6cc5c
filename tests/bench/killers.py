"""Killer Sudoku: a proof that the solution is the only one.

Ours is the strategy `propagate`, with everything it prepares, against OR-tools CP-SAT with one
worker: 21 hard puzzles (tests/bench/puzzles/).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median

from tests.bench.programs.proofs import HARD_KILLERS
from tests.bench.published import proved, puzzles_of
from tests.bench.rows import Row, Way, program, rounds

CP_SAT = [sys.executable, "-m", "tests.bench.programs.killers"]
TIMES = 2
"""CP-SAT needs a minute for all of them."""


def measure() -> list[Row]:
    """One table: the median puzzle, and the slowest of ours."""
    count = len(puzzles_of(HARD_KILLERS))
    ways = {
        "ours": native(median),
        "CP-SAT, 1 worker": program(CP_SAT, count, limit=600),
        "ours, the slowest puzzle": native(max),
    }
    return rounds(f"Hard Killer Sudoku, the median of {count}, with proof", ways, TIMES)


def native(total: Callable[[list[float]], float]) -> Way:
    """The way that gives one number for the times of all puzzles, in a process of its own."""
    return lambda: total(proved(HARD_KILLERS, puzzles_of(HARD_KILLERS))["seconds"])
