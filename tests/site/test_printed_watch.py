"""A moment of a search on paper, and a board without the marks of its plan."""

import re

from playwright.sync_api import expect

from tests.support.workbench import Workbench, place_of


def test_on_paper_no_cell_is_marked_as_computed(new_page):
    page = new_page()
    Workbench(page, "#puzzle=magic-star&v=2")
    computed = page.locator(".board .spot.computed > :first-child").first
    expect(computed).not_to_have_css("stroke-dasharray", "none")
    page.emulate_media(media="print")
    expect(computed).to_have_css("stroke-dasharray", "none")
    expect(computed).to_have_css("fill", "rgb(255, 255, 255)")


def test_on_paper_watch_is_its_board_and_what_happened(new_page):
    page = new_page(color_scheme="dark")
    Workbench(page, "#puzzle=magic-star&strategy=forced&at=120&view=watch&v=2")
    expect(page.locator(".watch-room .band")).to_contain_text("3 placed in cell e")
    page.emulate_media(media="print", color_scheme="dark")
    for part in ("h1", ".band", ".board"):
        expect(page.locator(part).first).to_be_visible()
    assert place_of(page.locator(".board"))["width"] > 400
    for part in ("button", "select", ".program", ".growth", ".board-key"):
        expect(page.locator(f".watch-room {part}").filter(visible=True)).to_have_count(0)
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type /Page\b", page.pdf(format=paper))) == 1
