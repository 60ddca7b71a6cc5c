"""On the page in Chromium: from the key W to the first picture of Watch, and until it is filled.

Python is ready, the site has been kept for use offline (which goes on beside the first visits, and
would be measured with them), and the first event of a search has been stepped to. The goal is
100 ms, the time below which an answer seems immediate (J. Nielsen, "Usability Engineering", 1993).

seen    board, player and the frames of all views are drawn where they stay
filled  the program is drawn too, coloured: Python has written it meanwhile
"""

from __future__ import annotations

from functools import partial
from statistics import median

from playwright.sync_api import Error, Page, expect

from tests.bench.browser import reason
from tests.bench.in_chromium import page_at
from tests.bench.rows import Failed, Row, Unmeasured, is_asked_for, rounds, unmeasured
from tests.bench.weight import OFFLINE
from tests.support.polling import removed_by

TASK = "Entering Watch, from the key to its four views"
WAYS = ("the first time, seen", "filled", "after that, seen", "filled again")
AFTER = 10
"""Times that Watch is entered again, in each round."""

ENTER = """async () => {
    const drawn = () => new Promise((after) => requestAnimationFrame(() => setTimeout(after)));
    const there = (parts, least) => new Promise((found) => {
        const look = () => {
            if (document.querySelectorAll(`.watch-mode ${parts}`).length < least) return;
            eye.disconnect();
            found();
        };
        const eye = new MutationObserver(look);
        eye.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await drawn();
    const views = there(".pane", 4);
    const program = there(".of-program .listing span span", 1);
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "w", bubbles: true }));
    await views.then(drawn);
    const seen = performance.now() - began;
    await program.then(drawn);
    return [seen, performance.now() - began];
}"""
"""The milliseconds until Watch is seen, and until it is filled."""


def measure() -> list[Row]:
    """One task; a row without times where the browser or the site is missing."""
    if not is_asked_for(TASK):
        return []
    try:
        with page_at("site/index.html#puzzle=magic-star&strategy=forced") as page:
            site = page.url
            page.get_by_text(OFFLINE).wait_for()
            entered: list[tuple[float, float]] = []

            def first() -> float:
                page.goto("about:blank")
                page.goto(site)
                page.locator(".stage.ready").wait_for(state="attached")
                page.get_by_role("button", name="Step", exact=True).click()
                expect(page.locator(".moment")).to_have_text("1 / 1")
                entered[:] = [seconds(page) for _ in range(1 + AFTER)]
                return entered[0][0]

            def again(number: int) -> float:
                return median(each[number] for each in entered[1:])

            measured = (first, lambda: entered[0][1], partial(again, 0), partial(again, 1))
            return rounds(TASK, dict(zip(WAYS, measured, strict=True)), times=3)
    except Unmeasured as why:
        return [unmeasured(TASK, way, why) for way in WAYS]


def seconds(page: Page) -> tuple[float, float]:
    """Enter Watch, and leave it again; return when it was seen, and when it was filled."""
    try:
        seen, filled = page.evaluate(ENTER)
        with removed_by(page.locator(".watch-mode")):
            page.keyboard.press("Escape")
    except (AssertionError, Error) as error:
        raise Failed(f"failed: {reason(str(error))}") from None
    return seen / 1000, filled / 1000
