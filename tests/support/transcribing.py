"""Entering clues on the board as a person does it: presses, taps and drags are actions."""

from itertools import pairwise

from playwright.sync_api import Locator, Page, expect

from tests.support.fingers import Finger, middle_of
from tests.support.polling import until
from tests.support.workbench import Workbench, script

ENTER = "Enter the clues on the board…"


def way_through(cells: list[int], order: int = 9) -> list[int]:
    """A way from neighbour to neighbour over all cells of a cage, and back where it must."""
    left = set(cells)

    def walk(at: int) -> list[int]:
        left.discard(at)
        way = [at]
        for other in cells:
            (r, c), (s, d) = divmod(at, order), divmod(other, order)
            if other in left and abs(r - s) + abs(c - d) == 1:
                way += [*walk(other), at]
        return way

    return walk(cells[0])


class Sheet:
    """The dialogue in which clues are entered, in English, and how many actions it has taken."""

    def __init__(self, bench: Workbench) -> None:
        """Stand for the dialogue of this page, open or not."""
        self.page: Page = bench.page
        self.bench = bench
        self.dialog = self.page.locator("dialog.transcribe")
        self.desk = self.dialog.locator(".desk")
        self.field = self.dialog.locator("input.clue-input")
        self.actions = 0

    def open(self, button: str = ENTER) -> None:
        self.bench.unfold("settings")
        self.bench.button(button).click()
        expect(self.desk).to_be_visible()

    @property
    def name(self) -> Locator:
        """What is typed into."""
        return self.dialog.locator(".clue-field .name")

    @property
    def said(self) -> Locator:
        """What is still missing."""
        return self.dialog.locator(".said")

    def slot(self, number: int) -> Locator:
        return self.desk.locator(f"[data-slot='{number}']")

    def tap(self, button: str) -> None:
        """Press a button of the dialogue."""
        self.actions += 1
        self.dialog.get_by_role("button", name=button, exact=True).tap()

    def take(self, tool: str) -> None:
        """Choose a tool from the list."""
        self.actions += 1
        self.dialog.get_by_label("Tools").select_option(label=tool)

    def type(self, keys: str) -> None:
        """Press keys of the pad, one after the other."""
        for key in keys:
            self.tap("Space" if key == " " else key)

    def square(self, number: int) -> Locator:
        return self.desk.locator(".square").nth(number)

    def drag(self, *squares: int) -> None:
        """Drag a finger over squares."""
        self.actions += 1
        points = [middle_of(self.square(square)) for square in squares]
        finger = Finger(self.page)
        finger.press(points[0])
        for start, end in pairwise(points):
            finger.move(start, end)
        finger.lift()

    def next_unless_gone_on(self, before: str) -> None:
        """Go on from a clue, if that was not done by itself: after a drawing it is known."""
        self.page.evaluate(script("until_drawn"))
        if self.name.inner_text() == before:
            self.tap("Next")

    def expect_text(self, option: str, text: str) -> None:
        """Expect that the option of the puzzle has come to this."""
        until(
            self.page,
            lambda: self.bench.option(option).input_value(),
            lambda typed: typed == text,
        )

    def done(self) -> None:
        self.tap("Done")
        expect(self.desk).to_have_count(0)


def sheet_of(page: Page, link: str, button: str = ENTER) -> Sheet:
    """Open the puzzle of a link, and with this button the dialogue for its clues."""
    bench = Workbench(page, link)
    bench.wait_for_python()
    sheet = Sheet(bench)
    sheet.open(button)
    return sheet
