"""Sudoku in Chromium: ours in Pyodide, against solvers written in JavaScript.

On one page, the same puzzles (see sudoku.py): dlxlib, sudoku and @algorithm.ts/sudoku from npm on
the page itself, ours in a worker. Each puzzle is timed where it is solved, from its text to the
text of its solution; every solver has solved some puzzles before. Every grid is checked here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Error, Page

from pycore.bitboards.many_puzzles import FEWEST_LANES
from tests.bench import sudoku
from tests.bench.browser import reason
from tests.bench.in_chromium import page_at
from tests.bench.programs import sudoku_ours
from tests.bench.rows import Failed, Row, Unmeasured, Way, rounds, unmeasured

SOURCE = Path(sudoku_ours.__file__).read_text(encoding="utf-8").replace("pycore", "edagari")
"""What is asked of the core, which is installed on the page under its own name."""
FASTEST = "@algorithm.ts/sudoku"
SOLVERS = ("dlxlib", "sudoku", FASTEST)
LIMIT = 30
"""Seconds after which a solver is given up, for a whole set."""
MET = 50
"""Puzzles solved before the clock counts."""
SEEDS = 20
TIMES = 5
MAKERS: dict[str, dict[str, Any]] = {"any": {}, "minimal": {"minimal": True}}

Batch = Callable[[list[str]], list[float]]
"""Solve puzzles, check the grids, give seconds: of each puzzle, or one time for all."""


def measure() -> list[Row]:
    """For each set the median puzzle and the whole; new puzzles. One row if there is no browser."""
    try:
        with page_at("page/asked.html") as page:
            page.wait_for_function("globalThis.ways !== undefined")
            rows = []
            for name, puzzles in sudoku.sets().items():
                rows += solving(page, name, puzzles)
            ways = {name: making(page, wishes) for name, wishes in MAKERS.items()}
            return rows + rounds(f"a new 9 x 9 puzzle, the median of {SEEDS} seeds", ways, 3)
    except Unmeasured as why:
        return [unmeasured("Sudoku in Chromium", "all", why)]


def solving(page: Page, name: str, puzzles: list[str]) -> list[Row]:
    """The median puzzle of a set; if the set fills the lanes of a batch, all of them as well."""
    peers = {solver: javascript(page, solver) for solver in SOLVERS}
    first, every = python(page, "first"), python(page, "every")
    one_by_one = peers | {"ours": first, "ours, proof that it is the only one": every}
    rows = rounds(
        f"{name}: {len(puzzles)} puzzles, the first solution of the median one",
        {way: summed(median, puzzles, solve) for way, solve in one_by_one.items()},
        TIMES,
        bases=len(SOLVERS),
    )
    if len(puzzles) < FEWEST_LANES:
        return rows
    all_of_them = {
        "ours, one by one, with proof": every,
        FASTEST: peers[FASTEST],
        "ours, as one batch, with proof": batch(page),
    }
    return rows + rounds(
        f"{name}: {len(puzzles)} puzzles, all",
        {way: summed(sum, puzzles, solve) for way, solve in all_of_them.items()},
        TIMES,
        {"puzzle": len(puzzles)},
        bases=2,
    )


def summed(total: Callable[[list[float]], float], puzzles: list[str], solve: Batch) -> Way:
    """The way that gives one number for all times; some puzzles are solved before the first."""
    met: list[bool] = []

    def run() -> float:
        if not met:
            solve(puzzles[:MET])
            met.append(True)
        return total(solve(puzzles))

    return run


def javascript(page: Page, solver: str) -> Batch:
    """One of the solvers of page/sudoku_solvers.js."""

    def solve(puzzles: list[str]) -> list[float]:
        script = "([name, puzzles, limit]) => globalThis.ways.javascript(name, puzzles, limit)"
        return checked(puzzles, asked(page, script, [solver, puzzles, LIMIT]))

    return solve


def python(page: Page, way: str) -> Batch:
    """Ours, puzzle by puzzle: the first solution or every one."""
    return lambda puzzles: checked(puzzles, ours(page, "one_by_one", [way, puzzles]))


def batch(page: Page) -> Batch:
    """Ours, all puzzles at once."""
    return lambda puzzles: checked(puzzles, ours(page, "together", puzzles))


def making(page: Page, wishes: dict[str, Any]) -> Way:
    """The seconds to make the median puzzle; each must have one solution."""

    def run() -> float:
        answer = ours(page, "making", [SEEDS, wishes])
        for puzzle in answer["puzzles"]:
            sudoku.checked(puzzle, sudoku_ours.every_solution(puzzle))
        return float(median(answer["seconds"]))

    return run


def ours(page: Page, name: str, given: Any) -> Any:
    """What a function of programs/sudoku_ours.py answers in Pyodide."""
    script = "([source, name, given]) => globalThis.ways.python(source, name, given)"
    return asked(page, script, [SOURCE, name, given])


def asked(page: Page, script: str, given: Any) -> Any:
    """What the page answers. Raises Failed when it fails."""
    try:
        return page.evaluate(script, given)
    except Error as error:
        raise Failed(f"failed: {reason(error.message)}") from None


def checked(puzzles: list[str], answer: Any) -> list[float]:
    """The seconds, when every grid is right. Raises Failed."""
    if len(answer["grids"]) != len(puzzles):
        raise Failed(f"wrong: {len(answer['grids'])} grids for {len(puzzles)} puzzles")
    for puzzle, grid in zip(puzzles, answer["grids"], strict=True):
        sudoku.checked(puzzle, grid)
    seconds: list[float] = answer["seconds"]
    return seconds
