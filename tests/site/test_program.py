"""The program on the page: coloured, scrolled to the lit line, copied and saved. What is lit, and
in which forms it is written: tests/page/views/program.test.js."""

import io
import re
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.support.acting import copied, scroll_inside
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, phone, put_at_the_top
from tests.support.polling import expect_none, scroll_of, until, until_equal
from tests.support.workbench import Workbench, place_of, resize, script

STAR = "#puzzle=magic-star&strategy=forced"
GIVEN = f"{STAR}&given=0:1,1:2"  # 14 solutions
COLOURING = "**/app/explain/highlighting-*.js"
SCROLLED = "([box]) => [box.scrollLeft, box.scrollTop]"
NUMBERS = "([line]) => Number.parseFloat(getComputedStyle(line, '::before').width)"
SMALL = "all => all.filter((each) => each.getBoundingClientRect().height < 40).length"


def open_program(page: Page, link: str) -> tuple[Workbench, Locator]:
    bench = Workbench(page, link)
    bench.wait_for_python()
    program = page.get_by_role("region", name="The program").first
    if not program.is_visible():
        bench.open_panel("Program")
    expect(program).to_be_visible()
    return bench, program


def solved(bench: Workbench) -> None:
    """The search has found its 14 solutions, and the board is at its start."""
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    expect(bench.moment).to_have_text(re.compile("^0 / "))
    expect(bench.page.locator(".line.lit")).to_have_count(0)


def lit(program: Locator) -> Locator:
    return program.locator(".line.lit")


def scrolled(listing: Locator) -> list[float]:
    """How far the box is scrolled, sideways and down."""
    far: list[float] = listing.evaluate_all(SCROLLED)
    return far


def wide_numbers(listing: Locator) -> float:
    """How wide the numbers of the lines are."""
    wide: float = listing.locator(".line").first.evaluate_all(NUMBERS)
    return wide


def faint(listing: Locator) -> list[str]:
    seen: list[str] = listing.evaluate(script("faint_texts"))
    return seen


def printed(source: str) -> list[str]:
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(source, "<copied>", "exec"), {})
    return out.getvalue().splitlines()


def test_its_colours_come_with_it_and_can_be_read_and_it_fits_a_small_phone(new_page):
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    bench = Workbench(page, STAR)
    bench.wait_for_python()
    with sentence("the colours come with the panel and not before"):
        assert not [url for url in asked if "highlighting" in url]
        bench, program = open_program(page, STAR)
        expect(page.locator(".listing .word").first).to_be_visible()
        assert len([url for url in asked if "highlighting" in url]) == 1
    with at_size(page, (320, 640)), sentence("it fits a small phone"):
        wide = "document.documentElement.scrollWidth"
        until(page, partial(page.evaluate, wide), lambda seen: seen <= 320)
        pressed = program.locator("button, .chip")
        until_equal(page, partial(pressed.evaluate_all, SMALL), 0)
    resize(page, 1280, 800)
    bench.button("Step").click()
    expect(lit(program)).to_contain_text("for a in range(1, 8):")
    for scheme in ("light", "dark"):
        with sentence(f"every colour can be read on a {scheme} page"):
            page.emulate_media(color_scheme=scheme)
            until_equal(page, partial(faint, program.locator(".listing")), [])


def test_its_lines_are_brought_into_their_box(new_page):
    page = new_page()
    bench, program = open_program(page, GIVEN)
    solved(bench)
    listing = program.locator(".listing")
    with sentence("the box alone is scrolled to the lit line"):
        scroll_inside(listing)  # the search may have left it lower
        before = scroll_of(page)
        page.keyboard.press("]")
        expect(lit(program)).to_contain_text("print(")
        until(page, partial(scrolled, listing), lambda far: far[1] > 0)
        box, line = place_of(listing), place_of(lit(program))
        assert box["y"] < line["y"] < box["y"] + box["height"] - line["height"]
        assert scroll_of(page) == before
    for width in (1280, 390):
        with (
            at_size(page, (width, 844)),
            sentence("a line that stands deep is brought into the box sideways too"),
        ):
            page.keyboard.press("Home")
            page.keyboard.press("ArrowRight")
            expect(lit(program)).to_contain_text("b = 2")
            until(page, partial(scrolled, listing), lambda far: far[0] == 0)
            page.keyboard.press("]")
            expect(lit(program)).to_contain_text("print(")
            until(page, partial(scrolled, listing), lambda far: far[0] > 0)
            box = place_of(listing)
            word = place_of(lit(program).get_by_text("print", exact=True))
            numbers = until(page, partial(wide_numbers, listing), bool)
            assert box["x"] + numbers <= word["x"]
            assert word["x"] + word["width"] <= box["x"] + box["width"]
            page.keyboard.press("Home")
            page.keyboard.press("ArrowRight")
            expect(lit(program)).to_contain_text("b = 2")
            until(page, partial(scrolled, listing), lambda far: far[0] == 0)


def test_a_program_is_copied_and_saved_and_runs_alone(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    _, program = open_program(page, "#puzzle=magic-square&option.order=3&strategy=prune")
    expect(program.locator(".listing .word").first).to_be_visible()
    told = copied(page, program.get_by_role("button", name="Copy"))
    expect(page.get_by_text("The program was copied.")).to_be_visible()
    assert len(printed(told)) == 8
    with page.expect_download() as saving:
        program.get_by_role("button", name="Save as .py").click()
    saved = saving.value
    assert saved.suggested_filename == "magic-square-prune-loops.py"
    assert Path(saved.path()).read_text("utf-8") == told
    with sentence("each way to write it is a file of its own"):
        program.get_by_role("radio", name="Recursion").check()
        expect(program.locator(".listing")).to_contain_text("def ")
        with page.expect_download() as saving:
            program.get_by_role("button", name="Save as .py").click()
        assert saving.value.suggested_filename == "magic-square-prune-recursion.py"
    _, program = open_program(page, "#puzzle=magic-star&strategy=compiled")
    with sentence("what really runs is behind a fold"):
        expect(program).to_contain_text("does not show its steps, so no line is highlighted")
        program.get_by_text("What really runs").click()
        code = program.get_by_role("region", name="What really runs")
        expect(code).to_contain_text("def search(")
        told = copied(page, program.locator(".code").get_by_role("button", name="Copy"))
        expect(page.get_by_text("The code was copied.")).to_be_visible()
        compile(told, "search", "exec")
        until_equal(page, code.text_content, told)
    with sentence("where no line is lit, Watch is offered with a strategy that lights them"):
        program.get_by_role("button", name="Watch “Forced cells”").click()
        expect(page.locator(".watch-mode select.of-strategy")).to_have_value("forced")


def test_without_the_colours_the_program_is_there(new_page):
    page = new_page(faulty=True)
    page.route(COLOURING, lambda route: route.abort())
    bench, program = open_program(page, STAR)
    expect(program.locator(".listing")).to_contain_text("for a in range(1, 8):")
    bench.button("Step").click()
    expect_none(program.locator(".listing .word"), once=lit(program))
    expect(lit(program)).to_have_count(1)


def test_the_lines_of_a_program_keep_their_numbers_and_nothing_lies_over_them(new_page):
    page = phone(new_page, TALL)
    bench, program = open_program(page, GIVEN)
    bench.step()
    expect(lit(program).locator(".beside")).to_have_text("b = 2")
    listing = program.locator(".listing")
    put_at_the_top(program)
    place = place_of(listing)
    numbers: FloatRect = {"x": place["x"] + 1, "y": place["y"] + 60, "width": 24, "height": 150}
    seen = page.screenshot(clip=numbers)
    left, top = scrolled(listing)
    aside = left - 40 if left > 40 else left + 40
    scroll_inside(listing, left=aside, top=top)
    until(page, partial(scrolled, listing), lambda far: far[0] != left)
    assert page.screenshot(clip=numbers) == seen
