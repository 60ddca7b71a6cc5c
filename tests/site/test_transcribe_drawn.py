"""Lines, dots, areas and regions drawn on the board, and numbers in its squares."""

from __future__ import annotations

from urllib.parse import quote

from playwright.sync_api import expect

from pycore.puzzles import puzzle_named
from tests.support.fingers import middle_of
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.transcribing import Sheet, way_through
from tests.support.workbench import Workbench

SUDOKU = {example.title.en: example for example in puzzle_named("sudoku").examples}


def sheet_of(page, link: str) -> Sheet:
    bench = Workbench(page, link)
    bench.wait_for_python()
    sheet = Sheet(bench)
    sheet.open()
    return sheet


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


def test_dots_corners_and_sums_by_mouse_and_keys(new_page):
    page = new_page()
    sheet = sheet_of(page, "#puzzle=sudoku&v=2")

    def drag(*squares: int) -> None:
        first, *others = [middle_of(sheet.square(square)) for square in squares]
        page.mouse.move(*first)
        page.mouse.down()
        for point in others:
            page.mouse.move(*point, steps=6)
        page.mouse.up()

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
    with sentence("numbers on a corner are drawn across it, and typed again after a click"):
        sheet.take("Numbers on a corner")
        drag(0, 10)
        page.keyboard.type("14")
        expect(sheet.desk.locator(".slot text.white")).to_have_text(["3", "14"])
        x, y = middle_of(sheet.square(0))
        u, v = middle_of(sheet.square(10))
        page.mouse.click((x + u) / 2, (y + v) / 2)
        page.keyboard.type("23")
        expect(sheet.desk.locator(".slot text.white")).to_have_text(["3", "23"])
    with sentence("a diagonal begins at its number"):
        sheet.take("Diagonal sum")
        drag(2, 10)
        page.keyboard.type("24")
    with sentence("sums outside are typed one after the other"):
        sheet.take("Sandwich sums")
        expect(sheet.name).to_have_text("Column 1")
        sheet.field.click()
        page.keyboard.type("817")  # no sum is more than 27
        expect(sheet.name).to_have_text("Column 3")
    with sentence("a rule about the whole board is a switch"):
        sheet.dialog.locator("summary").click()
        sheet.dialog.get_by_label("Anti-knight").check(force=True)
        sheet.expect_text(
            "variants",
            "knight white 3=r5c5-r5c6 black r1c2-r1c3 quad 2-3=r1c1 "
            "sandwich 8=r1c1-r9c1 17=r1c2-r9c2 little 24=r1c3-r3c1",
        )
    with sentence("the rubber takes what it touches"):
        sheet.take("Black dot")
        sheet.dialog.get_by_role("button", name="Rubber").click()
        drag(1, 2)
        drag(40)
        sheet.expect_text(
            "variants",
            "knight quad 2-3=r1c1 sandwich 8=r1c1-r9c1 17=r1c2-r9c2 little 24=r1c3-r3c1",
        )


def test_a_line_by_keys_turns_where_space_is_pressed(new_page):
    page = new_page()
    sheet = sheet_of(page, "#puzzle=sudoku&v=2")
    sheet.square(72).focus()
    page.keyboard.press("Space")
    for key in [*["ArrowUp"] * 3, *["ArrowRight"] * 3]:
        page.keyboard.press(key)
    page.keyboard.press("Space")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")
    sheet.expect_text("variants", "thermo r9c1-r6c4-r6c5")
    with sentence("what makes no such clue is refused in words, and nothing is lost"):
        sheet.square(0).focus()
        page.keyboard.press("Space")
        for key in ["ArrowDown", "ArrowRight", "ArrowRight"]:
            page.keyboard.press(key)
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        expect(sheet.dialog.get_by_role("alert")).to_contain_text("not in one row")
        sheet.expect_text("variants", "thermo r9c1-r6c4-r6c5")
    with sentence("a key takes it back"):
        page.keyboard.press("Control+z")
        sheet.expect_text("variants", "none")


def test_a_mosaic_is_typed_square_after_square(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, "#puzzle=mosaic&option.clues=3x4&v=2")
    expect(sheet.name).to_have_text("row 1, column 1")
    for sign in ".2..1..04..3":
        sheet.tap("Next") if sign == "." else sheet.type(sign)
    assert sheet.actions == 12
    sheet.expect_text("clues", ".2.. 1..0 4..3")
    with sentence("more than the squares around it is refused"):
        sheet.type("9")
        expect(sheet.dialog.get_by_role("alert")).to_contain_text("too many")


def test_the_regions_of_a_star_battle_are_a_drag_each(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, "#puzzle=star-battle&option.regions=6&v=2")
    rows = "AAABBB ABBBCC ADDEEC FFDEEC FEEEEC FCCCCC"
    letters = rows.replace(" ", "")
    for sign in sorted({*letters}):
        cells = [cell for cell, each in enumerate(letters) if each == sign]
        sheet.drag(*way_through(cells, 6))
    sheet.expect_text("regions", rows)
    expect(sheet.said).to_have_text("This can be read as a puzzle.")
    assert sheet.actions == 6
    sheet.done()
    sheet.bench.solve()
    sheet.bench.expect_over("exactly 1 solution")
