"""A count of the solutions, interrupted: it goes on where it stood, to the same number."""

from playwright.sync_api import Page, expect

from tests.support.acting import reload
from tests.support.interrupted import (
    GO_ON,
    INTERRUPTED,
    expect_in_use,
    expect_put_away,
    expect_to_belong_to,
    in_a_new_tab,
    spoil,
    wait_until_kept,
)
from tests.support.journey import sentence
from tests.support.polling import removed_by
from tests.support.workbench import QUICK, Workbench, hold

LINK = "#puzzle=latin-square&option.order=6"
EXACTLY = "Exactly 812,851,200 solutions."
OFFER = ".aids .onward"


def counting(page: Page) -> Workbench:
    """A page whose count of the Latin squares has been kept, and does not end."""
    page.add_init_script(QUICK)
    bench = Workbench(page, LINK)
    hold(page, "count")
    count(bench)
    return bench


def count(bench: Workbench) -> None:
    """A count is begun, and has been kept."""
    bench.cell(0).focus()
    bench.ask("Count")
    wait_until_kept(bench.page)


def stop(page: Page) -> None:
    page.locator(".aids").get_by_role("button", name="Stop", exact=True).click()


def test_a_count_goes_on_after_its_tab_died_and_ends_with_the_same_number(new_page):
    page = new_page(faulty=True)
    counting(page)
    bench = in_a_new_tab(page, LINK)
    again = bench.page
    offer = again.locator(OFFER)
    expect(offer).to_contain_text(INTERRUPTED)
    with removed_by(offer):
        bench.button(GO_ON).click()
    expect(again.locator("#advice")).to_have_text(EXACTLY)
    reload(again)
    bench.wait_for_python()
    expect(offer).to_be_hidden()


def test_a_count_that_is_interrupted_belongs_to_its_numbers_and_to_one_tab(new_page):
    page = new_page(faulty=True)
    bench = counting(page)
    offer = page.locator(OFFER)
    with sentence("while a tab is at it another one says so"):
        expect_in_use(page, LINK, OFFER)
        expect(offer).to_be_hidden()
    with sentence("a hint ends a count, which then can go on"):
        bench.button("Hint").click()
        expect(offer).to_contain_text(INTERRUPTED)
    with sentence("it belongs to its numbers"):
        with removed_by(offer):
            bench.button(GO_ON).click()
        stop(page)
        expect_to_belong_to(bench, 1, "5", offer)
    with sentence("what was kept of another count is refused in words and put away"):
        spoil(page)
        hold(page, "count")
        bench.button(GO_ON).click()
        expect(page.locator("#advice")).to_contain_text("must start over")
        expect(offer).to_be_hidden()
    with sentence("it can be put away"):
        count(bench)
        stop(page)
        expect(offer).to_contain_text(INTERRUPTED)
        expect_put_away(bench, offer)
