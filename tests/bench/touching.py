"""On the page in Chromium: from a touch on a square to its picture, on a large board.

A picture of 25 x 25 squares is played with a finger on a screen of a phone's size, by a processor
slowed down to a quarter, as phones are. The browser's own time of the touch is the beginning; the
end is the first task after the frame in which the square is drawn. A screen shows a frame every
16.7 ms, and a touch waits for the next one: half of that on average. The goals are 16 ms in the
median and 50 ms at most.
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
WAYS = ("the median of 40 taps", "the longest")
SIDE = 25
SLOWER = 4
TAPS = 40

WATCH = """() => {
    const board = document.querySelector(".board");
    self.waits = [];
    let touched = null;
    const note = ({ timeStamp }) => (touched ??= timeStamp);
    addEventListener("pointerdown", note, true);
    new MutationObserver(() => {
        if (touched === null) return;
        const began = touched;
        touched = null;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port2.onmessage = () => self.waits.push(performance.now() - began);
            port1.postMessage(null);
        });
    }).observe(board, { subtree: true, childList: true, attributes: true });
}"""
"""Keeps the milliseconds from each touch that changes the board until that has been drawn."""


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
            page.evaluate(WATCH)
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
        taps = []
        for number in Random(1).sample(range(SIDE * SIDE), TAPS):
            taps.append(touch(page, session, places[number]))
            lift(page, session)
    except (AssertionError, Error) as error:
        raise Failed(f"failed: {reason(str(error))}") from None
    return median(taps), max(taps)


def touch(page: Page, session: CDPSession, place: dict[str, float]) -> float:
    """Put a finger there; return the seconds until that is drawn."""
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    page.wait_for_function("() => self.waits.length > 0")
    waited: float = page.evaluate("self.waits.pop()")
    return waited / 1000


def lift(page: Page, session: CDPSession) -> None:
    """Lift the finger, and let the page come to rest."""
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(script("until_drawn"))
