"""By values against by cells: exact covers (Langford pairs, Skolem sequences), paths over a grid,
rows without neighbours, queens.

Processor time of this process, planning included, in Python alone. `propagate` was the usual
strategy for Langford pairs before; where it would take minutes, it is stopped after a few seconds
and its time is extrapolated by its own finished fraction. `gains` is what the forecast says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from math import inf
from time import process_time

from pycore.model.drawing import grid
from pycore.model.incremental import result_of
from pycore.model.line_rules import DifferAtLeast
from pycore.model.pair_rules import Twice
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Rule
from pycore.plan import derivation, dual_derivation
from pycore.plan.dual_forecast import gaining_dual
from pycore.puzzles import puzzle_named
from pycore.search import strategy_in
from pycore.search.placements import compiled, compiled_places, propagate_rules
from pycore.symmetry import automorphisms
from tests.bench.rows import Failed, Row, Way, rounds
from tests.support.machines import python_alone

ENOUGH = 5.0
"""Seconds after which the time of a search is extrapolated."""

FILES = {
    "compiled-places": "placements.compiled_places",
    "compiled": "placements.compiled",
    "propagate": "placements.propagate",
}


def langford(n: int) -> Placement:
    """The rows of 2 n cells, further than the catalogue goes."""
    built = puzzle_named("langford").build({"n": n})
    assert isinstance(built, Placement)
    return built


def skolem(n: int) -> Placement:
    """Each number twice in a row of 2 n cells, the second as many cells after the first as it
    says."""
    row = tuple(range(2 * n))
    values = tuple(range(1, n + 1))
    return Placement(2 * n, values, tuple(Twice(row, value, value - 1) for value in values))


def queens(n: int) -> Placement:
    """The n queens."""
    puzzle = puzzle_named("queens")
    return puzzle.placement(puzzle.settings({"n": str(n)}))


def path(rows: int, columns: int) -> Placement:
    """The numbers from 1 on over a grid, each in a cell beside the one before."""
    size = rows * columns
    at = [divmod(cell, columns) for cell in range(size)]
    apart = (
        DifferAtLeast((one, other), 2)
        for one, other in combinations(range(size), 2)
        if abs(at[one][0] - at[other][0]) + abs(at[one][1] - at[other][1]) > 1
    )
    return _all_different(size, *apart)


def row_without_neighbours(size: int) -> Placement:
    """The numbers from 1 on in a row, no two that follow one another side by side."""
    return _all_different(size, DifferAtLeast(tuple(range(size)), 2))


def _all_different(size: int, *rules: Rule) -> Placement:
    every = AllDifferent(tuple(range(size)))
    return Placement(size, tuple(range(1, size + 1)), (every, *rules))


TASKS: Mapping[str, tuple[Placement, int]] = {
    "Langford pairs to 8, counting 300": (langford(8), 300),
    "Langford pairs to 11, counting 35584": (langford(11), 35584),
    "Skolem sequences to 9, counting 2656": (skolem(9), 2656),
    "A path over 4 by 4 cells, counting 552": (path(4, 4), 552),
    "A row of 8 without neighbours, counting 5242": (row_without_neighbours(8), 5242),
    "Queens 9, counting 352": (queens(9), 352),
}
"""Counts: OEIS A014552 (twice), A004075, A000170; the others by two strategies."""

ROWS = ("Langford", "Skolem")
"""Tasks for which `compiled` is no measure: by cells it tests a row only when it is full."""

FAR = {15: 79_619_280, 16: 653_443_600}
"""Langford pairs: twice OEIS A014552; with wasmtime, which takes over soon."""


class Extrapolated:
    """Counts with one strategy; `note` says how much of it was done."""

    def __init__(
        self, file: str, placement: Placement, expected: int, enough: float = ENOUGH
    ) -> None:
        self.strategy, self.placement, self.expected = strategy_in(file), placement, expected
        self.enough = enough
        self.note = ""

    def __call__(self) -> float:
        """Count once, everything forgotten; gives the seconds of processor time."""
        for forgetting in (derivation, dual_derivation, compiled, compiled_places):
            forgetting.forget()
        automorphisms._cache.forget()
        propagate_rules.forget()
        began, solutions, finished, nodes = process_time(), 0, 0.0, 0
        drawing = grid(1, self.placement.size)
        search = result_of(self.strategy.prepare_to_count(self.placement, drawing))
        for batch in search.batches:
            solutions += sum(map(search.weight, batch.found))
            solutions += batch.tally.solutions if batch.tally else 0
            finished, nodes = batch.finished or 0.0, batch.nodes
            if process_time() - began > self.enough and finished < 1:
                break
        took = process_time() - began
        if finished == 1 and solutions != self.expected:
            raise Failed(f"wrong: {solutions} instead of {self.expected}")
        self.note = f"{nodes:,} nodes"
        if finished < 1:
            if not finished:
                raise Failed(f"nothing finished in {took:.0f} s")
            self.note = f"extrapolated: {finished:.2%} done in {took:.1f} s"
        return took / finished


def measure() -> list[Row]:
    """A row for each strategy and task; what the forecast says is in the name of the task."""
    rows = []
    for task, (placement, expected) in TASKS.items():
        ways = {
            name: Extrapolated(file, placement, expected)
            for name, file in FILES.items()
            if name != "compiled" or not task.startswith(ROWS)
        }
        gains = "gains" if gaining_dual(placement) else "does not gain"
        plain: dict[str, Way] = dict(ways)
        with python_alone():
            for row in rounds(f"{task}; forecast: {gains}", plain, times=3):
                rows.append(replace(row, note=row.note or ways[row.way].note))
    for n, expected in FAR.items():
        far = Extrapolated(FILES["compiled-places"], langford(n), expected, enough=inf)
        task = f"Langford pairs to {n}, counting {expected}, with wasmtime"
        for row in rounds(task, {"compiled-places": far}, times=1):
            rows.append(replace(row, note=row.note or far.note))
    return rows
