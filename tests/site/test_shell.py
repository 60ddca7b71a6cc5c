"""The first picture, which index.html brings along; and files of the page that do not come."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from builder import bundle
from builder.fonts import FAMILIES
from builder.site import SITE
from tests.support.acting import visit
from tests.support.journey import sentence
from tests.support.polling import removed_by, until
from tests.support.workbench import Workbench, place_of, start_pyodide
from tests.support.written import write_in

CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
SCRIPT, STYLE, CATALOGUE, WORKER = (
    "**/app/main-*.js",
    "**/styles/main-*.css*",
    "**/catalog-*.json",
    "**/worker/worker-*.js",
)
KEPT = [".brand .name", ".title h1", ".rules p", ".board svg"]


def places(page: Page) -> dict[str, list[float]]:
    """Where the parts are that the first picture and the app both have, to whole pixels."""
    found: dict[str, list[float]] = {}
    for part in KEPT:
        place = place_of(page.locator(part).first)
        found[part] = [round(place[side]) for side in ("x", "y", "width", "height")]
    return found


@pytest.mark.parametrize("settings", [DESK, PHONE, SMALL], ids=["desk", "phone", "small phone"])
@pytest.mark.parametrize(
    ("locale", "family"), [("en-US", None), *(("ja-JP", family) for family in (None, *FAMILIES))]
)
def test_the_first_picture_is_there_before_any_script_and_nothing_jumps(
    new_page, locale, family, settings
):
    page = new_page(locale=locale, python=False, **settings)
    if family:
        write_in(page, family)
    held: list[Route] = []
    page.route(SCRIPT, lambda route: held.append(route))
    page.goto("./", wait_until="commit")
    expect(page.locator(".still .board svg")).to_be_visible()
    (first, *_) = CATALOG["puzzles"]
    expect(page.locator("h1")).to_have_text(first["title"][locale[:2]], use_inner_text=True)
    before = places(page)
    words = {part: page.locator(part).first.inner_text() for part in KEPT[:-1]}
    expect(page.locator("#unstarted")).not_to_be_visible()
    until(page, lambda: len(held), bool)
    with removed_by(page.locator(".still")):
        held.pop().continue_()
        expect(page.locator("button.choose")).to_be_visible()
    expect(page.locator("#unstarted")).not_to_be_visible()
    for part, text in words.items():
        expect(page.locator(part).first).to_have_text(text, use_inner_text=True)
    after = places(page)
    for part, place in before.items():
        corner = slice(0, 4) if part == KEPT[-1] else slice(0, 2)  # text may find more room
        assert place[corner] == pytest.approx(after[part][corner], abs=2), part


def test_who_comes_for_another_puzzle_does_not_see_the_first_one(new_page):
    page = new_page(python=False)
    page.route(SCRIPT, lambda route: None)
    page.goto("./#puzzle=sudoku", wait_until="commit")
    expect(page.locator(".still .brand")).to_be_visible()
    expect(page.locator(".still .board")).not_to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_a_part_that_does_not_come_is_named_and_can_be_loaded_again(new_page, locale):
    page = new_page(faulty=True, locale=locale, python=False)
    Workbench(page)
    said = page.locator("#unstarted")
    for missing, name in {SCRIPT: "main", CATALOGUE: "catalog"}.items():
        with sentence(f"{name} is named and loaded again"):
            page.route(missing, lambda route: route.abort())
            visit(page, "./")
            expect(said).to_be_visible()
            expect(said).to_contain_text(name)
            expect(said).not_to_contain_text("Python")
            page.unroute(missing)
            with removed_by(said):
                said.get_by_role("link").click()
                expect(page.locator("button.choose")).to_be_visible()


def test_a_style_sheet_that_does_not_come_is_named_though_the_page_works(new_page):
    page = new_page(faulty=True, python=False)
    page.route(STYLE, lambda route: route.abort())
    page.goto("./")
    said = page.locator("#unstarted")
    expect(page.locator("button.choose")).to_be_visible()
    expect(said).to_contain_text("main-")
    page.unroute(STYLE)
    with removed_by(said):
        said.locator("[lang=en]").get_by_role("link").click()
        expect(page.locator("html")).to_have_css("background-color", "rgb(244, 239, 227)")


def test_a_worker_that_does_not_come_is_no_fault_of_python(new_page):
    page = new_page(faulty=True)
    start_pyodide(page)
    page.route(WORKER, lambda route: route.abort())
    bench = Workbench(page)
    failure = page.locator(".failure")
    expect(failure).to_contain_text("A part of the page did not arrive")
    expect(failure).not_to_contain_text("Python could not be loaded")
    page.unroute(WORKER)
    with removed_by(failure):
        bench.button("Try again").click()
        bench.wait_for_python()


def test_downloads_are_told_in_megabytes(new_page):
    page = new_page(faulty=True)
    start_pyodide(page)
    page.route("**/pyodide.asm.wasm", lambda route: None)
    Workbench(page)
    expect(page.locator(".stage-text")).to_have_text(
        re.compile(r"Downloading Python · \d+ of \d+ MB")
    )
