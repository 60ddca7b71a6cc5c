"""Colours, small screens and keys. The language: tests/page/views/wandering.test.js."""

import json
from functools import partial

from playwright.sync_api import expect

from builder import bundle
from builder.site import SITE
from tests.support.acting import close_and_press, follow, press_and_hold, reload
from tests.support.journey import LANGUAGES, at_size, in_language, sentence
from tests.support.polling import expect_none, removed_by, until, until_equal
from tests.support.workbench import Workbench, place_of, script

PHONE = {"width": 390, "height": 844}
CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
TITLES = {
    entry["name"]: entry["title"] for entry in CATALOG["puzzles"] if entry["kind"] == "placement"
}
CHOICES = {
    entry["name"]: len([each for each in entry["options"] if each["kind"] == "choice"])
    for entry in CATALOG["puzzles"]
    if any(each["kind"] == "choice" for each in entry["options"])
}
CUT_OFF = """choices => choices.filter((choice) => {
    const { width } = choice.getBoundingClientRect();
    choice.style.width = "max-content";
    const whole = choice.getBoundingClientRect().width;
    choice.style.width = "";
    return whole > width;
}).map(({ name }) => name)"""
ONE_SOLUTION = "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune"


def test_colours_follow_the_system_until_they_are_chosen(new_page):
    page = new_page(color_scheme="dark", python=False)
    Workbench(page)
    paper, theme = page.locator("html"), page.get_by_role("button", name="Colours")
    expect(paper).to_have_css("background-color", "rgb(18, 24, 26)")
    theme.click()
    expect(theme).to_have_accessible_name("Colours: Light")
    expect(paper).to_have_css("background-color", "rgb(244, 239, 227)")
    reload(page)
    expect(theme).to_have_accessible_name("Colours: Light")
    expect(paper).to_have_css("background-color", "rgb(244, 239, 227)")


def test_every_title_stays_on_one_line(new_page):
    page = new_page(locale="ja-JP", python=False)
    Workbench(page)
    titles = [title for entry in CATALOG["puzzles"] for title in entry["title"].values()]
    look = partial(page.locator("h1").evaluate, script("titles_of_two_lines"), titles)
    for width in (320, 390, 1280):
        with at_size(page, (width, 800)):
            until_equal(page, look, [])


def test_the_longest_choice_of_an_option_can_be_read(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    choices = page.locator(".options select")
    look = partial(choices.evaluate_all, CUT_OFF)
    for language in LANGUAGES:
        with in_language(page, language):
            for name, count in CHOICES.items():
                with sentence(f"the choices of {name}"):
                    follow(page, f"#puzzle={name}")
                    expect(choices).to_have_count(count)
                    bench.unfold("settings")
                    for size in ((1280, 800), (390, 844)):
                        with at_size(page, size):
                            until_equal(page, look, [])


def test_no_puzzle_scrolls_sideways_on_a_phone(new_page):
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, python=False)
    Workbench(page)
    look = partial(page.evaluate, "document.documentElement.scrollWidth")
    for language, lang in LANGUAGES.items():
        with in_language(page, language):
            for name, title in TITLES.items():
                with sentence(f"{name} does not scroll sideways"):
                    follow(page, f"#puzzle={name}")
                    expect(page.locator("h1")).to_have_text(title[lang])
                    until(page, look, lambda wide: wide <= PHONE["width"])


def test_on_a_phone_the_board_comes_first_and_solve_is_in_reach(new_page):
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, python=False)
    bench = Workbench(page)
    board = place_of(page.locator(".board"))
    assert board["y"] + board["height"] < PHONE["height"]
    solve = place_of(bench.button("Solve"))
    assert solve["y"] > PHONE["height"] * 0.8
    assert solve["height"] >= 44
    expect(bench.cell(0)).to_have_attribute("inputmode", "none")
    bench.cell(0).tap()
    expect(bench.cell(0)).to_be_focused()


def test_a_press_that_lasts_is_a_click(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=queens")
    bench.wait_for_python()
    place = page.get_by_role("button", name="row 3, column 4")
    crossed = page.locator(".piece[aria-description='Crossed out.']")
    for pieces, crosses in [(1, 0), (0, 1), (0, 0), (1, 0)]:
        press_and_hold(place)
        expect(crossed).to_have_count(crosses)
        expect(page.locator(".piece[aria-pressed=true]")).to_have_count(pieces)


def test_the_page_is_worked_with_keys(new_page):
    page = new_page()
    bench = Workbench(page, ONE_SOLUTION)
    bench.wait_for_python()
    help_of_keys = page.get_by_role("dialog")
    with sentence("a dialogue is opened and closed"):
        page.keyboard.press("?")
        expect(help_of_keys).to_contain_text("the next event of the search")
        with removed_by(help_of_keys):
            page.keyboard.press("Escape")
    with sentence("a key works in the very moment that a dialogue closes"):
        page.keyboard.press("?")
        close_and_press(page, "?")
        expect(help_of_keys).to_be_visible()  # opened again
        close_and_press(page, "n")
        expect_none(help_of_keys, once=bench.moment)
        expect(bench.moment).to_have_text("3 / 3")  # the givens
    with sentence("keys step, solve, and go through what was found"):
        page.keyboard.press("n")
        expect(bench.moment).to_have_text("4 / 4")
        page.keyboard.press("s")
        bench.expect_over("exactly 1 solution")
        page.keyboard.press("Home")
        expect(bench.moment).to_contain_text("0 /")
        page.keyboard.press("Shift+ArrowRight")
        expect(bench.narration).to_contain_text("refused")
        page.keyboard.press("]")
        expect(bench.narration).to_contain_text("A solution!")
