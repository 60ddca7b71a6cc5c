"""Marks where values have two digits. What becomes of the numbers on a board of another size:
tests/page/views/options.test.js."""

from functools import partial

from playwright.sync_api import expect

from tests.support.acting import follow
from tests.support.journey import at_size, sentence
from tests.support.polling import until_equal
from tests.support.workbench import Workbench

LARGE = "#puzzle=sudoku&option.size=16&marks=0:1.2.11.16,1:3.5.12,255:16.2"
OF_LINKS = {  # the cells of the board, and the marks
    LARGE: (256, 9),
    LARGE + "&given=2:9": (256, 9),
    "#puzzle=sudoku&marks=0:1.99": (81, 2),
}
OUTSIDE = """spots => spots.flatMap((spot) => {
    const cell = spot.querySelector("path").getBoundingClientRect();
    return [...spot.querySelectorAll(".marks text")].filter((mark) => {
        const at = mark.getBoundingClientRect();
        const isBeside = at.left < cell.left || at.right > cell.right;
        return isBeside || at.top < cell.top || at.bottom > cell.bottom;
    }).map((mark) => mark.textContent);
})"""
"""The marks that do not lie in their cells."""


def test_marks_that_a_link_brings_lie_in_their_cells(new_page):
    page = new_page()
    Workbench(page).wait_for_python()
    look = partial(page.locator(".board .spot:has(.marks)").evaluate_all, OUTSIDE)
    for link, (cells, marks) in OF_LINKS.items():
        follow(page, link)
        expect(page.locator(".board input.cell")).to_have_count(cells)
        expect(page.locator(".board .marks text")).to_have_count(marks)
        for width in (390, 1280):
            with at_size(page, (width, 844)), sentence(f"all marks of {link} lie in their cells"):
                until_equal(page, look, [])
