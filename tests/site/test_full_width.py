"""Full-width digits on the board and in fields, as keyboards for Japanese have them."""

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.polling import until
from tests.support.workbench import Workbench


def test_full_width_digits_are_digits(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=sudoku&strategy=restarts&v=2")
    with sentence("typed into a cell, also over what is there; the next cell has its turn"):
        for typed, there in [("３", "3"), ("４", "4"), ("０", "")]:
            bench.cell(0).focus()
            page.keyboard.insert_text(typed)
            expect(bench.cell(0)).to_have_value(there)
            expect(bench.cell(1)).to_be_focused()
    with sentence("composed: the field is left as it is until the end"):
        bench.cell(1).focus()
        keyboard = page.context.new_cdp_session(page)
        composed = {"text": "２", "selectionStart": 1, "selectionEnd": 1}
        keyboard.send("Input.imeSetComposition", composed)
        expect(bench.cell(1)).to_have_value("２")
        keyboard.send("Input.insertText", {"text": "２"})
        expect(bench.cell(1)).to_have_value("2")
    with sentence("as a seed"):
        seed = page.locator("[name='search-seed']")
        seed.fill("１２")
        seed.blur()
        expect(seed).to_have_value("12")
    with sentence("the link has plain digits"):
        until(page, lambda: page.url, lambda url: "given=1:2&" in url and "seed=12" in url)
