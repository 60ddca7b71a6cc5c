"""The three modes of the page, and how little of it is in sight at once."""

import pytest
from playwright.sync_api import expect

from tests.support.acting import copied, follow, reload, scroll_to
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, expect_mostly_free, phone
from tests.support.polling import removed_by, until
from tests.support.workbench import Workbench, place_of

TABLET = (768, 1024)
MOST_CONTROLS = 22  # in sight on a first visit, cells aside
MOST_STOPS = 20  # of the tab key, on a board with pencil, hints and a clock
PROMISES = {
    "Propagate": "about 820 million nodes become 30,561",
    "Generate and test": "about 820 million nodes",
}
MARGIN = 0.6 * 16
CONTROLS = """() => [...document.querySelectorAll(
    ":is(button, input, select, textarea, summary, a[href]):not(.cell, .skip)")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.getBoundingClientRect().top < innerHeight)
    .map((each) => each.textContent.trim() || each.getAttribute("aria-label") || each.name)"""
STOPS = """() => [...document.querySelectorAll(
    ":is(button, input, select, textarea, summary, a[href], [tabindex]):not(:disabled)")]
    .filter((each) => each.checkVisibility() && each.tabIndex >= 0)
    .map((each) => each.textContent.trim() || each.getAttribute("aria-label") || each.name)"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800), (1920, 1080), (2560, 1440)])
def test_a_first_visit_shows_few_controls(new_page, size):
    page = phone(new_page, size, python=False) if size == TALL else new_page(python=False)
    with at_size(page, size):
        Workbench(page, "")
        expect(page.locator(".brief, .story:not(:empty)").first).to_be_visible()
        shown = until(page, lambda: page.evaluate(CONTROLS), bool)
        assert len(shown) <= MOST_CONTROLS, shown


def test_a_wide_screen_has_the_first_ideas_or_the_settings_in_its_third_column(new_page):
    page = new_page(python=False)
    with at_size(page, (1920, 1080)):
        bench = Workbench(page, "")
        ideas, settings = page.locator(".wide .because"), page.locator(".wide .settings")
        expect(ideas).to_be_in_viewport(ratio=1)
        expect(settings).not_to_have_attribute("open", "")
        with sentence("nothing comes in their place while one begins"):
            with removed_by(ideas):
                bench.type({0: "1"})
            expect(settings).not_to_have_attribute("open", "")
        reload(page)
        expect(settings).to_have_attribute("open", "")


def test_the_invitation_is_to_watch_the_chosen_strategy(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    expect(
        bench.button("Watch “Forced cells”: about 820 million nodes become 15,529")
    ).to_be_visible()
    note, strategy = page.locator(".invitation .note"), page.get_by_label("Strategy")
    expect(note).to_contain_text("“Compiled” shows no steps; “Forced cells” does.")
    before = place_of(strategy)
    for title, promised in PROMISES.items():
        with sentence(f"{title} has its own figures"):
            bench.choose(title)
            expect(bench.button(f"Watch “{title}”: {promised}")).to_be_visible()
    bench.choose("Prune")
    watch = bench.button("Watch “Prune”: about 820 million nodes become 1,573,584")
    expect(watch).to_be_visible()
    expect(note).not_to_contain_text("steps")
    assert place_of(strategy) == before
    watch.click()
    expect(strategy).to_have_value("prune")


def test_a_click_on_a_cell_moves_no_button_under_the_board(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    share = bench.button("Share")
    before = place_of(share)
    bench.cell(3).click()
    expect(bench.button("Pencil")).to_be_visible()
    assert place_of(share) == before


@pytest.mark.parametrize("size", [(390, 844), TABLET, (1280, 800)])
def test_the_tab_key_goes_round_a_sudoku_in_few_stops(new_page, size):
    touch = {"has_touch": True, "is_mobile": True} if size[0] < 1000 else {}
    page = new_page(
        python=False, viewport=dict(zip(("width", "height"), size, strict=True)), **touch
    )
    Workbench(page, "#puzzle=sudoku&given=0:1")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    stops = until(page, lambda: page.evaluate(STOPS), lambda seen: len(seen) <= MOST_STOPS)
    assert "2" not in stops, "the pad is one of them, and so is the board"


def test_arrow_keys_go_within_the_pad_and_it_fills_in(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    pad = page.get_by_role("group", name="Values")
    bench.cell(2).tap()
    pad.get_by_role("button", name="1").focus()
    for key, name in {"ArrowRight": "2", "ArrowLeft": "1"}.items():
        page.keyboard.press(key)
        expect(pad.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(pad.get_by_role("button", name="Erase")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    bench.expect_board({2: "9"})


def test_arrow_keys_go_within_a_row_of_buttons(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    bench.button("Pencil").focus()
    page.keyboard.press("ArrowRight")
    expect(bench.button("Centre")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Enter puzzle")).to_be_focused()
    with sentence("and the tab key comes back to the one that had the focus"):
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        expect(page.get_by_role("radio", name="Enter puzzle")).to_be_focused()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_board_keeps_its_place_beside_a_panel_and_where_there_is_room_in_compare(
    new_page, size
):
    page = new_page(python=False)
    bench = Workbench(page)
    with at_size(page, size):
        before = place_of(page.locator("#board"))
        bench.enter("Compare")
        expect(page.locator(".panel")).to_have_count(2)
        if size == (1920, 1080):
            assert place_of(page.locator("#board")) == before
        bench.enter("Solve")
        expect(page.locator(".panel")).to_have_count(0)
        assert place_of(page.locator("#board")) == before
        bench.open_panel("Plan")
        expect(page.get_by_role("heading", level=2, name="The plan")).to_be_visible()
        scroll_to(page.locator("#page"))
        assert place_of(page.locator("#board")) == before


def test_solve_stays_under_the_mouse(new_page):
    page = new_page()
    bench = Workbench(page, "")
    bench.wait_for_python()
    before = place_of(bench.button("Solve"))
    bench.button("Solve").click()
    bench.expect_over("exactly 960 solutions")
    assert place_of(bench.button("Solve")) == before


def test_back_goes_through_the_modes(new_page):
    page = new_page(python=False, permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page)
    panels = page.locator(".panel")
    bench.enter("Compare")
    expect(panels).to_have_count(2)
    with sentence("the mode is in the link"):
        assert "panels=tree.race" in copied(page, bench.share("Copy link"))
    with sentence("Back leaves it, forward is there again"):
        with removed_by(panels):
            page.go_back()
        page.go_forward()
        expect(panels).to_have_count(2)
    with sentence("loaded anew it is the same, and Back still leaves it"):
        reload(page)
        expect(panels).to_have_count(2)
        with removed_by(panels):
            page.go_back()
        expect(page.get_by_role("tab", selected=True)).to_have_text("Solve")
    with sentence("a link to it opens it"):
        follow(page, "#puzzle=queens&panels=tree.race")
        expect(panels).to_have_count(2)
        expect(page.get_by_role("tab", selected=True)).to_have_text("Compare")


def test_on_a_phone_compare_is_in_sight_wherever_one_comes_from(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    with at_size(page, (390, 844)):
        for mode in ("Watch", "Solve"):
            bench.enter(mode)
            bench.enter("Compare")
            heading = page.get_by_role("heading", level=2, name="Tree")
            until(
                page, lambda: page.evaluate("history.state?.passing"), lambda it: it == ["compare"]
            )
            place_of(heading)  # at rest, after the browser has gone through its history
            expect(heading).to_be_in_viewport()


def test_on_a_phone_the_trees_of_compare_are_in_sight_with_the_board(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "")
    bench.wait_for_python()
    bench.enter("Compare")
    canvases, board = page.locator(".trees canvas"), page.locator("#board")
    expect(canvases).to_have_count(2)

    def below_board() -> float:
        return place_of(canvases.first)["y"] - place_of(board)["y"] - place_of(board)["height"]

    expect_mostly_free(canvases.first)
    expect(board).to_be_in_viewport(ratio=1)
    with sentence("no button above them is half hidden by the board and the margin below it"):
        hidden = place_of(board)["y"] + place_of(board)["height"] + MARGIN
        buttons = place_of(page.locator(".panel-buttons"))
        assert buttons["y"] + buttons["height"] <= hidden + 0.5
    with sentence("in the smallest circles a number has no letter above it"):
        letters = page.locator(".board .spot:not(.empty) .index")
        expect(letters).not_to_have_count(0)
        expect(letters.first).to_be_hidden()
    with sentence("a place where they part, below them, brings them into sight again"):
        place = page.get_by_role("region", name="Where they part").get_by_role("listitem").last
        place.scroll_into_view_if_needed()
        until(page, below_board, lambda gap: gap < 0)
        place.get_by_role("button").click()
        until(page, below_board, lambda gap: gap > 0)


def test_arrow_keys_go_from_mode_to_mode(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    page.get_by_role("tab", name="Solve").focus()
    page.keyboard.press("ArrowLeft")
    tab = page.get_by_role("tab", name="Compare")
    expect(tab).to_be_focused()
    expect(tab).to_have_attribute("aria-selected", "true")
    with removed_by(page.locator(".panel")):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Solve")).to_be_focused()
    expect(bench.button("Plan")).to_be_visible()
