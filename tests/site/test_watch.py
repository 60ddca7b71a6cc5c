"""Watch: a moment of a search on the whole screen, and out of it again. What its four views say:
tests/page/views/watch.test.js."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.support.game import LONG_ROW
from tests.support.journey import at_size, sentence
from tests.support.polling import removed_by, until, until_equal
from tests.support.watch_mode import CLIPPED, MOMENT, opened
from tests.support.workbench import place_of, resize

LOW = ((620, 640), (853, 533))
SIZES = (
    *LOW,
    *((320, 640), (390, 844), (610, 900), (700, 900), (768, 1024), (844, 390)),
    *((1280, 800), (1920, 1080), (2560, 1440)),
)
DESK = (1280, 800)
SMALL = (320, 640)
WRITING = 176
"""Pixels; before a program is there, it is not known how many ways to write it there are."""

FITS = """() => document.documentElement.scrollHeight <= innerHeight
    && document.documentElement.scrollWidth <= innerWidth"""
CUT_OFF = """parts => parts.filter(part => part.checkVisibility()).filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
}).map(part => part.className)"""


FILLS = "spots => [...new Set(spots.map((each) => getComputedStyle(each.firstElementChild).fill))]"


def fills(*parts):
    """The colours of the grounds of each part."""
    return [fill for part in parts for fill in part.evaluate_all(FILLS)]


def test_an_empty_board_tells_chosen_and_computed_cells_apart(new_page):
    page = new_page()
    square = "#puzzle=magic-square&option.order=4&strategy=forced&view=watch&at=1"
    opened(page, square, "1")
    key = page.locator(".board-key li")
    with sentence("before the first step they differ in colour, and the key counts them"):
        page.keyboard.press("Home")
        expect(key.first).to_have_text("7 chosen")
        expect(key.nth(1)).to_have_text("9 computed")
        expect(page.locator(".board .spot.computed")).to_have_count(9)
        chosen = page.locator(".board .spot.empty:not(.computed)")
        computed = page.locator(".board .spot.empty.computed")
        until(page, partial(fills, chosen, computed), lambda seen: len({*seen}) == len(seen) == 2)
    with sentence("a strategy that computes nothing chooses all of them"):
        page.get_by_label("Strategy").select_option(label="Prune")
        expect(key).to_have_text(["chosen", "refused, with the cells that refuse it"])
        expect(page.locator(".board .spot.computed")).to_have_count(0)


def test_the_search_goes_on_to_its_end_and_the_board_stays(new_page):
    page = new_page()
    bench = opened(page, MOMENT)
    title = page.locator(".of-tree .beside-title")
    with sentence("until then, the timeline and the tree say that this is what there is so far"):
        expect(bench.moment).to_have_text(re.compile(r"^39 / [\d,]+ so far$"))
        expect(page.get_by_label("Timeline")).to_have_attribute(
            "aria-valuetext", re.compile("so far$")
        )
        expect(title).to_have_text(re.compile(r"^Nodes so far: [\d,]+, .*\. \d+ levels\.$"))
    bench.button("Search to the end").click()
    expect(bench.button("Search to the end")).to_be_disabled()
    expect(bench.moment).to_have_text(re.compile(r"^39 / [\d,]+$"))
    ended = r"^Nodes: 15,529, .* solutions: 80 \(960 with .+\)\. 12 levels deep\.$"
    expect(title).to_have_text(re.compile(ended))
    with sentence("the next solution is on record"):
        bench.button("To the next solution").click()
        expect(bench.narration).to_contain_text("A solution!")
        expect(page.locator(".band .counts")).to_contain_text("solution 1")
    with sentence("its last moment tells what came of it, and what that took"):
        expect(page.locator(".band .outcome")).to_have_count(0)
        page.keyboard.press("End")
        expect(page.locator(".band .outcome")).to_have_text(
            [
                "80 solutions (960 with rotations and reflections)",
                "“Generate and test” would take about 820 million nodes; "
                "“Forced cells” took 15,529.",
                "About 820 million nodes for 480 million arrangements: "
                "each value on the way to one is a node.",
            ]
        )
        expect(page.locator(".band .outcome").last).to_be_in_viewport(ratio=1)
        expect(page.locator(".band .so-far")).to_have_text(
            [
                "spared: all of 480 million arrangements but the 80 filled in",
                "260 million of them below values that were never tried, not below cuts",
            ]
        )


def test_a_search_of_millions_of_events_has_room_for_them(new_page):
    page = new_page()
    endless = "#puzzle=magic-star&strategy=generate-and-test&view=watch&at=12"
    bench = opened(page, endless, "12")
    bench.button("Search to the end").click()
    expect(bench.moment).to_have_text(re.compile(r"/ [\d,]{9,} so far$"))
    bench.button("Hold the search").click()
    page.keyboard.press("End")
    expect(bench.moment).to_have_text(re.compile(r"^[\d,]{9,} / [\d,]{9,} so far$"))
    with sentence("the marks of cuts end before the words of the moment"):
        marks = place_of(page.locator(".scrubber .marks"))
        assert marks["x"] + marks["width"] < place_of(bench.moment)["x"]


@pytest.mark.parametrize("link", [MOMENT, "#puzzle=sudoku&strategy=propagate&view=watch&at=9"])
def test_it_never_scrolls_as_a_page(new_page, link):
    page = new_page()
    opened(page, link, r"\d+")
    expect(page.locator(".of-program .listing")).to_be_attached()
    parts = page.locator(".watch-mode :is(button, select, input, .band, .pane, .at-work)")
    for size in SIZES:
        with at_size(page, size):
            until(page, partial(page.evaluate, FITS), bool)
            until_equal(page, partial(parts.evaluate_all, CUT_OFF), [])
            board = place_of(page.locator("#board"))
            assert board["width"] > (230 if size in LOW else 90)
    with at_size(page, SMALL), sentence("a long reason is laid over the board after a tap"):
        board = page.locator(".of-board")
        before = place_of(board)
        until(page, partial(page.locator(".band .narration").evaluate, CLIPPED), bool)
        page.locator(".band").click()
        until_equal(page, partial(page.locator(".band .narration").evaluate, CLIPPED), False)
        assert place_of(board) == before
    with at_size(page, DESK), sentence("how to write the program is chosen in one place for all"):
        assert place_of(page.get_by_label("How the program is written"))["width"] == WRITING


def test_it_stands_in_a_page_of_somebody_else(tutorial):
    there = tutorial("""<edagari-puzzle id="star" puzzle="magic-star" strategy="forced"
        view="watch" step="39"></edagari-puzzle>""")
    frame = there.frame("star")
    expect(frame.locator(".watch-mode")).to_be_visible()
    tall = place_of(frame.locator("#main"))["height"]
    there.start("star")
    with sentence("Start goes to the moment, and its height stays"):
        expect(frame.locator(".moment")).to_have_text(re.compile("^39 / "))
        expect(frame.locator(".of-program .listing b.refused")).to_have_text("i = 14")
        assert place_of(frame.locator("#main"))["height"] == tall
    with sentence("there is nowhere to go from it"):
        expect(frame.get_by_role("tab")).to_have_count(0)
        frame.locator(".scrubber").get_by_role("button", name="One event back").click()
        expect(frame.locator(".moment")).to_have_text(re.compile("^38 / "))
        there.page.keyboard.press("Escape")
        there.page.keyboard.press("ArrowLeft")
        expect(frame.locator(".moment")).to_have_text(re.compile("^37 / "))


def test_movements_are_watched_too(new_page):
    page = new_page()
    bench = opened(page, "#puzzle=peg-solitaire&strategy=depth-first&view=watch&at=60", "60")
    with sentence("the board, the program, the path and the tree show one move"):
        expect(page.locator(".place.refused")).to_have_count(1)
        expect(page.locator(".of-program .line.lit.refused")).to_contain_text("if state in met:")
        expect(page.locator(".of-program .values li")).to_have_count(9)
        expect(page.locator(".of-path .twig.here")).to_have_count(10)
        expect(page.locator(".band .counts")).to_have_text("node 27 · cut 15 · solution 0")
    with sentence("the next solution is searched for"):
        bench.button("To the next solution").click()
        expect(bench.narration).to_contain_text("The goal, after 13 moves!")
    with sentence("out of it the game is where it was"):
        with removed_by(page.locator(".watch-mode")):
            page.keyboard.press("Escape")
        expect(page.get_by_role("tab", name="Solve")).to_be_focused()
        page.keyboard.press("w")
        expect(bench.narration).to_contain_text("The goal, after 13 moves!")
    bench = opened(page, "#puzzle=flip-it&strategy=breadth-first&view=watch&at=60", "60")
    path, levels = page.locator(".frontier-path li"), page.locator(".frontier li")
    with sentence("a strategy that shows no steps says so where it cannot be chosen"):
        silent = page.get_by_label("Strategy").locator("option:disabled")
        expect(silent).to_have_text(["Bidirectional (shows no steps)"])
    with sentence("breadth first has a frontier: how the state was reached, and the levels"):
        expect(bench.narration).to_contain_text("leads to a new state, number 23")
        expect(page.locator(".of-program .line.lit")).to_contain_text("reached.append(other)")
        expect(path).to_have_count(4)
        expect(path.last).to_contain_text("state 12")
        expect(levels.locator("b")).to_have_text(["1", "3", "6", "3 / 9", "5"])
        expect(levels.locator("[aria-current=true]")).to_have_text("3 moves")
        expect(page.locator(".of-tree")).to_contain_text("13 taken · 11 waiting")
    with sentence("a state, or a level, leads to where it was taken from the queue"):
        levels.get_by_role("button", name="2 moves").click()
        expect(bench.narration).to_contain_text("State 4 is taken from the queue: 2 moves")
        expect(path).to_have_count(3)
        expect(page.locator(".of-program .line.lit")).to_contain_text("for state in levels[-1]")
    with sentence("a state reached before is refused, with the reason"):
        bench.button("To the next cut or dead end").click()
        expect(bench.narration).to_contain_text("was reached before, by no more moves")
        expect(page.locator(".place.refused")).to_have_count(1)
    with sentence("the first goal is the nearest"):
        bench.button("To the next solution").click()
        expect(bench.narration).to_contain_text("The goal, after 8 moves!")
        expect(path).to_have_count(9)
        expect(levels.get_by_role("button", name="8 moves")).to_be_enabled()
        expect(page.locator(".game .disc.white")).to_have_count(5)
    with sentence("Compare grows trees: one that has none is not offered there"):
        bench.enter("Compare")
        expect(page.locator(".tree-side canvas")).to_be_visible()
        strategy = page.locator(".tree-choices [name=strategy]")
        expect(strategy).to_have_value("iterative-deepening")
    opened(page, f"#puzzle=flip-it&start={LONG_ROW}&strategy=deepening&view=watch&at=60", "60")
    with sentence("a search of moves, too, goes on without the board until it is held"):
        bench.button("Search to the end").click()
        bench.button("Hold the search").click()
        expect(bench.button("Search to the end")).to_be_enabled()


def test_candidates_and_singles_are_told(new_page):
    page = new_page()
    given = "given=0:1,1:2,2:3"
    bench = opened(
        page, f"#puzzle=sudoku&option.size=4&strategy=propagate&{given}&view=watch&at=4", "4"
    )
    expect(bench.narration).to_contain_text(re.compile(r"^\s*\d follows in row \d, column \d"))
    expect(bench.narration.locator(".rule")).to_contain_text(re.compile("^Only .* is left for "))
    expect(page.locator(".board .marks").first).to_be_visible()
    with sentence("what is no program has no line at work on a phone"):
        resize(page, 390, 844)
        page.get_by_label("Strategy").select_option("restarts")
        expect(page.locator(".tabs")).to_be_visible()
        expect(page.locator(".at-work, .crumbs")).to_have_count(0)


def test_views_are_put_away_on_a_wide_screen(new_page):
    page = new_page()
    opened(page, MOMENT)
    board = page.locator("#board")
    before = place_of(board)["width"]
    with removed_by(page.locator(".of-program")):
        page.get_by_role("button", name="Program", pressed=True).click()
    assert place_of(board)["width"] > before
    page.get_by_role("button", name="Program", pressed=False).click()
    expect(page.locator(".of-program")).to_be_visible()
