"""Frames without a script, where a generator drops scripts: their height is the author's."""

from __future__ import annotations

from playwright.sync_api import Browser, FrameLocator, Page

from tests.hosts.checks import held
from tests.hosts.checks.row import Row
from tests.hosts.generator import PROGRAM, Generator

HEIGHT = "(frame) => frame.offsetHeight"


def seen(browser: Browser, made: Generator, address: str) -> Row:
    """Open a page with two frames, and start each."""
    page = held.new_page(browser)
    page.goto(address, wait_until="domcontentloaded")
    board, program = frame_of(page, "magic-square"), frame_of(page, "permutations")
    before = board.owner.evaluate(HEIGHT)
    board.get_by_role("button", name="Start", exact=True).click()
    board.locator(".verdict:visible", has_text="8 solutions").wait_for()
    written = program.locator("pre, code").first.text_content() or ""
    return Row(
        name=made.name,
        program=written.strip() == PROGRAM.strip(),
        theme="by the address",
        start=abs(board.owner.evaluate(HEIGHT) - before),
    )


def frame_of(page: Page, puzzle: str) -> FrameLocator:
    owner = page.locator(f"iframe[src*='embed.html#puzzle={puzzle}']")
    owner.scroll_into_view_if_needed()
    return owner.content_frame
