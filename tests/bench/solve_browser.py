"""On the page in Chromium: from Solve to the verdict.

The star by the strategy that the page takes, from the click on Solve until the page says that there
are exactly 960, in the page's own time. The first Solve plans and compiles; the median of those
after it is the time of a round.
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Error, Page

from tests.bench.browser import reason
from tests.bench.in_chromium import page_at
from tests.bench.rows import Failed, Row, Unmeasured, is_asked_for, rounds, unmeasured

TASK = "Magic star on the page, from Solve to the verdict"
VERDICT = "exactly 960 solutions"
AFTER = 10
"""Times that Solve is pressed again, in each round."""

WORKERS = """
    globalThis.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                if (data.type === "progress" && data.progress.state === "done") globalThis.done?.();
            });
        }
    };
"""
"""Says when a search is done: the page may not have drawn anything since Solve was pressed."""

SOLVE = """async () => {
    const drawn = () => new Promise((after) => requestAnimationFrame(() => setTimeout(after)));
    await new Promise((after) => setTimeout(after, 500)); // what was found before is drawn by now
    const done = new Promise((resolve) => { globalThis.done = resolve; });
    const began = performance.now();
    document.querySelector("button.go").click();
    await done;
    await drawn();
    return [performance.now() - began, document.querySelector(".results .verdict").textContent];
}"""
"""The milliseconds until the page has drawn the end of the search, and the verdict then."""


def measure() -> list[Row]:
    """One task; a row without times where the browser or the site is missing."""
    if not is_asked_for(TASK):
        return []
    ways = ("the first time", "after that")
    try:
        with page_at("site/index.html#puzzle=magic-star") as page:
            page.add_init_script(WORKERS)
            site = page.url
            solved: list[float] = []

            def first() -> float:
                page.goto("about:blank")
                page.goto(site)
                page.locator(".stage.ready").wait_for(state="attached")
                solved[:] = [seconds(page) for _ in range(1 + AFTER)]
                return solved[0]

            return rounds(TASK, {ways[0]: first, ways[1]: lambda: median(solved[1:])}, times=3)
    except Unmeasured as why:
        return [unmeasured(TASK, way, why) for way in ways]


def seconds(page: Page) -> float:
    """From one click to its verdict."""
    try:
        took, verdict = page.evaluate(SOLVE)
    except Error as error:
        raise Failed(f"failed: {reason(error.message)}") from None
    if VERDICT not in verdict:
        raise Failed(f"wrong: {verdict.strip()}")
    return float(took) / 1000
