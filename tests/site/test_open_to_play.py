"""A puzzle with clues is over when its rules hold. That it is there to be played, and that nothing
in passing shows its solution: tests/page/views/typing.test.js."""

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.phones import TALL, expect_free, phone
from tests.support.workbench import Workbench

HEART = "#puzzle=nonogram&option.runs=1+1+/+5+/+5+/+3+/+1+|+2+/+4+/+4+/+4+/+2&v=2"
EMPTY = (0, 2, 4, 15, 19, 20, 21, 23, 24)
FILLED = [cell for cell in range(25) if cell not in EMPTY]


def test_a_nonogram_is_over_as_soon_as_its_squares_fit(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, HEART)
    bench.wait_for_python()
    over = page.locator(".controls .verdict")
    with sentence("crosses count as empty"):
        bench.cell(5).tap()
        bench.cell(5).tap()
        bench.button("Check").tap()
        expect(bench.advice).to_contain_text("No.")
        bench.cell(5).tap()
    with sentence("clues that are met are grey"):
        for cell in FILLED[:7]:
            bench.cell(cell).tap()
        expect(page.locator(".clue.met")).to_have_count(3)
    with sentence("whatever is crossed"):
        bench.button("Cross").tap()
        bench.cell(0).tap()
        bench.button("Cross").tap()
        for cell in FILLED[7:]:
            bench.cell(cell).tap()
        expect(over).to_have_text("Solved!")
        expect_free(page.locator("#board"))
    with sentence("Check and Hint say so"):
        for asked in ("Check", "Hint"):
            bench.button(asked).tap()
            expect(bench.advice).to_have_text("Solved!")
