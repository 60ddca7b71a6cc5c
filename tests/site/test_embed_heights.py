"""A frame keeps its height: reserved before Start, the same after it and at every step."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.support.acting import scroll_inside, scroll_to
from tests.support.hosting import Tutorial
from tests.support.journey import sentence
from tests.support.polling import until, until_equal
from tests.support.views import view_heights
from tests.support.workbench import place_of, resize

WIDTHS = (390, 736, 1132)
STAR = 'puzzle="magic-star" strategy="prune"'
SQUARE = 'puzzle="magic-square" option-order="3" strategy="order"'
FLIPS = 'puzzle="flip-it" option-n="5"'
SUDOKU = 'puzzle="sudoku" option-size="4" givens="1... ..2. .3.. ...4"'
PROGRAM = "for line in range(200): print(line)"
BOX = """<style>body {{ max-width: none !important }}</style>
<div id="box"><edagari-puzzle id="it" {}></edagari-puzzle></div>
<p id="below">The article goes on.</p>"""
WHOLE = "([page]) => page.scrollHeight - innerHeight"
BORDER = """([body]) => {
  const { position, bottom, borderBottomWidth } = getComputedStyle(body, "::after");
  return [position, bottom, borderBottomWidth];
}"""
ROOMS_THAT_SCROLL = """([page]) => [...page.querySelectorAll(".room")]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length"""


def is_ready(there: Tutorial) -> None:
    there.wait_for_state("it", "python", "ready")


def is_finished(there: Tutorial) -> None:
    there.wait_for("it", "finished")


def steps(there: Tutorial) -> None:
    """Reach a step, and a cut with its reason."""
    for moment in (1, 40):
        there.call("it", f"seek({moment})")
        there.expect_moment("it", moment)


def walks(there: Tutorial) -> None:
    """Reach a step, a cut with its reason, and the end."""
    steps(there)
    expect(there.frame("it").locator(".narration .said")).to_be_visible()
    there.call("it", "solve()")
    there.wait_for("it", "finished")


def grows(there: Tutorial) -> None:
    expect(there.frame("it").get_by_role("application").first).to_be_visible()
    there.call("it", "solve()")
    there.wait_for("it", "finished")


def is_helped(there: Tutorial) -> None:
    there.frame("it").get_by_role("button", name="Hint").click()
    expect(there.frame("it").locator("#advice p").first).to_be_visible()
    there.call("it", "solve()")
    there.wait_for("it", "finished")


def is_filled(there: Tutorial) -> None:
    is_finished(there)
    expect(there.frame("it").locator(".gallery li").first).to_be_visible()


def runs(there: Tutorial) -> None:
    run = there.frame("it").get_by_role("button", name="Run", exact=True)
    expect(run).to_be_enabled()
    run.click()
    expect(there.frame("it").locator(".judgement")).to_have_text("Solved.")


VIEWS: dict[str, tuple[str, Callable[[Tutorial], None]]] = {
    "board": ('puzzle="magic-star" view="board"', is_finished),
    "board to be played": (f'{SUDOKU} view="board"', is_helped),
    "board with clues": ('puzzle="kenken" view="board"', is_helped),
    "board of a movement": (f'{FLIPS} view="board"', is_ready),
    "player": (f'{SQUARE} view="player"', walks),
    "race": (f'{SQUARE} view="race"', is_finished),
    "plan": (f'{STAR} view="plan"', is_ready),
    "program": (f'{STAR} view="program"', is_ready),
    "tree": (f'{SQUARE} view="tree"', grows),
    "tree beside another": (f'{SQUARE} view="tree" beside="prune"', grows),
    "map": (f'{FLIPS} strategy="breadth-first" view="map"', is_ready),
    "classes": ('puzzle="magic-square" option-order="3" view="classes"', is_filled),
    "python": (
        f'puzzle="permutations" view="python" code="{PROGRAM}" task="." solutions="0"',
        runs,
    ),
    "player and program": (f'{SQUARE} view="player program"', walks),
    "watch": (f'{SQUARE} view="watch"', walks),
}


def set_width(there: Tutorial, width: int) -> None:
    """Make the frame this wide."""
    resize(there.page, width + 24, 900)
    until_equal(there.page, lambda: place_of(there.element("it"))["width"], width)


def settled(there: Tutorial) -> float:
    """Return the height of the element, once the frame needs no scrolling in it."""
    page = there.frame("it").locator("html")
    until(there.page, partial(page.evaluate_all, WHOLE), lambda over: over <= 0)
    return place_of(there.element("it"))["height"]


def measured(there: Tutorial) -> dict[int, float]:
    heights = {}
    for width in WIDTHS:
        set_width(there, width)
        heights[width] = settled(there)
    return heights


@pytest.mark.parametrize("view", VIEWS)
def test_a_frame_is_as_tall_before_start_as_after_it(tutorial, view):
    attributes, acts = VIEWS[view]
    there = tutorial(BOX.format(attributes))
    there.wait_for("it", "ready")
    reserved = measured(there)
    there.record_heights("it")
    there.start("it")
    is_ready(there)
    acts(there)
    with sentence("at no moment was it taller or lower"):
        width = WIDTHS[-1]
        assert {tuple(each) for each in there.heights()} == {(width, round(reserved[width]))}
    for width in WIDTHS[:-1]:
        with sentence("nor is it at another width, nor while stepping there"):
            set_width(there, width)
            assert settled(there) == pytest.approx(reserved[width], abs=1)
            if acts is walks:
                so_far = len(there.heights())
                steps(there)
                assert settled(there) == pytest.approx(reserved[width], abs=1)
                moved = {height for _, height in there.heights()[so_far:]}
                assert moved <= {round(reserved[width])}


@pytest.mark.parametrize("view", ["player", "player program", "player race"])
def test_on_a_phone_start_is_in_sight_with_the_board(tutorial, view):
    there = tutorial(BOX.format(f'{SQUARE} view="{view}"'))
    there.wait_for("it", "ready")
    set_width(there, 390)
    settled(there)
    frame = there.frame("it")
    start = frame.get_by_role("button", name="Start", exact=True)
    below = place_of(start)["y"] - place_of(frame.locator(".board"))["y"]
    assert 0 < below < 700
    with sentence("where it can be pressed"):
        start.click()
        is_ready(there)


def test_a_frame_of_fixed_height_scrolls_inside(tutorial):
    fixed = f'{STAR} view="player" height="fixed" style="height: 320px"'
    there = tutorial(BOX.format(fixed))
    page = there.frame("it").locator("html")
    there.wait_for("it", "ready")
    with sentence("what begins it is in sight"):
        start = there.frame("it").get_by_role("button", name="Start", exact=True)
        expect(start).to_be_in_viewport(ratio=1)
    there.record_heights("it")
    there.call("it", "seek(40)")
    there.expect_moment("it", 40)
    with sentence("all of it scrolls together"):
        over = until(there.page, lambda: page.evaluate_all(WHOLE), lambda over: over > 320)
        scroll_inside(page, top=over)
        until_equal(there.page, lambda: page.evaluate_all("([page]) => page.scrollTop"), over)
        overfull = partial(page.evaluate_all, ROOMS_THAT_SCROLL)
        until_equal(there.page, overfull, 0)
    with sentence("the border at the foot is that of the frame, and does not scroll away"):
        border = partial(there.frame("it").locator("body").evaluate_all, BORDER)
        until_equal(there.page, border, ["fixed", "0px", "1px"])
    with sentence("the frame fills the element, which keeps its height"):
        expect(there.element("it").locator("iframe")).to_have_css("height", "320px")
        assert {height for _, height in there.heights()} == {320}


def test_a_board_with_numbers_of_the_author_is_left_to_the_reader(tutorial):
    there = tutorial(BOX.format(f'{SUDOKU} view="board"'))
    frame = there.frame("it")
    with sentence("Start brings hints, and Solve, and solves nothing"):
        expect(frame.locator("#foot .note")).to_have_text("Start brings hints, and Solve.")
        there.start("it")
        for name in ("Hint", "Check", "Solve"):
            expect(frame.get_by_role("button", name=name, exact=True)).to_be_visible()
    with sentence("the page hears that the reader has solved it"):
        for cell, value in enumerate("1243342143122134"):
            if cell not in (0, 6, 9, 15):
                frame.locator(f"[data-cell='{cell}'].cell").fill(value)
        there.wait_for_state("it", "solved", True)
        [solution] = there.wait_for("it", "solution")
        assert solution["number"] is None
        assert there.heard("it", "finished") == []


def test_a_plain_frame_needs_what_the_table_says(tutorial):
    heights = view_heights()
    heights.pop("watch")  # it takes the height that it gets: test_watch.py
    shown = {name: VIEWS[name][0] for name in heights}
    body = "".join(
        f'<edagari-puzzle id="{name}" {attributes}></edagari-puzzle>'
        for name, attributes in shown.items()
    )
    there = tutorial(f"<style>body {{ width: 736px; padding: 0 }}</style>{body}", python=False)
    for name, height in heights.items():
        scroll_to(there.element(name))
        there.wait_for(name, "ready")
        there.frame(name).locator("html.whole").wait_for()
        needed = place_of(there.element(name))["height"] / 16
        assert int(height) - 1.5 <= needed <= int(height), name
