"""Slides: the board is on the one that the address opens, the exercise on the next."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.hosts.checks import held
from tests.hosts.checks.article import landing
from tests.hosts.checks.row import Row
from tests.hosts.generator import PROGRAM, Generator

HEIGHT = "() => document.getElementById('board').offsetHeight"
IS_SHOWN = """(name) => {
  const { top, left } = document.getElementById(name)?.getBoundingClientRect() ?? {};
  return document.elementFromPoint(left + 20, top + 20)?.id === name;
}"""


def seen(browser: Browser, made: Generator, address: str) -> Row:
    """Solve the board, leave it by the keyboard of the deck, and come back to it."""
    page = held.new_page(browser)
    with held.held_frames(page):
        page.goto(address, wait_until="domcontentloaded")
        page.wait_for_function(held.IS_HELD, arg="board")
        page.evaluate(held.AT_REST)
        before: int = page.evaluate(HEIGHT)
    held.ready(page, "board")
    height = abs(page.evaluate(HEIGHT) - before)
    left = held.top(page, "board")
    frame = page.frame_locator("#board iframe")
    frame.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function(held.IS_SOLVED)
    page.keyboard.press("Escape")  # leaves the solution that is shown
    page.keyboard.press("Escape")  # and the frame: the deck has its keys again
    page.wait_for_function("() => document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(IS_SHOWN, arg="program")
    program = page.evaluate(held.PROGRAM_OF)
    other = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(IS_SHOWN, arg="board")
    page.wait_for_function(held.IS_SOLVED)
    return Row(
        name=made.name,
        program=program.strip() == PROGRAM.strip(),
        height=height,
        dark=held.switched(page, made.switch),
        back=round(abs(held.top(page, "board") - left)),
        after=landing(browser, other, "program", ("program",)),
    )
