"""Solving by hand: locked givens, pencil marks, colours, Check, the clock, a word at the end."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.grids import WIKIPEDIA, WIKIPEDIA_SOLVED
from tests.support.workbench import SOLUTION, Workbench, paste, place_of

PHONE = {"width": 390, "height": 844}
WIKIPEDIAS = "&given=" + ",".join(
    f"{cell}:{value}" for cell, value in enumerate(WIKIPEDIA) if value != "."
)
EMPTY = [cell for cell, value in enumerate(WIKIPEDIA) if value == "."]


def sudoku(page: Page) -> Workbench:
    bench = Workbench(page, f"#puzzle=sudoku{WIKIPEDIAS}")
    bench.wait_for_python()
    return bench


def marks(bench: Workbench) -> Locator:
    return bench.page.locator(".board .marks.own text")


def told(bench: Workbench) -> Locator:
    return bench.page.locator(".aids .told")


def test_givens_of_a_link_are_locked_and_unlocked_with_a_button(new_page):
    bench = sudoku(new_page())
    expect(bench.cell(0)).not_to_be_editable()
    expect(bench.cell(0)).to_have_accessible_name(re.compile("given"))
    bench.cell(0).press("7")
    bench.expect_board({0: "5"})
    bench.cell(2).fill("4")
    bench.button("Clear").click()
    bench.expect_board({0: "5", 2: ""})
    bench.button("Unlock").click()
    bench.cell(0).fill("7")
    bench.expect_board({0: "7"})
    bench.button("Lock").click()
    expect(bench.cell(0)).not_to_be_editable()
    for _ in range(3):
        bench.button("Undo").click()
    expect(bench.cell(0)).not_to_be_editable()
    bench.expect_board({0: "5"})


def test_pencil_marks_are_typed_and_come_back_with_undo_and_a_visit(new_page):
    page = new_page()
    bench = sudoku(page)
    bench.cell(2).focus()
    page.keyboard.press("Space")
    expect(bench.button("Pencil")).to_have_attribute("aria-pressed", "true")
    for key in ["1", "4", "2", "1"]:
        page.keyboard.press(key)
    expect(marks(bench)).to_have_text(["2", "4"])
    expect(bench.cell(2)).to_have_accessible_description("pencilled in: 2, 4.")
    bench.expect_board({2: ""})
    page.keyboard.press("ArrowRight")
    page.keyboard.press("6")
    page.keyboard.press("n")
    page.keyboard.press("6")
    bench.expect_board({3: "6"})
    expect(marks(bench)).to_have_text(["2", "4"])
    page.keyboard.press("Control+z")
    expect(marks(bench)).to_have_text(["2", "4", "6"])
    page.reload()
    expect(marks(bench)).to_have_text(["2", "4", "6"])
    bench.cell(2).press("n")
    bench.cell(2).press("Backspace")
    expect(marks(bench)).to_have_text(["6"])


def test_marks_of_two_digits_are_typed_as_they_are_read(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.cell(0).focus()
    for key in ["n", "1", "2", "5", "1", ",", "2"]:  # at once, or after a comma
        page.keyboard.press(key)
    expect(marks(bench)).to_have_text(["1", "2", "5", "12"])


def test_a_number_clears_marks_only_when_it_is_asked_to(new_page):
    page = new_page()
    bench = sudoku(page)
    for cell in (2, 3):
        bench.cell(cell).press("n")
        bench.cell(cell).press("4")
        bench.cell(cell).press("n")
    bench.cell(5).fill("4")
    expect(marks(bench)).to_have_text(["4", "4"])
    bench.button("Undo").click()
    bench.button("Pencil").click()
    page.get_by_label("A number clears its pencil marks").check()
    bench.button("Pencil").click()
    bench.cell(5).fill("4")
    expect(marks(bench)).to_have_count(0)


def test_cells_are_coloured_with_a_click_or_a_key(new_page):
    page = new_page()
    bench = sudoku(page)
    bench.button("Colour").click()
    page.get_by_role("radio", name="Blue, dotted").click()
    bench.cell(2).click()
    bench.cell(0).click()  # a given too
    coloured = page.locator(".board .colour")
    expect(coloured).to_have_count(2)
    expect(bench.cell(0)).to_have_accessible_description("Blue, dotted")
    bench.cell(3).focus()
    page.keyboard.press("4")
    expect(page.locator(".board .colour[data-colour='4']")).to_have_count(1)
    bench.cell(2).click()
    expect(coloured).to_have_count(2)
    bench.button("Undo").click()
    expect(coloured).to_have_count(3)


def test_a_link_and_a_text_keep_givens_own_numbers_and_marks_apart(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=sudoku&option.size=4&given=0:1,5:3")
    bench.wait_for_python()
    bench.cell(3).fill("2")
    bench.cell(10).press("n")
    bench.cell(10).press("1")
    bench.cell(10).press("4")
    bench.button("Link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    bench.button("Copy").click()
    expect(page.get_by_text("Copied as text")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")

    def expect_apart(there: Workbench) -> None:
        there.expect_board({0: "1", 3: "2", 5: "3", 10: ""})
        expect(there.cell(0)).not_to_be_editable()
        expect(there.cell(3)).to_be_editable()
        expect(marks(there)).to_have_text(["1", "4"])

    other = new_page()
    other.goto(link)
    expect_apart(Workbench(other, link[link.index("#") :]))
    third = Workbench(new_page(), "#puzzle=sudoku&option.size=4")
    third.wait_for_python()
    paste(third.cell(6), text)
    expect_apart(third)


def test_a_reload_does_not_lock_what_was_not_locked(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.type({0: "7"})
    page.reload()
    bench.expect_board({0: "7"})
    expect(bench.cell(0)).to_be_editable()


def test_check_says_whether_it_can_still_be_solved(new_page):
    bench = sudoku(new_page())
    bench.button("Check").click()
    expect(told(bench)).to_have_text("Yes, it can still be solved.")
    bench.cell(2).fill("1")  # it is 4; no rule is broken yet
    expect(told(bench)).to_have_text("")
    bench.button("Check").click()
    expect(told(bench)).to_contain_text("No")


def test_check_knows_puzzles_of_sums_too(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-star&given=0:1,1:2,2:4")
    bench.wait_for_python()
    bench.button("Check").click()
    expect(told(bench)).to_have_text("Yes, it can still be solved.")
    bench.type({3: "3"})
    bench.button("Check").click()
    expect(told(bench)).to_contain_text("No")


def test_a_hint_for_sums_goes_from_the_place_to_the_reason_to_the_value(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-star&given=0:1,1:2,2:4")
    bench.wait_for_python()
    bench.button("Hint").click()
    expect(told(bench)).to_contain_text("try cell d")
    bench.button("More").click()
    expect(told(bench)).to_contain_text("Every way to go on from")
    bench.button("More").click()
    expect(told(bench)).to_contain_text("So cell d is 12.")
    bench.button("Do it").click()
    filled = bench.page.locator(".board .cell.filled")
    expect(filled).to_have_count(1)
    assert filled.input_value() == str(SOLUTION[int(filled.get_attribute("data-cell") or "")])


def test_what_is_possible_is_shown_only_to_who_says_so_twice(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-star&given=0:1,1:2,2:4")
    bench.wait_for_python()
    bench.button("Show what is possible").click()
    expect(told(bench)).to_contain_text("that is the answer")
    expect(bench.page.locator(".pencilled, .marks")).to_have_count(0)
    bench.button("Not now").click()
    expect(told(bench)).to_have_text("")
    for _ in range(2):  # pressed again the question goes
        bench.button("Show what is possible").click()
    expect(told(bench)).to_have_text("")
    bench.button("Show what is possible").click()
    bench.button("Show").click()
    expect(told(bench)).to_have_text("There is exactly one solution.")
    expect(bench.page.locator(".pencilled.certain")).to_have_count(9)


def test_the_last_number_is_noticed_and_an_earlier_verdict_steps_back(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2")
    bench.type({2: "3"})
    bench.solve()
    bench.expect_over("none")
    bench.type(dict(zip(range(2, 11), map(str, SOLUTION[2:11]), strict=True)))
    by_hand = page.locator(".solved-place")
    expect(by_hand).to_be_empty()
    bench.type({11: str(SOLUTION[11])})
    expect(by_hand).to_contain_text("Solved!")
    expect(by_hand).to_have_attribute("role", "status")
    expect(page.locator(".verdict.over")).to_have_count(0)
    bench.type({11: "10"})
    expect(by_hand).to_be_empty()


def test_a_whole_sudoku_is_solved_by_keys_alone(new_page):
    page = new_page()
    bench = sudoku(page)
    bench.cell(0).focus()
    for cell in range(81):
        if cell in EMPTY:
            page.keyboard.press(WIKIPEDIA_SOLVED[cell])
        page.keyboard.press("ArrowRight")
        if cell % 9 == 8 and cell < 80:
            bench.cell(cell + 1).focus()
    expect(page.locator(".solved-place")).to_contain_text("Solved!")


def test_the_clock_is_shown_and_hidden_and_goes_on_at_the_next_visit(new_page):
    page = new_page()
    page.clock.install()
    bench = sudoku(page)
    clock = bench.button("Clock")
    expect(clock).to_have_count(0)
    bench.cell(2).fill("4")
    page.clock.run_for(65_000)
    expect(clock).to_contain_text(re.compile("1:0[0-9]"))
    clock.click()
    expect(clock).to_have_text("")
    page.reload()
    expect(clock).to_have_attribute("aria-pressed", "false")
    clock.click()
    expect(clock).to_contain_text(re.compile("1:0[0-9]"))


def test_queens_are_noted_square_by_square(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=queens")
    squares = page.locator(".board .cell.piece")
    squares.first.focus()
    bench.button("Pencil").click()
    squares.nth(3).click()
    squares.nth(4).click()
    expect(page.locator(".board .crossed")).to_have_count(2)
    bench.button("Colour").click()
    squares.nth(9).click()
    expect(page.locator(".board .colour")).to_have_count(1)
    bench.button("Colour").click()
    squares.nth(3).click()
    expect(squares.nth(3)).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_marks_and_colours_are_under_the_thumb(new_page):
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    bench = Workbench(page)
    bench.cell(5).tap()
    bench.button("Pencil").tap()
    pad = page.get_by_role("group", name="Values")
    pad.get_by_role("button", name="12").tap()
    pad.get_by_role("button", name="3", exact=True).tap()
    expect(marks(bench)).to_have_text(["3", "12"])
    pad.get_by_role("button", name="Erase").tap()
    expect(marks(bench)).to_have_count(0)
    bench.button("Colour").tap()
    expect(pad).to_have_count(0)  # colours take its place
    for control in page.locator(".filling button").all():
        assert min(place_of(control)["width"], place_of(control)["height"]) >= 44
    bench.cell(5).tap()
    expect(page.locator(".board .colour")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
