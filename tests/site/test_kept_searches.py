"""A count that is interrupted: it goes on where it stood, and ends as if nothing had been."""

from playwright.sync_api import Page, expect

from tests.support.interrupted import (
    GO_ON,
    INTERRUPTED,
    expect_in_use,
    expect_put_away,
    expect_to_belong_to,
    in_a_new_tab,
)
from tests.support.workbench import Workbench, script

LINK = "#puzzle=magic-star&strategy=prune&given=11:1"  # seconds: there is time to press Pause
EXACTLY = "exactly 80 solutions"
OFFER = ".side > .onward"
STANDS = script("kept_stands")


def interrupted(page: Page) -> Workbench:
    """A page whose count of the star is kept at a moment that chance decides, and then paused."""
    bench = Workbench(page, LINK)
    bench.solve()
    bench.button("Pause").click()
    page.evaluate(STANDS)
    return bench


def figures(bench: Workbench) -> list[str]:
    return [bench.figure(name).inner_text() for name in ("nodes", "cuts", "solutions")]


def test_a_count_goes_on_after_its_tab_died_and_ends_with_the_same_numbers(new_page):
    page = new_page(faulty=True)
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over(EXACTLY)
    straight = figures(bench)
    page.reload()
    bench.wait_for_python()
    expect(page.get_by_text(INTERRUPTED)).to_have_count(0)

    interrupted(page)
    bench = in_a_new_tab(page, LINK)
    again = bench.page
    expect(again.locator(OFFER)).to_contain_text(INTERRUPTED)
    bench.button(GO_ON).click()
    bench.expect_over(EXACTLY)
    assert figures(bench) == straight
    expect(again.get_by_text(INTERRUPTED)).to_have_count(0)


def test_a_count_belongs_to_its_draft_and_one_tab_and_can_be_put_away(new_page):
    page = new_page()
    bench = interrupted(page)
    expect_in_use(page, LINK, OFFER)
    bench.button("Stop").click()
    offer = page.locator(OFFER)
    expect(offer).to_contain_text("You stopped this search.")
    bench.go_back()
    expect_to_belong_to(bench, "7", offer)
    expect_put_away(bench, offer)


def test_what_was_kept_of_another_plan_is_refused_in_words_and_put_away(new_page):
    page = new_page()
    bench = interrupted(page)
    page.evaluate(script("spoil_stands"))
    page.reload()
    bench.wait_for_python()
    bench.button(GO_ON).click()
    expect(page.locator(".notice")).to_contain_text("must begin anew")
    expect(page.locator(OFFER)).to_be_hidden()
    bench.solve()
    bench.expect_over(EXACTLY)
