"""Moments in Watch that have a word."""

import re

from playwright.sync_api import expect

from tests.support.acting import copied, reload
from tests.support.journey import sentence
from tests.support.polling import changed_by, removed_by
from tests.support.watch_mode import MOMENT, opened
from tests.support.workbench import place_of


def test_a_moment_has_a_word_that_a_link_carries(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = opened(page, MOMENT)
    look = page.locator(".bookmarks")
    with sentence("a word is put to the moment on the board, and said there"):
        look.get_by_text("Bookmarks").click()
        expect(look.get_by_label("Moment 39")).to_be_focused()
        page.keyboard.type("Nothing fits | <b>here</b>")
        page.keyboard.press("Enter")
        band = page.locator(".band .look")
        expect(band).to_have_text("Bookmark: Nothing fits / <b>here</b>")
        expect(page.locator(".scrubber .ticks i")).to_have_count(1)
    with sentence("elsewhere it is not said, and the list goes there"):
        with removed_by(band):
            bench.button("One event back").click()
        look.get_by_role("button", name=re.compile("^39 Nothing fits")).click()
        expect(bench.moment).to_have_text(re.compile("^39 / "))
        expect(band).to_be_visible()
    with sentence("Escape closes the list, and not Watch"):
        page.keyboard.press("Escape")
        expect(look.locator("summary")).to_be_focused()
        expect(page.locator(".watch-mode")).to_be_visible()
    with sentence("it survives a reload, and is gone to in a search that begins anew"):
        reload(page)
        expect(bench.moment).to_have_text(re.compile("^39 / "))
        look.get_by_text("Bookmarks").click()
        look.get_by_role("button", name=re.compile("^39 Nothing fits")).click()
        expect(band).to_have_text("Bookmark: Nothing fits / <b>here</b>")
    with sentence("who gets the link sees it too"):
        _, link = copied(page, page.get_by_role("button", name="Link to this moment")).split("#")
        told, sheet = place_of(page.locator(".notice")), place_of(look.locator(".sheet"))
        assert told["y"] + told["height"] <= sheet["y"], "what is said of it is not over the list"
        other = page.context.new_page()
        opened(other, f"#{link}")
        expect(other.locator(".band .look")).to_have_text("Bookmark: Nothing fits / <b>here</b>")
    with sentence("it is taken away"), removed_by(band):
        look.get_by_role("button", name=re.compile("^Remove")).click()


def test_the_mark_of_a_word_stands_where_the_knob_of_the_slider_is_at_its_moment(new_page):
    page = new_page()
    square = "#puzzle=magic-square&option.order=3&strategy=forced&view=watch"
    bench = opened(page, f"{square}&at=80&look=80:here", "80")
    mark, slider = place_of(page.locator(".ticks i")), place_of(page.get_by_label("Timeline"))
    with changed_by(bench.moment):
        page.keyboard.press("Home")
    with sentence("a press on the slider below it goes there"):
        page.mouse.click(mark["x"] + mark["width"] / 2, slider["y"] + slider["height"] / 2)
        expect(page.locator(".band .look")).to_have_text("Bookmark: here")
        expect(bench.moment).to_have_text(re.compile("^80 / "))


def test_a_word_is_for_the_moment_at_which_one_began_to_write_it(new_page):
    page = new_page()
    square = "#puzzle=magic-square&option.order=10&strategy=generate-and-test&view=watch"
    bench = opened(page, f"{square}&at=1", "1")
    bench.button("Play").click()  # most of a minute from the first cut, where it would pause
    expect(bench.button("Pause the player")).to_be_visible()
    page.locator(".bookmarks").get_by_text("Bookmarks").click()
    expect(bench.button("Play")).to_be_visible()
