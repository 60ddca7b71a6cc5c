"""What visitors from elsewhere open: the page of a puzzle, and the page for what is not found."""

from urllib.parse import urljoin

from playwright.sync_api import expect

from tests.support.acting import reload, visit
from tests.support.journey import sentence
from tests.support.workbench import Workbench


def test_an_entrance_is_a_plain_page_that_leads_to_the_workbench(new_page, site_address):
    page = new_page(java_script_enabled=False)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    page.goto("p/magic-star/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star マジックスター")
    expect(page.get_by_role("heading", name="ルール")).to_be_visible()
    image = page.get_by_role("img", name="Magic star")
    expect(image).to_have_js_property("complete", True)
    expect(image).not_to_have_js_property("naturalWidth", 0)
    assert len(asked) == 4, asked  # the page, its style, the board, the mark
    link = page.get_by_role("link", name="Three numbers given").get_attribute("href") or ""
    asks = urljoin(page.url, link).removeprefix(site_address)
    Workbench(new_page(python=False), asks).expect_board({0: "1", 1: "2", 2: "4", 3: ""})


def test_what_is_not_found_leads_home_at_any_depth(new_page, site_address):
    page = new_page(faulty=True, python=False)  # the browser reports every file that is not there
    for address in ("nowhere", "p/nothing/", "very/deep/down/here.html?a#b"):
        with sentence(address):
            answer = page.goto(address)
            assert answer is not None
            assert answer.status == 404
            for name in ("To the puzzles", "パズルのページへ"):
                link = page.get_by_role("link", name=name)
                expect(link).to_have_js_property("href", site_address)


def test_what_is_kept_for_use_offline_does_not_answer_for_other_pages(new_page):
    page = new_page(service_workers="allow", faulty=True, python="feigned")
    Workbench(page)
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    reload(page)
    visit(page, "p/magic-star/?from=elsewhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star マジックスター")
    visit(page, "p/nowhere/")
    expect(page.get_by_role("link", name="To the puzzles")).to_be_visible()
    page.context.set_offline(True)
    visit(page, "./")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
