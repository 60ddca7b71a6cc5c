"""A page whose frames are held until it is at rest, and what its scripts ask."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Route

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
TOP = "(name) => document.getElementById(name).getBoundingClientRect().top"
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


def new_page(browser: Browser) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(60_000)
    return page


def top(page: Page, name: str) -> float:
    """Return where an element is in the window, once nothing moves any more."""
    page.evaluate(AT_REST)
    place: float = page.evaluate(TOP, name)
    return place


def ready(page: Page, *names: str) -> None:
    """These frames have loaded, even those far away, which wait until they are in sight."""
    for name in names:
        page.evaluate(LOAD, name)
    page.wait_for_function(IS_READY, arg=names)
    page.evaluate(AT_REST)


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


def switched(page: Page, switch: str) -> str:
    """Switch the site to dark, wait until the board follows, and return that it does."""
    if not switch:
        return "no switch"
    page.evaluate(switch)
    page.frame_locator("#board iframe").locator("html[data-theme=dark]").wait_for()
    return "followed"
