"""Movements in Chromium: in the site's worker, with the messages of its page.

Iterative deepening on the article's three rows of Flip It, from the order to run until every line
is found; all positions for n = 18, with the longest wait for an answer among many orders to pause
(answered as Stop is) meanwhile; the same for the 8-puzzle, from state to state.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Error, Page

from builder import bundle
from builder.site import SITE
from tests.bench.browser import reason
from tests.bench.in_chromium import page_at
from tests.bench.movements import LINES, STARTS
from tests.bench.rows import Failed, Row, Unmeasured, Way, rounds, unmeasured

PLACES = 18
FARTHEST = {"moves": 12, "states": PLACES << PLACES - 1}
"""As in docs/flip-it.md."""
EIGHT = {"moves": 31, "states": 181_440}
"""OEIS A089473."""


def asked(puzzle: str, strategy: str, start: str = "", **options: str) -> dict[str, Any]:
    """What is asked of the worker."""
    return {"puzzle": puzzle, "strategy": strategy, "start": start, "options": options}


FLIP_IT = asked("flip-it", "farthest", n=str(PLACES))


def measure() -> list[Row]:
    """The three rows of the article, then all positions. One row if there is no browser."""
    try:
        with page_at(f"page/worker.html?{worker_of_the_site()}") as page:
            page.wait_for_function("globalThis.ways !== undefined")
            lines = {
                f"({name}) {start}": way(
                    page,
                    "searched",
                    asked("flip-it", "iterative-deepening", start, n=str(len(start))),
                    {"moves": 8, "lines": LINES[name]},
                )
                for name, start in STARTS.items()
            }
            rows = rounds("Flip It, all shortest lines by iterative deepening", lines, bases=0)
            for task, mapped, farthest in (
                (f"Flip It, all positions for n = {PLACES}", FLIP_IT, FARTHEST),
                ("The 8-puzzle, all positions", asked("sliding-tiles", "farthest"), EIGHT),
            ):
                ways = {
                    "all positions": way(page, "searched", mapped, farthest),
                    "the slowest answer to a pause": way(page, "paused", mapped, farthest),
                }
                rows += rounds(task, ways, times=3, bases=0)
            return rows
    except Unmeasured as why:
        return [unmeasured("Movements in Chromium", "all", why)]


def worker_of_the_site() -> str:
    """The file name of the built site's worker. Raises Unmeasured if there is no site."""
    if not SITE.is_dir():
        raise Unmeasured("there is no site/ yet")
    return bundle.in_site(SITE, "worker/worker.js").name


def way(page: Page, name: str, task: dict[str, Any], expected: dict[str, int]) -> Way:
    """The way of that name on the page (see page/worker.js); the last row must say what is
    expected."""

    def run() -> float:
        try:
            done = page.evaluate("([name, task]) => globalThis.ways[name](task)", [name, task])
        except Error as error:
            raise Failed(f"failed: {reason(error.message)}") from None
        found = {key: done["row"].get(key) for key in expected}
        if found != expected:
            raise Failed(f"wrong: {found}"[:80])
        return float(done["ms"]) / 1000

    return run
