"""Sudoku: first solution, proof, whole files, new puzzles.

Measured against the method of Peter Norvig, "Solving Every Sudoku Puzzle" (2006), written anew
below: candidates as strings of digits, constraint propagation, depth first on the fewest
candidates.

The puzzles are made here, from fixed seeds. With EDAGARI_SUDOKU_DATA set to a folder, every *.txt
in it (81 characters a line) is measured instead; the project has no such files of others.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from pycore.assist.generate import GenerateOptions
from pycore.bitboards.many_puzzles import FEWEST_LANES
from tests.bench.programs.sudoku_ours import (
    EMPTY,
    batch,
    every_solution,
    first_solution,
    givens_of,
    made,
)
from tests.bench.rows import Failed, Row, Way, rounds

TIMES = 5

Solver = Callable[[str], str]
"""A puzzle of 81 characters in, a solution of 81 digits out."""


def measure() -> list[Row]:
    """A table for each set of puzzles, one for all of a set that fills the lanes, one for making
    puzzles."""
    rows = []
    for name, puzzles in sets().items():
        ways = {
            "Norvig's method, first solution": one_by_one(puzzles, norvig),
            "first solution": one_by_one(puzzles, first_solution),
            "proof that it is the only one": one_by_one(puzzles, every_solution),
        }
        rows += rounds(f"{name}: {len(puzzles)} puzzles, the median puzzle", ways, TIMES, bases=2)
        if len(puzzles) < FEWEST_LANES:
            continue
        together = {
            "one by one, with proof": whole(puzzles, every_solution),
            "as one batch, with proof": as_batch(puzzles),
        }
        units = {"puzzle": len(puzzles)}
        rows += rounds(f"{name}: {len(puzzles)} puzzles, all", together, TIMES, units)
    makers = {
        "any": GenerateOptions(0),
        "minimal": GenerateOptions(0, minimal=True),
        "hard": GenerateOptions(0, level=2),
    }
    ways = {name: making(options) for name, options in makers.items()}
    return rows + rounds("a new 9 x 9 puzzle, the median of 15 seeds", ways, TIMES)


def sets() -> dict[str, list[str]]:
    """Puzzles by the name of their set."""
    folder = os.environ.get("EDAGARI_SUDOKU_DATA")
    if folder:
        files = sorted(Path(folder).glob("*.txt"))
        read = {file.stem: lines_of(file.read_text(encoding="utf-8")) for file in files}
        return {name: puzzles for name, puzzles in read.items() if puzzles}
    return {
        "minimal": [made(GenerateOptions(seed, minimal=True)) for seed in range(200)],
        "minimal, trials needed": [
            made(GenerateOptions(seed, level=3, minimal=True)) for seed in range(50)
        ],
    }


def lines_of(text: str) -> list[str]:
    """The lines that are puzzles."""
    lines = (line.strip().replace("0", ".") for line in text.splitlines())
    return [line for line in lines if len(line) == 81 and set(line) <= set(".123456789")]


def checked(puzzle: str, solution: str) -> None:
    """Raise Failed unless it is one grid, with every given, that breaks no rule."""
    if len(solution) != 81 or not set(solution) <= set("123456789"):
        raise Failed(f"wrong: not one grid for {puzzle[:20]}...")
    values = tuple(map(int, solution))
    kept = all(values[cell] == value for cell, value in givens_of(puzzle).items())
    if not kept or EMPTY.broken_rule(values):
        raise Failed(f"wrong grid for {puzzle[:20]}...")


def one_by_one(puzzles: list[str], solve: Solver) -> Way:
    """The seconds that the median puzzle takes."""

    def run() -> float:
        return median(times(puzzles, solve))

    return run


def whole(puzzles: list[str], solve: Solver) -> Way:
    """The seconds that all puzzles take."""

    def run() -> float:
        return sum(times(puzzles, solve))

    return run


def times(puzzles: list[str], solve: Solver) -> list[float]:
    """The seconds for each puzzle; the grids are checked outside the clock."""
    taken = []
    for puzzle in puzzles:
        began = perf_counter()
        solution = solve(puzzle)
        taken.append(perf_counter() - began)
        checked(puzzle, solution)
    return taken


def as_batch(puzzles: list[str]) -> Way:
    """The seconds for all puzzles in lanes."""

    def run() -> float:
        began = perf_counter()
        found = batch(puzzles)
        took = perf_counter() - began
        if len(found) != len(puzzles):
            raise Failed(f"wrong: {len(found)} grids")
        for puzzle, solution in zip(puzzles, found, strict=True):
            checked(puzzle, solution)
        return took

    return run


def making(options: GenerateOptions) -> Way:
    """The seconds to make the median puzzle of some seeds."""

    def run() -> float:
        taken = []
        for seed in range(15):
            began = perf_counter()
            made(GenerateOptions(seed, options.level, options.symmetric, options.minimal))
            taken.append(perf_counter() - began)
        return median(taken)

    return run


UNITS = [cells for rule in EMPTY.rules if (cells := getattr(rule, "cells", None)) is not None]
UNITS_OF = [[unit for unit in UNITS if cell in unit] for cell in range(81)]
PEERS = [sorted({c for unit in UNITS_OF[cell] for c in unit} - {cell}) for cell in range(81)]


def norvig(puzzle: str) -> str:
    """The first solution by Norvig's method."""
    digits: dict[int, str] | None = dict.fromkeys(range(81), "123456789")
    for cell, value in givens_of(puzzle).items():
        if digits is None or not assign(digits, cell, str(value)):
            raise Failed("wrong: a contradiction")
    solved = deepen(digits)
    if solved is None:
        raise Failed("wrong: no solution")
    return "".join(solved[cell] for cell in range(81))


def assign(digits: dict[int, str], cell: int, digit: str) -> bool:
    """Take all other digits from the cell; False at a contradiction."""
    return all(eliminate(digits, cell, other) for other in digits[cell].replace(digit, ""))


def eliminate(digits: dict[int, str], cell: int, digit: str) -> bool:
    """Take one digit from the cell and follow both kinds of singles; False at a contradiction."""
    if digit not in digits[cell]:
        return True
    digits[cell] = digits[cell].replace(digit, "")
    if not digits[cell]:
        return False
    if len(digits[cell]) == 1:
        last = digits[cell]
        if not all(eliminate(digits, peer, last) for peer in PEERS[cell]):
            return False
    for unit in UNITS_OF[cell]:
        places = [other for other in unit if digit in digits[other]]
        if not places:
            return False
        if len(places) == 1 and not assign(digits, places[0], digit):
            return False
    return True


def deepen(digits: dict[int, str] | None) -> dict[int, str] | None:
    """Depth first on the cell with the fewest digits."""
    if digits is None:
        return None
    open_ = [(len(left), cell) for cell, left in digits.items() if len(left) > 1]
    if not open_:
        return digits
    _, cell = min(open_)
    for digit in digits[cell]:
        tried = digits.copy()
        solved = deepen(tried if assign(tried, cell, digit) else None)
        if solved is not None:
            return solved
    return None
