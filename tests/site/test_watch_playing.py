"""Watch: where the moment is in the search, and playing on from it."""

import re
from functools import partial
from math import isclose

import pytest
from playwright.sync_api import Locator, expect

from tests.support.acting import A_PICTURE, reload, stopped_clock
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL
from tests.support.polling import until, until_equal
from tests.support.watch_mode import CLIPPED, CUT_SHORT, MOMENT, STAR, opened
from tests.support.workbench import place_of, resize

PLACES = """parts => parts.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return { x, y, width, height };
})"""
IN_ITS_BAND = """part => {
    const band = part.closest(".band").getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    return top >= band.top && bottom <= band.bottom;
}"""
AN_EVENT = 1000
"""Milliseconds in which the player surely makes one, two a second."""


def test_the_first_cuts_that_are_ever_played_pause(new_page):
    page = new_page()
    bench = opened(page, f"{STAR}&view=watch&at=4", "4")
    paused = page.locator(".band .paused")
    with sentence("there is time to read why, and the button that goes on has the focus"):
        bench.button("Play").click()
        expect(paused).to_have_text("Paused so you can read why. Press Play.")
        expect(bench.moment).to_have_text(re.compile("^5 / "))
        expect(bench.narration).to_contain_text("the line from a to h needs 26")
        expect(bench.button("Play")).to_be_focused()
    with sentence("it is read out once, with the reason"):
        expect(page.locator("#said")).to_contain_text("the line from a to h needs 26")
        expect(bench.narration).to_have_attribute("aria-live", "off")
    for cut in (8, 11):
        with sentence("Play goes on to the next"):
            page.keyboard.press("Space")
            expect(bench.moment).to_have_text(re.compile(f"^{cut} / "))
            expect(paused).to_contain_text("Paused")
    with sentence("a step further it is not told"):
        page.keyboard.press("ArrowRight")
        expect(paused).to_be_empty()
    with sentence("nor when one comes back to it"):
        page.keyboard.press("ArrowLeft")
        expect(bench.moment).to_have_text(re.compile("^11 / "))
        expect(paused).to_be_empty()
        page.keyboard.press("ArrowRight")
    with sentence("three times is enough, on later visits too"):
        reload(page)
        expect(bench.moment).to_have_text(re.compile("^12 / "))
        bench.button("Play").click()
        expect(bench.moment).to_have_text(re.compile(r"^(1[5-9]|[2-9]\d) / "))
        expect(bench.button("Pause the player")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), TALL, (360, 640)])
def test_what_is_said_of_a_pause_has_a_place_of_its_own_for_a_while(new_page, size):
    page = new_page(viewport=dict(zip(("width", "height"), size, strict=True)))
    page.clock.install()
    bench = opened(page, f"{STAR}&view=watch&at=5", "5")
    expect(bench.narration).to_contain_text("the line from a to h needs 26")
    with sentence("the cut and its reason have come: nothing comes while the clock stands still"):
        page.keyboard.press("ArrowLeft")
        expect(bench.moment).to_have_text(re.compile("^4 / "))
    parts = page.locator("#board, .band, .scrubber .speed, .tabs").filter(visible=True)
    before = [place_of(part) for part in parts.all()]
    expect(page.locator(".pauses-at-cuts")).to_have_text("pauses at each cut")
    paused = page.locator(".band .paused")
    with stopped_clock(page):
        bench.button("Play").click()
        page.clock.run_for(AN_EVENT)
        expect(paused).to_contain_text("Paused")
        with sentence("it is whole, in the band, beside the reason"):
            expect(bench.narration).to_contain_text("the line from a to h needs 26")
            expect(paused).to_be_in_viewport(ratio=1)
            for part in (page.locator(".band"), bench.narration):
                until_equal(page, partial(part.evaluate, CLIPPED), False)
            until_equal(page, partial(paused.evaluate, IN_ITS_BAND), True)
            until_equal(page, partial(parts.evaluate_all, PLACES), before)
        with sentence("it goes by itself, and the moment stays"):
            page.clock.run_for(8000 + A_PICTURE)
            expect(paused).to_be_empty()
            expect(page.locator(".band .counts")).to_contain_text("node 4 · cut 1 · solution 0")
            expect(bench.moment).to_have_text(re.compile("^5 / "))
            expect(bench.button("Play")).to_be_visible()


def test_the_whole_tree_says_where_the_moment_is(new_page):
    page = new_page(viewport={"width": 1280, "height": 800})
    bench = opened(page, MOMENT)
    bench.button("Search to the end").click()
    expect(bench.button("Search to the end")).to_be_disabled()
    tree = page.locator(".of-tree")
    here, words = tree.locator(".here"), tree.locator(".here span")
    with sentence("it has words, and for those who hear it the branch"):
        expect(words).to_have_text("You are here")
        expect(here).to_have_accessible_name(re.compile("^You are here: nothing fits into cell i"))
    for key, part in (("Home", 0.5), ("ArrowRight", 1 / 14), ("End", 0.5)):
        with sentence("the words are over the picture, in its width, about the branch"):
            page.locator(".timeline input").press(key)
            near = partial(isclose, part, abs_tol=0.2)
            until(page, partial(part_of_picture, words, tree), near)
            picture, place = (place_of(tree.locator(each)) for each in ("canvas", ".here span"))
            assert place["y"] + place["height"] <= picture["y"]
            assert picture["x"] <= place["x"]
            assert place["x"] + place["width"] <= picture["x"] + picture["width"]
    with sentence("a branch that fills a nearer look is in its middle"):
        page.locator(".timeline input").press("Home")
        tree.get_by_role("application").press("+")
        for _ in range(3):
            tree.get_by_role("application").press("Shift+ArrowRight")
        expect(words).to_have_text("You are here")
        tree.get_by_role("application").press("0")
    with sentence("what a nearer look leaves out is pointed to from the edge"):
        for key in ("Home", "ArrowRight"):
            page.locator(".timeline input").press(key)
        for key in ["+"] * 3 + ["Shift+ArrowRight"] * 8:
            tree.get_by_role("application").press(key)
        expect(words).to_have_text("← You are here")
    with sentence("on a phone there is no room for it"):
        resize(page, 390, 844)
        page.get_by_role("button", name="Whole tree").click()
        expect(here).to_have_css("clip-path", "inset(50%)")


COPIED = """listing => {
    const selection = getSelection();
    selection.selectAllChildren(listing);
    return String(selection);
}"""
SQUARE = "#puzzle=magic-square&option.order=4&strategy=forced&view=watch&at=334"
LONG = "if i in (a, b, c, d, e, f, g, h, j, k, m, n, o, p): continue"


def test_no_line_of_a_program_is_cut_off_and_the_one_at_work_is_seen_whole(new_page):
    page = new_page()
    listing = page.locator(".of-program .listing")
    for watched in (MOMENT, "#puzzle=sudoku&strategy=propagate&view=watch&at=1", SQUARE):
        opened(page, watched, watched.rpartition("=")[2])
        expect(listing.locator(".word").first).to_be_attached()
        for size in ((1280, 800), (1024, 768)):
            with at_size(page, size), sentence(f"{watched} at {size}"):
                until_equal(page, partial(listing.evaluate, CUT_SHORT), False)
    with sentence("a long one goes on in a row below"):
        at_work = listing.locator(".lit")
        expect(at_work).to_have_text(LONG)
        usual = place_of(listing.locator(".line:not(.ahead)").first)["height"]
        assert place_of(at_work)["height"] > 1.5 * usual
    with sentence("copied, it is one line with its indentation"):
        line = f"\n{' ' * 28}{LONG}\n"
        until(page, lambda: str(listing.evaluate(COPIED)), lambda copied: line in copied)
    with sentence("on a phone it is scrolled to, all rows of it"):
        resize(page, 390, 844)
        page.locator(".tabs").get_by_role("button", name="Program").click()
        until_equal(page, partial(listing.evaluate, CUT_SHORT), False)
        expect(at_work).to_be_in_viewport(ratio=1)


def part_of_picture(words: Locator, tree: Locator) -> float:
    """Return where the middle of the words is, as a part of the width of the tree."""
    place, picture = place_of(words), place_of(tree.locator("canvas"))
    return (place["x"] + place["width"] / 2 - picture["x"]) / picture["width"]
