"""Slides: the board is on the one that the address opens, the exercise on the next."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.hosts.checks import held
from tests.hosts.checks.article import landing
from tests.hosts.checks.row import Row
from tests.hosts.generator import Generator

IS_SHOWN = """(name) => {
  const { top, left } = document.getElementById(name)?.getBoundingClientRect() ?? {};
  return document.elementFromPoint(left + 20, top + 20)?.id === name;
}"""


def seen(browser: Browser, made: Generator, address: str) -> Row:
    """Solve the board, leave it by the keyboard of the deck, and come back to it."""
    page = held.new_page(browser)
    opening = held.opening(page, address)
    loading = held.moved_while_loading(page, opening, ("board",), held.HEIGHTS, "board")
    left = held.measured(page, held.TOPS, "board")
    pressed = held.pressed(page, made.switch, "board")
    page.keyboard.press("Escape")  # leaves the solution that is shown
    page.keyboard.press("Escape")  # and the frame: the deck has its keys again
    page.wait_for_function("() => document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(IS_SHOWN, arg="program")
    program = held.has_its_program(page)
    other = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(IS_SHOWN, arg="board")
    page.wait_for_function(held.IS_SOLVED)
    return Row(
        name=made.name,
        program=program,
        **pressed._asdict(),
        loading=loading,
        back=held.apart(left, held.measured(page, held.TOPS, "board")),
        after=landing(browser, other, "program", ("program",)),
    )
