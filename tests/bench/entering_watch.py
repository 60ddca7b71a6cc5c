"""On the page in Chromium: from the key W to the first picture of Watch.

Python is ready, and the first event of a search has been stepped to. The goal is 100 ms, the time
below which an answer seems immediate (J. Nielsen, "Usability Engineering", 1993).
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Error, Page, expect

from tests.bench.browser import reason
from tests.bench.in_chromium import page_at
from tests.bench.rows import Row, Unmeasured, is_asked_for, rounds
from tests.support.polling import removed_by

TASK = "Entering Watch, from the key to its four views"
WAYS = ("the first time", "after that")
AFTER = 10
"""Times that Watch is entered again, in each round."""

ENTER = """async () => {
    const drawn = () => new Promise((after) => requestAnimationFrame(() => setTimeout(after)));
    await drawn();
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "w", bubbles: true }));
    const views = () => document.querySelectorAll(".watch-mode .pane").length;
    while (views() < 4) await drawn();
    await drawn();
    return performance.now() - began;
}"""
"""The milliseconds until the page has drawn the board, the program, the path and the tree."""


def measure() -> list[Row]:
    """One task; a row without times where the browser or the site is missing."""
    if not is_asked_for(TASK):
        return []
    try:
        with page_at("site/index.html#puzzle=magic-star&strategy=forced") as page:
            site = page.url
            entered: list[float] = []

            def first() -> float:
                page.goto("about:blank")
                page.goto(site)
                page.locator(".stage.ready").wait_for(state="attached")
                page.get_by_role("button", name="Step", exact=True).click()
                expect(page.locator(".moment")).to_have_text("1 / 1")
                entered[:] = [seconds(page) for _ in range(1 + AFTER)]
                return entered[0]

            return rounds(TASK, {WAYS[0]: first, WAYS[1]: lambda: median(entered[1:])}, times=3)
    except Unmeasured as why:
        return [Row(TASK, way, (), str(why)) for way in WAYS]


def seconds(page: Page) -> float:
    """Enter Watch, and leave it again."""
    try:
        took = page.evaluate(ENTER)
        with removed_by(page.locator(".watch-mode")):
            page.keyboard.press("Escape")
    except (AssertionError, Error) as error:
        raise Unmeasured(f"failed: {reason(str(error))}") from None
    return float(took) / 1000
