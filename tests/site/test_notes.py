"""Notes filled in and cleaned up by the page, and what it makes of the user's own."""

from playwright.sync_api import Locator, Page, expect

from tests.support.grids import SUDOKU, WIKIPEDIA, WIKIPEDIA_SOLVED
from tests.support.journey import sentence
from tests.support.polling import removed_by
from tests.support.workbench import Workbench

EMPTY = [cell for cell, value in enumerate(WIKIPEDIA) if value == "."]
FIRST = EMPTY[0]


def in_the_fold(page: Page, name: str) -> Locator:
    """A button of the further help, whose fold stays open."""
    button = page.get_by_role("button", name=name, exact=True)
    if not button.is_visible():
        page.locator(".aids summary").click()
    return button


def noted(bench: Workbench) -> Locator:
    return bench.page.locator(".board .marks.own text")


def test_notes_are_filled_in_cleaned_up_and_believed(new_page):
    page = new_page()
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    with sentence("every empty cell gets what no line excludes; one step of undo takes all back"):
        in_the_fold(page, "Fill in pencil marks").click()
        expect(bench.cell(FIRST)).to_have_accessible_description("pencilled in: 1, 2, 4.")
        expect(page.locator(".advice")).to_contain_text("one condition at a time")
        filled = noted(bench).count()
        with removed_by(noted(bench)):
            bench.button("Undo").click()
        bench.button("Redo").click()
        expect(noted(bench)).to_have_count(filled)
    with sentence("what stands takes its notes when they are cleaned up"):
        bench.type({FIRST: WIKIPEDIA_SOLVED[FIRST]})
        in_the_fold(page, "Clean up pencil marks").click()
        expect(page.locator(".advice")).to_contain_text("removed.")
        in_the_fold(page, "Clean up pencil marks").click()
        expect(page.locator(".advice")).to_contain_text("No pencil mark had to go.")
    with sentence("Check and Hint say where they exclude what belongs there"):
        cell = EMPTY[1]
        bench.cell(cell).focus()
        page.keyboard.press("n")
        page.keyboard.press(WIKIPEDIA_SOLVED[cell])
        bench.button("Check").click()
        expect(page.locator(".advice")).to_contain_text(
            "pencil marks or crosses in the marked cell exclude"
        )
        bench.button("Hint").click()
        expect(page.locator(".advice")).to_contain_text("exclude what belongs here")


def test_queens_get_their_crosses(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=queens&own=0:1")
    bench.wait_for_python()
    in_the_fold(page, "Fill in crosses").click()
    expect(page.locator(".board .crossed")).to_have_count(14)  # a column and a diagonal
    with removed_by(page.locator(".board .crossed")):
        bench.button("Undo").click()
