"""The program on the page: written, coloured, lit as the search goes on, copied and saved."""

import io
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.support.phones import TALL, phone, put_at_the_top
from tests.support.workbench import Workbench, place_of, script

STAR = "#puzzle=magic-star&strategy=forced"
COLOURING = "**/app/explain/highlighting-*.js"


def open_program(page: Page, link: str, name: str = "The program") -> tuple[Workbench, Locator]:
    bench = Workbench(page, link)
    bench.wait_for_python()
    bench.open_panel("Program")
    return bench, page.get_by_role("region", name=name).first


def lit(program: Locator) -> Locator:
    return program.locator(".line.lit")


def printed(source: str) -> list[str]:
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(source, "<copied>", "exec"), {})
    return out.getvalue().splitlines()


def test_the_loops_are_lit_as_the_search_goes_on_and_back(new_page):
    page = new_page()
    bench, program = open_program(page, STAR)
    expect(program).to_contain_text("When the search is stepped through or played")
    expect(lit(program)).to_have_count(0)
    bench.button("Step").click()
    expect(lit(program)).to_have_count(1)
    expect(lit(program)).to_contain_text("for a in range(1, 8):")
    expect(lit(program).locator("b")).to_have_text("a = 1")
    bench.button("Step").click()
    expect(lit(program)).to_contain_text("for h in range(1, 12):")
    expect(program.locator(".values li")).to_have_text(["a = 1", "h = 2"])
    page.keyboard.press("ArrowLeft")
    expect(lit(program)).to_contain_text("for a in range(1, 8):")
    expect(program.locator(".values li")).to_have_text(["a = 1"])


def test_a_cut_lights_the_line_that_leaves_the_loop(new_page):
    page = new_page()
    bench, program = open_program(page, f"{STAR}&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    expect(lit(program)).to_have_count(0)
    page.keyboard.press("Shift+ArrowRight")
    expect(lit(program)).to_contain_text("continue")
    page.keyboard.press("]")
    expect(lit(program)).to_contain_text("print(a, b, c, d, e, f, g, h, i, j, k, l)")
    expect(program.locator(".values li")).to_have_count(12)


def test_the_recursion_has_a_call_stack_of_cells_with_names(new_page):
    page = new_page()
    bench, program = open_program(page, "#puzzle=sudoku&option.size=4&strategy=fewest-first")
    for _ in range(2):
        bench.button("Step").click()
    stack = program.locator(".values li")
    expect(stack).to_have_count(2)
    expect(stack.first).to_contain_text("board[0] = 1 row 1, column 1")
    expect(lit(program)).to_contain_text("for value in candidates(cell):")


def test_the_box_alone_is_scrolled_to_the_lit_line(new_page):
    page = new_page()
    bench, program = open_program(page, f"{STAR}&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    expect(lit(program)).to_have_count(0)
    listing = program.locator(".listing")
    listing.evaluate("(box) => { box.scrollTop = 0; }")  # the search may have left it lower
    before = page.evaluate("scrollY")
    page.keyboard.press("]")
    expect(lit(program)).to_contain_text("print(")
    box, line = place_of(listing), place_of(lit(program))
    assert box["y"] < line["y"] < box["y"] + box["height"] - line["height"]
    assert listing.evaluate("(box) => box.scrollTop") > 0
    assert page.evaluate("scrollY") == before


def test_forms_and_languages_are_switched_and_the_board_goes_on(new_page):
    page = new_page()
    bench, program = open_program(page, STAR)
    bench.button("Step").click()
    program.get_by_role("radio", name="Recursion").check()
    expect(program.locator(".listing")).to_contain_text("def place(step):")
    expect(lit(program)).to_have_count(2)
    program.get_by_role("radio", name="C", exact=True).check()
    expect(program.locator(".listing")).to_contain_text("static void place(int step)")
    expect(program.get_by_role("button", name="Save as .c")).to_be_visible()
    bench.button("Stop").click()
    bench.choose("Prune")
    expect(program.locator(".listing")).to_contain_text("strategy prune")
    expect(program.locator(".listing")).to_contain_text("static void place(int step)")


def test_the_language_and_the_form_are_those_of_the_last_visit(new_page):
    page = new_page()
    _, program = open_program(page, STAR)
    program.get_by_role("radio", name="Recursion").check()
    program.get_by_role("radio", name="C", exact=True).check()
    page.reload()
    expect(program.locator(".listing")).to_contain_text("static void place(int step)")
    expect(program.get_by_role("radio", name="Recursion")).to_be_checked()


def test_a_program_is_copied_and_saved_and_runs_alone(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    _, program = open_program(page, "#puzzle=magic-square&option.order=3&strategy=prune")
    expect(program.locator(".listing .word").first).to_be_visible()
    program.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("The program was copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert len(printed(copied)) == 8
    with page.expect_download() as saving:
        program.get_by_role("button", name="Save as .py").click()
    saved = saving.value
    assert saved.suggested_filename == "magic-square-prune.py"
    assert Path(saved.path()).read_text("utf-8") == copied


def test_what_really_runs_is_behind_a_fold(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    _, program = open_program(page, "#puzzle=magic-star")
    expect(program).to_contain_text("does not tell its steps, so no line is lit")
    program.get_by_text("What really runs").click()
    code = program.get_by_role("region", name="What really runs")
    expect(code).to_contain_text("def search(")
    program.locator(".code").get_by_role("button", name="Copy").click()
    expect(page.get_by_text("The code was copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    compile(copied, "search", "exec")
    assert copied == code.text_content()


def test_a_movement_has_its_program_too(new_page):
    page = new_page()
    bench, program = open_program(page, "#puzzle=flip-it&strategy=deepening")
    expect(program.locator(".listing")).to_contain_text("def walk(line, bound):")
    bench.button("Step").click()
    expect(lit(program)).to_contain_text("walk([START], bound)")
    expect(lit(program).locator("b")).to_have_text("bound = 1")
    bench.button("Step").click()
    expect(lit(program).locator("b")).to_have_text("bound = 2")
    bench.button("Step").click()
    expect(lit(program)).to_contain_text("walk([*line, state], bound)")
    expect(program.locator(".values li")).to_have_count(1)


def test_what_cannot_be_written_says_why(new_page):
    page = new_page()
    _, program = open_program(page, "#puzzle=sudoku&strategy=prune")
    expect(program.locator(".listing")).to_contain_text("def place(step):")
    program.get_by_role("radio", name="Nested loops").check()
    expect(program.get_by_role("alert")).to_contain_text("81 in each other")
    program.get_by_role("radio", name="Recursion").check()
    expect(program.locator(".listing")).to_contain_text("def place(step):")


def test_the_colours_come_with_the_panel_and_not_before(new_page):
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    bench = Workbench(page, STAR)
    bench.wait_for_python()
    assert not [url for url in asked if "highlighting" in url]
    bench.open_panel("Program")
    expect(page.locator(".listing .word").first).to_be_visible()
    assert len([url for url in asked if "highlighting" in url]) == 1


def test_without_the_colours_the_program_is_there(new_page):
    page = new_page(faulty=True)
    page.route(COLOURING, lambda route: route.abort())
    bench, program = open_program(page, STAR)
    expect(program.locator(".listing")).to_contain_text("for a in range(1, 8):")
    bench.button("Step").click()
    expect(lit(program)).to_have_count(1)
    expect(program.locator(".listing .word")).to_have_count(0)


def test_where_no_line_is_lit_a_strategy_is_offered_that_lights_them(new_page):
    page = new_page()
    _, program = open_program(page, "#puzzle=queens&option.n=6&strategy=compiled")
    program.get_by_role("button", name="Watch “Forced cells”").click()
    expect(program.locator("h2")).to_contain_text("Forced cells")
    expect(lit(program)).to_have_count(1)
    expect(program.get_by_role("button", name="Watch “Forced cells”")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_colour_can_be_read(new_page, scheme):
    page = new_page(color_scheme=scheme)
    bench, program = open_program(page, STAR)
    bench.button("Step").click()
    expect(lit(program)).to_have_count(1)
    faint = program.locator(".listing").evaluate(script("faint_texts"))
    assert faint == []


@pytest.mark.parametrize("width", [390, 1280])
def test_a_line_that_stands_deep_is_brought_into_the_box_sideways_too(new_page, width):
    page = new_page(viewport={"width": width, "height": 844})
    bench, program = open_program(page, f"{STAR}&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    page.keyboard.press("]")
    expect(lit(program)).to_contain_text("print(")
    listing = program.locator(".listing")
    assert listing.evaluate("(box) => box.scrollLeft") > 0
    box = place_of(listing)
    word = place_of(lit(program).get_by_text("print", exact=True))
    numbers = listing.locator(".line").first.evaluate(
        "line => Number.parseFloat(getComputedStyle(line, '::before').width)"
    )
    assert box["x"] + numbers <= word["x"]
    assert word["x"] + word["width"] <= box["x"] + box["width"]
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(lit(program)).to_contain_text("a = 1")
    assert listing.evaluate("(box) => box.scrollLeft") == 0


def test_the_lines_of_a_program_keep_their_numbers_and_nothing_lies_over_them(new_page):
    page = phone(new_page, TALL)
    bench, program = open_program(page, f"{STAR}&given=0:1,1:2")
    bench.button("Step").tap()
    expect(lit(program)).to_be_visible()
    expect(lit(program).locator(".beside")).to_be_hidden()
    listing = program.locator(".listing")
    put_at_the_top(program)
    place = place_of(listing)
    numbers: FloatRect = {"x": place["x"] + 1, "y": place["y"] + 60, "width": 24, "height": 150}
    seen = page.screenshot(clip=numbers)
    before = listing.evaluate("box => box.scrollLeft")
    listing.evaluate("box => { box.scrollLeft += box.scrollLeft > 40 ? -40 : 40; }")
    assert listing.evaluate("box => box.scrollLeft") != before
    assert page.screenshot(clip=numbers) == seen


def test_it_fits_a_small_phone(new_page):
    page = new_page(viewport={"width": 320, "height": 640})
    _, program = open_program(page, STAR)
    expect(program.locator(".listing .word").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = program.locator("button, .chip").evaluate_all(
        "(all) => all.filter((each) => each.getBoundingClientRect().height < 40).length"
    )
    assert small == 0
