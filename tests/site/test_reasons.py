"""What would put a mistyped number right is in sight, on every screen. What is said of cuts and of
numbers that clash is told under node: tests/page/views/reasons.test.js."""

from playwright.sync_api import expect

from tests.support.grids import SUDOKU
from tests.support.journey import at_size
from tests.support.phones import ON_ITS_SIDE, TALL
from tests.support.workbench import Workbench

DESK = (1280, 800)
MISTYPED = SUDOKU.replace(",4:7,", ",4:4,")


def test_what_would_leave_one_solution_is_in_sight(new_page):
    page = new_page()
    right = page.get_by_role("button", name="r1c5: 4 to 7", exact=True)
    for size in (DESK, TALL, ON_ITS_SIDE):
        bench = Workbench(page, MISTYPED)
        with at_size(page, size):
            bench.solve()
            expect(page.locator(".conflict")).to_contain_text("5 in r8c9")  # the last of them
            expect(right).to_be_in_viewport(ratio=1)
            right.click()
            bench.expect_board({4: "7"})
