"""One solution of something large: local search, restarts, and CP-SAT with one worker, ten seeds
each."""

from __future__ import annotations

import sys
from itertools import count

from tests.bench.rows import Row, Way, program, rounds

SQUARES = (6, 8, 10)
SEEDS = 10

OTHERS: dict[str, tuple[str, str, str, int]] = {
    "a magic square of order 12": ("local-search", "magic-square", "order=12", 0),
    "a magic square of order 10, a tenth of it given": (
        "local-search",
        "magic-square",
        "order=10",
        10,
    ),
    "a magic star of 12 tips": ("local-search", "magic-star", "order=12", 0),
    "a magic star of 12 tips, a tenth of it given": ("local-search", "magic-star", "order=12", 10),
    "100 queens": ("local-search", "queens", "n=100", 0),
    "100 queens, a tenth of them given": ("local-search", "queens", "n=100", 10),
    "a Latin square of order 30": ("restarts", "latin-square", "order=30", 0),
    "a Latin square of order 30, a tenth of it given": ("restarts", "latin-square", "order=30", 10),
}
"""What else is searched for: how, and what."""


def seeded(who: str, puzzle: str, options: str, percent: int = 0) -> Way:
    """The way that finds a solution, with another seed each time."""
    seeds = count(1)

    def run() -> float:
        words = [who, puzzle, options, str(percent), str(next(seeds))]
        return program([sys.executable, "-m", "tests.bench.programs.one_solution", *words], 1)()

    return run


def measure() -> list[Row]:
    """A magic square of each order, beside CP-SAT; then the others."""
    rows: list[Row] = []
    for order in SQUARES:
        wanted = ("magic-square", f"order={order}")
        ways = {
            "ours, local-search": seeded("local-search", *wanted),
            "CP-SAT": seeded("cpsat", *wanted),
        }
        rows += rounds(f"One magic square of order {order}", ways, times=SEEDS)
    for task, (who, puzzle, options, percent) in OTHERS.items():
        way = seeded(who, puzzle, options, percent)
        rows += rounds(f"One solution: {task}", {f"ours, {who}": way}, times=SEEDS)
    return rows
