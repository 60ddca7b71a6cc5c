"""On a tablet held upright: all that one plays with is in sight with the board."""

import pytest
from playwright.sync_api import expect

from tests.support.grids import WIKIPEDIA
from tests.support.phones import expect_free, phone, put_at_the_top
from tests.support.workbench import Workbench, place_of

SIZES = [(744, 1133), (768, 1024), (820, 1180)]
GIVENS = ",".join(f"{cell}:{value}" for cell, value in enumerate(WIKIPEDIA) if value != ".")


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
@pytest.mark.parametrize("size", SIZES)
def test_a_hint_is_read_beside_the_row_it_speaks_of(new_page, size, locale):
    page = phone(new_page, size, locale=locale)
    bench = Workbench(page, f"#puzzle=sudoku&given={GIVENS}")
    bench.wait_for_python()
    put_at_the_top(page.locator("#board"))
    before = page.evaluate("scrollY")
    for name in (
        ("Hint", "More", "More")
        if locale == "en-US"
        else ("ヒント", "もっと詳しく", "もっと詳しく")
    ):
        bench.button(name).tap()
        expect(page.locator("#told")).to_be_visible()
        for part in ("#board", ".pad", ".filling .orders", "#told"):
            expect_free(page.locator(part))
    assert page.evaluate("scrollY") == before


@pytest.mark.parametrize(
    "link", ["#puzzle=sudoku&given=0:1,1:2", "#puzzle=magic-star&strategy=prune&given=0:1"]
)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_keeps_its_size_when_a_search_is_watched(new_page, size, link):
    page = phone(new_page, size)
    bench = Workbench(page, link)
    bench.wait_for_python()
    before = place_of(page.locator("#board"))["width"]
    bench.button("Step").tap()
    expect(bench.button("Back to my numbers")).to_be_visible()
    assert place_of(page.locator("#board"))["width"] == before
    for part in (page.locator("#board"), page.locator(".narration")):
        expect_free(part)
