"""Watch on a narrow screen: what is read there without what is beside the board on a desk."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.support.journey import at_size, sentence
from tests.support.polling import expect_none, until_equal
from tests.support.watch_mode import CLIPPED, CUT_SHORT, MOMENT, STAR, opened
from tests.support.workbench import Workbench, hold, place_of, release


def test_a_narrow_screen_shows_one_view_at_a_time(new_page):
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    opened(page, MOMENT)
    expect(page.locator(".crumbs li")).to_have_text(
        ["a 1", "h 2", "k 3", "c 11", "f 12", "e 6", "j 7", "i ×"]
    )
    expect(page.locator(".at-work")).to_contain_text("if not 1 <= i <= 12: continue")
    expect(page.locator(".at-work b")).to_have_text("i = 14")
    for name, view in (("Program", "program"), ("Whole tree", "tree"), ("Path", "path")):
        page.locator(".tabs").get_by_role("button", name=name).tap()
        expect(page.locator(f".of-{view}")).to_be_visible()
        expect(page.locator(".pane:not(.of-board)").filter(visible=True)).to_have_count(1)
    expect(page.locator(".of-path .key-words")).to_be_visible()
    for size in ((390, 844), (320, 568), (844, 390)):
        with at_size(page, size), sentence("the end of the path is in sight"):
            expect(page.locator(".of-path .twig.here.cut")).to_be_in_viewport(ratio=0.9)
    with sentence("so it is at every further moment"):
        page.keyboard.press("]")
        expect(page.locator(".of-path .twig.here")).to_have_count(12)
        expect(page.locator(".of-path .twig.here").last).to_be_in_viewport(ratio=0.9)
    with sentence("and the line at work, once its tab is in front"):
        page.locator(".tabs").get_by_role("button", name="Program").tap()
        expect(page.locator(".of-program .lit").last).to_be_in_viewport()


def test_why_nothing_fits_is_read_whole_and_the_board_stays(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    square = "#puzzle=magic-square&option.order=4&strategy=forced&view=watch&at=10"
    bench = opened(page, square, "10")
    expect(bench.narration).to_contain_text("so cell p would be 26, but 16 is the largest")
    until_equal(page, partial(bench.narration.evaluate, CLIPPED), False)
    counts = page.locator(".band .counts")
    for said in ("node 5 · cut 3 · solution 0", "spares up to 13!"):
        expect(counts.get_by_text(said)).to_be_in_viewport(ratio=1)
    with at_size(page, (360, 640)), sentence("where there is one line, it has the counts"):
        expect(counts).to_have_text("node 5 · cut 3 · solution 0", use_inner_text=True)
        expect(counts).to_be_in_viewport(ratio=1)
    before = place_of(page.locator("#board"))
    page.keyboard.press("ArrowLeft")
    expect(bench.narration).not_to_contain_text("26")
    assert place_of(page.locator("#board")) == before


def test_what_the_colours_of_the_whole_tree_mean_stands_by_it_and_does_not_hide_it(new_page):
    page = new_page(viewport={"width": 1280, "height": 800})
    bench = opened(page, MOMENT)
    tree, key = page.locator(".of-tree canvas"), page.locator(".of-tree .legend li")
    names = ["still open", "nothing found below", "solutions below", "a solution", "cut"]
    expect(key).to_have_text([*names, "cut: a symmetric copy"])
    for each in (tree, *key.all()):
        expect(each).to_be_in_viewport(ratio=1)
    with sentence("what the tree has is read in full over them, and moves no tree"):
        title, before = page.locator(".of-tree .beside-title"), place_of(tree)["y"]
        bench.button("Search to the end").click()
        expect(title).to_contain_text("80 (960 with symmetry). 12 levels deep.")
        until_equal(page, partial(title.evaluate, CUT_SHORT), False)
        assert place_of(tree)["y"] == before
    with at_size(page, (390, 844)), sentence("on a phone the tree is first, and all are in sight"):
        page.locator(".tabs").get_by_role("button", name="Whole tree").click()
        for each in (tree, *key.all()):
            expect(each).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_the_reason_at_a_bookmark_is_whole_too(new_page, locale):
    page = new_page(viewport={"width": 390, "height": 844}, locale=locale)
    square = "#puzzle=magic-square&option.order=4&strategy=forced&view=watch&at=10"
    bench = Workbench(page, square)
    expect(bench.moment).to_contain_text("10 / ")
    look, board = page.locator(".bookmarks"), page.locator("#board")
    before = place_of(board)
    look.locator("summary").click()
    expect(look.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("here the corners decide, and no later cell")
    page.keyboard.press("Enter")
    expect(page.locator(".band .look")).to_contain_text("the corners decide")
    page.keyboard.press("Escape")
    until_equal(page, partial(bench.narration.evaluate, CLIPPED), False)
    expect(page.locator(".band .counts")).to_be_in_viewport(ratio=1)
    assert place_of(board) == before
    with at_size(page, (360, 640)), sentence("on a small screen it takes the place of the counts"):
        expect(page.locator(".band .counts")).to_be_hidden()
        until_equal(page, partial(page.locator(".band").evaluate, CLIPPED), False)


def test_values_that_are_no_numbers_are_named(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    runs = "#puzzle=nonogram&option.runs=1%20/%201%201%20|%201%20/%201%20/%201"
    bench = opened(page, f"{runs}&strategy=prune&view=watch&at=2", "2")
    with sentence("in the row of the path, and in the path"):
        twigs = page.locator(".of-path .twig.here text")
        expect(page.locator(".crumbs li")).to_have_text(["a empty square", "b empty square"])
        expect(twigs).to_have_text(["empty square"] * 2)
    with sentence("a strategy without a program says so, and what it does instead"):
        page.get_by_label("Strategy").select_option(label="Propagate")
        page.locator(".tabs").get_by_role("button", name="Program").click()
        program = page.locator(".of-program .program")
        expect(program).to_contain_text("Propagate has no program for these rules: it would be too")
        expect(program).to_contain_text("Fill in all that follows by itself")
    with sentence("a search that is over without a cut leads to its solution, and to no cut"):
        expect(bench.moment).to_have_text(re.compile(r"^\d+ / \d+$"))  # a step would pause it
        bench.button("One event forward").click()
        expect(bench.moment).to_have_text(re.compile("^[1-9]"))
        expect(bench.button("To the next solution")).to_be_enabled()
        for name in ("To the cut or dead end before", "To the next cut or dead end"):
            expect(bench.button(name)).to_be_disabled()


def test_while_a_search_is_planned_each_view_says_so(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    bench = Workbench(page, STAR)
    bench.wait_for_python()
    hold(page, "opening")
    bench.enter("Watch")
    for tab, pane in {"Path": ".of-path", "Whole tree": ".of-tree"}.items():
        page.locator(".tabs").get_by_role("button", name=tab).click()
        expect(page.locator(pane)).to_contain_text("The search is being planned…")
    release(page)
    expect(page.locator(".of-tree canvas")).to_be_visible()
    expect_none(page.get_by_text("is being planned"), once=page.locator(".of-tree canvas"))
