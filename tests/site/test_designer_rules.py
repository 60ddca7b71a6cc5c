"""Rules that the designer puts by one press, or takes as lists and tables; and clues that it calls
needless."""

import ast
import json
from pathlib import Path

from playwright.sync_api import expect

from pycore import Figure
from tests.support.drawing import Designer, go_to
from tests.support.journey import sentence
from tests.support.polling import removed_by, until
from tests.support.workbench import Workbench

PHONE = {"width": 390, "height": 844}


def test_a_latin_square_is_one_press_on_an_empty_grid(new_page):
    page = new_page(viewport=PHONE, has_touch=True)
    Workbench(page).wait_for_python()
    designer = Designer(page)
    designer.open()
    with sentence("the size is chosen, and rows and columns are put with a finger"):
        designer.fill("Size", "4")
        designer.button("Rows and columns differ").tap()
        expect(designer.cells).to_have_count(16)
        expect(designer.lines).to_have_count(8)
        expect(designer.lines.first).to_have_text("a b c d: the numbers differ")
        expect(designer.count).to_have_text("exactly 576 solutions")
    with sentence("each line follows from the others, and that is said"):
        expect(designer.dialog).to_contain_text("Any one of 8 lines could be left out")
    with sentence("regions are added as dashed cages"):
        designer.button("Regions differ").tap()
        expect(designer.canvas.locator("path.cage")).to_have_count(4)
        expect(designer.count).to_have_text("exactly 288 solutions")
        designer.button("Regions differ").tap()
        expect(designer.dialog).to_contain_text("Nothing to add")
        expect(designer.lines).to_have_count(12)
    with sentence("nothing is wider than the screen"):
        wide = "document.querySelector('dialog.designer .sheet').scrollWidth"
        until(page, lambda: page.evaluate(wide), lambda width: width <= 390)
    with sentence("the board on the page has the cages too"):
        designer.button("Use it").tap()
        expect(page.locator(".board input.cell")).to_have_count(16)
        expect(page.locator(".board path.cage")).to_have_count(4)


def test_queens_are_put_with_the_keyboard_and_undone_in_one_step(new_page):
    page = new_page()
    Workbench(page).wait_for_python()
    designer = Designer(page)
    designer.open()
    with sentence("six queens are one press of a key"):
        designer.fill("Size", "6")
        go_to(page, designer.button("Queens, as 1 among 0"))
        page.keyboard.press("Enter")
        expect(designer.cells).to_have_count(36)
        expect(designer.count).to_have_text("exactly 4 solutions")
    with sentence("it is one step of undo"):
        page.keyboard.press("Control+z")
        expect(designer.dialog).to_contain_text("No cell yet.")


def test_values_are_a_list_cells_have_their_own_and_lines_a_table(new_page):
    page = new_page()
    Workbench(page).wait_for_python()
    designer = Designer(page)
    designer.open()
    for number in (1, 2, 3):
        designer.place(1, number).click()
    with sentence("the values are a list with gaps"):
        designer.fill("or a list of numbers", "1, 2 5-6")
        expect(designer.dialog.get_by_label("or a list of numbers")).to_have_value("1, 2, 5, 6")
        expect(designer.dialog.get_by_label("to", exact=True)).to_have_value("6")
        expect(designer.count).to_have_text("exactly 24 solutions")
    with sentence("what is no list is refused, and stays as typed"):
        designer.fill("or a list of numbers", "1, two")
        expect(designer.dialog).to_contain_text("Numbers must be written like 1–5, 8, 13")
        expect(designer.dialog.get_by_label("or a list of numbers")).to_have_value("1, two")
        designer.fill("or a list of numbers", "1 2 5 6")
        expect(designer.dialog).not_to_contain_text("Numbers must be written")
    with sentence("a cell may have some of them only"):
        designer.cell("c").click()
        designer.fill("Only these numbers", "5")
        expect(designer.count).to_have_text("exactly 6 solutions")
    with sentence("two cells may have the rows of a table"):
        designer.take("Line")
        for sign in ("a", "b", "b"):
            designer.cell(sign).click()
        designer.rule.select_option("table")
        rows = designer.dialog.get_by_label("Rows allowed, each on a line")
        designer.fill("Rows allowed, each on a line", "1 2\n6 1 1")
        expect(designer.dialog).to_contain_text("Line 2 of the table must have 2 numbers")
        expect(rows).to_have_value("1 2\n6 1 1")
        designer.fill("Rows allowed, each on a line", "1 2\n6 1\n5 6")
        expect(designer.lines).to_have_text(["a b: one of the 3 rows of a table"])
        expect(designer.count).to_have_text("exactly 2 solutions")
    with sentence("on the page and back it is as it was"):
        designer.button("Use it").click()
        designer.open_from_page()
        expect(designer.lines).to_have_text(["a b: one of the 3 rows of a table"])
        designer.take("Cells")
        designer.cell("c").click()
        expect(designer.dialog.get_by_label("Only these numbers")).to_have_value("5")
        expect(designer.count).to_have_text("exactly 2 solutions")
    with sentence("the notebook is saved with the figure at its end, and the package of this site"):
        with page.expect_download() as saved:
            designer.button("Python notebook").click()
        assert saved.value.suggested_filename == "figures.ipynb"
        notebook = json.loads(Path(saved.value.path()).read_text("utf-8"))
        sources = ["".join(cell["source"]) for cell in notebook["cells"]]
        assert "/python/wheels.html edagari" in sources[1]
        quoted = sources[-2].removeprefix("mine = Figure.from_json(").partition(")\nmine")[0]
        figure = Figure.from_json(ast.literal_eval(quoted))
        assert sorted(figure.solve()) == [(1, 2, 5), (6, 1, 5)]


def test_a_number_that_cannot_be_is_refused_and_none_is_put_in_its_place(new_page):
    page = new_page(python=False)
    Workbench(page)
    designer = Designer(page)
    designer.open()
    designer.place(1, 1).click()
    for name, typed, said in (
        ("Size", "50", "The size must be a whole number from 2 to 12."),
        ("to", "5000", "whole ones, up to 1,000 of them"),
        ("Numbers from", "", "whole ones, up to 1,000 of them"),
        ("Given number", "10000000", "This must be one whole number, up to 999,999."),
        ("Given number", "2.5", "This must be one whole number"),
    ):
        field = designer.dialog.get_by_label(name, exact=True)
        before = field.input_value()
        designer.fill(name, typed)
        refusal = designer.dialog.locator(".buttons .note.bad")
        expect(refusal).to_contain_text(said)
        expect(field).to_have_value(typed)
        with removed_by(refusal):
            designer.fill(name, before)


def test_clues_that_are_not_needed_are_named(new_page):
    page = new_page()
    Workbench(page).wait_for_python()
    designer = Designer(page)
    designer.open()
    for number in (1, 2, 3):
        designer.place(1, number).click()
    designer.fill("to", "3")
    with sentence("an order that follows from a sum is not needed; the sum is"):
        designer.take("Line")
        for line, rule in (("a b", "sum"), ("b c", "increasing")):
            for sign in (*line.split(), line[-1]):
                designer.cell(sign).click()
            designer.rule.select_option(rule)
            if rule == "sum":
                designer.fill("Number", "3")
        expect(designer.count).to_have_text("exactly 2 solutions")
        expect(designer.dialog).to_contain_text(
            "Not needed, because it follows from everything else: the line b c."
        )
    with sentence("so is a given number that follows"):
        designer.take("Cells")
        designer.cell("c").click()
        designer.fill("Given number", "3")
        expect(designer.dialog).to_contain_text(
            "Given numbers any one of which could be left out: c."
        )
        expect(designer.dialog).to_contain_text("Any one of 2 lines could be left out")
