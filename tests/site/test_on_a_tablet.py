"""On a tablet held upright: all that one plays with is in sight with the board."""

import pytest
from playwright.sync_api import expect

from tests.support.grids import SUDOKU
from tests.support.journey import at_size
from tests.support.phones import expect_free, phone, put_at_the_top
from tests.support.polling import removed_by, scroll_of
from tests.support.workbench import Workbench, place_of

SIZES = [(744, 1133), (768, 1024), (820, 1180)]
WORDS = {
    "en-US": ("Hint", "Tell more", "Tell more", "Close"),
    "ja-JP": ("ヒント", "もっと詳しく", "もっと詳しく", "閉じる"),
}


@pytest.mark.parametrize("locale", WORDS)
def test_a_hint_is_read_beside_the_row_it_speaks_of(new_page, locale):
    page = phone(new_page, SIZES[0], locale=locale)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    told = page.locator("#advice")
    for size in SIZES:
        with at_size(page, size):
            put_at_the_top(page.locator("#board"))
            before = scroll_of(page)
            *hints, close = WORDS[locale]
            for name in hints:
                bench.button(name).tap()
                expect(told).to_be_visible()
                expect(told).to_have_attribute("aria-busy", "false")
                for part in ("#board", ".pad", ".filling .orders", "#advice"):
                    expect_free(page.locator(part))
            assert scroll_of(page) == before
            with removed_by(told.locator("p")):
                told.get_by_role("button", name=close).tap()


@pytest.mark.parametrize(
    "link", ["#puzzle=sudoku&given=0:1,1:2", "#puzzle=magic-star&strategy=prune&given=0:1"]
)
def test_the_board_keeps_its_size_when_a_search_is_watched(new_page, link):
    page = phone(new_page, SIZES[0])
    bench = Workbench(page, link)
    bench.wait_for_python()
    board = page.locator("#board")
    for size in SIZES:
        with at_size(page, size):
            before = place_of(board)["width"]
            bench.button("Step").tap()
            expect(bench.button("Back to my numbers")).to_be_visible()
            assert place_of(board)["width"] == before
            for part in (board, page.locator(".narration")):
                expect_free(part)
            with removed_by(bench.button("Back to my numbers")):
                bench.go_back()
