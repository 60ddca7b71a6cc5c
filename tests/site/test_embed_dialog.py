"""The dialogue that puts the board into another page: what it shows, and what it writes."""

import re
import xml.etree.ElementTree as ElementTree
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import copied, open_anew
from tests.support.journey import at_size, sentence
from tests.support.polling import expect_none, removed_by, until
from tests.support.watch_mode import MOMENT, opened
from tests.support.workbench import Workbench, start_pyodide

SQUARE = "#puzzle=magic-square&option.order=3&given=4:5&strategy=prune"
CUT = """([html]) =>
    Math.max(html.scrollHeight - html.clientHeight, html.scrollWidth - html.clientWidth)"""
PICTURES = {"#puzzle=magic-star&given=0:7,3:12": {"7", "12"}, "#puzzle=sliding-tiles": {"1", "8"}}


def choose(page: Page, name: str, wanted: str) -> None:
    page.get_by_role("dialog").get_by_label(name).select_option(wanted)


def html_of(page: Page) -> Locator:
    return page.get_by_role("region", name="The HTML to be copied")


def embed(page: Page, link: str) -> Workbench:
    """The dialogue, as it opens in a page that was just loaded."""
    bench = open_anew(page, link)
    bench.share("Embed").click()
    return bench


def test_the_element_and_its_html_follow_what_is_chosen(new_page):
    page = new_page(color_scheme="light", python=False)
    live = page.frame_locator("dialog iframe")
    with sentence("the element stands in the dialogue and follows what is chosen"):
        embed(page, SQUARE)
        expect(live.locator("[data-cell='4'].cell")).to_have_value("5")
        with removed_by(live.locator(".transport")):
            choose(page, "Shows", "Board")
        choose(page, "Language", "日本語")
        expect(live.get_by_role("heading", level=1)).to_contain_text("魔方陣")
        choose(page, "Colours", "Dark")
        expect(live.locator("html")).to_have_attribute("data-theme", "dark")
        choose(page, "Width", "At most 24 rem")
        expect(page.locator("dialog edagari-puzzle")).to_have_css("max-width", "384px")
        expect(html_of(page)).to_contain_text(
            'view="board" lang="ja" theme="dark" style="max-width: 24rem">'
        )
    with sentence("a frame without a script is as tall as its view needs"):
        embed(page, SQUARE)
        choose(page, "Form", "Frame, without a script")
        expect(html_of(page)).to_contain_text("height: 70rem")
        choose(page, "Shows", "Race")
        expect(html_of(page)).to_contain_text("height: 55rem")
        choose(page, "Together with", "Plan")
        expect(html_of(page)).to_contain_text("height: 55rem")
    with sentence("a view of steps shows a strategy that tells them"):
        embed(page, "#puzzle=magic-star")
        expect(html_of(page)).to_contain_text('strategy="forced" view="player"')
        choose(page, "Shows", "Board")
        expect(html_of(page)).not_to_contain_text("strategy")
        choose(page, "Together with", "The tree of the search")
        expect(html_of(page)).to_contain_text('strategy="forced" view="board tree"')
        expect(page.get_by_text("this uses “Forced cells” instead")).to_be_visible()


def test_no_line_of_the_html_is_cut(new_page):
    page = new_page(python=False)
    for width in (390, 1280):
        with at_size(page, (width, 800)):
            embed(page, SQUARE)
            expect(html_of(page)).to_contain_text("edagari-puzzle")
            until(page, partial(html_of(page).evaluate_all, CUT), lambda over: over <= 0)


def test_the_workbench_keeps_its_python_and_its_search_while_the_element_runs(new_page):
    page = new_page()
    start_pyodide(page)
    bench = Workbench(page, "#puzzle=magic-star&strategy=generate-and-test")
    bench.solve()
    expect(bench.button("Pause")).to_be_visible()
    bench.share("Embed").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Your own search waits meanwhile")).to_be_visible()
    live = page.frame_locator("dialog iframe")
    live.get_by_role("button", name="Start", exact=True).click()
    expect(live.get_by_role("button", name="One event back")).to_be_enabled()
    with removed_by(page.locator("edagari-puzzle")):
        dialog.get_by_role("button", name="Close").click()
    until(page, lambda: len(page.workers), lambda number: number == 1)
    bench.button("Resume").click()
    expect(bench.button("Pause")).to_be_visible()
    bench.button("Stop").click()
    expect(bench.verdict).to_contain_text("(stopped)")


def test_the_moment_on_the_board_and_a_fixed_height_are_offered(new_page):
    page = new_page()
    start_pyodide(page)
    bench = Workbench(page, "#puzzle=magic-square&option.order=3&strategy=prune&at=39&v=2")
    expect(bench.moment).to_contain_text("39 / ")
    bench.share("Embed").click()
    dialog, element = page.get_by_role("dialog"), page.locator("dialog edagari-puzzle")
    live = page.frame_locator("dialog iframe")
    with sentence("the moment, which Start then goes to"):
        expect(html_of(page)).not_to_contain_text("step")
        choose(page, "Moment", "On the board: event 39")
        expect(html_of(page)).to_contain_text('view="player" step="39">')
        live.get_by_role("button", name="Start", exact=True).click()
        expect(live.locator(".moment")).to_contain_text("39 / ")
    with sentence("what happened there is said once"):
        expect_none(live.locator(".controls .event"), once=live.locator(".narration .rule"))
    with sentence("not for a view without moments"):
        with removed_by(dialog.get_by_label("Moment")):
            choose(page, "Shows", "Race")
        expect(html_of(page)).not_to_contain_text("step")
    with sentence("a fixed height"):
        choose(page, "Height", "Fixed, scrolls inside")
        expect(html_of(page)).to_contain_text('view="race" height="fixed">')
        expect(element).to_have_css("height", "512px")
        choose(page, "Form", "Frame, without a script")
        expect(html_of(page)).to_contain_text("height: 32rem")


def test_after_watch_the_board_is_at_no_moment_and_that_of_the_search_is_offered(new_page):
    page = new_page()
    bench = opened(page, MOMENT)
    bench.enter("Solve")
    bench.expect_board({0: "", 1: ""})
    expect(bench.moment).to_have_text(re.compile(r"^– / \d"))
    bench.share("Embed").click()
    choose(page, "Moment", "Of the search: event 39")
    expect(html_of(page)).to_contain_text('step="39"')
    expect(html_of(page)).to_contain_text("at=39")
    with sentence("back at the search, both tell the moment"):
        page.keyboard.press("Escape")
        bench.button("Back to the search").click()
        expect(bench.moment).to_have_text(re.compile(r"^39 / \d"))
    with sentence("a search of other numbers is not offered"):
        bench.button("Back to the empty board").click()
        bench.type({0: "1"})
        bench.share("Embed").click()
        expect(html_of(page)).not_to_contain_text("step")
        expect(page.get_by_role("dialog").get_by_label("Moment")).to_have_count(0)


def test_what_the_workbench_offers_to_copy_shows_the_same_board(new_page, tutorial):
    page = new_page(permissions=["clipboard-read", "clipboard-write"], python=False)
    Workbench(page, SQUARE).share("Embed").click()
    choose(page, "Shows", "Board")
    expect(html_of(page)).to_contain_text('view="board"')
    code = copied(page, page.get_by_role("dialog").get_by_role("button", name="Copy"))
    assert '>\n  <a href="' in code, "as one writes HTML"
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("HTML copied.")
    expect(page.get_by_text("HTML copied.")).to_be_in_viewport(ratio=1)
    there = tutorial(code.replace("<edagari-puzzle", '<edagari-puzzle id="copied"'), python=False)
    expect(there.frame("copied").locator(".board .cell")).to_have_count(9)
    expect(there.frame("copied").locator("[data-cell='4'].cell")).to_have_value("5")


def test_the_board_is_saved_as_a_picture_that_needs_nothing_else(new_page):
    page = new_page(python=False)
    for link, texts in PICTURES.items():
        with sentence(link):
            bench = embed(page, link)
            with page.expect_download() as saved:
                bench.button("Save the board as a picture").click()
            drawn = ElementTree.parse(saved.value.path()).getroot()
            found = drawn.iter("{http://www.w3.org/2000/svg}text")
            assert texts <= {"".join(each.itertext()) for each in found}
            assert "url(" not in ElementTree.tostring(drawn, "unicode")


def test_what_was_added_to_solve_it_is_no_given_of_the_element(new_page):
    page = new_page()  # Python knows how the board of other options is written
    Workbench(page, f"{SQUARE}&own=0:2").share("Embed").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only the givens are included")
    expect(html_of(page)).to_contain_text('givens=". . . . 5 . . . ."')
    expect(page.frame_locator("dialog iframe").locator("[data-cell='0'].cell")).to_have_value("")
