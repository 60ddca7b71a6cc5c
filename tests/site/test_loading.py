"""From the first picture to Python at work, without a network, and when it cannot be had. What is
asked for before Python is there: tests/page/views/before_python.test.js."""

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from builder.site import SITE
from tests.support.acting import follow, reload, visit
from tests.support.journey import at_size, sentence
from tests.support.polling import changed_by, expect_none, removed_by, until
from tests.support.watching import watch_errors
from tests.support.workbench import Workbench, place_of, script, start_pyodide

WASM = "**/pyodide.asm.wasm"
SNAPSHOT = "**/snapshot.bin.gz"
LIBRARY = "**/library.zip"
START = "**/python/start-*.json"
OVERHANG = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture
def held(new_page):
    """A page whose Python does not come before the test lets it; and what lets it."""
    held: list[Route] = []
    free = False
    page = new_page()
    start_pyodide(page)
    page.route(START, lambda route: route.continue_() if free else held.append(route))

    def release():
        nonlocal free
        free = True
        for route in held:
            route.continue_()

    return page, release


def test_the_board_is_there_and_can_be_typed_in_before_python(held):
    page, release = held
    bench = Workbench(page)
    expect(page.locator(".board input.cell")).to_have_count(12)
    expect(page.locator(".board path.line")).to_have_count(6)
    expect(page.locator(".stage")).to_contain_text("Downloading Python")
    bench.type({0: "13"})
    expect(bench.button("Undo")).to_be_enabled()
    expect(bench.faults).to_have_count(0)
    release()
    bench.wait_for_python()
    expect(bench.faults).to_contain_text("13 is not one of 1 to 12.")
    expect(bench.cell(0)).to_have_value("13")


def test_what_is_told_of_a_download_has_room_beside_the_name(new_page):
    page = new_page(faulty=True)
    start_pyodide(page)
    page.route(WASM, lambda route: None)
    bench = Workbench(page, "")
    told, brand = page.locator(".stage-text"), page.locator(".brand")
    for language in ("English", "日本語"):
        if language == "日本語":
            with changed_by(told):
                bench.button(language).click()
        expect(told).to_contain_text("MB")
        for width in (320, 641, 768, 833, 929, 1121):
            with sentence(f"in {language}"), at_size(page, (width, 800)):
                until(page, lambda: page.evaluate(OVERHANG), lambda over: over <= 0)
                assert place_of(brand)["height"] == 44


SQUARE = "#puzzle=magic-square&option.order=3&given=8:2&own=0:4&marks=1:5.9"
TILES = "#puzzle=sliding-tiles&option.size=4x4"


def test_a_board_of_other_options_is_awaited_and_no_rule_is_told_that_is_untrue_of_it(held):
    page, release = held
    bench = Workbench(page)
    rules = page.locator(".rules p").first
    usual: dict[str, str] = {}
    for link in (TILES, SQUARE):
        follow(page, link.split("&")[0])
        expect(rules).to_be_visible()
        usual[link] = rules.inner_text()
        visit(page, "about:blank")
        bench = Workbench(page, link)
        with sentence(f"its rules keep their place, unseen: {link}"):
            expect(rules).to_have_text(usual[link])
            expect(rules).to_be_hidden()
    with sentence("nothing is typed into another board"):
        awaited = page.locator(".board").get_by_text("The board for these options appears")
        expect_none(page.locator(".board :is(input, button)"), once=awaited)
    with sentence("nothing is read off another board"):
        expect(bench.share("Copy as text")).to_be_disabled()
        with removed_by(page.get_by_role("dialog")):
            page.keyboard.press("Escape")
        bench.unfold("settings")
        expect(bench.button("As text…")).to_be_disabled()
    release()
    expect(page.locator(".board input.cell")).to_have_count(9)
    bench.expect_board({0: "4", 8: "2"})
    expect(page.locator(".board .marks.own text")).to_have_text(["5", "9"])
    bench.wait_for_python()
    for link, said in ((SQUARE, "1 to 9"), (TILES, "15 numbered tiles")):
        with sentence(f"the rules are those of the options: {link}"):
            follow(page, link)
            expect(rules).to_be_visible()
            expect(rules).not_to_have_text(usual[link])
            expect(rules).to_contain_text(said)


def test_the_rules_of_the_usual_board_are_told_before_python(new_page):
    page = new_page(python=False)
    Workbench(page)
    for puzzle in ("magic-ring", "flip-it", "peg-solitaire"):
        with sentence(puzzle):
            follow(page, f"#puzzle={puzzle}")
            rules = page.locator(".rules p").first
            expect(rules).to_be_visible()
            expect(page.locator("#board")).not_to_contain_text("appears when Python is ready")


def turned_near_its_end(library: Path) -> bytes:
    """The bytes of a zip file, one bit of its last file's content turned: no start imports that."""
    with zipfile.ZipFile(library) as opened:
        last = max(opened.infolist(), key=lambda each: each.header_offset)
    body = bytearray(library.read_bytes())
    body[last.header_offset + 30 + len(last.filename) + last.compress_size // 2] ^= 1
    return bytes(body)


def test_where_only_the_plain_start_works_it_needs_no_network_either(new_page):
    page = new_page(service_workers="allow", faulty=True)
    page.route(SNAPSHOT, lambda route: route.abort())
    with sentence("a library that arrives damaged is refused"):
        [library] = SITE.glob("python/plain-*/library.zip")
        page.route(LIBRARY, lambda route: route.fulfill(body=turned_near_its_end(library)))
        bench = Workbench(page, "")
        reason = page.locator(".failure .reason")
        expect(reason).to_have_text(re.compile("is damaged|decompressing"))
        page.unroute(LIBRARY)
    with sentence("without the snapshot Python starts plainly, and nobody is alarmed"):
        with page.expect_request(LIBRARY):
            bench.button("Try again").click()
        bench.wait_for_python()
        expect_none(page.get_by_role("alert"), once=page.locator(".stage.ready"))
    with sentence("it starts plainly without a network, and without an error"):
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        page.context.set_offline(True)
        page.add_init_script(script("start_plainly"))
        complaints: list[str] = []
        watch_errors(page.context, complaints)
        reload(page)
        bench.wait_for_python()
        assert complaints == []


def test_a_failure_is_told_with_its_reason_and_can_be_tried_again(new_page):
    page = new_page(faulty=True)
    start_pyodide(page)
    page.route(WASM, lambda route: route.abort())
    bench = Workbench(page)
    failure = page.locator(".failure")
    for language, said, retry in (
        ("English", "Python could not be loaded", "Try again"),
        ("日本語", "Python を読み込めませんでした", "もう一度試す"),
    ):
        with sentence(language):
            bench.button(language).click()
            expect(failure).to_contain_text(said)
            expect(failure.locator(".reason")).to_have_text(re.compile(r"pyodide\.asm\.wasm: .+"))
            expect(bench.button(retry)).to_be_visible()
    expect(page.locator(".board input.cell")).to_have_count(12)
    page.unroute(WASM)
    with removed_by(failure):
        bench.button("もう一度試す").click()
        bench.wait_for_python()


def test_a_damaged_file_is_a_failure_not_a_hang(new_page, host):
    (wasm,) = SITE.rglob("pyodide.asm.wasm")
    host.damage(wasm.relative_to(SITE).as_posix(), "foreign", seed="")
    page = new_page(base_url=host.address, faulty=True)
    Workbench(page)
    expect(page.locator(".failure .reason")).not_to_be_empty()
