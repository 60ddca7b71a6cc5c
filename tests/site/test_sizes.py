"""Boards of other sizes: what becomes of the numbers, and marks where values have two digits."""

from functools import partial

from playwright.sync_api import expect

from tests.support.acting import follow
from tests.support.grids import WIKIPEDIA
from tests.support.journey import at_size, sentence
from tests.support.polling import expect_none, until_equal
from tests.support.workbench import Workbench

GIVENS = {cell: value for cell, value in enumerate(WIKIPEDIA) if value != "."}
WIKIPEDIAS = "&given=" + ",".join(f"{cell}:{value}" for cell, value in GIVENS.items())
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


def test_numbers_of_another_size_are_put_aside_and_come_back(new_page):
    page = new_page()
    bench = Workbench(page, f"#puzzle=sudoku{WIKIPEDIAS}")
    bench.wait_for_python()
    cells, notice = page.locator(".board input.cell"), page.locator(".notice")
    with sentence("an option that leaves the cells leaves the numbers"):
        bench.unfold("settings")
        bench.option("diagonals").select_option(index=1)
        expect(page.locator(".rules")).to_contain_text("diagonal")
        bench.expect_board(GIVENS)
        expect_none(notice, once=page.locator(".rules"))
        bench.option("diagonals").select_option(index=0)
        expect(page.locator(".rules")).not_to_contain_text("diagonal")
    with sentence("numbers of another size are put aside, and undo stands beside the word"):
        bench.option("size").select_option("4")
        expect(cells).to_have_count(16)
        bench.expect_board(dict.fromkeys(range(16), ""))
        expect(notice).to_contain_text("belongs to another board")
        notice.get_by_role("button", name="Undo").click()
        expect(cells).to_have_count(81)
        bench.expect_board(GIVENS)
        expect(bench.option("size")).to_have_value("9")
        expect(bench.cell(0)).not_to_be_editable()
    with sentence("the size changed back brings the numbers back"):
        for size, number in [("4", 16), ("16", 256), ("9", 81)]:
            bench.option("size").select_option(size)
            expect(cells).to_have_count(number)
        bench.expect_board(GIVENS)
    with sentence("marks go to the places that they have among other values"):
        follow(page, "#puzzle=magic-ring&marks=0:3.5")
        mark = page.locator(".board .marks text").first
        expect(mark).to_have_text("3")
        before = mark.get_attribute("x") or ""
        bench.set_option("values", "primes")
        expect(mark).not_to_have_attribute("x", before)
