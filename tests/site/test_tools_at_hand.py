"""A puzzle that is solved by hand has its tools at hand on a phone. How it is judged:
tests/page/views/judged.test.js."""

from playwright.sync_api import expect

from tests.support.workbench import Workbench

PHONE = {"width": 390, "height": 844}


def test_the_tools_for_ones_own_marks_are_there_from_the_start(new_page):
    page = new_page(viewport=PHONE, python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    expect(bench.button("Pencil")).to_be_visible()
    expect(bench.button("Hint")).to_be_visible()
    bench.cell(0).click()
    page.get_by_role("group", name="Values").get_by_role("button", name="7").click()
    bench.expect_board({0: "7"})
