"""A count that is interrupted: it goes on where it stood, and ends as if nothing had been."""

import re

from playwright.sync_api import Page, expect

from tests.support.acting import open_anew, reload, scroll_to
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
from tests.support.phones import ON_ITS_SIDE, TALL, phone
from tests.support.places import unmoved_by
from tests.support.polling import removed_by, until, until_equal
from tests.support.workbench import QUICK, Workbench, hold, place_of

LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2"
EXACTLY = "exactly 14 solutions"
OFFER = ".controls > .onward"
LITTLE, FINGER = 90, 44


def interrupted(page: Page) -> Workbench:
    """A page whose count of the star is held, kept, and then paused."""
    page.add_init_script(QUICK)
    bench = open_anew(page, LINK)
    hold(page, "search")
    bench.solve()
    wait_until_kept(page)
    bench.button("Pause").click()
    expect(bench.button("Resume")).to_be_visible()
    return bench


def test_on_a_phone_the_offer_to_go_on_moves_nothing_and_covers_nothing_for_good(new_page):
    page = phone(new_page, TALL)
    bench = interrupted(page)
    bench.button("Stop").click()
    offer, footer = page.locator(OFFER), page.locator("footer")
    parts = [page.locator(part) for part in ("#board", ".panel-buttons", "footer")]
    with sentence("it is in sight, wherever the page is scrolled"):
        for part in reversed(parts):
            scroll_to(part)
            expect(offer).to_be_in_viewport(ratio=1)
    with sentence("at the end of the page nothing is under it"):
        scroll_to(footer)
        top = place_of(offer)["y"]
        until(page, lambda: place_of(footer), lambda at: at["y"] + at["height"] <= top)
    with sentence("it goes, and nothing moves"):
        scroll_to(page.locator("#page"))
        before = [place_of(part) for part in parts]
        with removed_by(offer):
            offer.get_by_role("button", name="Discard").click()
        assert [place_of(part) for part in parts] == before


def test_beside_the_board_the_offer_to_go_on_is_under_the_buttons_and_over_nothing(new_page):
    page = new_page()
    bench = interrupted(page)
    offer, buttons = page.locator(OFFER), page.locator(".controls .buttons")
    with sentence("it comes, and no control moves"), unmoved_by(page):
        bench.button("Stop").click()
        expect(offer).to_be_in_viewport(ratio=1)
    above, at, below = (place_of(part) for part in (buttons, offer, page.locator(".results")))
    assert above["y"] + above["height"] <= at["y"]
    assert at["y"] + at["height"] <= below["y"]
    with sentence("it goes, and only what was found moves up"):
        parts = [buttons, page.locator("#board"), page.locator(".panel-buttons")]
        before = [place_of(part) for part in parts]
        with removed_by(offer):
            offer.get_by_role("button", name="Discard").click()
        assert [place_of(part) for part in parts] == before


def test_on_a_phone_in_landscape_the_offer_is_one_line_beside_the_buttons(new_page):
    page = phone(new_page, ON_ITS_SIDE)
    bench = interrupted(page)
    bench.button("Stop").click()
    offer, orders = page.locator(OFFER), page.locator(".controls")
    go_on, solve = bench.button(GO_ON), bench.button("Solve")
    for moment in ("just stopped", "later"):
        with sentence(f"it takes little of the height, {moment}"):
            until(page, lambda: place_of(orders)["height"], lambda tall: tall <= LITTLE)
            expect(offer).to_be_in_viewport(ratio=1)
            at, beside = place_of(go_on), place_of(solve)
            assert at["x"] + at["width"] <= beside["x"]
            assert at["height"] >= FINGER
        reload(page)
        bench.wait_for_python()
        expect(offer).to_contain_text(re.compile(r"interrupted\..* \d+ solutions? found"))


def test_what_a_stopped_count_had_found_is_one_number_everywhere(new_page):
    page = new_page()
    bench = open_anew(page, "#puzzle=magic-star&strategy=prune")
    offer, found = page.locator(OFFER), bench.figure("solutions")
    bench.solve()
    expect(found).not_to_have_text(re.compile("^0?$"))
    bench.button("Stop").click()
    expect(bench.verdict).to_have_text(re.compile("at least .+ solutions? .stopped.|.+stopped.+"))
    until_equal(page, lambda: bench.verdict.inner_text().count(found.inner_text()), 1)
    counted = found.inner_text()
    told = re.compile(rf"\b{counted} solutions? found\.")
    with sentence("another strategy, and the one of before"):
        with removed_by(offer.get_by_role("button", name=GO_ON)):
            bench.choose("symmetry")
        bench.choose("prune")
        expect(offer.get_by_role("button", name=GO_ON)).to_be_visible()
    with sentence("a reload"):
        reload(page)
        expect(offer).to_contain_text(told)
    with sentence("going on"):
        bench.wait_for_python()
        hold(page, "search")
        bench.button(GO_ON).click()
        expect(page.get_by_text(f"{counted} found before the interruption")).to_be_visible()


def figures(bench: Workbench) -> list[str]:
    return [bench.figure(name).inner_text() for name in ("nodes", "cuts", "solutions")]


def test_a_count_goes_on_after_its_tab_died_and_ends_with_the_same_numbers(new_page):
    page = new_page(faulty=True)
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over(EXACTLY)
    straight = figures(bench)
    reload(page)
    bench.wait_for_python()
    expect(page.get_by_text(INTERRUPTED)).to_have_count(0)

    interrupted(page)
    bench = in_a_new_tab(page, LINK)
    again = bench.page
    expect(again.locator(OFFER)).to_contain_text(INTERRUPTED)
    bench.button(GO_ON).click()
    bench.expect_over(EXACTLY)
    until_equal(again, lambda: figures(bench), straight)
    expect(again.get_by_text(INTERRUPTED)).to_have_count(0)


def test_a_count_that_is_interrupted_belongs_to_its_draft_and_to_one_tab(new_page):
    page = new_page(faulty=True)
    bench = interrupted(page)
    offer = page.locator(OFFER)
    with sentence("while a tab is at it another one says so"):
        expect_in_use(page, LINK, OFFER)
    with sentence("it belongs to its draft"):
        bench.button("Stop").click()
        expect(offer).to_contain_text("You stopped this search.")
        bench.go_back()
        expect_to_belong_to(bench, 2, "7", offer)
    with sentence("it can be put away"):
        expect_put_away(bench, offer)
    with sentence("what was kept of another plan is refused in words and put away"):
        hold(page, "search")
        bench.solve()
        wait_until_kept(page)
        spoil(page)
        bench.wait_for_python()
        bench.button(GO_ON).click()
        expect(page.locator(".notice")).to_contain_text("must start over")
        expect(offer).to_be_hidden()
    with sentence("it can be begun anew"):
        anew = Workbench(page.context.new_page(), LINK)
        anew.solve()
        anew.expect_over(EXACTLY)
