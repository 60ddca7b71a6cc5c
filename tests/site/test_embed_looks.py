"""Frames in narrow and wide pages: nothing is cut, lies over its edge, or is stretched."""

import re

import pytest
from playwright.sync_api import expect

STAR = (
    '<edagari-puzzle id="it" puzzle="magic-star" view="player" strategy="prune"></edagari-puzzle>'
)
FLIPS = '<edagari-puzzle id="it" puzzle="flip-it" view="player"></edagari-puzzle>'
RIGHTMOST = """
() => Math.max(...[...document.querySelectorAll("#page *")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen, svg"))
  .map((each) => Math.ceil(each.getBoundingClientRect().right))) - innerWidth
"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("body", [STAR, FLIPS], ids=["star", "flips"])
def test_nothing_lies_over_the_edge_of_a_frame_on_the_narrowest_phone(tutorial, body, lang):
    there = tutorial(body, lang=lang, viewport={"width": 320, "height": 640})
    there.wait_for("it", "ready")
    inside = there.frame("it").locator("body")
    assert inside.evaluate(RIGHTMOST) <= 0
    if body == STAR:
        there.call("it", "seek(65)")
        there.expect_moment("it", 65)
    else:
        there.call("it", "solve()")
        there.wait_for("it", "finished")
    expect(there.frame("it").locator(".results")).to_be_visible()
    assert inside.evaluate(RIGHTMOST) <= 0
    assert inside.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_wide_page_does_not_stretch_the_orders(tutorial):
    there = tutorial(STAR, viewport={"width": 1280, "height": 800})
    there.call("it", "seek(4)")
    there.expect_moment("it", 4)
    rest = there.frame("it").get_by_role("button", name="Solve the rest").bounding_box()
    assert rest is not None
    assert rest["width"] <= 320


def test_where_there_is_no_pointer_the_pictures_on_the_keys_are_told_in_words(tutorial):
    for touched in (False, True):
        there = tutorial(STAR, has_touch=touched, is_mobile=touched)
        there.wait_for("it", "ready")
        told = there.frame("it").locator(".key-words")
        expect(told).to_be_visible(visible=touched)
        expect(told).to_have_text(re.compile(r"^\s*Solutions\s+Cuts\s*$"))


def test_the_way_back_says_what_is_there(tutorial):
    there = tutorial(STAR.replace("view=", 'givens="1 . . . . . . . . . . ." view='))
    there.call("it", "seek(4)")
    expect(there.frame("it").get_by_role("button", name="Back to my numbers")).to_be_visible()
    there.element("it").evaluate("(element) => element.removeAttribute('givens')")
    there.call("it", "seek(4)")
    expect(there.frame("it").get_by_role("button", name="Back to the empty board")).to_be_visible()


def test_what_has_room_has_no_scroll_bars_and_a_frame_of_fixed_height_scrolls(
    tutorial, site_address
):
    source = f"{site_address}embed.html#puzzle=magic-star"
    fixed = f'<iframe id="fixed" title="" src="{source}" style="height: 200px"></iframe>'
    there = tutorial(STAR + fixed)
    there.wait_for("it", "ready")
    whole = there.frame("it").locator("html.whole")
    for width in (1280, 360, 700):
        there.page.set_viewport_size({"width": width, "height": 800})
        expect(whole).to_be_attached()
        there.frame("it").locator("html").evaluate(
            """async (page) => {
              const fits = () => page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
              while (!fits()) await new Promise(requestAnimationFrame);
            }"""
        )
    expect(there.frame("fixed").locator(".board .cell")).to_have_count(12)
    expect(there.frame("fixed").locator("html.whole")).to_have_count(0)
    scrolls = "(page) => { page.scrollTop = 50; return page.scrollTop }"
    assert there.frame("fixed").locator("html").evaluate(scrolls) == 50
