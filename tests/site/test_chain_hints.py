"""A hint that is a chain: its cells are lit, and what it excludes is noted."""

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.polling import removed_by
from tests.support.workbench import Workbench

TEXT = "602090718098027364073086529729031605806275901015960207081750496967040150004619870"
"""A position in a puzzle of Debian's sgt-puzzles where the next step is a skyscraper."""

GIVENS = ",".join(f"{cell}:{value}" for cell, value in enumerate(TEXT) if value != "0")


def test_a_chain_lights_its_cells_and_notes_what_it_excludes(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, f"#puzzle=sudoku&v=2&given={GIVENS}")
    bench.wait_for_python()
    lit = page.locator(".spot.looked")
    with sentence("first the place alone is lit"):
        bench.button("Hint").tap()
        expect(bench.advice).to_contain_text("Look at row 5, column 2.")
        expect(lit).to_have_count(1)
    with sentence("then the ends of both links"):
        bench.button("Tell more").tap()
        expect(page.locator("#advice .technique")).to_have_text("Skyscraper")
        expect(bench.advice).to_contain_text("so they are not both 4")
        expect(lit).to_have_count(4)
    with sentence("two strong links are full lines, the weak one between them is dashed"):
        expect(page.locator(".board .link.strong")).to_have_count(2)
        expect(page.locator(".board .link.weak")).to_have_count(1)
    with sentence("the marks that hold together have one colour, the others another"):
        expect(page.locator(".board .marks .tint-0")).to_have_count(2)
        expect(page.locator(".board .marks .tint-1")).to_have_count(2)
    with sentence("what is excluded is said, and the single that it leaves"):
        bench.button("Tell more").tap()
        expect(bench.advice).to_contain_text("So row 6, column 1 is not 4.")
        expect(bench.advice).to_contain_text("4 has only one place left: row 3, column 1 is 4.")
    with sentence("both are noted when it is done, and the lines are gone"):
        with removed_by(page.locator("#advice .technique")):
            bench.button("Do it").tap()
        expect(page.locator(".board .marks.own")).not_to_have_count(0)
        expect(page.locator(".board .link")).to_have_count(0)
        expect(bench.cell(18)).to_have_value("4")
