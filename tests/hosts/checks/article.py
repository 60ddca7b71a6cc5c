"""An article with two puzzles, a heading after them, and a link to a second page."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from tests.hosts.checks import held
from tests.hosts.checks.row import Row
from tests.hosts.generator import Generator

BOTH = ("board", "program")
TO = "(name) => document.getElementById(name).scrollIntoView({ behavior: 'instant' })"


def seen(browser: Browser, made: Generator, address: str) -> Row:
    """Open the page of a built site, and return what holds there."""
    page = held.new_page(browser)
    loading = held.moved_while_loading(page, held.opening(page, address), BOTH, held.HEIGHTS, *BOTH)
    program = held.has_its_program(page)
    page.evaluate(TO, "board")
    pressed = held.pressed(page, made.switch, *BOTH)
    return Row(
        name=made.name,
        program=program,
        **pressed._asdict(),
        loading=loading,
        back=away_and_back(page),
        after=landing(browser, f"{address}#after", "after", BOTH),
    )


def away_and_back(page: Page) -> int:
    """Return by how much "After" has moved when the reader comes back to it."""
    page.evaluate(TO, "after")
    left = held.measured(page, held.TOPS, "after")
    page.get_by_role("link", name="The second page").evaluate("(link) => link.click()")
    page.get_by_role("heading", name="Second").wait_for()
    page.go_back()
    page.locator("edagari-puzzle").first.wait_for(state="attached")
    held.ready(page, *BOTH)
    return held.apart(left, held.measured(page, held.TOPS, "after"))


def landing(browser: Browser, address: str, name: str, loading: tuple[str, ...]) -> int:
    """Return by how much an element, opened by its address, moves while these frames load."""
    page = held.new_page(browser)
    return held.moved_while_loading(page, held.opening(page, address), loading, held.TOPS, name)
