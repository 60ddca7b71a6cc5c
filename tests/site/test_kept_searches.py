"""A count that is interrupted: it goes on where it stood, and ends as if nothing had been."""

import pytest
from playwright.sync_api import Error, Page, expect

from tests.support.workbench import Workbench, script

LINK = "#puzzle=magic-star&strategy=prune"
OFFER = ".side > .onward"
INTERRUPTED = "This search was interrupted."
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
    bench.expect_over("exactly 960")
    straight = figures(bench)
    page.reload()
    bench.wait_for_python()
    expect(page.get_by_text(INTERRUPTED)).to_have_count(0)

    interrupted(page)
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    page.close()
    again = page.context.new_page()
    bench = Workbench(again, LINK)
    bench.wait_for_python()
    expect(again.locator(OFFER)).to_contain_text(INTERRUPTED)
    bench.button("Go on where it stood").click()
    bench.expect_over("exactly 960")
    assert figures(bench) == straight
    expect(again.get_by_text(INTERRUPTED)).to_have_count(0)


def test_a_count_belongs_to_its_draft_and_one_tab_and_can_be_put_away(new_page):
    page = new_page()
    bench = interrupted(page)
    other = page.context.new_page()
    beside = Workbench(other, LINK)
    expect(other.locator(OFFER)).to_contain_text("goes on in another tab")
    expect(beside.button("Go on where it stood")).to_have_count(0)
    other.close()
    bench.button("Stop").click()
    said = page.locator(OFFER)
    expect(said).to_contain_text(INTERRUPTED)
    bench.go_back()
    bench.type({0: "7"})
    expect(said).to_be_hidden()
    bench.button("Undo").click()
    expect(said).to_contain_text(INTERRUPTED)
    bench.button("Put away").click()
    expect(said).to_be_hidden()
    page.reload()
    bench.wait_for_python()
    expect(said).to_be_hidden()


def test_what_was_kept_of_another_plan_is_refused_in_words_and_put_away(new_page):
    page = new_page()
    bench = interrupted(page)
    page.evaluate(script("spoil_stands"))
    page.reload()
    bench.wait_for_python()
    bench.button("Go on where it stood").click()
    expect(page.locator(".notice")).to_contain_text("must begin anew")
    expect(page.locator(OFFER)).to_be_hidden()
    bench.solve()
    bench.expect_over("exactly 960")
