"""Watch on a narrow screen: what is read there without what is beside the board on a desk."""

from functools import partial

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.polling import until_equal
from tests.support.watch_mode import opened
from tests.support.workbench import place_of

CLIPPED = "text => text.scrollHeight > text.clientHeight + 1"


def test_why_nothing_fits_is_read_whole_and_the_board_stays(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    square = "#puzzle=magic-square&option.order=4&strategy=forced&view=watch&at=10"
    bench = opened(page, square, "10")
    expect(bench.narration).to_contain_text("so row 4, column 4 would be 26, but 16 is the largest")
    until_equal(page, partial(bench.narration.evaluate, CLIPPED), False)
    expect(page.locator(".band .spares")).to_be_in_viewport(ratio=1)
    before = place_of(page.locator("#board"))
    page.keyboard.press("ArrowLeft")
    expect(bench.narration).not_to_contain_text("26")
    assert place_of(page.locator("#board")) == before


def test_values_that_are_no_numbers_are_named(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    runs = "#puzzle=nonogram&option.runs=1%20/%201%201%20|%201%20/%201%20/%201"
    opened(page, f"{runs}&strategy=prune&view=watch&at=2", "2")
    with sentence("in the row of the path, and in the path"):
        twigs = page.locator(".of-path .twig.here text")
        expect(page.locator(".crumbs li")).to_have_text(["a empty square", "b empty square"])
        expect(twigs).to_have_text(["empty square"] * 2)
    with sentence("a strategy without a program says so, and what it does instead"):
        page.get_by_label("Strategy").select_option(label="Propagate")
        page.locator(".tabs").get_by_role("button", name="Program").click()
        program = page.locator(".of-program .program")
        expect(program).to_contain_text("Propagate has no program for these rules: it would be too")
        expect(program).to_contain_text("Fill in all that follows by itself")
