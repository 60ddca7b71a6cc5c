"""The designer: a figure is drawn from nothing, by mouse, finger or keys, and is a puzzle like any
other."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import reload, visit
from tests.support.drawing import Designer, go_to, middle_of
from tests.support.journey import sentence
from tests.support.polling import until
from tests.support.workbench import Workbench

# The places of the star ground by their rows, without the middle: the twelve cells of a hexagram,
# which get the letters a to l in this order.
STAR = [(1, 1), *[(2, n) for n in (1, 2, 3, 4)], (3, 1), (3, 3)]
STAR += [*[(4, n) for n in (1, 2, 3, 4)], (5, 1)]
LINES = ("a c f h", "a d g k", "b c d e", "h i j k", "b f i l", "e g j l")


def test_the_hexagram_is_drawn_with_the_mouse_alone(new_page):
    page = new_page()
    bench, designer = Workbench(page), Designer(page)
    bench.wait_for_python()
    designer.open()
    with sentence("twelve cells are put on the places of a star"):
        designer.take("star")
        for number, place in enumerate(STAR):
            click_on(page, designer.place(*place))
            expect(designer.cells).to_have_count(number + 1)
        expect(designer.dialog.get_by_label("to", exact=True)).to_have_value("12")
        expect(designer.dialog).to_contain_text("Under no rule: a b c d e f g h i j k l.")
    with sentence("a line is dragged through its cells, others are pressed one after the other"):
        designer.take("Line")
        for number, line in enumerate(LINES):
            first, *others = line.split()
            if number % 2:
                for sign in (first, *others, others[-1]):
                    click_on(page, designer.cell(sign))
            else:
                page.mouse.move(*middle_of(designer.cell(first)))
                page.mouse.down()
                page.mouse.move(*middle_of(designer.cell(others[-1])), steps=9)
                page.mouse.up()
            expect(designer.lines).to_have_count(number + 1)
            expect(designer.lines.last).to_have_text(f"{line}: the same sum")
    with sentence("what follows is told: how many solutions, symmetries, and the common sum"):
        expect(designer.count).to_have_text("exactly 960 solutions")
        expect(designer.dialog).to_contain_text("The puzzle has 48 symmetries")
        expect(designer.dialog).to_contain_text("The rules taken together fix the common sum: 26.")
        expect(designer.dialog).not_to_contain_text("Under no rule")
    with sentence("undo takes a line back, redo draws it again"):
        designer.button("Undo").click()
        expect(designer.lines).to_have_count(5)
        designer.button("Redo").click()
        expect(designer.lines).to_have_count(6)
    with sentence("it is put on the page, solved, and its link opens it elsewhere"):
        designer.button("Use it").click()
        expect(page.get_by_role("region", name="Rules")).to_contain_text("6 lines: the same sum.")
        expect(page.locator(".board input.cell")).to_have_count(12)
        bench.solve()
        bench.expect_over("exactly 960 solutions")
        other = Workbench(new_page(), f"#{page.url.partition('#')[2]}")
        expect(other.page.locator(".board input.cell")).to_have_count(12)
    with sentence("it is edited as it was drawn"):
        designer.open_from_page()
        expect(designer.lines).to_have_count(6)
        expect(designer.dialog.get_by_label("star", exact=True)).to_be_checked()
    with sentence("a reload keeps it"):
        designer.close()
        reload(page)
        designer.open()
        expect(designer.lines).to_have_count(6)
        expect(designer.count).to_have_text("exactly 960 solutions")


def test_the_hexagram_is_drawn_with_the_keyboard_alone(new_page):
    page = new_page()
    bench, designer = Workbench(page), Designer(page)
    bench.wait_for_python()
    keys = page.keyboard
    with sentence("the designer is opened"):
        go_to(page, page.locator("h1 button.choose"))
        keys.press("Enter")
        go_to(page, page.get_by_role("button", name=re.compile("^Draw your own")))
        keys.press("Enter")
        expect(designer.canvas).to_be_visible()
    with sentence("the ground is chosen, and the cells are put by arrows and Enter"):
        go_to(page, designer.dialog.get_by_label("grid", exact=True))
        for _ in range(3):
            keys.press("ArrowRight")
        expect(designer.dialog.get_by_label("star", exact=True)).to_be_checked()
        go_to(page, designer.stop, back=True)
        for place in STAR:
            designer.walk_to(designer.place(*place))
            keys.press("Enter")
            expect(designer.focused).to_have_accessible_name(re.compile("^Cell "))
        expect(designer.cells).to_have_count(12)
    with sentence("a line begins and ends where Enter is pressed twice, with a sum that is typed"):
        keys.press("l")
        draw(page, designer, LINES[0])
        go_to(page, designer.rule)
        keys.press("ArrowUp")
        go_to(page, designer.number)
        keys.type("26")
        keys.press("Tab")
        expect(designer.lines).to_have_text(["a c f h: the sum is 26"])
    with sentence("the next ones have the same rule"):
        go_to(page, designer.stop, back=True)
        for number, line in enumerate(LINES[1:], 2):
            draw(page, designer, line)
            expect(designer.lines).to_have_count(number)
            expect(designer.lines.last).to_have_text(f"{line}: the sum is 26")
        expect(designer.count).to_have_text("exactly 960 solutions")
    with sentence("a cell is removed, and undone"):
        keys.press("c")
        keys.press("Delete")
        expect(designer.cells).to_have_count(11)
        expect(designer.focused).to_have_accessible_name(re.compile("^Free place"))
        keys.press("Control+z")
        expect(designer.cells).to_have_count(12)
    with sentence("it is put on the page"):
        go_to(page, designer.button("Use it"))
        keys.press("Enter")
        expect(page.locator(".board input.cell")).to_have_count(12)


def test_lines_that_cannot_hold_together_are_lit(new_page):
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    Workbench(page).wait_for_python()
    designer = Designer(page)
    designer.open()
    with sentence("six cells are tapped, three lines, and sums that fit no numbers from 1 to 6"):
        for row, number in [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]:
            designer.place(row, number).tap()
        designer.fill("to", "6")
        designer.take("Line")
        for line, total in [("a b c", "6"), ("d e f", "15"), ("a d", "11")]:
            for sign in (*line.split(), line[-1]):
                designer.cell(sign).tap()
            designer.rule.select_option("sum")
            designer.fill(designer.number, total)
    with sentence("they are told and lit, and the others are not"):
        alert = designer.dialog.get_by_role("alert")
        expect(alert).to_contain_text("These rules cannot hold together: ")
        expect(alert).to_contain_text("The lines marked in red cannot hold together.")
        lit = designer.dialog.locator(".lines-drawn button.lit")
        expect(lit).to_have_text(["a b c: the sum is 6", "a d: the sum is 11"])
        expect(designer.canvas.locator(".way.lit")).to_have_count(2)
    with sentence("another sum mends it"):
        designer.fill(designer.number, "7")
        expect(designer.count).to_have_text("exactly 12 solutions")
        expect(designer.canvas.locator(".way.lit")).to_have_count(0)
    with sentence("nothing is wider than the screen"):
        wide = "document.querySelector('dialog.designer .sheet').scrollWidth"
        until(page, lambda: page.evaluate(wide), lambda width: width <= 390)


def test_any_board_of_the_catalogue_is_taken_up(new_page):
    page = new_page()
    Workbench(page, "#puzzle=magic-star&given=0:1&v=2").wait_for_python()
    designer = Designer(page)
    with sentence("a star has its lines, its sums and its given number"):
        designer.open_from_page()
        expect(designer.lines).to_have_count(6)
        expect(designer.lines.first).to_contain_text("the sum is 26")
        expect(designer.cells).to_have_count(12)
        expect(designer.count).to_have_text("exactly 80 solutions")
    with sentence("a cell is dragged to another place and takes its lines along"):
        cell, line = designer.cell("a"), designer.canvas.locator("polyline.way").first
        before = line.get_attribute("points")
        x, y = middle_of(cell)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*middle_of(designer.canvas.locator(".free").last), steps=5)
        page.mouse.up()
        expect(line).not_to_have_attribute("points", before or "")
        designer.button("Undo").click()
        expect(line).to_have_attribute("points", before or "")
    with sentence("its first number can be taken away; then there are all 960"):
        click_on(page, designer.cell("a"))
        designer.fill("Given number", "")
        expect(designer.count).to_have_text("exactly 960 solutions")
        designer.close()
    with sentence("a board whose cells stand in several places cannot be, and the drawing stays"):
        visit(page, "./#puzzle=queens&v=2")
        designer.open_from_page()
        expect(designer.dialog).to_contain_text("This board cannot be drawn here")
        expect(designer.lines).to_have_count(6)


def click_on(page: Page, target: Locator) -> None:
    """Press with the mouse in the middle of a place."""
    page.mouse.click(*middle_of(target))


def draw(page: Page, designer: Designer, line: str) -> None:
    """Draw a line with Enter at its first and its last cell, there twice."""
    first, *_, last = line.split()
    designer.walk_to(designer.cell(first))
    page.keyboard.press("Enter")
    designer.walk_to(designer.cell(last))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
