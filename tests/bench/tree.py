"""The tree of a search: 1,000,000 events added by the page's code, in Node.js.

Seconds of the processor, not of the clock. A task of the page is one report of a search, or one
slice of a painting; none may take more than 50 ms. In a browser it is long_tasks.py that looks at
every task.
"""

from __future__ import annotations

from pathlib import Path

from builder import environment
from tests.bench.rows import Row, program, rounds

EVENTS = 1_000_000
SCRIPT = Path(__file__).parent / "tree.mjs"
WAYS = {
    "all of them": "taken",
    "the longest report, 20,000 events": "report",
    "the longest slice of a painting": "frame",
}


def measure() -> list[Row]:
    """All events, and the longest of the two kinds of tasks."""
    node = environment.node().program
    ways = {name: program([node, str(SCRIPT), word], EVENTS) for name, word in WAYS.items()}
    return rounds("A tree of a million events", ways, bases=0)
