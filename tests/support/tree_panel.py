"""The tree panel as a user uses it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench, script

DETAILS = "Path and levels of both trees"
LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2"  # 14 solutions


def pixels_of(canvas: Locator) -> str:
    """Return the pixels of a canvas, once it is at rest."""
    painted: str = canvas.evaluate(script("painted_at_rest"))
    return painted


def compared(page: Page, link: str) -> tuple[Workbench, Locator]:
    """A puzzle in Compare, and the panel of its trees."""
    bench = Workbench(page, link)
    bench.wait_for_python()
    bench.enter("Compare")
    return bench, page.locator(".panel.tree")


class Tree:
    def __init__(self, page: Page, link: str = LINK) -> None:
        """Open the puzzle of `link` with only its tree: no search begins by itself."""
        self.bench = Workbench(page, link if "panels=" in link else f"{link}&panels=tree")
        self.page = page
        self.bench.wait_for_python()
        self.panel = page.locator(".panel.tree")
        expect(self.panel).to_be_visible()

    def side(self, name: str) -> Locator:
        return self.panel.get_by_role("region", name=name, exact=True)

    @property
    def whole(self) -> Locator:
        return self.panel.get_by_role("application")

    @property
    def said(self) -> Locator:
        return self.panel.locator(".picked")

    @property
    def path(self) -> Locator:
        return self.panel.get_by_role("img", name=re.compile("^The path from the root"))

    @property
    def beside(self) -> Locator:
        return self.panel.get_by_role("combobox", name="Compare with")

    def step(self, *moments: int) -> None:
        """Take a step to each of the moments; the first step places all givens."""
        for moment in moments:
            self.bench.button("Step").click()
            expect(self.bench.moment).to_have_text(f"{moment} / {moment}")

    def solve(self) -> None:
        self.bench.solve()
        self.bench.expect_over("exactly 14 solutions")
