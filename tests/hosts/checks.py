"""What an author wants: the board, the program as written, Start, dark, and nothing that moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Route

from tests.hosts.generator import PROGRAM, Generator

HEIGHTS = (
    """() => [...document.querySelectorAll("edagari-puzzle")].map((each) => each.offsetHeight)"""
)
TOP = "() => document.getElementById('after').getBoundingClientRect().top"
BOTH_READY = """() => {
  const all = [...document.querySelectorAll("edagari-puzzle")];
  return all.length === 2 && all.every((each) => each.ready && each.state);
}"""
PROGRAM_OF = (
    "() => { const { program } = window; return program.program || program.getAttribute('code'); }"
)
AT_REST = """() => new Promise((rest) => {
  let [before, alike] = [NaN, 0];
  const look = () => {
    alike = document.documentElement.scrollHeight === before ? alike + 1 : 0;
    before = document.documentElement.scrollHeight;
    alike > 30 ? rest() : requestAnimationFrame(look);
  };
  look();
})"""
TO_AFTER = "() => document.getElementById('after').scrollIntoView({ behavior: 'instant' })"


class Row(NamedTuple):
    """What was seen: pixels are how far something moved."""

    name: str
    program: bool
    start: bool
    height: int
    dark: str
    back: int
    after: int


def seen(browser: Browser, made: Generator, address: str) -> Row:
    """Open the page of a built site, and return what holds there."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(20_000)
    with held_frames(page):
        page.goto(address, wait_until="domcontentloaded")
        page.wait_for_function("() => document.querySelector('edagari-puzzle')?.ready === false")
        page.evaluate(AT_REST)
        before = page.evaluate(HEIGHTS)
    ready(page)
    height = max(abs(a - b) for a, b in zip(before, page.evaluate(HEIGHTS), strict=True))
    program = page.evaluate(PROGRAM_OF)
    page.evaluate("() => window.board.scrollIntoView()")
    frame = page.frame_locator("#board iframe")
    frame.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function("() => window.board.state?.solutions === 8")
    dark = "no switch"
    if made.switch:
        page.evaluate(made.switch)
        frame.locator("html[data-theme=dark]").wait_for()
        dark = "followed"
    return Row(
        name=made.name,
        program=program.strip() == PROGRAM.strip(),
        start=True,
        height=round(height),
        dark=dark,
        back=away_and_back(page),
        after=landing(browser, address),
    )


def ready(page: Page) -> None:
    """Both frames have loaded: each is scrolled to, since those far away wait for that."""
    for name in ("board", "program"):
        page.evaluate("(name) => document.getElementById(name).order('pause')", name)
    page.wait_for_function(BOTH_READY)
    page.evaluate(AT_REST)


def away_and_back(page: Page) -> int:
    """Return by how much "After" has moved when the reader comes back to it."""
    page.evaluate(TO_AFTER)
    page.evaluate(AT_REST)
    left: float = page.evaluate(TOP)
    page.get_by_role("link", name="The second page").evaluate("(link) => link.click()")
    page.get_by_role("heading", name="Second").wait_for()
    page.go_back()
    page.locator("edagari-puzzle").first.wait_for(state="attached")
    ready(page)
    now: float = page.evaluate(TOP)
    return round(abs(now - left))


def landing(browser: Browser, address: str) -> int:
    """Return by how much "After" moves while the frames load, opened by its address."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(20_000)
    with held_frames(page):
        page.goto(f"{address}#after", wait_until="domcontentloaded")
        page.wait_for_function("() => document.querySelector('edagari-puzzle')?.ready === false")
        page.evaluate(AT_REST)
        before: float = page.evaluate(TOP)
    ready(page)
    now: float = page.evaluate(TOP)
    moved = round(abs(now - before))
    page.close()
    return moved


@contextmanager
def held_frames(page: Page) -> Iterator[None]:
    """Let no frame load before the block is left."""
    held: list[Route] = []
    is_over = False

    def hold(route: Route) -> None:
        if is_over:
            route.continue_()
        else:
            held.append(route)

    page.route("**/embed.html*", hold)
    yield
    is_over = True
    for route in held:
        route.continue_()
