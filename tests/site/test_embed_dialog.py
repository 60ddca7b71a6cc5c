"""The dialogue that puts the board into another page: what it shows, and what it writes."""

import xml.etree.ElementTree as ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench

SQUARE = "#puzzle=magic-square&option.order=3&given=4:5&strategy=prune"


def choose(page: Page, name: str, wanted: str) -> None:
    page.get_by_role("dialog").get_by_label(name).select_option(wanted)


def html_of(page: Page) -> Locator:
    return page.get_by_role("region", name="The HTML to be copied")


def test_the_element_stands_in_the_dialogue_and_follows_what_is_chosen(new_page):
    page = new_page(color_scheme="light")
    Workbench(page, SQUARE).button("Embed").click()
    live = page.frame_locator("dialog iframe")
    expect(live.locator("[data-cell='4'].cell")).to_have_value("5")
    expect(live.locator(".transport")).to_be_visible()
    choose(page, "Shows", "Board")
    expect(live.locator(".transport")).to_have_count(0)
    choose(page, "Language", "日本語")
    expect(live.get_by_role("heading", level=1)).to_contain_text("魔方陣")
    choose(page, "Colours", "Dark")
    expect(live.locator("html")).to_have_attribute("data-theme", "dark")
    choose(page, "Width", "At most 24 rem")
    expect(page.locator("dialog edagari-puzzle")).to_have_css("max-width", "384px")
    expect(html_of(page)).to_contain_text(
        'view="board" lang="ja" theme="dark" style="max-width: 24rem">'
    )


def test_a_frame_without_a_script_is_as_tall_as_its_view_needs(new_page):
    page = new_page()
    Workbench(page, SQUARE).button("Embed").click()
    choose(page, "Form", "Frame, without a script")
    expect(html_of(page)).to_contain_text("height: 60rem")
    choose(page, "Shows", "Race")
    expect(html_of(page)).to_contain_text("height: 54rem")
    choose(page, "Beside it", "Plan")
    expect(html_of(page)).to_contain_text("height: 66rem")


def test_a_view_of_steps_shows_a_strategy_that_tells_them(new_page):
    page = new_page()
    Workbench(page).button("Embed").click()
    expect(html_of(page)).to_contain_text('strategy="forced" view="player"')
    choose(page, "Shows", "Board")
    expect(html_of(page)).not_to_contain_text("strategy")
    choose(page, "Beside it", "The tree of the search")
    expect(html_of(page)).to_contain_text('strategy="forced" view="board tree"')
    expect(page.get_by_text("this shows “Forced cells”")).to_be_visible()


def test_no_line_of_the_html_is_cut(new_page):
    for width in (390, 1280):
        page = new_page(viewport={"width": width, "height": 800})
        Workbench(page, SQUARE).button("Embed").click()
        html = html_of(page)
        assert html.evaluate("(each) => each.scrollHeight <= each.clientHeight")
        assert html.evaluate("(each) => each.scrollWidth <= each.clientWidth")


def test_the_workbench_keeps_its_python_and_its_search_while_the_element_runs(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=generate-and-test")
    bench.solve()
    expect(bench.button("Pause")).to_be_visible()
    bench.button("Embed").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Your own search waits meanwhile")).to_be_visible()
    live = page.frame_locator("dialog iframe")
    live.get_by_role("button", name="Start", exact=True).click()
    expect(live.get_by_role("button", name="One event back")).to_be_enabled()
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator("edagari-puzzle")).to_have_count(0)
    assert len(page.workers) == 1
    bench.button("Resume").click()
    expect(bench.button("Pause")).to_be_visible()
    bench.button("Stop").click()
    expect(bench.verdict).to_contain_text("none found (stopped)")


def test_what_the_workbench_offers_to_copy_shows_the_same_board(new_page, tutorial):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=magic-square&option.order=3&given=4:5&strategy=prune")
    bench.button("Embed").click()
    choose(page, "Shows", "Board")
    page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    code = page.evaluate("navigator.clipboard.readText()")
    there = tutorial(code.replace("<edagari-puzzle", '<edagari-puzzle id="copied"'))
    expect(there.frame("copied").locator(".board .cell")).to_have_count(9)
    expect(there.frame("copied").locator("[data-cell='4'].cell")).to_have_value("5")


@pytest.mark.parametrize(
    ("link", "texts"),
    [
        ("#puzzle=magic-star&given=0:7,3:12", {"7", "12"}),
        ("#puzzle=sliding-tiles", {"1", "8"}),
    ],
)
def test_the_board_is_saved_as_a_picture_that_needs_nothing_else(new_page, link, texts):
    page = new_page()
    bench = Workbench(page, link)
    bench.button("Embed").click()
    with page.expect_download() as saved:
        bench.button("Save the board as a picture").click()
    drawn = ElementTree.parse(saved.value.path()).getroot()
    written = {"".join(each.itertext()) for each in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert texts <= written
    assert "url(" not in ElementTree.tostring(drawn, "unicode")


def test_what_was_added_to_solve_it_is_no_given_of_the_element(new_page):
    page = new_page()
    Workbench(page, f"{SQUARE}&own=0:2").button("Embed").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only the givens go along")
    expect(html_of(page)).to_contain_text('givens=". . . . 5 . . . ."')
    expect(page.frame_locator("dialog iframe").locator("[data-cell='0'].cell")).to_have_value("")
