"""A count of the solutions, interrupted: it goes on where it stood, to the same number."""

from playwright.sync_api import Page, expect

from tests.support.interrupted import (
    GO_ON,
    INTERRUPTED,
    expect_in_use,
    expect_put_away,
    expect_to_belong_to,
    in_a_new_tab,
)
from tests.support.workbench import QUICK, Workbench, make_rests_long, script

LINK = "#puzzle=latin-square&option.order=6"
EXACTLY = "Exactly 812,851,200 solutions."
OFFER = ".aids .onward"
STANDS = script("kept_stands")


def counting(page: Page) -> Workbench:
    """A page whose count of the Latin squares has been kept, and goes on slowly."""
    page.add_init_script(QUICK)
    make_rests_long(page)
    bench = Workbench(page, LINK)
    bench.wait_for_python()
    bench.cell(0).focus()
    bench.button("Count").click()
    page.evaluate(STANDS)
    return bench


def stop(page: Page) -> None:
    page.locator(".aids").get_by_role("button", name="Stop", exact=True).click()


def test_a_count_goes_on_after_its_tab_died_and_ends_with_the_same_number(new_page):
    page = new_page(faulty=True)
    counting(page)
    bench = in_a_new_tab(page, LINK)
    again = bench.page
    offer = again.locator(OFFER)
    expect(offer).to_contain_text(INTERRUPTED)
    bench.button(GO_ON).click()
    expect(offer).to_be_hidden()
    expect(again.locator(".aids .told")).to_have_text(EXACTLY)
    again.evaluate(script("stands_written"))  # a reload would cut off what is on its way
    again.reload()
    bench.wait_for_python()
    expect(offer).to_be_hidden()


def test_a_count_belongs_to_its_numbers_and_one_tab_and_can_be_put_away(new_page):
    page = new_page(faulty=True)
    bench = counting(page)
    expect_in_use(page, LINK, OFFER)
    offer = page.locator(OFFER)
    expect(offer).to_be_hidden()
    stop(page)
    expect_to_belong_to(bench, "5", offer)
    expect_put_away(bench, offer)


def test_a_hint_ends_a_count_that_then_can_go_on(new_page):
    page = new_page(faulty=True)
    bench = counting(page)
    bench.button("Hint").click()
    expect(page.locator(OFFER)).to_contain_text(INTERRUPTED)


def test_what_was_kept_of_another_count_is_refused_in_words_and_put_away(new_page):
    page = new_page(faulty=True)
    bench = counting(page)
    stop(page)
    offer = page.locator(OFFER)
    expect(offer).to_contain_text(INTERRUPTED)
    page.evaluate(script("spoil_stands"))
    page.reload()
    bench.wait_for_python()
    bench.button(GO_ON).click()
    expect(page.locator(".aids .told")).to_contain_text("must begin anew")
    expect(offer).to_be_hidden()
