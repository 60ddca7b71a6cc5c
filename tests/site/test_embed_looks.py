"""Frames in narrow and wide pages: nothing is cut, lies over its edge, or is stretched."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.support.acting import scroll_inside, scroll_to
from tests.support.journey import at_size, sentence
from tests.support.polling import until, until_equal
from tests.support.workbench import place_of

STAR = (
    '<edagari-puzzle id="it" puzzle="magic-star" view="player" strategy="prune"></edagari-puzzle>'
)
FLIPS = '<edagari-puzzle id="flips" puzzle="flip-it" view="player"></edagari-puzzle>'
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
FITS = """
(page) => Math.max(page.scrollHeight - innerHeight, page.scrollWidth - innerWidth)
"""
RIGHTMOST = """
() => Math.max(...[...document.querySelectorAll("#page *")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen, svg"))
  .map((each) => Math.ceil(each.getBoundingClientRect().right))) - innerWidth
"""


def test_nothing_lies_over_the_edge_of_a_frame_on_the_narrowest_phone(tutorial):
    there = tutorial(STAR + FLIPS, lang="ja", viewport={"width": 320, "height": 640})
    for name in ("it", "flips"):
        scroll_to(there.element(name))
        there.wait_for(name, "ready")
        inside = there.frame(name).locator("body")

        def expect_inside(*scripts: str, name=name, inside=inside) -> None:
            for lang in ("ja", "en"):
                with sentence(f"{name}, in {lang}"):
                    there.set(name, "lang", lang)
                    expect(there.frame(name).locator("html")).to_have_attribute("lang", lang)
                    for script in scripts:
                        until(there.page, partial(inside.evaluate, script), lambda over: over <= 0)

        with sentence("it speaks the language of the page"):
            expect(there.frame(name).locator("html")).to_have_attribute("lang", "ja")
        expect_inside(RIGHTMOST)
        if name == "it":
            there.call("it", "seek(65)")
            there.expect_moment("it", 65)
        else:
            there.call("flips", "solve()")
            there.wait_for("flips", "finished")
        expect(there.frame(name).locator(".results")).to_be_visible()
        expect_inside(RIGHTMOST, WIDER)


def test_a_wide_page_does_not_stretch_the_orders_and_the_way_back_says_what_is_there(tutorial):
    there = tutorial(STAR.replace("view=", 'givens="1 . . . . . . . . . . ." view='))
    there.call("it", "seek(4)")
    there.expect_moment("it", 4)
    frame = there.frame("it")
    with sentence("the orders are not stretched"):
        assert place_of(frame.get_by_role("button", name="Search to the end"))["width"] <= 320
    with sentence("the way back leads to what is there"):
        expect(frame.get_by_role("button", name="Back to my numbers")).to_be_visible()
        there.set("it", "givens", None)
        there.call("it", "seek(4)")
        expect(frame.get_by_role("button", name="Back to the empty board")).to_be_visible()


def test_where_there_is_no_pointer_the_pictures_on_the_keys_are_told_in_words(tutorial):
    for touched in (False, True):
        there = tutorial(STAR, has_touch=touched, is_mobile=touched, python=False)
        there.wait_for("it", "ready")
        told = there.frame("it").locator(".key-words")
        expect(told).to_be_visible(visible=touched)
        expect(told).to_have_text(re.compile(r"^\s*Solutions\s+Cuts\s*$"))


def test_what_has_room_has_no_scroll_bars_and_a_frame_of_fixed_height_scrolls(
    tutorial, site_address
):
    source = f"{site_address}embed.html#puzzle=magic-star"
    fixed = f'<iframe id="fixed" title="" src="{source}" style="height: 200px"></iframe>'
    there = tutorial(STAR + fixed, python=False)
    there.wait_for("it", "ready")
    page = there.frame("it").locator("html")
    for width in (1280, 360, 700):
        with at_size(there.page, (width, 800)):
            expect(there.frame("it").locator("html.whole")).to_be_attached()
            until(there.page, partial(page.evaluate, FITS), lambda over: over <= 0)
    page = there.frame("fixed").locator("html")
    expect(there.frame("fixed").locator(".board .cell")).to_have_count(12)
    expect(there.frame("fixed").locator("html.whole")).to_have_count(0)
    scroll_inside(page, top=50)
    until_equal(there.page, lambda: page.evaluate("(page) => page.scrollTop"), 50)


def test_a_frame_is_as_light_or_dark_as_the_page_around_it(tutorial):
    there = tutorial(STAR, color_scheme="light")
    page = there.frame("it").locator("html")
    there.wait_for("it", "ready")

    def expect_dark(dark: bool) -> None:
        colour = "rgb(18, 24, 26)" if dark else "rgb(244, 239, 227)"
        expect(page).to_have_css("background-color", colour)

    with sentence("a page that says nothing leaves it to the system"):
        expect_dark(False)
    with sentence("a switch of the page, at its root or its body"):
        there.colour("html", "dark")
        expect_dark(True)
        there.colour("html", "")
        expect_dark(False)
        there.colour("body", "dark")
        expect_dark(True)
        there.colour("body", "")
        expect_dark(False)
    with sentence("a page that is always light, where the system is dark"):
        there.page.emulate_media(color_scheme="dark")
        expect_dark(True)
        there.colour("html", "only light")
        expect_dark(False)
    with sentence("an attribute wins"):
        there.set("it", "theme", "dark")
        expect_dark(True)
