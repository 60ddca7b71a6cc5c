"""Where the controls of the player stand, and in which order. What they do:
tests/page/views/player.test.js."""

import itertools
import re

from playwright.sync_api import Page, expect

from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, phone
from tests.support.polling import expect_none, removed_by
from tests.support.workbench import BACK, Workbench, place_of

LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2"  # 14 solutions


def test_the_way_back_stays_where_it_is_whatever_is_said_above_it(new_page):
    bench = Workbench(new_page(), LINK)
    bench.wait_for_python()
    back = bench.page.get_by_role("button", name=BACK)
    places = set()
    for step in range(2, 9):  # short and long texts, with reasons and without
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{step} / {step}")
        place = place_of(back)
        places.add((place["x"], place["y"]))
    assert len(places) == 1


def test_what_stands_below_stays_while_the_board_comes_to_the_end_and_leaves_it(new_page):
    page = phone(new_page, TALL)
    for link, moments in ((LINK, (2, 3, 4)), ("#puzzle=flip-it&strategy=deepening", (1, 2, 3))):
        with sentence(f"so it is at {link}"):
            bench = Workbench(page, link)
            bench.wait_for_python()
            for moment in moments:
                bench.step()
                expect(bench.moment).to_have_text(f"{moment} / {moment}")
            word = page.get_by_text("These totals include steps")
            expect_none(word, once=bench.narration)
            tall = place_of(page.locator(".results"))["height"]
            bench.button("One event back").tap()
            expect(word).to_be_visible()
            assert place_of(page.locator(".results"))["height"] == tall
            with removed_by(word):
                bench.button("To the end").tap()
            assert place_of(page.locator(".results"))["height"] == tall


def expect_order_of_keys(page: Page) -> None:
    """Who goes by keys goes through the player as it is seen."""
    expect(page.get_by_text(re.compile(r"^(Solution|Line) 1 of "))).to_be_visible()
    part = page.locator(".player, .hero .line")
    for width in (320, 390, 1000, 1280):
        with at_size(page, (width, 844)):
            places = [place_of(each) for each in part.locator("button, input").all()]
            assert len(places) > 6
            for one, other in itertools.pairwise(places):
                is_above = one["y"] + one["height"] <= other["y"] + other["height"] / 2
                is_before = one["x"] < other["x"] and other["y"] < one["y"] + one["height"]
                assert is_above or is_before


def test_who_goes_by_keys_goes_through_a_search_and_a_line_as_they_are_seen(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    with sentence("who goes by keys goes through the player as it is seen"):
        expect_order_of_keys(page)
    bench = Workbench(page, "#puzzle=flip-it")
    bench.solve()
    with sentence("who goes by keys goes through the moves of a line as they are seen"):
        expect_order_of_keys(page)
