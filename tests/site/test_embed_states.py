"""What a frame says and shows before Python is there, without it, and after it has let it go."""

from functools import partial
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.support.acting import scroll_to
from tests.support.journey import sentence
from tests.support.polling import removed_by, until
from tests.support.workbench import place_of

SQUARE = '<edagari-puzzle id="{}" puzzle="magic-square" option-order="3" {}></edagari-puzzle>'
FLIPS = '<edagari-puzzle id="{}" puzzle="flip-it" {}></edagari-puzzle>'
SUDOKU = """<edagari-puzzle id="{}" puzzle="sudoku" option-size="4" givens="{}"></edagari-puzzle>"""
RING = '<edagari-puzzle id="{}" puzzle="magic-ring" option-values="{}"></edagari-puzzle>'
PRUNED = 'strategy="prune"'
PHONE = {"width": 320, "height": 640}
VISIBLE = """
(list) => list.filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])
"""
PROMISES = {
    "player": (
        SQUARE.format("player", f'view="player" {PRUNED}'),
        "Start plays the search, step by step.",
    ),
    "step": (
        SQUARE.format("step", f'view="player plan" {PRUNED} step="1200"'),
        "Start goes to event 1,200 of the search.",
    ),
    "silent": (FLIPS.format("silent", 'view="player"'), "Start finds every solution."),
    "tree": (
        SQUARE.format("tree", f'view="tree" {PRUNED} beside="order"'),
        "Start searches, and the tree grows.",
    ),
}


def gap(upper: Locator, lower: Locator) -> float:
    """Pixels between one and what stands under it."""
    above, below = place_of(upper), place_of(lower)
    return below["y"] - above["y"] - above["height"]


def test_a_sleeping_frame_says_what_it_has(tutorial):
    frames = [
        *(body for body, _ in PROMISES.values()),
        FLIPS.format("bare", 'controls="none"'),
        '<edagari-puzzle id="clues" puzzle="skyscrapers"></edagari-puzzle>',
        SUDOKU.format("sudoku", "9... ..2. .3.. ...4"),
        FLIPS.format("flips", 'start="hello"'),
        RING.format("odd", "odd"),
        RING.format("list", "2-9"),
        '<edagari-puzzle id="tiles" puzzle="sliding-tiles" view="classes"></edagari-puzzle>',
    ]
    there = tutorial("".join(frames), python=False)
    for name, (_, promise) in PROMISES.items():
        with sentence(f"it speaks of the button that it has: {name}"):
            scroll_to(there.element(name))
            there.wait_for(name, "ready")
            frame = there.frame(name)
            expect(frame.locator("#foot .note")).to_have_text(promise)
            expect(frame.locator("#page")).not_to_contain_text("Solve", use_inner_text=True)
            expect(frame.locator("button:visible:disabled:not(.key)")).to_have_count(0)
            there.set(name, "lang", "ja")
            expect(frame.locator("#foot .note")).to_contain_text("「スタート」で")
            expect(frame.locator("#page")).not_to_contain_text("「解く」", use_inner_text=True)
    with sentence("a board with clues is left to the reader, and says so"):
        scroll_to(there.element("clues"))
        there.wait_for("clues", "ready")
        note = there.frame("clues").locator("#foot .note")
        expect(note).to_have_text("Start brings hints, and Solve.")
    with sentence("one without buttons promises none"):
        scroll_to(there.element("bare"))
        there.wait_for("bare", "ready")
        expect(there.frame("bare").locator("#foot .note")).to_have_count(0)
    for name in ("sudoku", "flips"):
        with sentence(f"one that waits for its board offers nothing to put on it: {name}"):
            scroll_to(there.element(name))
            there.wait_for(name, "ready")
            frame = there.frame(name)
            expect(frame.get_by_text("The board appears with Python.")).to_be_visible()
            expect(frame.locator(".pad, .playing")).to_have_count(0)
    for name, heading in {
        "odd": "Magic ring the odd numbers 1 to 15",
        "list": "Magic ring Numbers 2-9",
    }.items():
        with sentence(f"its heading says an option in few words: {name}"):
            scroll_to(there.element(name))
            expect(there.frame(name).get_by_role("heading")).to_have_text(heading)
    with sentence("a puzzle that has no such view shows its board"):
        scroll_to(there.element("tiles"))
        expect(there.frame("tiles").get_by_text("nothing to show here")).to_be_visible()
        expect(there.frame("tiles").locator(".preview svg")).to_be_visible()


def test_start_does_what_can_be_started(tutorial):
    frames = [
        FLIPS.format("game", ""),
        SQUARE.format("bare", f'view="player" {PRUNED} step="12" controls="none"'),
        SQUARE.format("tree", 'view="tree" strategy="compiled"'),
        SQUARE.format("both", 'view="tree board" strategy="compiled"'),
        SUDOKU.format("wrong", "11.. .... .... ...."),
    ]
    there = tutorial("".join(frames))
    with sentence("a sleeping game says what Start brings"):
        frame = there.frame("game")
        note = frame.locator("#foot .note")
        expect(note).to_have_text("Start brings hints, and Solve.")
        with removed_by(note):
            there.start("game")
            for name in ("Hint", "Solve"):
                expect(frame.get_by_role("button", name=name, exact=True)).to_be_visible()
    with sentence("one without buttons has none over its solution either"):
        scroll_to(there.element("bare"))
        there.start("bare")
        there.expect_moment("bare", 12)
        expect(there.frame("bare").locator("button:visible")).to_have_count(0)
    with sentence("a tree of a strategy without steps offers one with steps"):
        scroll_to(there.element("tree"))
        there.wait_for("tree", "ready")
        frame = there.frame("tree")
        watch = frame.get_by_role("button", name="Let it grow: ")
        expect(watch).to_be_visible()
        expect(frame.get_by_role("button", name="Start")).to_have_count(0)
        watch.click()
        expect(frame.get_by_role("application")).to_be_visible()
    with sentence("Start does what can be started beside a tree that cannot"):
        scroll_to(there.element("both"))
        there.start("both")
        there.wait_for("both", "finished")
        verdict = there.frame("both").locator(".results .verdict")
        expect(verdict).to_contain_text("exactly 8 solutions")
    with sentence("what cannot stand is said once and nothing lies over it"):
        scroll_to(there.element("wrong"))
        frame = there.frame("wrong")
        there.start("wrong")
        expect(frame.locator(".faults li")).to_have_count(2)
        expect(frame.locator(".notice:not(.amiss *)")).to_have_count(0)


def test_python_that_does_not_come_is_told_beneath_the_view(tutorial):
    there = tutorial(SQUARE.format("it", 'view="race"'), pyodide=True, faulty=True)
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
    scroll_to(there.element("one"))  # one out of sight is not drawn
    frame = there.frame("one")
    expect(frame.get_by_role("button", name="Go on")).to_be_visible()
    expect(frame.locator(".results .verdict")).to_contain_text("so far")  # as far as it was ahead
    expect(frame.locator(".results .seal")).to_be_hidden()
    assert gap(frame.locator(".figures"), frame.locator("#foot .note")) >= 8


def test_on_the_narrowest_phone_there_is_room(tutorial):
    there = tutorial(
        SQUARE.format("it", PRUNED) + SQUARE.format("race", 'view="race"'), viewport=PHONE
    )
    with sentence("the orders stand in one row"):
        there.start("it")
        there.wait_for("it", "finished")
        orders = there.frame("it").locator(".controls button")
        expect(orders).to_have_count(3)
        assert len({place_of(each)["y"] for each in orders.all()}) == 1
    with sentence("a race has room for a thumb, and for its scale"):
        scroll_to(there.element("race"))
        limit = there.frame("race").get_by_label("Time for each")
        assert place_of(limit)["height"] >= 44
        limit.select_option("1")
        there.start("race")
        there.wait_for("race", "finished")
        scale = there.frame("race").locator(".time .axis span")
        marks = until(there.page, partial(scale.evaluate_all, VISIBLE), lambda seen: len(seen) >= 2)
        assert all(right < left for (_, right), (left, _) in pairwise(marks))
