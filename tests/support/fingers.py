"""Fingers on a touch screen, at the browser's input, for gestures beyond taps."""

from itertools import pairwise
from time import time

from playwright.sync_api import Locator, Page

from tests.support.workbench import place_of

Point = tuple[float, float]
STEPS = 6
"""The number of moves reported to the browser between two points."""
APART = 0.016
"""The reported seconds between moves."""
REST = 0.2
"""Seconds that a finger rests before it lifts: a tap after a fling would only end the fling."""


def middle_of(part: Locator) -> Point:
    place = place_of(part)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


class Finger:
    """One finger: a single touch from `press` to `lift`."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._at = time()

    def press(self, point: Point) -> None:
        """Put it there, and leave it."""
        self._send("touchStart", point)

    def move(self, start: Point, end: Point) -> None:
        for step in range(1, STEPS + 1):
            (x, y), (to_x, to_y), share = start, end, step / STEPS
            self._send("touchMove", (x + (to_x - x) * share, y + (to_y - y) * share))

    def lift(self) -> None:
        self._at += REST
        self._send("touchEnd")

    def _send(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        told = {"type": kind, "touchPoints": touched, "timestamp": self._at}
        self._session.send("Input.dispatchTouchEvent", told)
        self._at += APART


def drag(*parts: Locator) -> None:
    """Drag a finger from the middle of a part to that of the next."""
    points = [middle_of(part) for part in parts]  # beforehand, because the finger must not rest
    finger = Finger(parts[0].page)
    finger.press(points[0])
    for start, end in pairwise(points):
        finger.move(start, end)
    finger.lift()


def pinch(part: Locator, far: float) -> None:
    """Put two fingers on a part and spread them by this distance."""
    x, y = middle_of(part)
    session = part.page.context.new_cdp_session(part.page)
    for step in range(STEPS + 1):
        apart = 10 + far * step / STEPS
        touched = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
