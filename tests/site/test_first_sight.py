"""On a phone the first picture, the board and what is said of a search are in sight together, and
nothing moves the board."""

from functools import partial
from itertools import product
from operator import le

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.acting import reload, scroll_to
from tests.support.journey import LANGUAGES, at_size, in_language, sentence
from tests.support.phones import ON_ITS_SIDE, SHORT, TALL, expect_free, phone
from tests.support.polling import changed_by, expect_none, removed_by, scroll_of, until
from tests.support.workbench import Workbench, place_of, script

MIDDLE, LOW = (375, 667), (360, 640)
LEAST_SEEN = {TALL: 0.95, MIDDLE: 0.55, LOW: 0.55, SHORT: 0.35, ON_ITS_SIDE: 0.45}
STEPPED = "#puzzle=magic-star&strategy=forced"


def picture_of(page: Page, language: str) -> Locator:
    title = {"English": "Why prune?", "日本語": "なぜ枝を刈るのか"}[language]
    return page.get_by_role("region", name=title)


def seen_part(page: Page) -> float:
    """Return how much of the board is above the foot of the screen."""
    board, foot = place_of(page.locator("#board")), place_of(page.locator(".controls"))
    return min(1.0, (foot["y"] - board["y"]) / board["height"])


def test_the_first_picture_is_in_sight_with_the_board_until_it_is_closed(new_page):
    page = phone(new_page, TALL, python=False)
    Workbench(page, "")
    for language, (size, least) in product(LANGUAGES, LEAST_SEEN.items()):
        with in_language(page, language), at_size(page, size):
            expect(picture_of(page, language)).to_be_in_viewport(ratio=1)
            assert scroll_of(page) == 0
            until(page, partial(seen_part, page), partial(le, least))
    with sentence("it says how both end, and the ideas are links under the board"):
        ends = picture_of(page, "日本語").locator(".end")
        expect(ends).to_contain_text(["そのとき、まだ約", "完了"])
        expect(picture_of(page, "日本語")).to_contain_text("スロー再生：")
        for end in ends.all():
            expect(end).to_be_in_viewport(ratio=1)
        expect(page.locator(".story").get_by_role("link")).to_have_count(4)
    with sentence("what a node is, and each idea, can be scrolled to above the foot"):
        for part in (page.locator(".story .node"), page.locator(".story li").last):
            scroll_to(part, above=4)
            expect_free(part)
        scroll_to(page.locator("#page"))
    with in_language(page, "English"), at_size(page, TALL):
        picture = picture_of(page, "English")
        with sentence("it can be closed, and nothing moves"):
            before = place_of(page.locator("#board"))
            with removed_by(picture):
                picture.get_by_role("button", name="Close").tap()
            assert place_of(page.locator("#board")) == before
        with in_language(page, "日本語"), sentence("it stays closed"):
            expect_none(picture_of(page, "日本語"), once=page.locator("#board"))


def test_what_is_said_in_a_lane_of_the_first_picture_is_beside_its_title(new_page):
    page = phone(new_page, TALL, python=False)
    Workbench(page, "")
    for language, size in product(LANGUAGES, (TALL, LOW, SHORT)):
        with in_language(page, language), at_size(page, size):
            lanes = picture_of(page, language).locator(".lane")
            until(page, partial(lanes.evaluate_all, script("narrowest_gap")), partial(le, 4))


def test_the_promise_of_few_nodes_says_whose_they_are(new_page):
    page = phone(new_page, TALL, python=False)
    Workbench(page, "")
    whose = {
        "English": "“Forced cells”: about 820 million",
        "日本語": "「決まるマスを計算」で見る：約 8.2",
    }
    other = {
        "English": "“Compiled” shows no steps",
        "日本語": "「コンパイル」は途中の手順を示しません",
    }
    button, note = page.locator(".invitation button"), page.locator(".invitation .note")
    for language, size in product(LANGUAGES, LEAST_SEEN):
        with in_language(page, language), at_size(page, size):
            said = button.locator("span")
            expect(said).to_contain_text(whose[language])
            inner, outer = place_of(said), place_of(button)
            assert outer["y"] <= inner["y"]
            assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
            expect(note).to_contain_text(other[language])
            expect_free(note)


def test_the_first_picture_gives_way_to_the_first_number_and_is_not_shown_again(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, "")
    board = page.locator("#board")
    before = place_of(board)["y"]
    with removed_by(picture_of(page, "English")):
        bench.type({0: "1"})
    assert place_of(board)["y"] + scroll_of(page) == before
    bench.button("Undo").tap()
    bench.expect_board({0: ""})
    with sentence("who comes again has no room for it"):
        reload(page)
        expect_none(picture_of(page, "English"), once=board)
        assert place_of(board)["y"] + scroll_of(page) == before
        assert place_of(page.locator(".controls"))["height"] < 80


def test_the_end_of_the_page_is_clear_of_the_first_picture(new_page):
    page = phone(new_page, TALL, python=False)
    Workbench(page, "")
    expect(picture_of(page, "English")).to_be_visible()
    for size in LEAST_SEEN:
        with at_size(page, size):
            scroll_to(page.locator("footer"))
            expect_free(page.locator("footer"))


@pytest.mark.parametrize("link", ["", STEPPED], ids=["usual", "stepped"])
def test_no_step_and_no_solving_moves_a_board_that_is_in_sight(new_page, link):
    page = phone(new_page, TALL)
    bench = Workbench(page, link)
    bench.wait_for_python()
    board, foot = page.locator("#board"), page.locator(".controls")
    before = place_of(board)
    found = "exactly 960 solutions"
    if link:
        found = "80 solutions (960 with rotations and reflections)"
        said = foot.locator(".event")
        bench.button("Step").tap()
        for _ in range(3):
            expect(said).to_contain_text("placed in cell")
            with changed_by(said):
                bench.button("Step").tap()
            expect(said).to_be_in_viewport(ratio=1)
            expect_free(board)
            assert place_of(board) == before
        bench.button("Search to the end").tap()
    else:
        bench.button("Solve").tap()
    expect(foot.locator(".verdict")).to_have_text(found)
    expect(foot.locator(".verdict")).to_be_in_viewport(ratio=1)
    expect_free(board)
    assert place_of(board) == before


def test_a_board_that_is_not_all_in_sight_moves_once_with_its_keys_and_words(new_page):
    page = phone(new_page, MIDDLE)
    bench = Workbench(page, STEPPED)
    bench.wait_for_python()
    board, said = page.locator("#board"), bench.narration.locator(".said")
    bench.button("Step").tap()
    expect(said).to_contain_text("placed in cell")
    for part in (board, page.locator(".key.big"), said):
        expect_free(part)
    still = place_of(board)
    with changed_by(said):
        bench.button("Step").tap()
    assert place_of(board) == still


def test_on_a_phone_with_little_height_a_tap_on_a_cell_brings_the_pad_into_sight(new_page):
    page = phone(new_page, SHORT, python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    for size in (SHORT, (375, 553), (390, 664)):
        with at_size(page, size), sentence("the pad is in sight, and so is the cell"):
            scroll_to(page.locator("#page"))
            bench.cell(2).tap()
            expect_free(page.locator(".pad"))
            expect_free(bench.cell(2))
            bench.cell(3).tap()
