"""A class link: with play=only nothing in the frame tells its reader more than the rules."""

import pytest
from playwright.sync_api import expect

from tests.support.hosting import Tutorial
from tests.support.journey import sentence
from tests.support.polling import expect_none, until_equal
from tests.support.workbench import place_of

SUDOKU = """<edagari-puzzle id="it" puzzle="sudoku" option-size="4" play="only"
givens="1... ..2. .3.. ...4" {}></edagari-puzzle>"""
STAR = 'puzzle="magic-star"'
WIDE = "<style>body { max-width: none !important }</style>"
FLIPS = '<edagari-puzzle id="it" puzzle="flip-it" play="only"></edagari-puzzle>'
KEYS = ["s", "n", " ", "]", "End", "w", "h", "?", "ArrowRight"]


def names_of_buttons(there: Tutorial) -> set[str]:
    """Return the names of the buttons in sight, but for the fields and keys of the board."""
    buttons = there.frame("it").locator("#page :is(button, a, summary):visible")
    return {text.strip() for text in buttons.all_inner_texts() if not text.strip().isdigit()}


def is_ready(there: Tutorial) -> None:
    there.start("it")
    there.wait_for_state("it", "python", "ready")


def test_nothing_but_the_rules_is_told(tutorial):
    there = tutorial(SUDOKU.format('view="board player" step="4"'), faulty=True)
    frame = there.frame("it")
    with sentence("what would tell more is left out, and the author reads why"):
        expect(frame.locator(".notice")).to_have_count(2)
        expect(frame.get_by_role("link")).to_have_count(0)
    is_ready(there)
    with sentence("there is no button that tells, and no way to where there are some"):
        expect(frame.locator(".start")).to_have_count(0)
        until_equal(there.page, lambda: names_of_buttons(there), set())
    with sentence("no key does"):
        frame.locator("h1").click()
        for key in KEYS:
            there.page.keyboard.press(key)
        expect_none(frame.locator("dialog[open]"), once=frame.locator(".board"))
    with sentence("nor an address edited in the frame, nor a call of a script of the page"):
        there.edit_address("it", "#puzzle=sudoku&option.size=4&givens=1... ..2. .3.. ...4")
        for call in ("solve()", "play()", "seek(9)"):
            there.call("it", call)
        expect_none(frame.locator(".start, .controls, .aids"), once=frame.locator(".board"))
    with sentence("the board is the reader's, and the page hears that it is solved"):
        for cell, value in enumerate("1243342143122134"):
            if cell not in (0, 6, 9, 15):
                frame.locator(f"[data-cell='{cell}'].cell").fill(value)
        there.wait_for_state("it", "solved", True)
    states = there.heard("it", "state")
    assert {(each["search"], each["nodes"], each["end"]) for each in states} == {("none", 0, 0)}


def test_a_movement_is_played_without_advice(tutorial):
    there = tutorial(FLIPS)
    is_ready(there)
    frame = there.frame("it")
    expect(frame.locator(".playing")).to_be_visible()
    expect(frame.get_by_role("button", name="Hint")).to_have_count(0)
    expect(frame.get_by_role("link")).to_have_count(0)


@pytest.mark.parametrize("view", ["board", "player", "watch"])
def test_a_large_frame_is_read_from_the_last_row(tutorial, view):
    large = f'{WIDE}<edagari-puzzle id="it" {STAR} view="{view}" size="large"></edagari-puzzle>'
    there = tutorial(large, python=False, viewport={"width": 1920, "height": 1080})
    there.wait_for("it", "ready")
    there.frame("it").locator("html.whole").wait_for()
    expect(there.frame("it").locator("html")).to_have_css("font-size", "26px")
    if view == "board":
        assert place_of(there.frame("it").locator(".board"))["height"] > 1080 / 2
