"""One solution of something large: local search, and CP-SAT with one worker, ten seeds each."""

from __future__ import annotations

import sys
from itertools import count

from tests.bench.rows import Row, Way, program, rounds

ORDERS = (6, 8, 10)
SEEDS = 10


def seeded(who: str, order: int) -> Way:
    """The way that finds a magic square of that order, with another seed each time."""
    seeds = count(1)

    def run() -> float:
        words = [who, str(order), str(next(seeds))]
        return program([sys.executable, "-m", "tests.bench.programs.one_square", *words], 1)()

    return run


def measure() -> list[Row]:
    """A magic square of each order."""
    return [
        row
        for order in ORDERS
        for row in rounds(
            f"One magic square of order {order}",
            {"ours, local-search": seeded("ours", order), "CP-SAT": seeded("cpsat", order)},
            times=SEEDS,
        )
    ]
