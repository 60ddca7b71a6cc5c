"""An article with two puzzles, a heading after them, and a link to a second page."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from tests.hosts.checks import held
from tests.hosts.checks.row import Row
from tests.hosts.generator import PROGRAM, Generator

BOTH = ("board", "program")
HEIGHTS = "(names) => names.map((name) => document.getElementById(name).offsetHeight)"
TO_AFTER = "() => document.getElementById('after').scrollIntoView({ behavior: 'instant' })"


def seen(browser: Browser, made: Generator, address: str) -> Row:
    """Open the page of a built site, and return what holds there."""
    page = held.new_page(browser)
    with held.held_frames(page):
        page.goto(address, wait_until="domcontentloaded")
        page.wait_for_function(held.IS_HELD, arg="board")
        page.evaluate(held.AT_REST)
        before = page.evaluate(HEIGHTS, BOTH)
    held.ready(page, *BOTH)
    height = max(abs(a - b) for a, b in zip(before, page.evaluate(HEIGHTS, BOTH), strict=True))
    program = page.evaluate(held.PROGRAM_OF)
    page.evaluate("() => document.getElementById('board').scrollIntoView()")
    frame = page.frame_locator("#board iframe")
    frame.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function(held.IS_SOLVED)
    return Row(
        name=made.name,
        program=program.strip() == PROGRAM.strip(),
        height=round(height),
        dark=held.switched(page, made.switch),
        back=away_and_back(page),
        after=landing(browser, f"{address}#after", "after", BOTH),
    )


def away_and_back(page: Page) -> int:
    """Return by how much "After" has moved when the reader comes back to it."""
    page.evaluate(TO_AFTER)
    left = held.top(page, "after")
    page.get_by_role("link", name="The second page").evaluate("(link) => link.click()")
    page.get_by_role("heading", name="Second").wait_for()
    page.go_back()
    page.locator("edagari-puzzle").first.wait_for(state="attached")
    held.ready(page, *BOTH)
    return round(abs(held.top(page, "after") - left))


def landing(browser: Browser, address: str, name: str, loading: tuple[str, ...]) -> int:
    """Return by how much an element, opened by its address, moves while these frames load."""
    page = held.new_page(browser)
    with held.held_frames(page):
        page.goto(address, wait_until="domcontentloaded")
        page.wait_for_function(held.IS_HELD, arg=loading[0])
        before = held.top(page, name)
    held.ready(page, *loading)
    moved = round(abs(held.top(page, name) - before))
    page.close()
    return moved
