"""On the page in Chromium: from a touch on a square to its picture, on a large board.

A picture of 25 x 25 squares is played with a finger on a screen of a phone's size, by a processor
slowed down to a quarter, as phones are. The times are the browser's own (Event Timing): from the
touch to the frame that shows what it did, in steps of 8 ms; what takes less than 16 ms counts as
16. A screen shows a frame every 16.7 ms, and a touch waits for the next one. The goals are 16 ms
in the median and 50 ms at most.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from random import Random
from statistics import median
from urllib.parse import quote_plus

from playwright.sync_api import CDPSession, Error, Page, expect

from tests.bench.browser import reason
from tests.bench.in_chromium import page_at
from tests.bench.rows import Failed, Row, Unmeasured, is_asked_for, rounds, unmeasured
from tests.support.workbench import script

TASK = "A touch on a board of 25 x 25, to the square drawn, on a quarter of the processor"
WAYS = ("the median of 15 taps", "the longest")
SIDE = 25
SLOWER = 4
TAPS = 15
LEAST = 16
"""Milliseconds: shorter times are not reported."""

WATCH = """least => {
    self.waits = [];
    const noted = ({ name, duration }) => name === "pointerdown" && self.waits.push(duration);
    new PerformanceObserver((list) => list.getEntries().forEach(noted))
        .observe({ type: "event", durationThreshold: least });
}"""
"""Keeps the milliseconds of each touch that are reported."""

PLACES = """squares => squares.map((square) => {
    const { x, y, width, height } = square.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
})"""


def picture() -> str:
    """The runs of a picture of squares filled at random, as the option of the page has them."""
    random = Random(25)
    rows = [[random.random() < 0.6 for _ in range(SIDE)] for _ in range(SIDE)]
    return " | ".join(
        " / ".join(runs(line) for line in lines) for lines in (rows, zip(*rows, strict=True))
    )


def runs(line: Iterable[bool]) -> str:
    """The lengths of the runs of a line."""
    return " ".join(str(len([*run])) for filled, run in groupby(line) if filled) or "0"


def measure() -> list[Row]:
    """One task; a row without times where the browser or the site is missing."""
    if not is_asked_for(TASK):
        return []
    link = f"#puzzle=nonogram&option.runs={quote_plus(picture())}&v=2"
    try:
        with page_at(f"site/index.html{link}") as page:
            session = page.context.new_cdp_session(page)
            as_phone(session)
            page.reload()
            page.locator(".stage.ready").wait_for(state="attached")
            expect(page.locator(".board .cell")).to_have_count(SIDE * SIDE)
            page.evaluate(WATCH, LEAST)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            times: dict[str, float] = {}

            def measured(way: str) -> float:
                if way == WAYS[0]:
                    times.update(zip(WAYS, seconds(page, session), strict=True))
                return times[way]

            ways = {way: lambda way=way: measured(way) for way in WAYS}
            return rounds(TASK, ways, times=3)
    except Unmeasured as why:
        return [unmeasured(TASK, way, why) for way in WAYS]


def as_phone(session: CDPSession) -> None:
    """Give the page the screen of a phone, and fingers."""
    screen = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
    session.send("Emulation.setDeviceMetricsOverride", screen)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})


def seconds(page: Page, session: CDPSession) -> tuple[float, float]:
    """Tap squares here and there; return the median and the longest wait."""
    places = page.locator(".board .cell").evaluate_all(PLACES)
    try:
        page.evaluate("() => { self.waits.length = 0; }")
        for number in Random(1).sample(range(SIDE * SIDE), TAPS):
            tap(session, places[number])
            page.evaluate(script("until_drawn"))
        noted: list[float] = page.evaluate("self.waits")
    except (AssertionError, Error) as error:
        raise Failed(f"failed: {reason(str(error))}") from None
    taps = [*noted, *[LEAST] * (TAPS - len(noted))]
    return median(taps) / 1000, max(taps) / 1000


def tap(session: CDPSession, place: dict[str, float]) -> None:
    """Put a finger there and lift it: nothing is waited for between, or it would rest there."""
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
