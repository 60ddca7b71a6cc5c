"""By keyboard: one tab stop a board, the way past the head, where the focus goes. What is said
aloud: tests/page/views/wandering.test.js."""

import json
import re
from functools import partial

from playwright.sync_api import expect

from builder import bundle
from builder.site import SITE
from tests.support.acting import follow, press_once_drawn
from tests.support.grids import WIKIPEDIA_SOLVED
from tests.support.journey import at_size, sentence
from tests.support.polling import expect_none, removed_by, until
from tests.support.workbench import Workbench

CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
ON_TOP = """cell => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const at = (y) => cell.contains(document.elementFromPoint((left + right) / 2, y));
    return at(top + 2) && at(bottom - 2);
}"""
ENLARGED = [(640, 400), (320, 256)]  # to 200 % and 400 %
TITLES = {entry["name"]: entry["title"]["en"] for entry in CATALOG["puzzles"]}

SLIDING = "sliding-tiles"  # its arrows move tiles


def test_a_board_is_one_tab_stop_and_arrows_reach_all_of_it(new_page):
    page = new_page(python=False)
    Workbench(page)
    stop = page.locator("#board [tabindex='0']")
    skip = page.get_by_role("button", name="Skip to the board")
    with sentence("the way past the head is the first stop"):
        page.keyboard.press("Tab")
        expect(skip).to_be_focused()
    for name, title in TITLES.items():
        follow(page, f"#puzzle={name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        with sentence(f"the board of {name} is one stop"):
            expect(stop).to_have_count(1)
            skip.focus()
            page.keyboard.press("Enter")
            expect(stop).to_be_focused()
            first = stop.get_attribute("aria-label") or ""
        with sentence(f"arrows reach all of the board of {name}"):
            held = "Shift+" if name == SLIDING else ""
            for key in ("ArrowRight", "ArrowDown"):
                page.keyboard.press(held + key)
            expect(stop).not_to_have_attribute("aria-label", first)
            expect(stop).to_have_count(1)
            expect(stop).to_be_focused()
        with sentence(f"the board of {name} is left and entered by one key"):
            page.keyboard.press("Tab")
            expect_none(page.locator("#board :focus"), once=page.locator(":focus"))
            page.keyboard.press("Shift+Tab")
            expect(stop).to_be_focused()


def test_on_an_enlarged_page_the_cell_that_has_the_focus_is_in_sight(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    for size in ENLARGED:
        with at_size(page, size):
            bench.cell(0).focus()
            for row in range(9):
                cell = bench.cell(9 * row)
                expect(cell).to_be_focused()
                with sentence(f"the cell of row {row + 1} is in sight"):
                    until(page, partial(cell.evaluate, ON_TOP), bool)
                page.keyboard.press("ArrowDown")


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
    # Until it is open, Stop would withdraw it.
    expect(bench.moment).to_have_text(re.compile("/ [1-9]"))
    press("Stop")
    expect(bench.button("Stop")).to_be_disabled()
    expect(bench.button("Step")).to_be_focused()
    press("Back to my numbers")
    expect(bench.button("Back to the search")).to_be_focused()
    press("Hint")
    expect(bench.button("Hint")).to_be_disabled()  # it has said all
    expect(page.locator("#advice").get_by_role("button", name="Close")).to_be_focused()
    press("Close: The tree")
    expect(bench.button("Plan")).to_be_focused()  # in Solve, with nothing to compare


def test_a_dialogue_gives_the_focus_back_to_where_it_was(new_page):
    page = new_page(python=False)
    Workbench(page, "#puzzle=magic-star&strategy=forced&view=watch")
    heading = page.get_by_role("heading", level=1)
    dialogue = page.get_by_role("dialog")

    def ask_for_help():
        page.keyboard.press("?")
        expect(dialogue.get_by_role("button", name="Close")).to_be_focused()
        with removed_by(dialogue):
            page.keyboard.press("Escape")

    with sentence("to the part that had it"):
        expect(heading).to_be_focused()
        ask_for_help()
        expect(heading).to_be_focused()
    with sentence("and to none, if none had it"):
        with removed_by(page.locator(":focus")):
            heading.blur()
        ask_for_help()
        expect_none(page.locator(":focus"), once=heading)


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
            expect(bench.button("Tell more")).to_be_focused()
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


def test_the_focus_goes_to_the_solutions_also_before_any_is_on_the_shelf(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2&panels=plan")
    bench.wait_for_python()
    press_once_drawn(page, "See the solutions")
    bench.solve()
    expect(page.locator("#gallery .shelf button:focus")).to_have_count(1)
