"""A moment of a search in a frame: the author's words for it, two views of it, and a second
strategy at it. And how large its text is."""

import re
from functools import partial

import pytest
from playwright.sync_api import FrameLocator, expect

from tests.support.journey import sentence
from tests.support.polling import changed_by, until
from tests.support.workbench import place_of

STAR = 'puzzle="magic-star" strategy="prune"'
LOOK = 'look="5:A cut|39:Nothing fits here, so the search goes back"'
SQUARE = 'puzzle="magic-square" option-order="3" strategy="prune"'


def cells_of(frame: FrameLocator) -> list[str]:
    values: list[str] = frame.locator(".board input.cell").evaluate_all(
        "cells => cells.map(({ value }) => value)"
    )
    return values


@pytest.mark.parametrize("view", ["player", "tree", "player tree", "player program", "board"])
def test_the_words_of_a_moment_are_said_in_every_view_that_plays(tutorial, view):
    there = tutorial(f'<edagari-puzzle id="it" {STAR} view="{view}" {LOOK}></edagari-puzzle>')
    frame = there.frame("it")
    said = frame.locator(".guide p")
    with sentence("before Start it says how many there are"):
        expect(said).to_have_text("2 moments have a word of the author.")
        expect(frame.get_by_role("button", name="Previous")).to_be_disabled()
    height = place_of(there.element("it"))["height"]
    with sentence("Next begins the search, and goes to the first"):
        frame.locator(".guide").get_by_role("button", name="Next").click()
        expect(said).to_have_text("5 A cut")
        expect(said).to_have_class("now")
    with sentence("and to the next"):
        frame.locator(".guide").get_by_role("button", name="Next").click()
        expect(said).to_have_text("39 Nothing fits here, so the search goes back")
        expect(frame.locator(".guide").get_by_role("button", name="Next")).to_be_disabled()
    with sentence("between two moments the one passed last is dimmed"):
        there.call("it", "seek(20)")
        expect(said).to_have_text("5 A cut")
        expect(said).to_have_class("passed")
    assert place_of(there.element("it"))["height"] == height


def test_words_are_not_for_a_class_link_and_watch_says_them_itself(tutorial):
    there = tutorial(
        f'<edagari-puzzle id="only" {STAR} play="only" {LOOK}></edagari-puzzle>'
        f'<edagari-puzzle id="watch" {STAR} view="watch" {LOOK}></edagari-puzzle>',
        python=False,
    )
    for name in ("only", "watch"):
        there.wait_for(name, "ready")
        expect(there.frame(name).locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_player_and_tree_are_two_views_of_one_moment(tutorial, width):
    shown = f'<edagari-puzzle id="it" {SQUARE} view="player tree"></edagari-puzzle>'
    there = tutorial(shown, viewport={"width": width, "height": 900})
    frame = there.frame("it")
    there.wait_for("it", "ready")
    height = place_of(there.element("it"))["height"]
    there.call("it", "seek(60)")
    there.expect_moment("it", 60)
    tree, moment = frame.locator(".tree-side canvas"), frame.locator(".moment")
    expect(tree).to_be_visible()
    with sentence("there is one transport"):
        expect(frame.get_by_label("Timeline")).to_have_count(1)
    with sentence("a branch that is pressed is on the board of the player"):
        before = cells_of(frame)
        with changed_by(moment):
            tree.click(position={"x": 40, "y": 60})
        until(there.page, partial(cells_of, frame), lambda now: now != before)
    with sentence("no button is cut"):
        orders = place_of(frame.locator(".orders-of-search"))
        assert place_of(frame.get_by_role("button", name="Stop"))["y"] >= orders["y"]
    with sentence("nothing moved, and both are within the frame"):
        assert place_of(there.element("it"))["height"] == height
        board, room = place_of(frame.locator(".board")), place_of(frame.locator(".tree-room"))
        assert board["width"] >= 300
        assert room["width"] >= 300
        assert (room["y"] > board["y"] + board["height"]) == (width == 390)


@pytest.mark.parametrize("width", [390, 1280])
def test_two_strategies_are_on_one_slider(tutorial, width):
    shown = f'<edagari-puzzle id="it" {SQUARE} view="player" beside="order"></edagari-puzzle>'
    there = tutorial(shown, viewport={"width": width, "height": 900})
    frame = there.frame("it")
    second = frame.get_by_role("region", name="Order")
    expect(second.get_by_role("heading")).to_have_text("Order")
    height = place_of(there.element("it"))["height"]
    for at in (30, 12):
        with sentence(f"both boards are after {at} events"):
            there.call("it", f"seek({at})")
            there.expect_moment("it", at)
            expect(second).to_contain_text(f"after {at} events")
            first = cells_of(frame)
            expect(second).to_contain_text(re.compile(r"node \d"))
            assert any(first)
    with sentence("the second is over earlier, and stays at its end"):
        frame.get_by_role("button", name="To the next solution").click()
        there.call("it", "seek(100000)")
        expect(second).to_contain_text(re.compile(r"finished after [\d,]+ events"))
    assert place_of(there.element("it"))["height"] == height


SIZED = """<style>{style}</style>
<edagari-puzzle id="it" puzzle="magic-star" view="player"{own}></edagari-puzzle>"""


@pytest.mark.parametrize(
    ("style", "own", "size"),
    [
        ("main { font-size: 19px }", "", "16px"),
        ("body { font-size: 18px }", "", "18px"),
        ("html { font-size: 125% }", "", "20px"),
        ("body { font-size: 14px }", "", "14px"),
        ("body { font-size: 60px }", "", "22px"),
        ("body { font-size: 18px }", ' size="16"', "16px"),
        ("body { font-size: 18px }", ' size="large"', "26px"),
    ],
)
def test_the_text_is_as_large_as_that_of_the_page_unless_an_attribute_says_more(
    tutorial, style, own, size
):
    there = tutorial(SIZED.format(style=style, own=own), python=False)
    there.wait_for("it", "ready")
    expect(there.frame("it").locator("html")).to_have_css("font-size", size)
    assert there.wait_for("it", "state")[-1]["faults"] == []


def test_a_switch_of_the_text_size_is_followed(tutorial):
    there = tutorial(SIZED.format(style="", own=""), python=False)
    there.wait_for("it", "ready")
    before = place_of(there.element("it"))["height"]
    there.enlarge_text("20px")
    expect(there.frame("it").locator("html")).to_have_css("font-size", "20px")
    until(
        there.page,
        lambda: place_of(there.element("it"))["height"],
        lambda height: height == pytest.approx(before * 1.25, abs=12),
    )


@pytest.mark.parametrize("size", ["9", "41", "1e1", "huge", "18px"])
def test_a_size_that_is_none_is_named(tutorial, size):
    own = f' size="{size}"'
    there = tutorial(SIZED.format(style="", own=own), python=False, faulty=True)  # a warning
    there.wait_for("it", "ready")
    expect(there.frame("it").locator(".amiss")).to_contain_text(f'size="{size}"')
