"""What is printed: the board with its rules, and worksheets."""

import base64
import xml.etree.ElementTree as ElementTree

import pytest
from playwright.sync_api import expect

from tests.support.saving import dialogue, saved, solved
from tests.support.workbench import Workbench, script


def test_on_paper_the_board_and_its_rules_are_light_and_one_page(new_page):
    page = new_page(color_scheme="dark")
    solved(page, "#puzzle=magic-star&panels=plan", "exactly 960 solutions")
    expect(page.locator(".board .letter").first).to_be_visible()
    page.get_by_role("button", name="Link", exact=True).click()
    expect(page.locator(".notice")).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    for part in ("h1", ".rules", ".board"):
        expect(page.locator(part).first).to_be_visible()
    for part in (
        ".controls",
        ".gallery",
        ".head",
        ".tools",
        ".options",
        "#page > footer",
        ".letter",
        ".notice",
    ):
        expect(page.locator(part).first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    pdf = page.pdf(format="A4")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 1


@pytest.mark.parametrize("puzzle", ["magic-star", "flip-it", "sliding-tiles"])
def test_on_paper_a_board_that_was_just_opened_has_nothing_to_press(new_page, puzzle):
    page = new_page()
    Workbench(page, f"#puzzle={puzzle}").wait_for_python()
    page.emulate_media(media="print")
    expect(page.locator("#board")).to_be_visible()
    expect(
        page.get_by_role("button").and_(page.locator(":not(#board *)")).filter(visible=True)
    ).to_have_count(0)


def test_on_paper_a_disc_shows_the_side_that_is_up(new_page):
    page = new_page()
    Workbench(page, "#puzzle=flip-it&start=bwb.b").wait_for_python()
    page.emulate_media(media="print")
    for side in ("black", "white"):
        discs = page.locator(f".disc.{side}")
        expect(discs).not_to_have_count(0)
        expect(discs.locator(f".skin.{side}").first).to_be_visible()
    expect(
        page.locator(".disc.black .skin.white, .disc.white .skin.black").filter(visible=True)
    ).to_have_count(0)


def test_on_paper_pencil_marks_and_colours_are_there_too(new_page):
    page = new_page(color_scheme="dark")
    link = "#puzzle=magic-square&given=0:2&marks=4:5&colours=4:2,8:1"
    bench = Workbench(page, link)
    bench.wait_for_python()
    _, content = saved(bench, "SVG")
    svg = ElementTree.fromstring(content)
    texts = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["2", "5"]
    colours = {shape.get("fill") or "none" for shape in svg.iter()}
    inks = [text.get("fill") or "" for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    _, content = saved(bench, "PNG")
    asked = {"picture": base64.b64encode(content).decode(), "colours": [*inks, *colours - {"none"}]}
    assert all(count > 0 for count in page.evaluate(script("colours_in_picture"), asked))
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".board .marks.own text")).to_be_visible()
    expect(page.locator(".board .colour")).to_have_count(2)
    assert page.locator("#board").evaluate(script("faint_on_board")) == []


def test_a_worksheet_that_is_looked_at_has_puzzles_on_one_page_and_solutions_on_the_next(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&option.size=4")
    bench.wait_for_python()
    dialogue(bench).get_by_role("button", name="Worksheet").click()
    sheet = page.locator("dialog.sheet")
    sheet.get_by_label("How many").select_option("12")
    sheet.get_by_label("Seed").fill("7")
    sheet.get_by_role("button", name="Make the puzzles").click()
    expect(sheet.get_by_text("12 of 12 made")).to_be_visible()
    puzzles, solutions = (
        [tile.locator("tspan").all_text_contents() for tile in of.locator("li").all()]
        for of in sheet.locator(".sheet-page").all()
    )
    assert [len(values) for values in solutions] == [16] * 12
    given, solved_ = (
        sheet.locator(f".sheet-page text{kind}") for kind in (".given", ":not(.given)")
    )
    assert (given.count(), solved_.count()) == (24, 12)
    assert all(len(values) < 16 for values in puzzles)
    assert len({tuple(values) for values in solutions}) > 1
    page.emulate_media(media="print")
    expect(page.locator("main")).to_be_hidden()
    pdf = page.pdf(format="A4")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 2
    page.keyboard.press("Escape")  # from the dialogue back to the board
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".sheet-page")).to_have_count(0)
