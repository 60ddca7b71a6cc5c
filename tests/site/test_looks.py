"""Language, colours, small screens and keys."""

import json
import re
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


def test_the_language_is_the_browsers_at_first_then_the_one_chosen(new_page):
    page = new_page(locale="ja-JP", python=False)
    bench = Workbench(page)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("マジックスター")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(bench.button("解く")).to_be_visible()
    bench.button("English").click()
    expect(heading).to_have_text("Magic star")
    expect(page).to_have_title("Magic star – Edagari")
    reload(page)
    expect(heading).to_have_text("Magic star")


def test_the_verdict_is_said_aloud_and_changes_its_language_with_the_page(new_page):
    page = new_page()
    bench = Workbench(page, ONE_SOLUTION)
    bench.solve()
    bench.expect_over("exactly 1 solution")
    expect(page.locator("#said")).to_have_text("exactly 1 solution")
    bench.button("日本語").click()
    expect(bench.verdict).to_have_text("解はちょうど 1 通り")


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


def test_a_puzzle_is_chosen_from_pictures(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    heading, dialog = page.get_by_role("heading", level=1), page.get_by_role("dialog")
    bench.type({0: "7"})
    bench.page.locator(".choose").click()
    pictures = dialog.get_by_role("button").filter(has=page.locator("svg.thumbnail"))
    expect(pictures).to_have_count(len(TITLES))
    dialog.get_by_role("button", name=re.compile("^Queens")).click()
    expect(heading).to_have_text("Queens")
    expect(page).to_have_url(re.compile("puzzle=queens"))
    bench.page.locator(".choose").click()
    dialog.get_by_role("button", name="Magic star").click()
    expect(heading).to_have_text("Magic star")
    bench.expect_board({0: "7"})


def test_a_piece_is_put_with_a_click(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=queens")
    bench.wait_for_python()
    place = page.get_by_role("button", name="row 3, column 4")
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="row 4, column 5").click()
    expect(bench.faults).to_have_count(1)
    with removed_by(bench.faults):
        place.click()
    expect(place).to_have_attribute("aria-pressed", "false")


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
