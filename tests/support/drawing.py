"""The designer from a person's side: by mouse, finger or keys."""

import re
from functools import partial
from operator import ne

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import until_gone_back
from tests.support.polling import until
from tests.support.workbench import place_of, script

WAY_LEFT = """target => {
    const at = document.activeElement;
    if (at === target) return null;
    const [from, to] = [at, target].map((each) => each.getBoundingClientRect());
    const [across, down] = [to.x - from.x, to.y - from.y];
    return [across + (to.width - from.width) / 2, down + (to.height - from.height) / 2];
}"""
"""How far it is from what has the focus, in pixels; null if it has it."""


class Designer:
    """The dialogue of the designer, in English."""

    def __init__(self, page: Page) -> None:
        """Represent the dialogue of this page, open or not."""
        self.page = page
        self.dialog = page.locator("dialog.designer")
        self.canvas = self.dialog.locator(".canvas")

    def open(self) -> None:
        """Open it from the choice of a puzzle, with the figure drawn last."""
        self.page.locator("h1 button.choose").click()
        self.page.get_by_role("button", name=re.compile("^Draw your own")).click()
        expect(self.canvas).to_be_visible()

    def close(self) -> None:
        """Close it, and wait until the page has gone back in its history too."""
        self.page.keyboard.press("Escape")
        expect(self.canvas).to_have_count(0)
        until_gone_back(self.page)

    def open_from_page(self) -> None:
        """Open it with the puzzle on the page."""
        details = self.page.locator("details.settings")
        if not details.evaluate("fold => fold.open"):
            details.locator("summary").click()
        self.page.get_by_role("button", name="Edit as a figure…").click()
        expect(self.canvas).to_be_visible()

    def cell(self, sign: str) -> Locator:
        return self.canvas.get_by_role("button", name=re.compile(f"^Cell {sign}(,|$)"))

    def place(self, row: int, number: int) -> Locator:
        return self.canvas.get_by_role("button", name=f"Free place, row {row}, number {number}")

    def take(self, tool: str) -> None:
        self.dialog.get_by_role("radio", name=tool, exact=True).click()

    def fill(self, field: str | Locator, typed: str) -> None:
        """Type into a field, called by its name, and leave it. What was chosen before is drawn
        first: it may set the field."""
        self.page.evaluate(script("until_drawn"))
        if isinstance(field, str):
            field = self.dialog.get_by_label(field, exact=True)
        field.fill(typed)
        field.blur()

    def button(self, name: str) -> Locator:
        return self.dialog.get_by_role("button", name=name, exact=True)

    @property
    def cells(self) -> Locator:
        return self.canvas.locator(".spot")

    @property
    def lines(self) -> Locator:
        return self.dialog.locator(".lines-drawn button")

    @property
    def count(self) -> Locator:
        return self.dialog.locator(".count")

    @property
    def rule(self) -> Locator:
        """The choice of a rule for the selected line."""
        return self.dialog.locator("select[name=rule]")

    @property
    def number(self) -> Locator:
        """The number of that rule."""
        return self.dialog.locator("input[name=number]")

    @property
    def stop(self) -> Locator:
        """The tab stop on the canvas."""
        return self.canvas.locator("[tabindex='0']")

    @property
    def focused(self) -> Locator:
        """The focused element on the canvas."""
        return self.canvas.locator("[role=button]:focus")

    def walk_to(self, target: Locator) -> None:
        """Go there with the arrow keys, first up or down, then along the row."""
        wanted = target.element_handle()
        look = partial(wanted.evaluate, WAY_LEFT)
        way = look()
        for _ in range(40):
            if way is None:
                return
            across, down = way
            if abs(down) > 1:
                key = "Down" if down > 0 else "Up"
            else:
                key = "Right" if across > 0 else "Left"
            self.page.keyboard.press(f"Arrow{key}")
            way = until(self.page, look, partial(ne, way))
        raise AssertionError(f"{target} is not reached with arrow keys")


def middle_of(target: Locator) -> tuple[float, float]:
    """Return the middle of something on the screen, once it is at rest."""
    place = place_of(target)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def go_to(page: Page, target: Locator, *, back: bool = False) -> None:
    """Press Tab until the target has the focus."""
    for _ in range(80):
        if target.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{target} is not reached with Tab")
