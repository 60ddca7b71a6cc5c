"""Our strategies against each other: the star and the square.

Every strategy as a person runs it: planning, searching, counting all solutions; a first run in a
process of its own. Generate and test is left to the `race` command: it would take an hour and
years.
"""

from __future__ import annotations

from tests.bench.ours import ours
from tests.bench.rows import Row, rounds

FASTEST_LAST = ("prune", "order", "symmetry", "forced", "compiled")


def measure() -> list[Row]:
    """All on the star and the square of order 3; on order 4 those that end in a minute."""
    tasks = (
        ("Magic star, counting 960, cold", "magic-star", "-", 960, FASTEST_LAST),
        ("Magic square of order 3, counting 8, cold", "magic-square", "order=3", 8, FASTEST_LAST),
        (
            "Magic square of order 4, counting 7040, cold",
            "magic-square",
            "order=4",
            7040,
            FASTEST_LAST[3:],
        ),
    )
    rows = []
    for task, puzzle, options, expected, strategies in tasks:
        ways = {
            strategy: ours(puzzle, options, strategy, "cold", "count", expected)
            for strategy in reversed(strategies)
        }
        rows += rounds(task, ways)
    return rows
