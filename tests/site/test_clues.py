"""The clues on a board, drawn from the data of a drawing: cages, signs between cells, numbers
outside."""

from functools import partial
from urllib.parse import quote_plus

from playwright.sync_api import expect

from pycore.puzzles._variants.examples import EXAMPLES
from tests.support.acting import follow, paste
from tests.support.journey import at_size, sentence
from tests.support.polling import until_equal
from tests.support.workbench import Workbench

CAGES = "#puzzle=kenken&given=0:4,1:1"
SIGNS = "#puzzle=futoshiki&given=2:3,3:2"
OUTSIDE = "#puzzle=skyscrapers"
BLOCKS = "#puzzle=kakuro"
SQUARES = "#puzzle=nonogram&given=3:1,4:0"
THERMOMETERS, ARROWS, DOTS = (
    f"#puzzle=sudoku&option.variants={quote_plus(example.options['variants'])}"
    for example in EXAMPLES[:3]
)
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


def test_a_square_is_filled_by_a_click_and_one_that_stays_empty_is_crossed(new_page):
    page = new_page(python=False)
    bench = Workbench(page, SQUARES)
    filled, crossed = page.locator(".board .piece path"), page.locator(".board .crossed")
    expect(page.locator(".board .clue")).to_have_count(25)
    expect(filled).to_have_count(1)
    expect(crossed).to_have_count(1)
    expect(bench.cell(3)).to_have_accessible_name("row 1, column 4, given")
    bench.cell(5).click()
    expect(filled).to_have_count(2)
    expect(crossed).to_have_count(1)
    expect(bench.cell(5)).to_have_accessible_description(
        "Runs of this row: 3. Runs of this column: 3."
    )


def test_who_does_not_see_the_clues_is_told_them_at_the_cells(new_page):
    page = new_page(python=False)
    bench = Workbench(page, SIGNS)
    sign = "cell b is less than cell a."
    expect(bench.cell(0)).to_have_accessible_description(sign)
    expect(bench.cell(1)).to_have_accessible_description(sign)
    follow(page, CAGES)
    expect(bench.cell(15)).to_have_accessible_description("the cage 3− at cell o")
    follow(page, OUTSIDE)
    expect(bench.cell(5)).to_have_accessible_description(
        "From above, 2 can be seen. From below, 2 can be seen. "
        "From the left, 3 can be seen. From the right, 2 can be seen."
    )


def test_clues_of_other_options_are_drawn_and_lines_pasted_into_one_are_words_of_it(new_page):
    page = new_page()
    bench = Workbench(page, THERMOMETERS)
    bench.wait_for_python()
    with sentence("thermometers are under the edges of the boxes, dots on top of them"):
        expect(page.locator(".board .sketch.shade path:not([fill])")).to_have_count(4)
        expect(page.locator(".board .sketch.shade + .border")).to_have_count(1)
        follow(page, DOTS)
        expect(page.locator(".board .sketch.black")).to_have_count(11)
        expect(page.locator(".board .border + .sketch.white")).to_have_count(1)
    with sentence("an arrow has a circle, a line and a head, and is said at its cells"):
        follow(page, ARROWS)
        expect(page.locator(".board .sketch.line")).to_have_count(6)
        expect(page.locator(".board .sketch.line path[fill=none]")).to_have_count(12)
        said = "Arrow: r1c5 = r2c4 + r3c3 + r4c2 + r5c1."
        expect(bench.cell(4)).to_have_accessible_description(said)
    follow(page, "#puzzle=futoshiki&v=2")
    bench.unfold("settings")
    bench.option("signs").select_text()
    paste(bench.option("signs"), ".<\nv..\n\n>.\r\n...\n..\n")
    expect(bench.option("signs")).to_have_value(".< v.. >. ... ..")
    expect(page.locator(".board input.cell")).to_have_count(9)
    expect(page.locator(".board .clue")).to_have_text(["<", "∨", ">"])
    with sentence("lines that bring their dividers along get no others"):
        follow(page, "#puzzle=nonogram")
        bench.option("runs").select_text()
        paste(bench.option("runs"), "1 /\n2 |\n1 /\n2")
        expect(bench.option("runs")).to_have_value("1 / 2 | 1 / 2")
