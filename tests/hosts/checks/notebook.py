"""A notebook that the page runs: our package in one cell, two puzzles in what another shows."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from tests.hosts.checks import held
from tests.hosts.checks.row import Row
from tests.hosts.generator import Generator

BOTH = ("board", "program")
OUTPUT = ".jp-OutputArea-output"


def seen(browser: Browser, made: Generator, address: str) -> Row:
    """Run all cells, and return what holds in what they show."""
    page = held.new_page(browser)
    page.goto(address, wait_until="domcontentloaded")
    loading = held.moved_while_loading(page, lambda: run(page), BOTH, held.HEIGHTS, *BOTH)
    program = held.has_its_program(page)
    pressed = held.pressed(page, made.switch, *BOTH)
    return Row(name=made.name, program=program, **pressed._asdict(), loading=loading)


def run(page: Page) -> None:
    """Run all cells: one counts the 960 stars, and draws a figure."""
    page.locator(".jp-CodeCell").first.wait_for()
    for item in ("Run", "Run All Cells"):
        page.get_by_role("menuitem", name=item, exact=True).click()
    page.locator(OUTPUT).get_by_text("960", exact=True).wait_for()
    page.locator(f"{OUTPUT}.jp-RenderedSVG").wait_for()
