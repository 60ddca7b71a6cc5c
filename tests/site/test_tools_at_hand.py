"""A puzzle that is solved by hand has its tools at hand; one's own numbers are no part of it."""

from playwright.sync_api import expect

from tests.support.grids import SUDOKU
from tests.support.workbench import Workbench

PHONE = {"width": 390, "height": 844}


def test_the_tools_for_ones_own_marks_are_there_from_the_start(new_page):
    page = new_page(viewport=PHONE, python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    expect(bench.button("Pencil")).to_be_visible()
    expect(bench.button("Hint")).to_be_visible()
    bench.cell(0).click()
    page.get_by_role("group", name="Values").get_by_role("button", name="7").click()
    bench.expect_board({0: "7"})


def test_help_is_there_from_the_start_where_the_clues_are_on_the_board(new_page):
    page = new_page(python=False)
    for puzzle in ("nonogram", "kakuro"):
        bench = Workbench(page, f"#puzzle={puzzle}")
        for name in ("Hint", "Check"):
            expect(bench.button(name)).to_be_visible()
    bench = Workbench(page, "#puzzle=queens")  # which is nothing but its rules
    expect(bench.button("Hint")).to_have_count(0)


def test_a_wrong_number_of_ones_own_is_named_and_the_puzzle_is_judged_without_it(new_page):
    bench = Workbench(new_page(), SUDOKU)
    bench.wait_for_python()
    bench.type({2: "1"})  # it is 4
    bench.ask("How hard?")
    expect(bench.advice).to_contain_text("Easy")
    bench.ask("Count")
    expect(bench.advice).to_contain_text("There is no solution. ")
    expect(bench.advice).to_contain_text("1 in row 1, column 3, with ")


def test_puzzles_of_any_rules_are_judged_and_a_board_too_large_for_steps_says_so(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=kakuro")
    bench.wait_for_python()
    bench.ask("How hard?")
    expect(bench.advice).to_have_text("Easy: one rule at a time")
    bench = Workbench(page, "#puzzle=nonogram&option.runs=25")  # 625 cells
    expect(page.get_by_role("combobox", name="Strategy").get_by_role("option")).to_have_text(
        ["Compiled", "Learn", "Propagate", "Restarts"]
    )
    bench.solve()
    bench.expect_over("exactly 1 solution")
    expect(page.locator(".narration", has_text="too large for the steps")).to_be_visible()
    expect(bench.button("Step")).to_have_count(0)
