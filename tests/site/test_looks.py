"""Language, colours, small screens and keys."""

import json

import pytest
from playwright.sync_api import expect

from builder import bundle
from builder.site import SITE
from tests.support.workbench import Workbench, place_of, script

PHONE = {"width": 390, "height": 844}
CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
PLACEMENTS = [entry["name"] for entry in CATALOG["puzzles"] if entry["kind"] == "placement"]


def test_the_language_is_the_browsers_at_first_then_the_one_chosen(new_page):
    page = new_page(locale="ja-JP")
    bench = Workbench(page)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("マジックスター")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(bench.button("解く")).to_be_visible()
    bench.button("English").click()
    expect(heading).to_have_text("Magic star")
    expect(page).to_have_title("Magic star – Edagari")
    page.reload()
    expect(heading).to_have_text("Magic star")


def test_the_verdict_changes_its_language_with_the_page(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.solve()
    bench.expect_over("exactly 1 solution")
    bench.button("日本語").click()
    expect(bench.verdict).to_have_text("解はちょうど 1 通り")


def test_colours_follow_the_system_until_they_are_chosen(new_page):
    page = new_page(color_scheme="dark")
    Workbench(page)

    def paper() -> str:
        return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))

    assert paper() == "rgb(18, 24, 26)"
    theme = page.get_by_role("button", name="Colours")
    theme.click()
    expect(theme).to_have_accessible_name("Colours: Light")
    assert paper() == "rgb(244, 239, 227)"
    page.reload()
    expect(theme).to_have_accessible_name("Colours: Light")
    assert paper() == "rgb(244, 239, 227)"


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_every_title_stays_on_one_line(new_page, width):
    page = new_page(viewport={"width": width, "height": 800}, locale="ja-JP")
    Workbench(page)
    titles = [title for entry in CATALOG["puzzles"] for title in entry["title"].values()]
    tall = page.locator("h1").evaluate(script("titles_of_two_lines"), titles)
    assert tall == []


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_no_puzzle_scrolls_sideways_on_a_phone(new_page, locale):
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    for name in PLACEMENTS:
        page.goto("about:blank")
        Workbench(page, f"#puzzle={name}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"{name} is {wide} pixels wide"


def test_on_a_phone_the_board_comes_first_and_solve_is_in_reach(new_page):
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    bench = Workbench(page)
    board = place_of(page.locator(".board"))
    assert board["y"] + board["height"] < PHONE["height"]
    solve = place_of(bench.button("Solve"))
    assert solve["y"] > PHONE["height"] * 0.8
    assert solve["height"] >= 44
    expect(bench.cell(0)).to_have_attribute("inputmode", "numeric")
    bench.cell(0).tap()
    expect(bench.cell(0)).to_be_focused()


def test_a_puzzle_is_chosen_from_pictures(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.type({0: "7"})
    bench.button("Choose a puzzle").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button").filter(has=page.locator("svg.thumbnail"))).to_have_count(
        len(PLACEMENTS)
    )
    dialog.get_by_role("button", name="Queens").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Queens")
    assert "puzzle=queens" in page.url
    bench.button("Choose a puzzle").click()
    dialog.get_by_role("button", name="Magic star").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
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
    place.click()
    expect(place).to_have_attribute("aria-pressed", "false")
    expect(bench.faults).to_have_count(0)


def test_a_key_works_in_the_very_moment_a_dialogue_closes(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.wait_for_python()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.evaluate(script("close_and_press_n"))
    expect(bench.moment).to_have_text("1 / 1")


def test_the_page_is_worked_with_keys(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.wait_for_python()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("one event of the search on")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("n")
    expect(bench.moment).to_have_text("1 / 1")
    page.keyboard.press("s")
    bench.expect_over("exactly 1 solution")
    page.keyboard.press("Home")
    expect(bench.moment).to_contain_text("0 /")
    page.keyboard.press("Shift+ArrowRight")
    expect(bench.narration).to_contain_text("refused")
    page.keyboard.press("]")
    expect(bench.narration).to_contain_text("A solution!")


def test_stages_and_verdicts_are_said_aloud(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.solve()
    expect(page.locator("#said")).to_have_text("exactly 1 solution")
