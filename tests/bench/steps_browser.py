"""All steps of hard Sudokus in Chromium: ours in Pyodide, against ours native.

The puzzles of steps.py, each timed in the worker.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

from playwright.sync_api import Page

from tests.bench.in_chromium import page_at
from tests.bench.programs import steps as program_of_steps
from tests.bench.programs.steps import EXTREME
from tests.bench.rows import Row, Unmeasured, Way, rounds, unmeasured
from tests.bench.steps import native
from tests.bench.sudoku_browser import asked

SOURCE = Path(program_of_steps.__file__).read_text(encoding="utf-8").replace("pycore", "edagari")
"""What is asked of the core, which is installed on the page under its own name."""

TASK = "All steps of a Sudoku that HoDoKu calls extreme, in Chromium, the median one"
TIMES = 3


def measure() -> list[Row]:
    """The median puzzle. One row if there is no browser."""
    try:
        with page_at("page/asked.html") as page:
            page.wait_for_function("globalThis.ways !== undefined")
            ways = {"ours, native": native(), "ours, in Chromium": pyodide(page)}
            return rounds(TASK, ways, TIMES)
    except Unmeasured as why:
        return [unmeasured(TASK, "all", why)]


def pyodide(page: Page) -> Way:
    """The seconds of the median puzzle in Pyodide."""
    script = "([source, given]) => globalThis.ways.python(source, 'steps', given)"

    def run() -> float:
        return float(median(asked(page, script, [SOURCE, EXTREME])["seconds"]))

    return run
