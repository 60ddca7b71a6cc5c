"""Where the clues on a board are drawn: cages, signs between cells, numbers outside. Which there
are, and what is said of them at the cells: tests/page/views/clues.test.js."""

from functools import partial

from playwright.sync_api import expect

from tests.support.acting import follow
from tests.support.journey import at_size, sentence
from tests.support.polling import until_equal
from tests.support.workbench import Workbench

CAGES = "#puzzle=kenken&given=0:4,1:1"
SIGNS = "#puzzle=futoshiki&given=2:3,3:2"
OUTSIDE = "#puzzle=skyscrapers"
BLOCKS = "#puzzle=kakuro"
SIZES = ((390, 844), (1280, 800))

BEYOND = """board => {
    const all = board.getBoundingClientRect();
    return [...board.querySelectorAll(".clue, .cage")].filter((clue) => {
        const at = clue.getBoundingClientRect();
        const isBeside = at.left < all.left || at.right > all.right;
        return isBeside || at.top < all.top || at.bottom > all.bottom;
    }).map((clue) => clue.textContent);
}"""
"""The clues that are not wholly on the board."""

ON_A_CELL = """board => {
    const boxOf = (drawn) => drawn.getBoundingClientRect();
    const cells = [...board.querySelectorAll(".spot > :first-child")].map(boxOf);
    return [...board.querySelectorAll(".clue")].map(boxOf).filter((at) => {
        const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
        const isAt = ({ left, right, top, bottom }) =>
            left < x && x < right && top < y && y < bottom;
        return cells.some(isAt);
    }).length;
}"""
"""How many clues have their middle on a cell."""


def test_cages_signs_and_numbers_outside_are_drawn_where_they_belong(new_page):
    page = new_page(python=False)
    bench = Workbench(page, CAGES)
    board, clues = page.locator(".board"), page.locator(".board .clue")

    def drawn_with(on_cells):
        """All clues are on the board, so many of them on cells."""
        until_equal(page, partial(board.evaluate, ON_A_CELL), on_cells)
        until_equal(page, partial(board.evaluate, BEYOND), [])

    for size in SIZES:
        with at_size(page, size):
            with sentence("each cage is outlined, and its clue is in its first cell"):
                follow(page, CAGES)
                expect(page.locator(".board .cage")).to_have_count(7)
                expect(clues).to_have_text(["3−", "5+", "2÷", "12×", "7+", "12×", "3−"])
                expect(bench.cell(0)).to_have_value("4")
                drawn_with(7)
            with sentence("signs are between cells"):
                follow(page, SIGNS)
                expect(clues).to_have_text([*"><∨∨∨∧∧>∨>>"])
                drawn_with(0)
            with sentence("blocks are no cells, and have their clues on them"):
                follow(page, BLOCKS)
                expect(page.locator(".board .block:not(.clue)")).to_have_count(28)
                expect(page.locator(".board .clue.block")).to_have_count(24)
                drawn_with(0)
            with sentence("numbers that belong outside are there, and the board has room for them"):
                follow(page, OUTSIDE)
                expect(clues).to_have_text([*"1223322113234221"])
                drawn_with(0)
