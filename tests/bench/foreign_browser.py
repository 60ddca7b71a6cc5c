"""On the page in Chromium: from pasting a link of another program to its board.

Python is ready, and the site has been kept for use offline. The link is the one of the native row
(foreign.py): some 4 kB, with thermometers and arrows, which are on the board when it is drawn. The
goal is 50 ms.
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Error, expect

from tests.bench.browser import reason
from tests.bench.foreign import link
from tests.bench.in_chromium import page_at
from tests.bench.rows import Failed, Row, Unmeasured, is_asked_for, rounds, unmeasured
from tests.bench.weight import OFFLINE
from tests.support.polling import removed_by

TASK = "A link of 4 kB, from pasting it to the board"
WAYS = ("the first time", "after that")
AFTER = 5
"""Times that the link is pasted again, in each round."""

PASTE = """async (text) => {
    const drawn = () => new Promise((after) => requestAnimationFrame(() => setTimeout(after)));
    const there = (parts) => new Promise((found) => {
        const look = () => {
            if (!document.querySelector(parts)) return;
            eye.disconnect();
            found();
        };
        const eye = new MutationObserver(look);
        eye.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await drawn();
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const board = there(".board .sketch");
    const began = performance.now();
    const given = { clipboardData: data, bubbles: true, cancelable: true };
    document.querySelector(".board input.cell").dispatchEvent(new ClipboardEvent("paste", given));
    await board.then(drawn);
    return performance.now() - began;
}"""
"""The milliseconds until the board of the link is drawn."""


def measure() -> list[Row]:
    """One task; a row without times where the browser or the site is missing."""
    if not is_asked_for(TASK):
        return []
    text = link()
    try:
        with page_at("site/index.html#puzzle=sudoku&v=2") as page:
            site = page.url
            page.get_by_text(OFFLINE).wait_for()

            def seconds() -> float:
                try:
                    passed: float = page.evaluate(PASTE, text)
                    with removed_by(page.locator(".board .sketch").first):
                        page.get_by_role("button", name="Undo", exact=True).click()
                except (AssertionError, Error) as error:
                    raise Failed(f"failed: {reason(str(error))}") from None
                return passed / 1000

            def first() -> float:
                page.goto("about:blank")
                page.goto(site)
                page.locator(".stage.ready").wait_for(state="attached")
                expect(page.locator(".board input.cell")).to_have_count(81)
                return seconds()

            def again() -> float:
                return median(seconds() for _ in range(AFTER))

            return rounds(TASK, dict(zip(WAYS, (first, again), strict=True)), times=3)
    except Unmeasured as why:
        return [unmeasured(TASK, way, why) for way in WAYS]
