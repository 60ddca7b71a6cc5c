"""Why: a cut says in one sentence what is wrong and lights the guilty cells alone; none says which
givens cannot stand together."""

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.support.grids import SUDOKU
from tests.support.journey import at_size, sentence
from tests.support.phones import ON_ITS_SIDE, TALL
from tests.support.polling import expect_none, removed_by, until_equal
from tests.support.workbench import Workbench, hold

PLACES = """spots => spots.map((spot) =>
    spot.getAttribute("transform").match(/-?[\\d.]+/g).map(Number)).sort()"""


def opened(page: Page, link: str) -> Workbench:
    bench = Workbench(page, link)
    bench.wait_for_python()
    return bench


def lit(page: Page) -> Locator:
    return page.locator(".board .spot.lit")


def stepped(bench: Workbench, times: int, step: str = "Step") -> None:
    for moment in range(1, times + 1):
        bench.button(step).click()
        expect(bench.moment).to_have_text(re.compile(rf"^{moment} / {moment}\b"))


def test_a_cut_says_what_is_wrong_and_lights_the_guilty(new_page):
    page = new_page()
    said, rule = page.locator(".narration .said"), page.locator(".narration .rule")
    bench = opened(page, "#puzzle=queens&strategy=prune")
    with sentence("queens stand on a chequered board"):
        expect(page.locator(".board .spot")).to_have_count(64)
        dark = [[x, y] for x in range(8) for y in range(8) if (x + y) % 2]
        places = partial(page.locator(".board .spot.tinted").evaluate_all, PLACES)
        until_equal(page, places, dark)
    with sentence("an attack is told with its ray and lights two queens"):
        stepped(bench, 2)
        expect(rule).to_have_text("Attacked by the queen in row 1.")
        expect(page.locator(".board .ray")).to_have_count(1)
        expect(lit(page)).to_have_count(2)
    bench = opened(page, "#puzzle=magic-star&strategy=prune")
    with sentence("a line that misses its sum is told and lit"):
        bench.button("Step").click()
        expect(said).to_have_text("1 placed in cell a (guess, 1 of 12)")
        for _ in range(4):
            bench.button("Step").click()
        expect(rule).to_have_text("2 + 3 + 4 + 5 = 14, and the line from b to e needs 26.")
        expect(lit(page)).to_have_count(4)
        expect(bench.cell(4)).to_have_accessible_description("Refused.")
    bench = opened(page, "#puzzle=sudoku&option.size=4&strategy=prune&given=4:2")
    with sentence("a value that its group has already is refused with the cell that has it"):
        for _ in range(11):
            bench.button("Step").click()
        expect(said).to_have_text("2 refused in row 2, column 1.")
        expect(rule).to_have_text("2 stands in box 1 already.")
        expect(lit(page)).to_have_count(2)
    bench = opened(page, "#puzzle=permutations&option.n=3&strategy=forced")
    with sentence("what goes back in one step with another value is counted"):
        for _ in range(5):
            bench.button("Step").click()
        expect(said).to_have_text(
            "2 removed from cell b, with 1 value that followed from it (taken back)"
        )
    dead = "&option.order=4&strategy=propagate&given=0:1,1:2,2:3,7:4"
    bench = opened(page, f"#puzzle=latin-square{dead}")
    with sentence("a dead end is no refusal of what stands"):
        page.keyboard.press("Shift+ArrowRight")
        expect(said).to_have_text("Dead end, before anything is tried.")
        expect(rule).to_have_text(
            "No number is left for cell d: 1, 2, 3 stand in row 1; 4 stands in column 4."
        )
        bench = opened(page, "#puzzle=latin-square&option.order=5&strategy=fewest-first")
        page.keyboard.press("Shift+ArrowRight")
        expect(said).to_contain_text("Dead end after")
    bench = opened(page, "#puzzle=sudoku&v=2")
    with sentence("a wrong entry is shown as wrong by a hint"):
        bench.take_example("Wikipedia's example")
        bench.expect_board({0: "5", 1: "3"})
        bench.type({2: "1"})
        bench.button("Hint").click()
        wrong = page.locator(".board .spot.wrong")
        expect(wrong).to_have_count(1)
        expect_none(page.locator(".board .spot.looked"), once=wrong)
    bench.button("日本語").click()
    bench = opened(page, "#puzzle=queens&strategy=prune")
    with sentence("an attack is told in Japanese"):
        stepped(bench, 2, "ステップ")
        expect(rule).to_have_text("1 行目のクイーンに取られます。")
        expect(page.locator(".board .ray")).to_have_count(1)
        expect(lit(page)).to_have_count(2)
    bench = opened(page, "#puzzle=magic-star&strategy=generate-and-test")
    with sentence("when all is filled first, nobody blames the last cell"):
        page.keyboard.press("Shift+ArrowRight")
        expect(rule).to_contain_text("26 でなければなりません。")
        expect(said).to_have_text("すべて埋めましたが、解ではありません。")


def test_what_is_placed_has_its_name_where_values_are_no_numbers(new_page):
    page = new_page()
    said, rule = page.locator(".narration .said"), page.locator(".narration .rule")
    runs = "#puzzle=nonogram&option.runs=1%20/%201%201%20|%201%20/%201%20/%201&strategy="
    bench = opened(page, f"{runs}propagate")
    with sentence("a square that follows is filled, and why"):
        bench.button("Step").click()
        expect(said).to_have_text("Filled square follows in cell f")
        expect(rule).to_have_text(
            "Cell f can only be filled, since only that fits the runs 1 1 of row 2."
        )
    bench = opened(page, f"{runs}prune")
    with sentence("a square is tried, refused and taken back"):
        for words in (
            "Empty square placed in cell a (guess, 1 of 2)",
            "Empty square placed in cell b (guess, 1 of 2)",
            "Empty square refused in cell c.",
        ):
            bench.button("Step").click()
            expect(said).to_have_text(words)
        expect(rule).to_have_text("The runs of row 1 are 0, and 1 is needed here.")
        bench.button("日本語").click()
        expect(said).to_have_text("マス c に空きマスは置けません。")
        expect(rule).to_have_text("1 行目の並びは 0 です。ここでは 1 でなければなりません。")
        bench.button("English").click()
    bench = opened(page, "#puzzle=nonogram&option.runs=1%20/%201%20|%201%20/%201")
    bench.solve()
    with sentence("solutions are chosen by what is filled"):
        bench.expect_over("exactly 2 solutions")
        page.locator(".picking select[name=value]").select_option("empty square")
        bench.button("Filter").click()
        expect(page.locator(".filters li")).to_have_text("cell a = empty square")


def test_when_there_is_no_solution_the_guilty_are_named(new_page):
    page = new_page()
    conflict = page.locator(".results .conflict")
    # Beside a corner of 2 stand 7 and 9: known in milliseconds, on whatever machine.
    bench = opened(page, "#puzzle=magic-square&option.order=3&given=0:2,1:1,4:5")
    with sentence("the guilty numbers are named, once, and lit"):
        bench.button("Solve").click()
        expect(conflict).to_contain_text("These clash:")
        expect(conflict).not_to_contain_text("Perhaps only some")
        expect(page.locator("p, span", has_text="These clash:")).to_have_count(1)
        expect(lit(page)).not_to_have_count(0)
    with sentence("their outlines lie over all lines"):
        expect(page.locator(".board .outline")).to_have_count(lit(page).count())
    bench = opened(page, "#puzzle=queens&option.n=3")
    with sentence("where nothing is given and nothing found, the rules are named"):
        bench.solve()
        bench.expect_over("no solution")
        expect(conflict).to_have_text("Nothing is given: the rules alone leave no solution.")


def test_a_search_that_found_nothing_says_what_may_help(new_page):
    page = new_page()
    with sentence("how clues may have been meant"):
        bench = opened(page, "#puzzle=skyscrapers&option.clues=1223 4221 1223 3231")
        bench.solve()
        bench.expect_over("no solution")
        expect(page.locator(".conflict")).to_contain_text("for clockwise ones write clockwise")
        bench.set_option("clues", "clockwise 1223 4221 1223 3231")
        bench.solve()
        bench.expect_over("exactly 1 solution")
    with sentence("a strategy that may find one, a click away"):
        bench = opened(page, "#puzzle=magic-square&option.order=7&strategy=generate-and-test")
        bench.solve()
        expect(bench.figure("nodes")).not_to_have_text("0")
        bench.button("Stop").click()
        bench.expect_over("none found (stopped)")
        expect(page.get_by_text("which proves nothing but may find one sooner")).to_be_visible()
        bench.button("Choose “Local search”").click()
        expect(bench.strategy).to_have_value("local-search")


DESK = (1280, 800)
MISTYPED = SUDOKU.replace(",4:7,", ",4:4,")


def test_a_mistyped_number_is_changed_with_a_click(new_page):
    page = new_page()
    right = page.get_by_role("button", name="r1c5: 4 to 7", exact=True)
    for size in (DESK, TALL, ON_ITS_SIDE):
        bench = opened(page, MISTYPED)
        with at_size(page, size):
            with sentence("what would leave one solution is offered, once"):
                bench.button("Solve").click()
                expect(page.get_by_text("leaves exactly one solution:")).to_have_count(1)
                expect(page.locator(".conflict")).to_have_count(1)
                expect(page.locator(".conflict")).to_contain_text("5 in r8c9")  # the last of them
                expect(right).to_be_in_viewport(ratio=1)
                expect(right).to_have_text("r1c5: 4 → 7")
            with sentence("a click changes it, and Undo takes it back"):
                with removed_by(right):
                    right.click()
                bench.expect_board({4: "7"})
                expect(bench.cell(4)).to_be_focused()
                expect(bench.cell(4)).not_to_be_editable()  # it is still a given
                page.locator(".notice").get_by_role("button", name="Undo").click()
                bench.expect_board({4: "4"})
            with sentence("the reason is back too, and Check says it"):
                expect(right).to_be_visible()
                bench.button("Check").click()
                expect(bench.advice).to_contain_text("No.")
                with removed_by(right):
                    right.click()
                bench.button("Check").click()
                expect(bench.advice).to_have_text("Yes, it can still be solved.")


def test_the_search_for_the_guilty_numbers_is_stopped(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square&option.order=4&given=0:1,1:2,4:3,5:4")
    hold(page, "conflict")
    bench.solve()
    seeking = page.locator(".results .seeking")
    expect(seeking).to_contain_text("Looking for numbers that cannot stand together")
    with removed_by(seeking):
        seeking.get_by_role("button", name="Stop").click()
    expect(bench.verdict).to_have_text("no solution")
