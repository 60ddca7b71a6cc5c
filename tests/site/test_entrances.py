"""What visitors from elsewhere open: the page of a puzzle, and the page for what is not found."""

import pytest
from playwright.sync_api import expect

from tests.support.workbench import Workbench


def test_an_entrance_is_a_plain_page_that_leads_to_the_workbench(new_page, site_address):
    page = new_page(java_script_enabled=False)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    page.goto("p/magic-star/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star マジックスター")
    expect(page.get_by_role("heading", name="ルール")).to_be_visible()
    drawn = "(image) => image.complete && image.naturalWidth > 0"
    assert page.get_by_role("img", name="Magic star").evaluate(drawn)
    assert len(asked) == 4, asked  # the page, its style, the board, the mark
    link = page.get_by_role("link", name="Three numbers given").evaluate("(link) => link.href")
    asks = link.removeprefix(site_address)
    Workbench(new_page(), asks).expect_board({0: "1", 1: "2", 2: "4", 3: ""})


@pytest.mark.parametrize("address", ["nowhere", "p/nothing/", "very/deep/down/here.html?a#b"])
def test_what_is_not_found_leads_home_at_any_depth(new_page, site_address, address):
    page = new_page(faulty=True)  # the browser reports every file that is not there
    answer = page.goto(address)
    assert answer is not None
    assert answer.status == 404
    for name in ("To the puzzles", "パズルのページへ"):
        expect(page.get_by_role("link", name=name)).to_have_js_property("href", site_address)


def test_what_is_kept_for_use_offline_does_not_answer_for_other_pages(new_page):
    page = new_page(service_workers="allow", faulty=True)
    bench = Workbench(page)
    bench.wait_for_python()
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    page.reload()
    page.goto("p/magic-star/?from=elsewhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star マジックスター")
    page.goto("p/nowhere/")
    expect(page.get_by_role("link", name="To the puzzles")).to_be_visible()
    page.context.set_offline(True)
    page.goto("./")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
