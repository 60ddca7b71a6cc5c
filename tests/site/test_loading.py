"""From the first picture to Python at work, without a network, and when it cannot be had."""

import re

import pytest
from playwright.sync_api import Route, expect

from builder import environment
from builder.site import SITE
from tests.support.damaged_site import hosted, write_newer_site
from tests.support.workbench import Workbench, place_of, script

WASM = "**/pyodide.asm.wasm"
SNAPSHOT = "**/snapshot.bin.gz"
LIBRARY = "**/python_stdlib.zip"
START = "**/python/start.json"


@pytest.fixture
def held(new_page):
    """A page whose Python does not come before the test lets it; and what lets it."""
    held: list[Route] = []
    free = False
    page = new_page()
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
    expect(page.locator(".board polyline.line")).to_have_count(6)
    expect(page.locator(".stage")).to_contain_text("Downloading Python")
    bench.type({0: "13"})
    expect(bench.faults).to_have_count(0)
    release()
    bench.wait_for_python()
    expect(bench.faults).to_contain_text("13 is not one of 1 to 12.")
    expect(bench.cell(0)).to_have_value("13")


@pytest.mark.parametrize("language", ["en-US", "ja-JP"])
def test_what_is_told_of_a_download_has_room_beside_the_name(new_page, language):
    page = new_page(faulty=True, locale=language)
    page.route(WASM, lambda route: None)
    page.goto("./")
    expect(page.locator(".stage-text")).to_contain_text("MB")
    for width in (320, 641, 768, 833, 929, 1121):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert place_of(page.locator(".brand"))["height"] == 44, width


def test_solve_pressed_early_starts_as_soon_as_python_is_ready(held):
    page, release = held
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4")
    bench.button("Solve").click()
    expect(page.get_by_text("Starts as soon as Python is ready.")).to_be_visible()
    release()
    bench.expect_over("exactly 1 solution")


OTHER = "#puzzle=latin-square&option.order=5&strategy=fewest-first"


@pytest.mark.parametrize("button", ["Play", "Step", "To the next solution"])
def test_what_is_pressed_early_waits_for_the_board_of_the_options_too(held, button):
    page, release = held
    bench = Workbench(page, OTHER)
    bench.button(button).click()
    release()
    said = {"Step": "1 placed in row 1, column 1", "To the next solution": "A solution!"}
    expect(page.locator(".narration .said")).to_contain_text(said.get(button, " in row "))
    expect(page.locator(".board input.cell")).to_have_count(25)


def test_a_link_to_a_step_of_a_search_waits_for_the_board_of_its_options(held):
    page, release = held
    Workbench(page, f"{OTHER}&at=3")
    release()
    expect(page.locator(".moment")).to_contain_text("3")
    expect(page.locator(".narration .said")).to_have_text("3 placed in row 1, column 3")


def test_a_board_of_other_options_is_awaited_and_nothing_is_typed_into_another_one(held):
    page, release = held
    bench = Workbench(page, "#puzzle=magic-square&option.order=3&given=8:2&own=0:4&marks=1:5.9")
    expect(
        page.locator(".board").get_by_text("The board for these options appears")
    ).to_be_visible()
    expect(page.locator(".board :is(input, button)")).to_have_count(0)
    for way in ("Copy", "Text", "Save"):  # what is read off a board
        expect(bench.button(way)).to_be_disabled()
    release()
    expect(page.locator(".board input.cell")).to_have_count(9)
    bench.expect_board({0: "4", 8: "2"})
    expect(page.locator(".board .marks.own text")).to_have_text(["5", "9"])


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("#puzzle=magic-square&option.order=3", "1 to 9"),
        ("#puzzle=sliding-tiles&option.size=4x4", "15 numbered tiles"),
    ],
)
def test_no_rule_is_told_that_is_untrue_of_the_board_that_is_awaited(held, link, said):
    page, release = held
    bench = Workbench(page, link.split("&")[0])
    rules = page.locator(".rules p").first
    usual = rules.inner_text()
    expect(rules).to_be_visible()
    page.goto(f"./{link}")
    page.reload()
    expect(rules).to_be_hidden()
    expect(rules).to_have_text(usual)  # its place is kept
    release()
    bench.wait_for_python()
    expect(rules).to_be_visible()
    expect(rules).not_to_have_text(usual)
    expect(rules).to_contain_text(said)


@pytest.mark.parametrize("puzzle", ["magic-ring", "flip-it", "peg-solitaire"])
def test_the_rules_of_the_usual_board_are_told_before_python(held, puzzle):
    page, _release = held
    Workbench(page, f"#puzzle={puzzle}")
    expect(page.locator(".rules p").first).to_be_visible()
    expect(page.locator("#board")).not_to_contain_text("appears when Python is ready")


@pytest.mark.parametrize("again", [False, True])
def test_a_size_that_is_chosen_before_python_is_there_puts_the_numbers_aside(held, again):
    page, release = held
    bench = Workbench(page, "#puzzle=magic-square")
    bench.type({5: "7"})
    bench.set_option("order", "3")
    expect(page.locator(".board :is(input, button)")).to_have_count(0)
    if again:
        page.reload()
        expect(bench.option("order")).to_have_value("3")
    release()
    expect(page.locator(".board input.cell")).to_have_count(9)
    bench.expect_board({5: ""})
    bench.set_option("order", "4")
    bench.expect_board({5: "7"})


def test_it_works_without_a_network_after_one_visit(new_page):
    page = new_page(service_workers="allow")
    bench = Workbench(page)
    bench.wait_for_python()
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    bench.type({0: "1", 1: "2", 2: "4"})
    bench.solve()
    bench.expect_over("exactly 1 solution")


def test_where_only_the_plain_start_works_it_needs_no_network_either(new_page):
    page = new_page(service_workers="allow")
    page.add_init_script(script("start_plainly"))
    with page.expect_request(LIBRARY):
        bench = Workbench(page)
    bench.wait_for_python()
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    bench.wait_for_python()


def test_a_newer_version_is_offered_and_comes_with_a_click(new_page, tmp_path):
    newer = write_newer_site(environment.node().program, tmp_path)
    with hosted() as host:
        page = new_page(base_url=host.address, service_workers="allow")
        Workbench(page)
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        host.folder = newer
        page.reload()
        expect(page.get_by_text("A new version is here")).to_be_visible()
        assert page.evaluate("self.version") is None
        page.get_by_role("button", name="Reload", exact=True).click()
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        assert page.evaluate("self.version") == "newer"


def test_without_the_snapshot_python_starts_plainly(new_page):
    page = new_page(faulty=True)
    page.route(SNAPSHOT, lambda route: route.abort())
    bench = Workbench(page)
    bench.wait_for_python()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "said", "retry"),
    [
        ("en-US", "Python could not be loaded", "Try again"),
        ("ja-JP", "Python を読み込めませんでした", "もう一度試す"),
    ],
)
def test_a_failure_is_told_with_its_reason_and_can_be_tried_again(new_page, locale, said, retry):
    page = new_page(faulty=True, locale=locale)
    page.route(WASM, lambda route: route.abort())
    bench = Workbench(page)
    failure = page.locator(".failure")
    expect(failure).to_contain_text(said)
    expect(failure.locator(".reason")).to_have_text(re.compile(r"pyodide\.asm\.wasm: .+"))
    expect(page.locator(".board input.cell")).to_have_count(12)
    page.unroute(WASM)
    bench.button(retry).click()
    bench.wait_for_python()
    expect(failure).to_have_count(0)


def test_a_damaged_file_is_a_failure_not_a_hang(new_page):
    (wasm,) = SITE.rglob("pyodide.asm.wasm")
    with hosted() as host:
        host.damage(wasm.relative_to(SITE).as_posix(), "foreign", seed="")
        page = new_page(base_url=host.address, faulty=True)
        Workbench(page)
        expect(page.locator(".failure .reason")).not_to_be_empty()
