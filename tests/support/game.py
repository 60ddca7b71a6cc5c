"""A movement on the page, as a user sees it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench, paste

FACES = {"●": "black", "○": "white", "_": "gap"}
ARTICLE_A = "●●_●●●"
LONG_ROW = "●" * 9 + "_" + "●" * 14  # a search that nobody waits for


class Game(Workbench):
    """A movement on the page; without a start it is the article's (A)."""

    def __init__(self, page: Page, link: str = f"#puzzle=flip-it&start={ARTICLE_A}") -> None:
        super().__init__(page, link)
        self.wait_for_python()

    def place(self, number: int) -> Locator:
        return self.page.locator(f".game [data-spot='{number}']")

    def touch(self, *numbers: int) -> None:
        for number in numbers:
            self.place(number).click()

    def expect_row(self, row: str) -> None:
        expect(self.page.locator(".game .place")).to_have_count(len(row))
        for number, sign in enumerate(row):
            name = re.compile(f"^place {number}, {FACES[sign]}")
            expect(self.place(number)).to_have_accessible_name(name)

    def paste(self, text: str) -> None:
        paste(self.page.locator("body"), text)

    @property
    def word(self) -> Locator:
        return self.page.locator(".playing .word")

    @property
    def strip(self) -> Locator:
        return self.page.locator(".strip li")

    @property
    def farthest(self) -> Locator:
        return self.page.locator(".farthest")
