"""Fingers on a touch screen, as the browser hears of them: what taps alone cannot do."""

from itertools import pairwise

from playwright.sync_api import Locator, Page

from tests.support.workbench import place_of

Point = tuple[float, float]
STEPS = 6
"""The moves that the browser hears of on the way from one point to the next."""


def middle_of(part: Locator) -> Point:
    place = place_of(part)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def drag(*parts: Locator) -> None:
    """Drag a finger from the middle of a part to that of the next."""
    press(parts[0])
    for (x, y), (to_x, to_y) in pairwise(map(middle_of, parts)):
        for step in range(1, STEPS + 1):
            share = step / STEPS
            at = (x + (to_x - x) * share, y + (to_y - y) * share)
            _send(parts[0].page, "touchMove", at)
    lift(parts[0].page)


def press(part: Locator) -> None:
    """Put a finger on a part, and leave it there."""
    _send(part.page, "touchStart", middle_of(part))


def lift(page: Page) -> None:
    _send(page, "touchEnd")


def pinch(part: Locator, scale: float) -> None:
    """Move two fingers apart on a part."""
    x, y = middle_of(part)
    asked = {"x": x, "y": y, "scaleFactor": scale, "gestureSourceType": "touch"}
    part.page.context.new_cdp_session(part.page).send("Input.synthesizePinchGesture", asked)


def _send(page: Page, kind: str, *points: Point) -> None:
    touched = [{"x": x, "y": y} for x, y in points]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    session.detach()
