"""Lines, dots, areas and regions drawn on the board, and numbers in its squares."""

from __future__ import annotations

from functools import partial
from urllib.parse import quote

from playwright.sync_api import expect

from pycore.puzzles import puzzle_named
from tests.support.fingers import middle_of
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.transcribing import Sheet, sheet_of, way_through

SUDOKU = {example.title.en: example for example in puzzle_named("sudoku").examples}


def given(title: str) -> str:
    return quote(SUDOKU[title].given)


def test_thermometers_and_boxes_are_drawn_with_a_finger_and_solved(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, f"#puzzle=sudoku&givens={given('Thermometers')}&v=2")
    with sentence("a line is one drag, diagonally too"):
        for number, way in enumerate(((75, 45, 29), (27, 3, 23), (5, 35, 51), (53, 77, 57)), 1):
            sheet.drag(*way)
            expect(sheet.desk.locator(".sketch.shade")).to_have_count(number)
        assert sheet.actions == 4
    sheet.done()
    sheet.expect_text("variants", SUDOKU["Thermometers"].options["variants"])
    sheet.bench.solve()
    sheet.bench.expect_over("exactly 1 solution")


def test_boxes_of_other_shapes_are_a_drag_each(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, f"#puzzle=sudoku&givens={given('Jigsaw boxes')}&v=2")
    picture = SUDOKU["Jigsaw boxes"].options["variants"].split()[1]
    sheet.take("Boxes of other shapes (jigsaw)")
    for number, sign in enumerate(sorted({*picture})):
        cells = [cell for cell, each in enumerate(picture) if each == sign]
        sheet.drag(*way_through(cells))
        left = 81 - 9 * (number + 1)
        said = f"without a box: {left} cells; each cell needs one."
        expect(sheet.said).to_have_text(said if left else "This can be read as a puzzle.")
    assert sheet.actions == 10
    sheet.done()
    sheet.expect_text("variants", SUDOKU["Jigsaw boxes"].options["variants"])


def test_a_sum_on_a_diagonal_is_a_drag_and_its_number(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, "#puzzle=sudoku&option.size=4&v=2")
    sheet.take("Diagonal sum")
    sheet.drag(1, 6, 11)
    sheet.type("9")
    sheet.expect_text("variants", "little 9=r1c2-r3c4")
    expect(sheet.said).to_have_text("This can be read as a puzzle.")


def drag_with_mouse(sheet: Sheet, *squares: int) -> None:
    first, *others = [middle_of(sheet.square(square)) for square in squares]
    sheet.page.mouse.move(*first)
    sheet.page.mouse.down()
    for point in others:
        sheet.page.mouse.move(*point, steps=6)
    sheet.page.mouse.up()


def test_dots_and_corners_are_drawn_with_the_mouse(new_page):
    page = new_page()
    sheet = sheet_of(page, "#puzzle=sudoku&v=2")
    drag = partial(drag_with_mouse, sheet)
    with sentence("a dot lies between two cells; a number may be typed into it"):
        sheet.take("White dot")
        drag(0, 1, 2)
        sheet.expect_text("variants", "white r1c1-r1c3")
        drag(40, 41)
        page.keyboard.type("3")
        sheet.expect_text("variants", "white r1c1-r1c3 3=r5c5-r5c6")
    with sentence("drawn again, it goes; another kind takes its place"):
        drag(0, 1)
        sheet.expect_text("variants", "white r1c2-r1c3 3=r5c5-r5c6")
        sheet.take("Black dot")
        drag(1, 2)
        sheet.expect_text("variants", "white 3=r5c5-r5c6 black r1c2-r1c3")
    with sentence("numbers on a corner are drawn across it"):
        sheet.take("Numbers on a corner")
        drag(0, 10)
        page.keyboard.type("14")
        sheet.expect_text("variants", "white 3=r5c5-r5c6 black r1c2-r1c3 quad 1-4=r1c1")


def test_sums_outside_switches_and_the_rubber(new_page):
    page = new_page()
    sheet = sheet_of(page, "#puzzle=sudoku&v=2")
    with sentence("Enter after a number that is whole is no further step"):
        sheet.take("Sandwich sums")
        expect(sheet.name).to_have_text("Column 1")
        page.keyboard.type("12")
        page.keyboard.press("Enter")
        page.keyboard.type("7")
        sheet.expect_text("variants", "sandwich 12=r1c1-r9c1 7=r1c2-r9c2")
    with sentence("after another it goes on"):
        page.keyboard.press("Enter")
        expect(sheet.name).to_have_text("Column 3")
    with sentence("a rule about the whole board is a switch"):
        sheet.dialog.get_by_text("Rules for the whole board").click()
        switch = sheet.dialog.get_by_role("checkbox").first
        switch.check()
        sheet.expect_text("variants", "knight sandwich 12=r1c1-r9c1 7=r1c2-r9c2")
    with sentence("the rubber takes away what it touches"):
        sheet.take("Numbers on a corner")
        drag_with_mouse(sheet, 40, 50)
        page.keyboard.type("14")
        sheet.expect_text("variants", "knight quad 1-4=r5c5 sandwich 12=r1c1-r9c1 7=r1c2-r9c2")
        sheet.dialog.get_by_role("button", name="Rubber").click()
        drag_with_mouse(sheet, 40, 41)
        sheet.expect_text("variants", "knight sandwich 12=r1c1-r9c1 7=r1c2-r9c2")
