"""Chromium, as in the tests of the page: driven by Playwright."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browsers.driver import PATIENCE
from tests.support.answering import limit_evaluations, patience
from tests.support.watching import watch_errors

limit_evaluations()


@contextmanager
def chromium(program: str) -> Iterator[Chromium]:
    """A headless Chromium."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = ["--no-sandbox"] if is_root else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield Chromium(browser.new_context())
        browser.close()


class Chromium:
    """The one page of a Chromium."""

    def __init__(self, context: BrowserContext) -> None:
        self._complaints: list[str] = []
        watch_errors(context, self._complaints)
        self._page = context.new_page()

    def open(self, address: str) -> None:
        self._page.goto("about:blank")
        self._page.goto(address)

    def run(self, function: str, given: object = None) -> Any:
        with patience(PATIENCE):
            return self._page.evaluate(function, given)

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> bytes:
        return self._page.screenshot()

    def complaints(self) -> list[str]:
        return self._complaints
