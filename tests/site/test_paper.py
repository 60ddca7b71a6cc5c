"""What is printed: the board with its rules, and worksheets."""

import base64
import re
import xml.etree.ElementTree as ElementTree
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.acting import follow
from tests.support.journey import sentence
from tests.support.polling import expect_none, removed_by, until, until_equal
from tests.support.saving import dialogue, saved, solved
from tests.support.workbench import Workbench, place_of, script

NOT_ON_PAPER = (
    *(".controls", ".gallery", ".head", ".tools", ".options", "#page > footer", ".letter"),
    *(".notice", "h1 .icon"),
)
TITLES = {"magic-star": "Magic star", "flip-it": "Flip It", "sliding-tiles": "Sliding tiles"}


def sheets_of(page: Page, paper: str = "A4") -> int:
    """How many sheets of paper it is printed on."""
    pdf = page.pdf(format=paper)
    return pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ")


def test_on_paper_the_board_and_its_rules_are_light_and_one_page(new_page):
    page = new_page(color_scheme="dark")
    bench = solved(page, "#puzzle=magic-star&panels=plan", "exactly 960 solutions")
    expect(page.locator(".board .letter").first).to_be_visible()
    bench.share("Copy link").click()
    expect(page.locator(".notice")).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    for part in ("h1", ".rules", ".board"):
        expect(page.locator(part).first).to_be_visible()
    for part in NOT_ON_PAPER:
        expect(page.locator(part).first).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    assert sheets_of(page) == 1


def test_on_paper_a_board_that_was_just_opened_has_nothing_to_press(new_page):
    page = new_page()
    Workbench(page, "#puzzle=queens").wait_for_python()
    page.emulate_media(media="print")
    pressed = page.get_by_role("button").and_(page.locator(":not(#board *, h1 *)"))
    for puzzle, title in TITLES.items():
        with sentence(f"{puzzle} has nothing to press"):
            follow(page, f"#puzzle={puzzle}")
            expect(page.locator("h1")).to_have_text(title)
            expect_none(pressed, once=page.locator("#board"))
    with sentence("a disc shows the side that is up"):
        follow(page, "#puzzle=flip-it&start=bwb.b")
        expect(page.locator(".game .place")).to_have_count(5)
        for side in ("black", "white"):
            discs = page.locator(f".disc.{side}")
            expect(discs).not_to_have_count(0)
            expect(discs.locator(f".skin.{side}").first).to_be_visible()
        other = page.locator(".disc.black .skin.white, .disc.white .skin.black")
        expect_none(other, once=page.locator(".disc .skin").filter(visible=True))


def test_on_paper_pencil_marks_and_colours_are_there_too(new_page):
    page = new_page(color_scheme="dark")
    link = "#puzzle=magic-square&given=0:2&marks=4:5&colours=4:2,8:1"
    bench = Workbench(page, link)
    bench.wait_for_python()
    _, content = saved(bench, "SVG")
    svg = ElementTree.fromstring(content)
    texts = list(svg.iter("{http://www.w3.org/2000/svg}text"))
    assert [text.text for text in texts] == ["2", "5"]
    colours = {shape.get("fill") or "none" for shape in svg.iter()}
    inks = [text.get("fill") or "" for text in texts]
    _, content = saved(bench, "PNG")
    asked = {"picture": base64.b64encode(content).decode(), "colours": [*inks, *colours - {"none"}]}
    until(page, lambda: page.evaluate(script("colours_in_picture"), asked), all)
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".board .marks.own text")).to_be_visible()
    expect(page.locator(".board .colour")).to_have_count(2)
    until_equal(page, partial(page.locator("#board").evaluate, script("faint_on_board")), [])


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
    expect(sheet.locator(".sheet-page text.given")).to_have_count(24)
    expect(sheet.locator(".sheet-page text:not(.given)")).to_have_count(12)
    puzzles, solutions = (
        [tile.locator("tspan").all_text_contents() for tile in of.locator("li").all()]
        for of in sheet.locator(".sheet-page").all()
    )
    assert [len(values) for values in solutions] == [16] * 12
    assert all(len(values) < 16 for values in puzzles)
    assert len({tuple(values) for values in solutions}) > 1
    page.emulate_media(media="print")
    expect(page.locator("main")).to_be_hidden()
    assert sheets_of(page) == 2
    page.keyboard.press("Escape")  # from the dialogue back to the board
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".sheet-page")).to_have_count(0)


@pytest.mark.parametrize("number", ["1", "6", "12"])
def test_a_worksheet_has_its_puzzles_on_one_sheet_of_either_paper(new_page, number):
    page = new_page()
    bench = Workbench(page, "#puzzle=nonogram&option.runs=5")
    bench.wait_for_python()
    sheet = sheet_of(bench)
    sheet.get_by_label("How many").select_option(number)
    sheet.get_by_label("Seed").fill("3")
    sheet.get_by_role("button", name="Make the puzzles").click()
    expect(sheet.get_by_text(f"{number} of {number} made")).to_be_visible()
    page.emulate_media(media="print")
    assert [sheets_of(page, paper) for paper in ("A4", "Letter")] == [2, 2]


def sheet_of(bench: Workbench) -> Locator:
    """The dialogue for a worksheet, opened."""
    dialogue(bench).get_by_role("button", name="Worksheet").click()
    return bench.page.locator("dialog.sheet")


def test_a_worksheet_of_sums_has_every_step_with_its_reason(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star")
    bench.wait_for_python()
    sheet = sheet_of(bench)
    expect(sheet.get_by_label("Difficulty")).to_have_count(0)  # these rules are not rated
    sheet.get_by_label("How many").select_option("2")
    sheet.get_by_label("Seed").fill("1")
    sheet.get_by_label("Answers with every step and its reason").check()
    sheet.get_by_role("button", name="Make the puzzles").click()
    expect(sheet.get_by_text("2 of 2 made")).to_be_visible()
    expect(sheet.locator(".walkthrough h4")).to_have_text(["1", "2"])
    given = sheet.locator(".sheet-page").first.locator("tspan").count()
    expect(sheet.locator(".walkthrough li")).to_have_count(24 - given)
    expect(sheet.locator(".walkthrough li", has_text="26").first).to_be_visible()
    expect(sheet.locator(".walkthrough .letters tspan")).to_have_text([*"abcdefghijkl"])
    expect(sheet.locator(".pupil span")).to_have_text(["Name", "Date"])
    page.emulate_media(media="print")
    solution = sheet.locator(".sheet-page").nth(1).locator(".thumbnail").first
    with sentence("numbers of two digits leave the circles round them free"):
        until(
            page,
            lambda: widths_in(solution),
            lambda widths: len(widths) == 12 and max(widths) < 0.66,
        )


def widths_in(board: Locator) -> list[float]:
    """How wide the numbers on a board are, in spot widths; its circles are 0.84 across."""
    _, _, wide, tall = map(float, (board.get_attribute("viewBox") or "").split())
    drawn = place_of(board)
    unit = min(drawn["width"] / wide, drawn["height"] / tall)
    return [place_of(number)["width"] / unit for number in board.locator("tspan").all()]


def expect_givens(sheet: Locator, puzzles: int, each: int) -> None:
    """Expect that each of so many puzzles of a sheet has so many numbers."""
    page = sheet.locator(".sheet-page").first
    expect(page.locator("text.given tspan")).to_have_count(puzzles * each)
    expect(page.locator("li")).to_have_count(puzzles)
    for tile in page.locator("li").all():
        expect(tile.locator("text.given tspan")).to_have_count(each)


def test_each_puzzle_of_a_worksheet_has_as_many_givens_as_typed(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&option.size=4&given=6:1,7:2,9:1,11:3,13:3,14:2")
    bench.wait_for_python()
    sheet = sheet_of(bench)
    givens, make = (
        sheet.get_by_label("Givens"),
        sheet.get_by_role("button", name="Make the puzzles"),
    )
    said, printed = sheet.locator("#sheet-state"), sheet.locator(".sheet-page").first
    sheet.get_by_label("How many").select_option("3")
    sheet.get_by_label("Seed").fill("7")
    with sentence("new puzzles have more than they need, and the same ones again"):
        once = []
        for number in (9, 10, 9):
            givens.fill(str(number))
            make.click()
            expect_givens(sheet, 3, number)
            once.append(printed.locator("tspan").all_text_contents())
        assert once[0] == once[2]
    with sentence("too few are refused with the fewest, which can be had"):
        givens.fill("2")
        make.click()
        expect(said).to_contain_text("No puzzle with 2 givens was found: the fewest here is")
        (fewest,) = set(re.findall(r"is (\d+)\. Type (\d+)", said.inner_text())[0])
        givens.fill(fewest)
        make.click()
        expect_givens(sheet, 3, int(fewest))
    with sentence("what is no such number is marked, with what would be right"):
        for typed in ("16", "few"):
            givens.fill(typed)
            make.click()
            expect(said).to_have_text("Givens: type a whole number from 0 to 15, or nothing.")
            expect(givens).to_have_attribute("aria-invalid", "true")
    with sentence("the one on the board is printed with more, never with fewer"):
        sheet.get_by_label("Puzzles").select_option("The one on the board")
        givens.fill("5")
        make.click()
        expect(said).to_contain_text("the fewest here is 6. Type 6 or more.")
        givens.fill("10")
        make.click()
        expect(said).to_have_text("1 of 1 made")
        expect_givens(sheet, 1, 10)
    for link, number in (("#puzzle=kenken&option.cages=4", 3), ("#puzzle=magic-star", 6)):
        with sentence(f"the same for {link}"):
            bench = Workbench(page, link)
            bench.wait_for_python()
            sheet = sheet_of(bench)
            sheet.get_by_label("How many").select_option("2")
            sheet.get_by_label("Givens").fill(str(number))
            sheet.get_by_role("button", name="Make the puzzles").click()
            expect_givens(sheet, 2, number)


def test_a_worksheet_of_clues_has_the_board_without_givens_and_no_puzzle_twice(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=verbal-arithmetic")
    bench.wait_for_python()
    make = page.get_by_role("button", name="Make the puzzles")
    with sentence("a sum that needs no digits is one puzzle, not six"):
        sheet = sheet_of(bench)
        make.click()
        expect(sheet.locator("#sheet-state")).to_have_text("1 of 6 made No others were found.")
        expect_givens(sheet, 1, 0)
    with sentence("another puzzle has no sheet before one is made"):
        bench = Workbench(page, "#puzzle=kenken")
        bench.wait_for_python()
        sheet = sheet_of(bench)
        expect(sheet.get_by_role("button", name="Print the sheet")).to_be_disabled()
        expect(sheet.locator(".sheet-page")).to_have_count(0)
    with sentence("its clues alone are printed"):
        sheet.get_by_label("Puzzles").select_option("The one on the board")
        make.click()
        expect(sheet.locator("#sheet-state")).to_have_text("1 of 1 made")
        expect_givens(sheet, 1, 0)
        expect(sheet.locator(".sheet-page").nth(1).locator("tspan")).to_have_count(16)


def test_a_worksheet_of_chosen_puzzles_leaves_out_what_has_several_solutions(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&option.size=4&given=0:1,1:2,2:3")
    bench.wait_for_python()
    with sentence("the one on the board has several solutions"):
        sheet = sheet_of(bench)
        with removed_by(sheet.get_by_label("How many")):
            sheet.get_by_label("Puzzles").select_option("The one on the board")
        sheet.get_by_role("button", name="Make the puzzles").click()
        expect(sheet.get_by_text("0 of 1 made 1 left out")).to_be_visible()
        page.keyboard.press("Escape")
    with sentence("those of a list"):
        lines = ["1234341221434321", "1...............", "12343412.1434321", "123434122143432."]
        bench.open_text()
        page.get_by_role("dialog").get_by_role("textbox").fill("\n".join(lines))
        page.get_by_role("dialog").get_by_role("button", name="Put on the board").click()
        expect(page.locator("[data-figure='solved']")).to_have_text("4 of 4 done")
        sheet = sheet_of(bench)
        sheet.get_by_label("Puzzles").select_option("Those of the list")
        sheet.get_by_role("button", name="Make the puzzles").click()
        expect(sheet.get_by_text("3 of 6 made 1 left out")).to_be_visible()
        expect(sheet.locator(".sheet-page").first.locator("li")).to_have_count(3)
