"""All-different puzzles on the page: typing, hints, candidates, counting, new puzzles, files."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.grids import WIKIPEDIA, WIKIPEDIA_SOLVED
from tests.support.workbench import Workbench, paste, place_of

PHONE = {"width": 390, "height": 844}


def sudoku(page: Page, text: str = "", options: str = "") -> Workbench:
    """The page with this puzzle on the board, put there by its link."""
    givens = ",".join(f"{cell}:{value}" for cell, value in enumerate(text) if value != ".")
    bench = Workbench(page, f"#puzzle=sudoku{options}" + (f"&given={givens}" if givens else ""))
    bench.wait_for_python()
    return bench


def told(bench: Workbench) -> Locator:
    return bench.page.locator(".aids .told")


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


def open_file(bench: Workbench, text: str) -> None:
    bench.button("Text").click()
    bench.page.locator("dialog input[type=file]").set_input_files(
        {"name": "puzzles.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_a_digit_takes_the_place_of_the_one_before_and_conflicts_are_marked(new_page):
    bench = sudoku(new_page())
    bench.cell(0).focus()
    for key in ["5", "7", "ArrowRight", "3", "7"]:
        bench.page.keyboard.press(key)
    bench.expect_board({0: "7", 1: "7"})
    expect(bench.faults).to_have_count(2)
    bench.page.keyboard.press("0")
    bench.expect_board({0: "7", 1: ""})
    expect(bench.faults).to_have_count(0)


def test_every_usual_form_of_a_puzzle_can_be_pasted(new_page):
    bench = sudoku(new_page())
    rows = [WIKIPEDIA[at : at + 9] for at in range(0, 81, 9)]
    barred = [" | ".join([row[:3], row[3:6], row[6:]]) for row in rows]
    for text in [
        WIKIPEDIA,
        WIKIPEDIA.replace(".", "0"),
        "\n".join(rows).replace(".", " "),
        "\n------+-------+------\n".join("\n".join(barred[at : at + 3]) for at in (0, 3, 6)),
    ]:
        paste(bench.cell(40), text)
        bench.expect_board({0: "5", 1: "3", 80: "9"})
        assert board(bench) == WIKIPEDIA
        bench.button("Clear").click()
        bench.expect_board({0: ""})
    paste(bench.cell(40), "\n".join([*rows[:4], "12x......", *rows[5:]]))
    expect(bench.page.get_by_role("dialog")).to_contain_text("line 5, character 3")


def test_a_hint_goes_from_the_place_to_the_rule_to_the_value_and_is_filled_in(new_page):
    bench = sudoku(new_page(), WIKIPEDIA)
    bench.button("Hint").click()
    expect(told(bench)).to_contain_text("Look at")
    expect(bench.button("Do it")).to_have_count(0)
    bench.button("More").click()
    expect(told(bench)).to_contain_text("only one place left")
    expect(bench.page.locator(".spot.looked")).to_have_count(9)
    bench.button("More").click()
    before = board(bench)
    bench.button("Do it").click()
    expect(bench.page.locator(".aids .technique")).to_have_count(0)
    after = board(bench)
    changed = [cell for cell in range(81) if before[cell] != after[cell]]
    assert [after[cell] for cell in changed] == [WIKIPEDIA_SOLVED[changed[0]]]
    bench.button("Undo").click()
    bench.expect_board({changed[0]: ""})


def test_what_a_hint_excludes_is_pencilled_and_forgotten_with_its_marks(new_page):
    bench = sudoku(new_page())
    marks = bench.page.locator(".board .marks.own")

    def follow_a_hint(technique: str) -> None:
        bench.button("Hint").click()
        bench.button("More").click()
        expect(bench.page.locator(".aids .technique")).to_have_text(technique)
        bench.button("More").click()
        bench.button("Do it").click()
        expect(bench.button("Hint")).to_be_enabled()

    for _ in range(2):
        bench.button("A. Inkala, 2010").click()
        expect(marks).to_have_count(0)
        follow_a_hint("Hidden single")
        follow_a_hint("Hidden single")
        follow_a_hint("Hidden pair")
        expect(marks).to_have_count(2)


def test_a_wrong_number_filled_into_a_puzzle_is_pointed_at(new_page):
    bench = sudoku(new_page())
    bench.button("The example of Wikipedia").click()
    bench.cell(2).fill("1")  # it is 4; no rule is broken yet
    bench.button("Hint").click()
    expect(told(bench)).to_contain_text("Something filled in is wrong.")
    expect(bench.page.locator(".spot.wrong")).to_have_count(1)


def test_candidates_follow_what_is_typed(new_page):
    bench = sudoku(new_page(), WIKIPEDIA)
    bench.button("Show what is possible").click()
    bench.button("Show").click()
    expect(told(bench)).to_have_text("There is exactly one solution.")
    expect(bench.page.locator(".pencilled.certain")).to_have_count(51)
    bench.cell(10).fill("2")  # in the solution it is 7
    expect(told(bench)).to_have_text("There is no solution.")
    expect(bench.page.locator(".pencilled, .marks")).to_have_count(0)


def test_counting_without_listing(new_page):
    bench = sudoku(new_page(), options="&option.size=4")
    expect(bench.page.locator(".board input.cell")).to_have_count(16)
    bench.cell(0).focus()
    bench.button("Count").click()
    expect(told(bench)).to_have_text("Exactly 288 solutions.")
    bench.page.get_by_label("Size").select_option("9")
    expect(bench.page.locator(".board input.cell")).to_have_count(81)
    bench.button("Count").click()
    expect(told(bench)).to_contain_text("6670903752021072936960")
    bench.cell(0).fill("1")
    bench.button("Count").click()
    told(bench).get_by_role("button", name="Stop").click()
    expect(told(bench)).to_have_text("Stopped.")


def test_a_new_puzzle_is_the_same_for_the_same_seed_and_undo_brings_back_what_was_there(new_page):
    bench = sudoku(new_page(), WIKIPEDIA)
    bench.page.get_by_label("Seed").fill("7")
    bench.page.get_by_label("Symmetric").check()
    bench.button("Make a puzzle").click()
    told_of_it = bench.page.locator(".generate .made")
    expect(told_of_it).to_have_text(re.compile(r"^\s*\d+ givens, seed 7\..* was there\.\s+\S"))
    made = board(bench)
    assert made != WIKIPEDIA
    given = [cell for cell in range(81) if made[cell] != "."]
    assert given == sorted(80 - cell for cell in given)
    bench.button("Undo").click()
    bench.expect_board({0: "5", 1: "3"})
    assert board(bench) == WIKIPEDIA
    bench.button("Make a puzzle").click()  # what it said the first time may still stand
    bench.expect_board({cell: value.strip(".") for cell, value in enumerate(made)})
    bench.page.get_by_label("Seed").fill("-1")
    bench.button("Make a puzzle").click()
    expect(bench.page.locator(".generate .option.fault")).to_contain_text("whole number from 0")


def test_making_a_puzzle_that_cannot_be_is_stopped_or_given_up(new_page):
    bench = sudoku(new_page(), options="&option.size=4")
    expect(bench.page.locator(".board input.cell")).to_have_count(16)
    bench.page.get_by_label("Difficulty").select_option("expert")
    bench.button("Make a puzzle").click()
    expect(bench.page.locator(".generate")).to_contain_text("attempt")
    bench.button("Stop: New puzzle").click()
    expect(bench.page.locator(".generate")).to_contain_text("Stopped.")
    bench.button("Make a puzzle").click()
    given_up = bench.page.get_by_text("No puzzle of this difficulty came out")
    expect(given_up).to_be_visible()  # a thousand attempts
    expect(bench.button("Make a puzzle")).to_be_enabled()


def test_a_file_of_puzzles_is_solved_as_one_and_each_is_a_click_away(new_page):
    bench = sudoku(new_page())
    contradictory = "55" + "." * 79
    lines = [WIKIPEDIA, "hello", contradictory, "." * 81, *[WIKIPEDIA] * 130]
    open_file(bench, "\n".join(lines))
    batch = bench.page.get_by_role("region", name="Puzzles of the file")
    expect(batch.locator("[data-figure=solved]")).to_have_text("133 of 133 done")
    expect(batch).to_contain_text("one solution: 131 · several: 1 · none: 1 · unreadable: 1")
    expect(batch).to_contain_text("ms a puzzle")
    expect(batch).to_contain_text("line 2, character 1")
    batch.get_by_role("button", name="Line 1, one solution").click()
    bench.expect_board({0: "5", 80: "9"})
    assert board(bench) == WIKIPEDIA
    bench.solve()
    bench.expect_over("exactly 1 solution")


def test_a_file_with_one_puzzle_goes_on_the_board(new_page):
    bench = sudoku(new_page())
    open_file(bench, "\n".join(WIKIPEDIA[at : at + 9] for at in range(0, 81, 9)))
    bench.expect_board({0: "5", 80: "9"})
    expect(bench.page.locator(".batch")).to_have_count(0)


def test_the_empty_grid_begins_in_order_and_is_filled_at_random(new_page):
    bench = sudoku(new_page())
    bench.choose("Backtrack")
    bench.button("Solve").click()
    first = bench.page.get_by_role("button", name="Solution 1", exact=True)
    expect(first).to_be_visible()
    bench.button("Stop").click()
    first.click()
    bench.expect_board({0: "1", 1: "2", 2: "3", 8: "9", 9: "4"})
    bench.page.get_by_label("Seed").fill("3")
    bench.button("Fill at random").click()
    expect(bench.page.locator(".generate .made")).to_be_visible()
    assert sorted(board(bench)) == sorted("123456789" * 9)
    expect(bench.faults).to_have_count(0)


def test_the_walk_shows_the_candidates_of_each_moment(new_page):
    bench = sudoku(new_page(), WIKIPEDIA)
    bench.button("Show what is possible").click()
    bench.button("Show").click()
    expect(told(bench)).to_have_text("There is exactly one solution.")
    bench.button("Step").click()
    expect(bench.moment).to_have_text("1 / 1")
    marks = bench.page.locator(".marks text")
    expect(marks).to_have_count(open_values(WIKIPEDIA))
    given = 81 - WIKIPEDIA.count(".")
    for moment in range(2, given + 4):
        bench.page.keyboard.press("n")
        expect(bench.moment).to_contain_text(f"{moment} /")
    now = board(bench)
    assert now.count(".") == WIKIPEDIA.count(".") - 3
    expect(marks).to_have_count(open_values(now))


def test_on_a_phone_values_are_typed_with_the_pad(new_page):
    bench = sudoku(new_page(viewport=PHONE, has_touch=True, is_mobile=True))
    expect(bench.cell(0)).to_have_attribute("inputmode", "none")
    assert place_of(bench.cell(0))["width"] > 36
    bench.cell(30).tap()
    pad = bench.page.get_by_role("group", name="Values")
    pad.get_by_role("button", name="4").tap()
    pad.get_by_role("button", name="6").tap()
    bench.expect_board({30: "6"})
    expect(bench.cell(30)).to_be_focused()
    pad.get_by_role("button", name="Erase").tap()
    bench.expect_board({30: ""})


def test_help_speaks_japanese(new_page):
    bench = sudoku(new_page(locale="ja-JP"), WIKIPEDIA)
    bench.button("ヒント").click()
    expect(told(bench)).to_contain_text("注目してください")
    bench.button("解の数").click()
    expect(told(bench)).to_have_text("解はちょうど 1 通りです。")
    bench.button("難しさは？").click()
    expect(told(bench)).to_contain_text("初級")
