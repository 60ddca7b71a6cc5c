"""Puzzles, each with all its solutions by the strategy `propagate`.

Run by published.py and killers.py in a process of its own (JSON in at the standard input, and out),
and in Pyodide, as it stands, by killers_browser.py.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TypedDict

from pycore.model.drawing import grid
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Rule, SumIs
from pycore.puzzles._square_grids import boxes, rows_and_columns
from pycore.search.placements import propagate
from pycore.search.placements.propagate_rules import forget
from pycore.task.placements import PlacementTask, placement_task

OPTIONS = {
    "cross-sums": "grid",
    "futoshiki": "signs",
    "kakuro": "board",
    "kenken": "cages",
    "killer-sudoku": "cages",
    "nonogram": "runs",
    "skyscrapers": "clues",
    "sudoku": "variants",
    "verbal-arithmetic": "sum",
}
"""The option that makes a puzzle of these families."""

HARD_KILLERS = "killer-sudoku-hard"
"""Two of them have a cage in several pieces, which the puzzle refuses."""


class Proofs(TypedDict):
    """Of each puzzle the number of solutions, the nodes, and the seconds, with all that is
    prepared."""

    solutions: list[int]
    nodes: list[int]
    seconds: list[float]


def placement_of(family: str, puzzle: Sequence[str]) -> Placement:
    """Return a puzzle as a placement: its notation and, if there are some, its givens."""
    notation, *givens = puzzle
    if family == HARD_KILLERS:
        return killer(notation)
    name = next(name for name in OPTIONS if family.startswith(name))
    task = placement_task(name, {OPTIONS[name]: notation}, {}, " ".join(givens))
    assert isinstance(task, PlacementTask), task
    return task.placement


def killer(notation: str) -> Placement:
    """Return a Killer Sudoku of 9 x 9 whose cages may be in pieces."""
    words = notation.split()
    picture, clues = "".join(words[:9]), dict(word.split("=") for word in words[9:])
    rules: list[Rule] = [AllDifferent(unit) for unit in (*rows_and_columns(9), *boxes(9))]
    for letter, total in clues.items():
        cage = tuple(cell for cell, of in enumerate(picture) if of == letter)
        rules += [AllDifferent(cage), SumIs(cage, int(total))]
    return Placement(len(picture), tuple(range(1, 10)), tuple(rules))


def proofs(given: str) -> str:
    """JSON in and out: a family and its puzzles; what was found, with nothing kept from the puzzle
    before."""
    family, puzzles = json.loads(given)
    found = Proofs(solutions=[], nodes=[], seconds=[])
    for puzzle in puzzles:
        placement = placement_of(family, puzzle)
        forget()
        began = perf_counter()
        batches = list(propagate.STRATEGY.start(placement, grid(1, placement.size)).batches)
        found["seconds"].append(perf_counter() - began)
        found["solutions"].append(sum(len(batch.found) for batch in batches))
        found["nodes"].append(batches[-1].nodes)
    return json.dumps(found)


if __name__ == "__main__":
    print(proofs(sys.stdin.read()))
