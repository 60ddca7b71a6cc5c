"""What a frame says and shows before Python is there, without it, and after it has let it go."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

SQUARE = '<edagari-puzzle id="{}" puzzle="magic-square" option-order="3" {}></edagari-puzzle>'
PRUNED = 'strategy="prune"'
PHONE = {"width": 320, "height": 640}
VISIBLE = """
(list) => list.filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])
"""


def gap(upper: Locator, lower: Locator) -> float:
    """Pixels between one and what stands under it."""
    above, below = upper.bounding_box(), lower.bounding_box()
    assert above
    assert below
    return below["y"] - above["y"] - above["height"]


@pytest.mark.parametrize(
    ("more", "promise"),
    [
        (f'view="player" {PRUNED}', "Start plays the search, step by step."),
        (f'view="player plan" {PRUNED} step="1200"', "Start goes to event 1,200 of the search."),
        ('view="player" puzzle="flip-it"', "Start finds every solution."),
        (f'view="tree" {PRUNED} beside="order"', "Start searches, and the tree grows."),
    ],
    ids=["player", "step", "silent", "tree"],
)
def test_a_sleeping_frame_speaks_of_the_button_that_it_has(tutorial, more, promise):
    body = SQUARE.format("it", more)
    if "flip-it" in more:
        body = f'<edagari-puzzle id="it" {more}></edagari-puzzle>'
    there = tutorial(body)
    there.wait_for("it", "ready")
    frame = there.frame("it")
    expect(frame.locator("#foot .note")).to_have_text(promise)
    expect(frame.locator("#page")).not_to_contain_text("Solve", use_inner_text=True)
    expect(frame.locator("button:visible:disabled:not(.key)")).to_have_count(0)
    there.element("it").evaluate("(element) => element.setAttribute('lang', 'ja')")
    expect(frame.locator("#foot .note")).to_contain_text("「スタート」で")
    expect(frame.locator("#page")).not_to_contain_text("「解く」", use_inner_text=True)


def test_a_sleeping_game_says_what_start_brings(tutorial):
    there = tutorial('<edagari-puzzle id="it" puzzle="flip-it"></edagari-puzzle>')
    expect(there.frame("it").locator("#foot .note")).to_have_text("Start brings hints, and Solve.")
    there.start("it")
    for name in ("Hint", "Solve"):
        button = there.frame("it").get_by_role("button", name=name, exact=True)
        expect(button).to_be_visible()
    expect(there.frame("it").locator("#foot .note")).to_have_count(0)


def test_one_without_buttons_promises_none(tutorial):
    there = tutorial('<edagari-puzzle id="it" puzzle="flip-it" controls="none"></edagari-puzzle>')
    there.wait_for("it", "ready")
    expect(there.frame("it").locator("#foot .note")).to_have_count(0)


def test_one_without_buttons_has_none_over_its_solution_either(tutorial):
    there = tutorial(SQUARE.format("it", f'view="player" {PRUNED} step="12" controls="none"'))
    there.start("it")
    there.expect_moment("it", 12)
    expect(there.frame("it").locator("button:visible")).to_have_count(0)


def test_a_tree_of_a_strategy_without_steps_offers_one_with_steps(tutorial):
    there = tutorial(SQUARE.format("it", 'view="tree" strategy="compiled"'))
    there.wait_for("it", "ready")
    frame = there.frame("it")
    expect(frame.get_by_role("button", name="Start")).to_have_count(0)
    frame.get_by_role("button", name="Watch").click()
    expect(frame.get_by_role("application")).to_be_visible()


def test_start_does_what_can_be_started_beside_a_tree_that_cannot(tutorial):
    there = tutorial(SQUARE.format("it", 'view="tree board" strategy="compiled"'))
    there.start("it")
    there.wait_for("it", "finished")
    expect(there.frame("it").locator(".results .verdict")).to_contain_text("exactly 8 solutions")


def test_one_that_waits_for_its_board_offers_nothing_to_put_on_it(tutorial):
    sudoku = """<edagari-puzzle id="sudoku" puzzle="sudoku" option-size="4"
      givens="9... ..2. .3.. ...4"></edagari-puzzle>"""
    flips = '<edagari-puzzle id="flips" puzzle="flip-it" start="hello"></edagari-puzzle>'
    there = tutorial(sudoku + flips)
    for name in ("sudoku", "flips"):
        there.wait_for(name, "ready")
        expect(there.frame(name).get_by_text("The board appears with Python.")).to_be_visible()
        expect(there.frame(name).locator(".pad, .playing")).to_have_count(0)


def test_its_heading_says_an_option_in_few_words(tutorial):
    ring = '<edagari-puzzle id="{}" puzzle="magic-ring" option-values="{}"></edagari-puzzle>'
    there = tutorial(ring.format("odd", "odd") + ring.format("list", "2-9"))
    named, typed = (there.frame(name).get_by_role("heading") for name in ("odd", "list"))
    expect(named).to_have_text("Magic ring the odd numbers 1 to 15")
    expect(typed).to_have_text("Magic ring Numbers 2-9")


def test_a_puzzle_that_has_no_such_view_shows_its_board(tutorial):
    there = tutorial(
        '<edagari-puzzle id="it" puzzle="sliding-tiles" view="classes"></edagari-puzzle>'
    )
    expect(there.frame("it").get_by_text("nothing to show here")).to_be_visible()
    expect(there.frame("it").locator(".preview svg")).to_be_visible()


def test_what_cannot_stand_is_said_once_and_nothing_lies_over_it(tutorial):
    there = tutorial(
        '<edagari-puzzle id="wrong" puzzle="sudoku" option-size="4" givens="11.. .... .... ....">'
        "</edagari-puzzle>"
    )
    frame = there.frame("wrong")
    frame.get_by_role("button", name="Start", exact=True).click()
    expect(frame.locator(".faults li")).to_have_count(2)
    expect(frame.locator(".notice:not(.amiss *)")).to_have_count(0)


def test_python_that_does_not_come_is_told_beneath_the_view(tutorial):
    there = tutorial(SQUARE.format("it", 'view="race"'), faulty=True)
    there.page.context.route("**/python/**", lambda route: route.abort())
    there.start("it")
    frame = there.frame("it")
    expect(frame.get_by_role("button", name="Try again")).to_be_visible()
    expect(frame.get_by_role("button", name="Start the race")).to_be_hidden()
    assert gap(frame.locator(".panel"), frame.locator(".failure")) >= 8


def test_a_search_that_was_handed_over_is_not_over(tutorial):
    there = tutorial(
        SQUARE.format("one", f'view="player" {PRUNED} step="12"') + SQUARE.format("two", "")
    )
    there.start("one")
    there.expect_moment("one", 12)
    there.start("two")
    there.wait_for("two", "finished")
    frame = there.frame("one")
    expect(frame.get_by_role("button", name="Go on")).to_be_visible()
    expect(frame.locator(".results .verdict")).to_contain_text("so far")  # as far as it was ahead
    expect(frame.locator(".results .seal")).to_be_hidden()
    assert gap(frame.locator(".figures"), frame.locator("#foot .note")) >= 8


def test_the_orders_stand_in_one_row_on_the_narrowest_phone(tutorial):
    there = tutorial(SQUARE.format("it", PRUNED), viewport=PHONE)
    there.start("it")
    there.wait_for("it", "finished")
    tops = (
        there.frame("it")
        .locator(".controls button")
        .evaluate_all("(list) => list.map((each) => each.getBoundingClientRect().top)")
    )
    assert len(tops) == 3
    assert len(set(tops)) == 1


def test_a_race_on_the_narrowest_phone_has_room_for_a_thumb_and_for_its_scale(tutorial):
    there = tutorial(SQUARE.format("it", 'view="race"'), viewport=PHONE)
    limit = there.frame("it").get_by_label("Time for each")
    box = limit.bounding_box()
    assert box
    assert box["height"] >= 44
    limit.select_option("1")
    there.start("it")
    there.wait_for("it", "finished")
    marks = there.frame("it").locator(".time .axis span").evaluate_all(VISIBLE)
    assert len(marks) >= 2
    assert all(right < left for (_, right), (left, _) in pairwise(marks))
