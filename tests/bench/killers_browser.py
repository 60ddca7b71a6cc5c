"""Killer Sudoku in Chromium: ours in Pyodide, against ours native; each with a proof.

The puzzles of killers.py, each timed in the worker.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Page

from tests.bench.in_chromium import page_at
from tests.bench.killers import native
from tests.bench.programs import proofs
from tests.bench.programs.proofs import HARD_KILLERS
from tests.bench.published import checked, puzzles_of
from tests.bench.rows import Row, Unmeasured, Way, rounds, unmeasured
from tests.bench.sudoku_browser import asked

SOURCE = Path(proofs.__file__).read_text(encoding="utf-8").replace("pycore", "edagari")
"""What is asked of the core, which is installed on the page under its own name."""

TIMES = 3


def measure() -> list[Row]:
    """The median puzzle and the slowest one. One row if there is no browser."""
    try:
        with page_at("page/asked.html") as page:
            page.wait_for_function("globalThis.ways !== undefined")
            rows = []
            for total, which in ((median, "median"), (max, "slowest")):
                ways = {"ours, native": native(total), "ours, in Chromium": pyodide(page, total)}
                rows += rounds(f"Hard Killer Sudoku in Chromium, the {which} one", ways, TIMES)
            return rows
    except Unmeasured as why:
        return [unmeasured("Hard Killer Sudoku in Chromium", "all", why)]


def pyodide(page: Page, total: Callable[[list[float]], float]) -> Way:
    """The way that gives one number for the times of all puzzles, in Pyodide."""
    script = "([source, given]) => globalThis.ways.python(source, 'proofs', given)"
    given = [SOURCE, [HARD_KILLERS, puzzles_of(HARD_KILLERS)]]
    return lambda: total(checked(asked(page, script, given))["seconds"])
