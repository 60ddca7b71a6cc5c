"""All-different puzzles on the page: typing, hints, candidates, counting, new puzzles, files."""

import re
from functools import partial

from playwright.sync_api import Page, expect

from tests.support.grids import WIKIPEDIA, WIKIPEDIA_SOLVED
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.polling import expect_none, removed_by, until, until_equal
from tests.support.workbench import Workbench, hold, paste, place_of

ROWS = [WIKIPEDIA[at : at + 9] for at in range(0, 81, 9)]


def sudoku(page: Page, text: str = "", options: str = "") -> Workbench:
    """The page with this puzzle on the board, put there by its link."""
    givens = ",".join(f"{cell}:{value}" for cell, value in enumerate(text) if value != ".")
    bench = Workbench(page, f"#puzzle=sudoku{options}&v=2" + (f"&given={givens}" if givens else ""))
    bench.wait_for_python()
    return bench


def board(bench: Workbench) -> str:
    """What the cells say, dots for empty ones."""
    values = bench.page.locator(".board input.cell").evaluate_all(
        "cells => cells.sort((a, b) => a.dataset.cell - b.dataset.cell).map(cell => cell.value)"
    )
    return "".join(value or "." for value in values)


def open_values(values: str) -> int:
    """For all empty cells together, the values that stand in no row, column or box of theirs."""

    def seen(cell: int, other: int) -> bool:
        row, column, other_row, other_column = cell // 9, cell % 9, other // 9, other % 9
        boxed = (row // 3, column // 3) == (other_row // 3, other_column // 3)
        return boxed or row == other_row or column == other_column

    return sum(
        9 - len({values[other] for other in range(81) if seen(cell, other)} - {"."})
        for cell in range(81)
        if values[cell] == "."
    )


def expect_on_board(bench: Workbench, values: str) -> None:
    until_equal(bench.page, partial(board, bench), values)


def open_file(bench: Workbench, text: str) -> None:
    bench.open_text()
    bench.page.locator("dialog input[type=file]").set_input_files(
        {"name": "puzzles.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_numbers_are_typed_pasted_and_read_from_a_file(new_page):
    page = new_page()
    bench = sudoku(page)
    with sentence("a digit takes the place of the one before, and conflicts are marked"):
        bench.cell(0).focus()
        for key in ["5", "ArrowLeft", "7", "3", "ArrowLeft", "7"]:
            page.keyboard.press(key)
        bench.expect_board({0: "7", 1: "7"})
        expect(bench.faults).to_have_count(2)
        page.keyboard.press("ArrowLeft")
        with removed_by(bench.faults):
            page.keyboard.press("0")
        bench.expect_board({0: "7", 1: ""})
    with sentence("every usual form of a puzzle can be pasted"):
        barred = [" | ".join([row[:3], row[3:6], row[6:]]) for row in ROWS]
        for text in [
            WIKIPEDIA,
            WIKIPEDIA.replace(".", "0"),
            "\n".join(ROWS).replace(".", " "),
            "\n------+-------+------\n".join("\n".join(barred[at : at + 3]) for at in (0, 3, 6)),
        ]:
            paste(bench.cell(40), text)
            bench.expect_board({0: "5", 1: "3", 80: "9"})
            expect_on_board(bench, WIKIPEDIA)
            bench.button("Clear").click()
            bench.expect_board({0: ""})
        paste(bench.cell(40), "\n".join([*ROWS[:4], "12x......", *ROWS[5:]]))
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("line 5, character 3")
        with removed_by(dialog):
            page.keyboard.press("Escape")
    with sentence("a file with one puzzle goes on the board"):
        open_file(bench, "\n".join(ROWS))
        bench.expect_board({0: "5", 80: "9"})
        expect_none(page.locator(".batch"), once=bench.cell(0))
    with sentence("a file of puzzles is solved as one, and each is a click away"):
        lines = [WIKIPEDIA, "hello", "55" + "." * 79, "." * 81, *[WIKIPEDIA] * 130]
        bench.button("Clear").click()
        bench.expect_board({0: ""})
        open_file(bench, "\n".join(lines))
        batch = page.get_by_role("region", name="Puzzles of the file")
        expect(batch.locator("[data-figure=solved]")).to_have_text("133 of 133 done")
        expect(batch).to_contain_text("one solution: 131 · several: 1 · none: 1 · unreadable: 1")
        expect(batch).to_contain_text("ms a puzzle")
        expect(batch).to_contain_text("line 2, character 1")
        batch.get_by_role("button", name="Line 1, one solution").click()
        bench.expect_board({0: "5", 80: "9"})
        expect_on_board(bench, WIKIPEDIA)
        bench.solve()
        bench.expect_over("exactly 1 solution")


def test_help_is_given_with_a_puzzle(new_page):
    page = new_page()
    bench = sudoku(page, WIKIPEDIA)
    with sentence("a hint goes from the place to the rule to the value, and is filled in"):
        bench.button("Hint").click()
        expect(bench.advice).to_contain_text("Look at")
        expect_none(bench.button("Do it"), once=bench.advice)
        bench.button("Tell more").click()
        expect(bench.advice).to_contain_text("only one place left")
        looked = page.locator(".spot.looked")
        expect(looked).to_have_count(9)
        expect_none(page.locator(".board .spot:not(.looked) .marks"), once=looked.first)
        expect(page.locator(".board .spot.looked .marks")).not_to_have_count(0)
        bench.button("Tell more").click()
        with removed_by(page.locator("#advice .technique")):
            bench.button("Do it").click()
        after = until(page, partial(board, bench), lambda seen: seen != WIKIPEDIA)
        changed = [cell for cell in range(81) if WIKIPEDIA[cell] != after[cell]]
        assert [after[cell] for cell in changed] == [WIKIPEDIA_SOLVED[changed[0]]]
        bench.button("Undo").click()
        bench.expect_board({changed[0]: ""})
    with sentence("candidates follow what is typed"):
        bench.ask("Show possible numbers")
        bench.button("Show").click()
        expect(bench.advice).to_have_text("There is exactly one solution.")
        expect(page.locator(".pencilled.certain")).to_have_count(51)
    with sentence("the walk shows the candidates of each moment"):
        bench.button("Step").click()
        given = 81 - WIKIPEDIA.count(".")
        expect(bench.moment).to_contain_text(f"{given} /")
        marks = page.locator(".marks text")
        expect(marks).to_have_count(open_values(WIKIPEDIA))
        for moment in range(given + 1, given + 4):
            page.keyboard.press("n")
            expect(bench.moment).to_contain_text(f"{moment} /")
        empty = WIKIPEDIA.count(".") - 3
        now = until(page, partial(board, bench), lambda seen: seen.count(".") == empty)
        expect(marks).to_have_count(open_values(now))
        bench.button("Stop").click()
        bench.go_back()
        expect_on_board(bench, WIKIPEDIA)
    with sentence("what is possible is nothing once there is no solution"):
        bench.cell(10).fill("2")  # in the solution it is 7
        expect(bench.advice).to_have_text("There is no solution.")
        expect_none(page.locator(".pencilled, .marks"), once=bench.advice)
    bench = sudoku(page)
    with sentence("a wrong number filled into a puzzle is pointed at"):
        bench.take_example("Wikipedia's example")
        bench.cell(2).fill("1")  # it is 4; no rule is broken yet
        bench.button("Hint").click()
        expect(bench.advice).to_contain_text("A number filled in is wrong.")
        expect(page.locator(".spot.wrong")).to_have_count(1)
    with sentence("what a hint excludes is pencilled, and forgotten with its marks"):
        marks = page.locator(".board .marks.own")
        for _ in range(2):
            bench.take_example("A. Inkala, 2010")
            bench.expect_board({2: "5", 3: "3"})
            expect(marks).to_have_count(0)
            for technique in ("Hidden single", "Hidden single", "Hidden pair"):
                bench.button("Hint").click()
                bench.button("Tell more").click()
                expect(page.locator("#advice .technique")).to_have_text(technique)
                bench.button("Tell more").click()
                with removed_by(page.locator("#advice .technique")):
                    bench.button("Do it").click()
                expect(bench.button("Hint")).to_be_enabled()
            expect(marks).to_have_count(2)


def test_the_making_of_a_puzzle_is_stopped(new_page):
    page = new_page()
    bench = sudoku(page, options="&option.size=4")
    hold(page, "generate")
    expect(page.locator(".board input.cell")).to_have_count(16)
    bench.unfold("generate")
    page.get_by_label("Difficulty").select_option("expert")  # of which none comes out
    bench.button("Make a puzzle").click()
    making = page.locator(".generate")
    expect(making).to_contain_text("attempt")
    bench.button("Stop: New puzzle").click()
    expect(making).to_contain_text("Stopped.")


def test_solutions_are_counted_and_puzzles_are_made(new_page):
    page = new_page()
    bench = sudoku(page, options="&option.size=4")
    with sentence("solutions are counted without being listed"):
        expect(page.locator(".board input.cell")).to_have_count(16)
        bench.cell(0).focus()
        bench.ask("Count")
        expect(bench.advice).to_have_text("Exactly 288 solutions.")
    with sentence("a puzzle that cannot be is given up"):
        bench.unfold("generate")
        page.get_by_label("Difficulty").select_option("expert")
        bench.button("Make a puzzle").click()
        given_up = page.get_by_text("No puzzle of this difficulty was found")
        expect(given_up).to_be_visible()  # a thousand attempts
        expect(bench.button("Make a puzzle")).to_be_enabled()
    with sentence("solutions are counted of a whole grid, and the counting is stopped"):
        bench.unfold("settings")
        page.get_by_label("Size").select_option("9")
        expect(page.locator(".board input.cell")).to_have_count(81)
        bench.ask("Count")
        expect(bench.advice).to_contain_text("6,670,903,752,021,072,936,960")
        bench.cell(0).fill("1")
        bench.ask("Count")
        bench.advice.get_by_role("button", name="Stop").click()
        expect(bench.advice).to_have_text("Stopped.")
    made_it = page.locator(".generate .made")
    seed = page.get_by_label("Seed")
    seed.fill("7")
    bench = sudoku(page, WIKIPEDIA)
    with sentence("a new puzzle is the same for the same seed"):
        page.get_by_label("Difficulty").select_option(index=0)
        page.get_by_label("Symmetric").check()
        bench.button("Make a puzzle").click()
        expect(made_it).to_have_text(re.compile(r"^\s*\d+ givens, seed 7\..* was there\.\s+\S"))
        made = until(page, partial(board, bench), lambda seen: seen != WIKIPEDIA)
        given = [cell for cell in range(81) if made[cell] != "."]
        assert given == sorted(80 - cell for cell in given)
        bench.button("Undo").click()
        expect_on_board(bench, WIKIPEDIA)  # which undo brings back
        bench.button("Make a puzzle").click()  # what it said the first time may still stand
        expect_on_board(bench, made)
        seed.fill("-1")
        bench.button("Make a puzzle").click()
        expect(page.locator(".generate .option.fault")).to_contain_text("whole number from 0")
    bench = sudoku(page, options="&strategy=backtrack")
    with sentence("the search of the empty grid begins in order"):
        bench.button("Solve").click()
        first = bench.button("Solution 1")
        expect(first).to_be_visible()
        bench.button("Stop").click()
        first.click()
        bench.expect_board({0: "1", 1: "2", 2: "3", 8: "9", 9: "4"})
    with sentence("the empty grid is filled at random"):
        seed.fill("3")
        bench.button("Fill at random").click()
        expect(made_it).to_be_visible()
        filled = sorted("123456789" * 9)
        until(page, partial(board, bench), lambda seen: sorted(seen) == filled)
        expect(bench.faults).to_have_count(0)
    bench = Workbench(page, "#puzzle=futoshiki&option.signs=4")
    with sentence("the clues of a new puzzle stand in its option, as if typed"):
        expect(page.locator(".board input.cell")).to_have_count(16)
        page.get_by_label("Difficulty").select_option("easy")
        seed.fill("7")
        bench.button("Make a puzzle").click()
        expect(made_it).to_contain_text(re.compile(r"\d+ clues, seed 7\..*Easy: one rule", re.S))
        bench.unfold("settings")
        signs = re.compile(r"^[.<>]{3}( [.v^]{4} [.<>]{3}){3}$")
        expect(page.get_by_role("textbox", name="Signs: row")).to_have_value(signs)
        expect(bench.button("Fill at random")).to_have_count(0)


def test_on_a_phone_values_are_typed_with_the_pad(new_page):
    bench = Workbench(phone(new_page, TALL, python=False), "#puzzle=sudoku&v=2")
    expect(bench.cell(0)).to_have_attribute("inputmode", "none")
    assert place_of(bench.cell(0))["width"] > 36
    bench.cell(30).tap()
    pad = bench.page.get_by_role("group", name="Values")
    pad.get_by_role("button", name="4").tap()
    bench.expect_board({30: "4"})
    pad.get_by_role("button", name="6").tap()
    bench.expect_board({30: "6"})
    expect(bench.cell(30)).to_be_focused()
    pad.get_by_role("button", name="Erase").tap()
    bench.expect_board({30: ""})


def test_help_speaks_japanese(new_page):
    bench = sudoku(new_page(locale="ja-JP"), WIKIPEDIA)
    bench.button("ヒント").click()
    expect(bench.advice).to_contain_text("注目してください")
    bench.ask("解を数える")
    expect(bench.advice).to_have_text("解はちょうど 1 通りです。")
    bench.ask("難しさは？")
    expect(bench.advice).to_contain_text("初級")
