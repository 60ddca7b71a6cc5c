"""A Sudoku on which propagation takes long, with all its solutions:
`python -m tests.bench.programs.learned WAY PUZZLE`.

WAY is a strategy, or "cp-sat": OR-tools with one worker and the model of tests/fuzz/cp_sat.py.
Prints the number of solutions and the seconds of the processor.
"""

from __future__ import annotations

import sys
from time import process_time

from pycore.model.drawing import grid
from pycore.search import strategy_named
from tests.bench.programs.proofs import placement_of
from tests.fuzz.cp_sat import INSTALLED, solutions_by_cp_sat

PUZZLES = {
    "renban lines": (
        "renban r4c8-r4c9-r5c9-r6c9 r7c9-r8c9-r9c9-r9c8 r6c7-r7c7-r8c7-r8c6 r2c6-r1c6-r1c5-r1c4 "
        "r2c1-r1c1-r1c2-r1c3 r2c3-r2c4-r3c4-r4c4 r5c5-r5c6-r6c6-r7c6 r5c4-r5c3-r6c3-r7c3 "
        "r3c1-r4c1-r5c1-r5c2 r7c1-r8c1-r9c1-r9c2 r7c4-r8c4-r9c4-r9c3 "
        "black r2c9-r3c9 r1c7-r1c8 r3c6-r3c5 r4c7-r5c7",
        f"{'.' * 24}1{'.' * 56}",
    ),
    "18 arrows": (
        "arrow r1c2-r2c1-r3c1 r1c3-r2c2-r1c1 r2c5-r1c5-r2c4 r3c7-r2c7-r1c8 r3c9-r2c8-r3c8-r2c9 "
        "r3c6-r4c6-r5c7 r4c2-r4c3-r3c2 r5c1-r5c2-r5c3 r6c2-r7c3-r7c4 r7c2-r6c3-r5c4 "
        "r2c3-r3c4-r4c5-r5c6 r7c1-r8c1-r9c2 r9c3-r8c2-r9c1 r9c4-r9c5-r9c6-r9c7 r8c7-r8c8-r8c9 "
        "r7c8-r6c7-r7c6 r5c8-r6c8-r7c7 r5c5-r6c6-r7c5",
        "." * 81,
    ),
    "zipper lines": (
        "zipper r1c2-r1c1-r2c1-r2c2-r3c2-r3c1-r4c1-r5c1-r4c2 r2c3-r1c3-r1c4-r2c4-r3c4 "
        "r2c6-r3c5-r3c6-r2c7-r1c6-r1c5 r9c3-r8c2-r7c1-r6c1-r5c2-r4c3-r4c4-r5c4-r6c3 "
        "r8c3-r7c3-r6c4-r6c5-r5c5-r4c5-r4c6-r5c6-r6c6-r6c7-r6c8-r6c9 r5c7-r5c8-r4c7-r3c7-r2c8 "
        "r7c5-r7c6-r8c6-r8c7-r7c7-r7c8-r7c9-r8c9-r9c9-r9c8-r9c7-r9c6-r9c5-r8c5",
        "." * 81,
    ),
    "neighbours differ by two": (
        "nonconsecutive",
        f".3.........6.........5...7{'.' * 55}",
    ),
}
"""Of each the notation and the givens: 'Leven, Arrow slow, The Zip that Zips the Zips and
Anti-consecutive of the Interactive Sudoku Solver (sigh on GitHub)."""


def solutions(way: str, puzzle: str) -> int:
    """Return how many solutions the way finds."""
    placement = placement_of("sudoku", PUZZLES[puzzle])
    if way == "cp-sat":
        return len(solutions_by_cp_sat(placement) or ())
    search = strategy_named(way, placement).start(placement, grid(1, placement.size))
    return sum(len(batch.found) for batch in search.batches)


if __name__ == "__main__":
    if sys.argv[1] == "cp-sat" and not INSTALLED:
        sys.exit(print("missing ortools"))
    began = process_time()
    found = solutions(*sys.argv[1:])
    print(found, process_time() - began)
