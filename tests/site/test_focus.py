"""By keyboard and by ear: one tab stop a board, the way past the head, what is said of steps."""

import json
import re

import pytest
from playwright.sync_api import expect

from builder import bundle
from builder.site import SITE
from tests.support.grids import WIKIPEDIA_SOLVED
from tests.support.workbench import Workbench

CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
ON_TOP = """cell => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const at = (y) => cell.contains(document.elementFromPoint((left + right) / 2, y));
    return at(top + 2) && at(bottom - 2);
}"""
NAMES = [entry["name"] for entry in CATALOG["puzzles"]]


@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_one_tab_stop_and_arrows_reach_all_of_it(new_page, name):
    page = new_page(python=False)
    Workbench(page, f"#puzzle={name}")
    stop = page.locator("#board [tabindex='0']")
    expect(stop).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to the board")).to_be_focused()
    page.keyboard.press("Enter")
    expect(stop).to_be_focused()
    first = stop.get_attribute("aria-label")
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(stop).to_have_count(1)
    expect(stop).to_be_focused()
    assert stop.get_attribute("aria-label") != first
    page.keyboard.press("Tab")
    expect(page.locator("#board :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(stop).to_be_focused()


@pytest.mark.parametrize("size", [(640, 400), (320, 256)], ids=["200 %", "400 %"])
def test_on_an_enlarged_page_the_cell_that_has_the_focus_is_in_sight(new_page, size):
    wide, tall = size
    page = new_page(viewport={"width": wide, "height": tall})
    bench = Workbench(page, "#puzzle=sudoku")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for row in range(9):
        expect(bench.cell(9 * row)).to_be_focused()
        assert bench.cell(9 * row).evaluate(ON_TOP), f"row {row + 1}"
        page.keyboard.press("ArrowDown")


def test_cells_are_called_by_row_and_column_and_say_that_they_are_given(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&given=21:7")
    expect(bench.cell(21)).to_have_accessible_name("row 3, column 4, given")
    expect(bench.cell(22)).to_have_accessible_name("row 3, column 5")


def test_each_step_is_said_and_a_fast_search_is_not(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=forced")
    bench.wait_for_python()
    said = page.locator("#said")
    bench.button("Step").click()
    expect(said).to_contain_text("1 placed in")
    bench.button("Step").click()
    expect(said).to_contain_text("placed in")
    bench.button("Solve the rest").click()
    bench.expect_over("80 solutions, each standing for 12 pictures")
    expect(said).to_have_text("80 solutions, each standing for 12 pictures")


def test_another_puzzle_is_said(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()  # or its stages would be said after it
    bench.button("Choose a puzzle").click()
    page.get_by_role("dialog").get_by_role("button", name="Sudoku").click()
    expect(page.locator("#said")).to_contain_text("Sudoku.")


def test_another_puzzle_is_said_with_the_full_stop_of_its_language(new_page):
    page = new_page(locale="ja-JP")
    Workbench(page).wait_for_python()
    page.evaluate("location.hash = '#puzzle=sudoku'")
    expect(page.locator("#said")).to_have_text(re.compile(r"^数独。[^.]+$"))


def test_what_goes_away_under_the_focus_hands_it_to_what_is_nearest(new_page):
    page = new_page()
    bench = Workbench(
        page, "#puzzle=magic-star&strategy=generate-and-test&given=0:1,1:2&panels=tree"
    )
    bench.wait_for_python()

    def press(name: str) -> None:
        bench.button(name).focus()
        page.keyboard.press("Enter")

    press("Let it grow")
    expect(page.locator("#panel-tree :focus")).to_have_count(1)
    press("Stop")
    expect(bench.button("Stop")).to_be_disabled()
    expect(bench.button("Step")).to_be_focused()
    press("Back to my numbers")
    expect(bench.button("Watch the search")).to_be_focused()
    press("Hint")
    expect(bench.button("Hint")).to_be_disabled()  # it has said all
    expect(page.locator("#told").get_by_role("button", name="Close")).to_be_focused()
    press("Close: The tree")
    expect(bench.button("Tree")).to_be_focused()


def test_hints_are_asked_for_and_followed_with_enter_alone(new_page):
    page = new_page()
    missing = (0, 1, 40, 80)  # of one that is solved
    givens = [f"{at}:{value}" for at, value in enumerate(WIKIPEDIA_SOLVED) if at not in missing]
    bench = Workbench(page, f"#puzzle=sudoku&given={','.join(givens)}")
    bench.wait_for_python()
    bench.button("Hint").focus()
    filled = page.locator(".board .cell.filled")
    for done in range(1, 5):
        page.keyboard.press("Enter")
        for _ in range(2):
            expect(bench.button("More")).to_be_focused()
            page.keyboard.press("Enter")
        expect(bench.button("Do it")).to_be_focused()
        page.keyboard.press("Enter")
        expect(filled).to_have_count(done)
        expect(bench.button("Hint")).to_be_focused()
    expect(page.locator(".solved-place")).to_contain_text("Solved!")


def test_the_way_to_the_solutions_takes_the_focus_along(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2&panels=plan")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("See the solutions").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#gallery .shelf button:focus")).to_have_count(1)
    bench.button("How many kinds?").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#gallery :focus")).to_have_count(1)


PRESS_AS_SOON_AS_IT_IS_DRAWN = """
name => new MutationObserver((_, watching) => {
  const button = [...document.querySelectorAll("button")].find(each => each.innerText === name);
  if (!button) return;
  watching.disconnect();
  button.click();
}).observe(document.body, { subtree: true, childList: true })
"""


def test_the_focus_goes_to_the_solutions_also_before_any_is_on_the_shelf(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2&panels=plan")
    bench.wait_for_python()
    page.evaluate(PRESS_AS_SOON_AS_IT_IS_DRAWN, "See the solutions")
    bench.solve()
    expect(page.locator("#gallery .shelf button:focus")).to_have_count(1)
