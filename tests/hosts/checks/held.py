"""A page whose frames are held until it is at rest, and what its scripts ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Route

from tests.hosts.generator import PROGRAM

IS_HELD = "(name) => document.getElementById(name)?.ready === false"
IS_READY = """(names) => names.every((name) => {
  const each = document.getElementById(name);
  return each?.ready && each.state;
})"""
LOAD = "(name) => document.getElementById(name).order('pause')"
IS_SOLVED = "() => document.getElementById('board').state?.solutions === 8"
PROGRAM_OF = """() => {
  const program = document.getElementById('program');
  return program.program || program.getAttribute('code');
}"""
HEIGHTS = "(names) => names.map((name) => document.getElementById(name).offsetHeight)"
TOPS = "(names) => names.map((name) => document.getElementById(name).getBoundingClientRect().top)"
AT_REST = """() => new Promise((rest) => {
  const places = () => ['board', 'program', 'after'].map(
    (name) => document.getElementById(name)?.getBoundingClientRect().top);
  let [before, alike] = ['', 0];
  const look = () => {
    const now = JSON.stringify([document.documentElement.scrollHeight, scrollY, ...places()]);
    alike = now === before ? alike + 1 : 0;
    before = now;
    alike > 30 ? rest() : requestAnimationFrame(look);
  };
  look();
})"""


class Pressed(NamedTuple):
    """What happened when Start was pressed, and the site's switch to dark; see `Row`."""

    start: int
    theme: str
    dark: int


def new_page(browser: Browser) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(240_000)
    return page


def opening(page: Page, address: str) -> Callable[[], object]:
    return lambda: page.goto(address, wait_until="domcontentloaded")


def measured(page: Page, measure: str, *names: str) -> list[float]:
    """Return the heights or places of these elements, once nothing moves any more."""
    page.evaluate(AT_REST)
    found: list[float] = page.evaluate(measure, names)
    return found


def apart(before: list[float], after: list[float]) -> int:
    """Return by how many pixels these differ at most."""
    return round(max(abs(a - b) for a, b in zip(before, after, strict=True)))


def ready(page: Page, *names: str) -> None:
    """These frames have loaded, even those far away, which wait until they are in sight."""
    for name in names:
        page.evaluate(LOAD, name)
    page.wait_for_function(IS_READY, arg=names)


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


def moved_while_loading(
    page: Page, begin: Callable[[], object], loading: tuple[str, ...], measure: str, *names: str
) -> int:
    """Return by how many pixels a measure of these elements changes, at most, while the frames
    load; `begin` brings the elements into the page."""
    with held_frames(page):
        begin()
        page.wait_for_function(IS_HELD, arg=loading[0])
        before = measured(page, measure, *names)
    ready(page, *loading)
    return apart(before, measured(page, measure, *names))


def has_its_program(page: Page) -> bool:
    """Return whether the exercise has the program as its author wrote it."""
    program: str = page.evaluate(PROGRAM_OF)
    return program.strip() == PROGRAM.strip()


def solve(page: Page) -> None:
    """Press Start on the board, and wait for all solutions."""
    frame = page.frame_locator("#board iframe")
    frame.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function(IS_SOLVED)


def pressed(page: Page, switch: str, *names: str) -> Pressed:
    """Press Start on the board, then the site's own switch to dark, and return what happened."""
    heights = measured(page, HEIGHTS, *names)
    solve(page)
    start = apart(heights, measured(page, HEIGHTS, *names))
    theme = darkened(page, switch)
    return Pressed(start, theme, apart(heights, measured(page, HEIGHTS, *names)))


def darkened(page: Page, switch: str) -> str:
    """Switch the site to dark, wait until the board follows, and return that it does."""
    if not switch:
        return "no switch"
    page.evaluate(switch)
    page.frame_locator("#board iframe").locator("html[data-theme=dark]").wait_for()
    return "followed"
