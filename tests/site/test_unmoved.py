"""Nothing moves under the mouse: what is pressed, and what may be pressed next, keeps its place."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.support.acting import scroll_to
from tests.support.grids import GIVENS, SUDOKU
from tests.support.journey import LANGUAGES, at_size, in_language, sentence
from tests.support.phones import ON_ITS_SIDE, SHORT, TALL, phone
from tests.support.places import unmoved_by, way_back_still
from tests.support.polling import changed_by, removed_by
from tests.support.watch_mode import opened
from tests.support.workbench import Workbench, hold, place_of, release

ZOOM = ("Zoom out", "Zoom in", "Show the whole")
DESKS = [(1280, 800), (1440, 900), (1920, 1080)]
TABLET = {"width": 768, "height": 1024}
FILLED = {
    "star": "#puzzle=magic-star&strategy=prune&given=0:1",
    "square": "#puzzle=magic-square&strategy=forced&given=0:1",
    "Sudoku": f"#puzzle=sudoku&strategy=fewest-first&given={GIVENS}",
    "nonogram": "#puzzle=nonogram&strategy=propagate&v=2",
}


def search(bench: Workbench) -> None:
    """Step, stop and solve, and expect each time that nothing moves."""
    page = bench.page
    solve, step, stop = (
        page.locator(f".controls button.{name}") for name in ("go", "step", "stop")
    )
    with sentence("the first step does not"), unmoved_by(page):
        step.click()
        expect(bench.narration.locator(".said")).to_be_visible()
    with sentence("the next step does not"), unmoved_by(page), changed_by(bench.moment):
        step.click()
    with sentence("Stop does not"), unmoved_by(page):
        stop.click()
        expect(stop).to_be_disabled()
    with sentence("Solve does not"), unmoved_by(page):
        solve.click()
        expect(bench.narration.locator(".solved")).to_be_visible()


@pytest.mark.parametrize("link", FILLED.values(), ids=FILLED)
def test_no_button_moves_another_one(new_page, link):
    page = new_page()
    bench = Workbench(page, link)
    bench.wait_for_python()
    for size in DESKS:
        with at_size(page, size):
            for ask in ("Hint", "Check"):
                with sentence(f"{ask} does not"), unmoved_by(page):
                    with changed_by(bench.advice):
                        bench.button(ask).click()
                    expect(bench.advice).not_to_have_attribute("aria-busy", "true")
                    expect(bench.advice).to_have_text(re.compile(r"\w+ \w+"))
            search(bench)
            bench.go_back()


def test_more_stays_under_the_mouse(new_page):
    page = new_page(python=False)
    bench = Workbench(page, FILLED["Sudoku"])
    more, second = page.locator(".aids summary"), bench.button("Fill in pencil marks")
    row = page.locator(".aids .orders .orders")
    for language in reversed(LANGUAGES):
        for size in DESKS:
            with at_size(page, size), in_language(page, language), sentence(f"{language}, {size}"):
                with unmoved_by(page):
                    more.click()
                    expect(row.locator("button")).to_have_count(5)
                with unmoved_by(page), removed_by(row):
                    more.click()
    more.click()
    expect(row.locator("button")).to_have_count(5)
    with sentence("the arrows go on from it to what it has opened"):
        more.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(second).to_be_focused()


def test_no_strength_of_a_hint_moves_anything(new_page):
    page = new_page()
    bench = Workbench(page, FILLED["Sudoku"])
    bench.wait_for_python()
    for size in DESKS:
        with at_size(page, size):
            for strength in ("Look at row 3.", "5 has only one place left", "column 7 is 5"):
                with sentence(strength), unmoved_by(page):
                    page.locator(".aids .hint").click()
                    expect(bench.advice).to_contain_text(strength)
                    expect(bench.advice).to_be_in_viewport(ratio=1)
            with removed_by(bench.advice.get_by_role("button")):
                bench.advice.get_by_role("button").click()


def test_no_button_moves_another_one_in_japanese_either(new_page):
    page = new_page()
    bench = Workbench(page, FILLED["star"])
    bench.wait_for_python()
    with in_language(page, "日本語"):
        search(bench)


@pytest.mark.parametrize("puzzle", ["flip-it", "sliding-tiles"])
def test_a_line_of_moves_comes_under_the_buttons(new_page, puzzle):
    page = new_page()
    bench = Workbench(page, f"#puzzle={puzzle}")
    bench.wait_for_python()
    parts = [bench.button("Share"), bench.strategy, bench.button("Solve"), bench.button("Stop")]
    before = [place_of(part) for part in parts]
    bench.button("Solve").click()
    expect(page.locator(".strip")).to_be_visible()
    expect(bench.verdict).to_have_class(re.compile("over"))
    expect(bench.verdict).to_be_in_viewport(ratio=1)
    assert [place_of(part) for part in parts] == before


def test_no_reason_moves_the_player_however_long_it_is(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=killer-sudoku&strategy=propagate")
    bench.wait_for_python()
    step, keys = page.locator(".controls button.step"), page.locator(".hero .keys").first
    step.click()
    expect(bench.narration.locator(".said")).to_be_visible()
    before = place_of(keys)
    for _ in range(12):
        with changed_by(bench.moment):
            step.click()
        assert place_of(keys) == before, bench.narration.text_content()
    bench.go_back()
    bench.type({0: "5"})
    expect(bench.advice).to_be_attached()
    there = pytest.approx(place_of(keys)["y"], abs=1)
    with sentence("nor does what is to be corrected, which has the room of an answer"):
        bench.type({8: "5"})
        expect(bench.faults).to_have_count(1)
        assert place_of(keys)["y"] == there
        below = place_of(page.locator(".faults"))["y"] - place_of(bench.button("Check"))["y"]
        assert below < 100
        with changed_by(bench.advice):
            bench.button("Check").click()
        assert place_of(keys)["y"] == there


def test_in_watch_the_words_about_a_branch_move_no_button(new_page):
    page = new_page(viewport={"width": 1920, "height": 1080})
    bench = opened(page, "#puzzle=magic-star&strategy=prune&view=watch&at=39")
    tree = page.locator(".of-tree")
    parts = [tree.locator(".fold"), *(tree.get_by_role("button", name=name) for name in ZOOM)]
    before = [place_of(part) for part in parts]
    with sentence("the root, which is no branch, has the button too"):
        bench.button("To the start").click()
        expect(parts[0]).to_be_disabled()
        assert [place_of(part) for part in parts] == before
    for _ in range(6):
        with changed_by(tree.locator(".picked")):
            bench.button("One event forward").click()
        assert [place_of(part) for part in parts] == before
    expect(parts[0]).to_be_enabled()


def test_undo_moves_nothing(new_page):
    page = new_page(python=False)
    bench = Workbench(page, FILLED["star"])
    bench.type({4: "2"})
    for name, value in {"Undo": "", "Redo": "2", "Clear": ""}.items():
        with sentence(f"{name} does not"), unmoved_by(page):
            bench.button(name).click()
            bench.expect_board({4: value})


@pytest.mark.parametrize("link", [FILLED["star"], FILLED["Sudoku"]], ids=["star", "Sudoku"])
def test_on_a_tablet_the_page_moves_once_and_the_buttons_at_the_foot_never(new_page, link):
    page = new_page(viewport=TABLET, has_touch=True, is_mobile=True)
    bench = Workbench(page, link)
    bench.wait_for_python()
    stop = page.locator(".controls button.stop")
    before = place_of(stop)
    with sentence("the first step brings what is said into sight, and moves no button at the foot"):
        bench.button("Step").tap()
        expect(bench.narration.locator(".said")).to_be_in_viewport(ratio=1)
        assert place_of(stop) == before
    with sentence("the next step moves nothing"), unmoved_by(page), changed_by(bench.moment):
        bench.button("Step").tap()
    with sentence("Stop moves nothing"), unmoved_by(page):
        stop.tap()
        expect(stop).to_be_disabled()
    with sentence("Solve moves nothing"), unmoved_by(page):
        bench.button("Solve").tap()
        expect(bench.narration.locator(".solved")).to_be_visible()


def test_the_way_back_from_a_search_stands_still_once_it_can_be_pressed(new_page):
    page = phone(new_page, SHORT)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    for size, steps in product((SHORT, TALL), (True, False)):
        with at_size(page, size), sentence(f"at {size}, after a step: {steps}"):
            scroll_to(page.locator("#page"))
            with way_back_still(page):
                if steps:
                    bench.step()
                else:
                    page.locator(".controls button.go").tap()
                back = bench.narration.get_by_role("button", name=re.compile("^Back to my"))
                expect(back).to_be_visible()
            bench.go_back()


def test_nothing_leads_to_a_search_that_is_still_being_opened(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    hold(page, "opening")
    page.locator(".controls button.go").tap()
    expect(page.locator(".controls .wanted")).to_be_visible()
    expect(page.locator(".narration")).to_be_attached()
    expect(bench.button("Back to the search")).to_have_count(0)
    release(page)
    expect(bench.narration.locator(".solved")).to_be_visible()


def test_the_buttons_of_a_search_stand_still_on_a_phone_on_its_side(new_page):
    page = phone(new_page, ON_ITS_SIDE)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    stop = page.locator(".controls button.stop")
    place = place_of(stop)
    hold(page, "opening")
    with sentence("while it is prepared"):
        page.locator(".controls button.step").tap()
        expect(page.locator(".controls .wanted")).to_be_visible()
        assert place_of(stop) == place
    with sentence("and when it goes"):
        release(page)
        expect(bench.narration.locator(".said")).to_be_visible()
        assert place_of(stop) == place
