"""The page in Japanese holds in fonts of other widths: nothing sticks out, nothing is covered."""

from functools import partial

import pytest
from playwright.sync_api import expect

from builder.fonts import FAMILIES
from tests.support.acting import follow
from tests.support.grids import SUDOKU
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, expect_free, phone
from tests.support.polling import scroll_of, until_equal
from tests.support.workbench import Workbench, script
from tests.support.written import fonts_of, write_in

SIZES = [(320, 640), (390, 844), (768, 1024), (1280, 800)]
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
PAGES = [
    "#puzzle=magic-star",
    "#puzzle=killer-sudoku&panels=plan.race",
    "#puzzle=flip-it",
    "#puzzle=sudoku&view=watch",
]
ANSWERS = ["このまま解けます", "3 行目", "1 つしかありません", "7 列目"]


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_sticks_out_in_any_font(new_page, family):
    page = new_page(locale="ja-JP", python=False)
    write_in(page, family)
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    assert family in fonts_of(page, ".rules p")
    for link in PAGES:
        follow(page, link)
        for size in SIZES:
            with sentence(f"nothing of {link} sticks out"), at_size(page, size):
                until_equal(page, partial(page.evaluate, WIDE), False)
                if size[0] < 400 and "watch" not in link:  # Watch has smaller keys
                    until_equal(page, partial(page.evaluate, script("find_cramped")), [])


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_answered_covers_no_key_in_any_font(new_page, family):
    page = phone(new_page, TALL, locale="ja-JP")
    write_in(page, family)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    told, before = page.locator("#advice"), scroll_of(page)
    hint, check = page.locator(".controls .hint"), page.locator(".controls .hint + button")
    for key, answer in zip((check, hint, hint, hint), ANSWERS, strict=True):
        key.tap()
        expect(told).to_contain_text(answer)
        for part in ("#board", ".pad"):
            expect_free(page.locator(part))
        assert scroll_of(page) == before
