"""Python helps who solves by hand: the solution filled in, the last number noticed."""

from playwright.sync_api import expect

from tests.support.acting import follow, reload
from tests.support.grids import SUDOKU, WIKIPEDIA, WIKIPEDIA_SOLVED
from tests.support.journey import sentence
from tests.support.polling import expect_none, removed_by
from tests.support.workbench import SOLUTION, Workbench

FREE = {3, 4, 30, 31}  # 6 and 7 may change places there
ALSO_FREE = {16, 17, 61, 62}  # 4 and 8 may


def without(cells: set[int]) -> str:
    """A link to the solved board without these cells."""
    left = (f"{at}:{value}" for at, value in enumerate(WIKIPEDIA_SOLVED) if at not in cells)
    return f"#puzzle=sudoku&given={','.join(left)}"


SEVERAL = without(FREE)
MARKED = ".board .spot.plan-step"
EMPTY = [cell for cell, value in enumerate(WIKIPEDIA) if value == "."]


def test_the_solution_is_filled_in_and_taken_back(new_page):
    page = new_page()
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    solved = dict(enumerate(WIKIPEDIA_SOLVED))
    with sentence("a wrong number is put right: the solution is that of the givens"):
        bench.cell(2).fill("1")
        bench.button("Solution").click()
        bench.expect_board(solved)
        expect(bench.advice).to_have_text(
            "This is the only solution. Undo brings your numbers back."
        )
    with sentence("nobody is praised for it"):
        expect(page.locator(".results")).to_have_count(0)
        bench.button("Check").click()
        expect(bench.advice).to_have_text("Yes, it can still be solved.")
        expect(page.locator(".solved-place")).to_be_empty()
    with sentence("nor after the page was loaded anew"):
        reload(page)
        bench.wait_for_python()
        bench.button("Check").click()
        expect(bench.advice).to_have_text("Yes, it can still be solved.")
        expect(page.locator(".solved-place")).to_be_empty()
    with sentence("one step back the own numbers are there"):
        bench.button("Undo").click()
        bench.expect_board({2: "1", 3: ""})
    with sentence("of several solutions none is shown"):
        follow(page, "#puzzle=magic-star&given=0:1")
        bench.button("Solution").click()
        expect(bench.advice).to_contain_text("There is more than one solution.")
        bench.expect_board({0: "1", 1: ""})
    with sentence("nor where there is none"):
        follow(page, "#puzzle=magic-star&given=0:1,1:2,2:3")
        bench.button("Solution").click()
        expect(bench.advice).to_have_text("There is no solution.")


def test_the_last_number_is_noticed_and_an_earlier_verdict_steps_back(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2")
    bench.type({2: "3"})
    bench.solve()
    bench.expect_over("no solution")
    by_hand = page.locator(".solved-place")
    with sentence("nothing is said before the last number, and it alone then"):
        bench.type(dict(zip(range(2, 11), map(str, SOLUTION[2:11]), strict=True)))
        expect(by_hand).to_be_empty()
        bench.type({11: str(SOLUTION[11])})
        expect(by_hand).to_contain_text("Solved!")
        expect(by_hand).to_have_attribute("role", "status")
        expect(page.locator(".verdict.over")).to_have_count(0)
        bench.type({11: "10"})
        expect(by_hand).to_be_empty()
    with sentence("a whole sudoku is solved by keys alone"):
        follow(page, SUDOKU)
        bench.cell(0).focus()
        for cell in range(81):
            if cell in EMPTY:
                page.keyboard.press(WIKIPEDIA_SOLVED[cell])
            page.keyboard.press("ArrowRight")
            if cell % 9 == 8 and cell < 80:
                bench.cell(cell + 1).focus()
        expect(by_hand).to_contain_text("Solved!")


def test_solve_and_count_show_where_solutions_differ(new_page):
    page = new_page()
    differ = FREE | ALSO_FREE  # no two of the solutions need differ in all of them
    bench = Workbench(page, without(differ))
    marked = page.locator(MARKED)
    show = bench.button("Show where they differ")
    bench.solve()
    bench.expect_over("exactly 4 solutions")
    with sentence("after Solve at a click, in words and marks"):
        expect(show).to_have_count(1)
        show.click()
        expect(bench.advice).to_have_text(
            f"The solutions differ in the {len(differ)} marked cells, and nowhere else."
        )
        expect(marked).to_have_count(len(differ))
    with sentence("after Count too, and then once"):
        bench.ask("Count")
        expect(bench.advice).to_have_text("Exactly 4 solutions.")
        expect(marked).to_have_count(0)
        expect(show).to_have_count(1)
        show.click()
        expect(marked).to_have_count(len(differ))
    with sentence("marks and offer go with the next number"), removed_by(show), removed_by(marked):
        bench.cell(min(FREE)).fill(WIKIPEDIA_SOLVED[min(FREE)])
    with sentence("where there is one solution nothing is offered"):
        bench.cell(min(ALSO_FREE)).fill(WIKIPEDIA_SOLVED[min(ALSO_FREE)])
        bench.ask("Count")
        expect(bench.advice).to_have_text("Exactly 1 solution.")
        expect_none(show, once=bench.advice)
    with sentence("without a given, solutions differ nearly everywhere, and nothing is offered"):
        bench = Workbench(page)
        bench.solve()
        bench.expect_over("exactly 960 solutions")
        expect_none(show, once=bench.verdict)


def test_check_marks_where_two_solutions_differ(new_page):
    page = new_page()
    bench = Workbench(page, SEVERAL)
    marked = page.locator(MARKED)
    bench.wait_for_python()
    bench.button("Check").click()
    expect(bench.advice).to_contain_text(f"two of them differ in the {len(FREE)} marked cells")
    expect(marked).to_have_count(len(FREE))
    with sentence("the marks go with the next number"), removed_by(marked):
        bench.cell(min(FREE)).fill(WIKIPEDIA_SOLVED[min(FREE)])
