"""Cost as work grows: the time per solution and per node, for each puzzle.

The strategy `compiled`, counting all solutions, warm: planning and compiling are done. Flat columns
mean that a larger puzzle costs more only because its tree is larger.
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

from pycore import puzzle_named, strategy_named
from pycore.model.incremental import result_of
from tests.bench.rows import Failed, Row, rounds

STARS = {"order=6": 960, "order=7": 1008, "order=8": 1792, "order=9": 54252}
QUEENS = {"n=6": 4, "n=7": 40, "n=8": 92, "n=9": 352, "n=10": 724, "n=11": 2680}
SQUARES = {"order=3": 8, "order=4": 7040}
FAMILIES = {"magic-star": STARS, "queens": QUEENS, "magic-square": SQUARES}


class Counting:
    """Counts the solutions of one puzzle; remembers how many nodes that took."""

    def __init__(self, puzzle: str, option: str, expected: int) -> None:
        self.puzzle, self.expected, self.nodes = puzzle_named(puzzle), expected, 0
        settings = self.puzzle.settings(dict([option.split("=")]))
        self.placement = self.puzzle.placement(settings)
        self.drawing = self.puzzle.draw(settings)

    def __call__(self) -> float:
        """Count once; gives the seconds of the search, planning left out."""
        strategy = strategy_named("compiled", self.placement)
        search = result_of(strategy.prepare_to_count(self.placement, self.drawing))
        next(search.batches)  # the empty batch before the search begins
        solutions = 0
        began = perf_counter()
        for batch in search.batches:
            solutions += batch.tally.solutions if batch.tally else 0
            self.nodes = batch.nodes
        took = perf_counter() - began
        if solutions != self.expected:
            raise Failed(f"wrong: {solutions} instead of {self.expected}")
        return took


def measure() -> list[Row]:
    """A row for each size of each family."""
    rows = []
    for puzzle, sizes in FAMILIES.items():
        counts = {option: Counting(puzzle, option, expected) for option, expected in sizes.items()}
        for row in rounds(f"{puzzle}, counting", counts, times=5, bases=0):
            count = counts[row.way]
            rows.append(replace(row, units={"solution": count.expected, "node": count.nodes}))
    return rows
