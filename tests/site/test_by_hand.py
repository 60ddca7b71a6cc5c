"""Solving by hand: locked givens, pencil marks, colours, Check, the clock, a word at the end."""

import re

from playwright.sync_api import Locator, expect

from tests.support.acting import copied, follow, reload
from tests.support.grids import SUDOKU, WIKIPEDIA
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.polling import removed_by, until
from tests.support.workbench import SOLUTION, Workbench, paste, place_of

EMPTY = [cell for cell, value in enumerate(WIKIPEDIA) if value == "."]


STAR = "#puzzle=magic-star&given=0:1,1:2,2:4"
OVERHANG = "document.documentElement.scrollWidth - innerWidth"


def marks(bench: Workbench) -> Locator:
    return bench.page.locator(".board .marks.own text")


def test_givens_are_locked_and_cells_are_pencilled_and_coloured(new_page):
    page = new_page(python=False)
    bench = Workbench(page, SUDOKU)
    with sentence("givens of a link are locked, and unlocked with a button"):
        expect(bench.cell(0)).not_to_be_editable()
        expect(bench.cell(0)).to_have_accessible_name(re.compile("given"))
        bench.cell(0).press("7")
        expect(page.get_by_text("Enter puzzle lets you change it")).to_be_visible()
        bench.cell(2).fill("4")
        bench.expect_board({0: "5", 2: "4"})
        bench.button("Clear").click()
        bench.expect_board({0: "5", 2: ""})
        page.get_by_role("radio", name="Enter puzzle").click()
        bench.cell(0).fill("7")
        bench.expect_board({0: "7"})
        page.get_by_role("radio", name="Play").click()
        expect(bench.cell(0)).not_to_be_editable()
        for _ in range(3):
            bench.button("Undo").click()
        bench.expect_board({0: "5"})
        expect(bench.cell(0)).not_to_be_editable()
    with sentence("cells are coloured with a click or a key"):
        follow(page, SUDOKU)
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
        bench.button("Colour").click()
    with sentence("pencil marks are typed, and come back with undo"):
        with removed_by(coloured):
            follow(page, SUDOKU)
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
    with sentence("pencil marks come back with a visit"):
        reload(page)
        expect(marks(bench)).to_have_text(["2", "4", "6"])
        bench.cell(2).press("n")
        bench.cell(2).press("Backspace")
        expect(marks(bench)).to_have_text(["6"])
        bench.cell(2).press("n")
    with sentence("marks of two digits are typed as they are read"):
        follow(page, "#puzzle=magic-star&v=2")
        bench.cell(0).focus()
        for key in ["n", "1", "2", "5", "1", ",", "2"]:  # at once, or after a comma
            page.keyboard.press(key)
        expect(marks(bench)).to_have_text(["1", "2", "5", "12"])
        page.keyboard.press("n")
    with sentence("a reload does not lock what was not locked"):
        bench.type({1: "7"})
        reload(page)
        bench.expect_board({1: "7"})
        expect(bench.cell(1)).to_be_editable()
    with sentence("queens are noted square by square"):
        follow(page, "#puzzle=queens")
        squares = page.locator(".board .cell.piece")
        squares.first.focus()
        bench.button("Cross").click()
        squares.nth(3).click()
        squares.nth(4).click()
        expect(page.locator(".board .crossed")).to_have_count(2)
        bench.button("Colour").click()
        squares.nth(9).click()
        expect(page.locator(".board .colour")).to_have_count(1)
        bench.button("Colour").click()
        squares.nth(3).click()
        expect(page.locator(".board .crossed")).to_have_count(1)
        squares.nth(3).click()
        expect(squares.nth(3)).to_have_attribute("aria-pressed", "true")


def test_a_link_and_a_text_keep_givens_own_numbers_and_marks_apart(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=sudoku&option.size=4&given=0:1,5:3")
    bench.wait_for_python()
    bench.cell(3).fill("2")
    bench.cell(10).press("n")
    bench.cell(10).press("1")
    bench.cell(10).press("4")
    expect(marks(bench)).to_have_text(["1", "4"])
    link = copied(page, bench.share("Copy link"))
    expect(page.get_by_text("Link copied")).to_be_visible()
    text = copied(page, bench.share("Copy as text"))
    expect(page.get_by_text("Copied as text")).to_be_visible()

    def expect_apart(there: Workbench) -> None:
        there.expect_board({0: "1", 3: "2", 5: "3", 10: ""})
        expect(there.cell(0)).not_to_be_editable()
        expect(there.cell(3)).to_be_editable()
        expect(marks(there)).to_have_text(["1", "4"])

    other = Workbench(new_page(), link[link.index("#") :])
    with sentence("the link"):
        expect_apart(other)
    with sentence("the text"):
        follow(other.page, "#puzzle=sudoku&option.size=4")
        other.expect_board({0: "", 3: "", 5: ""})
        expect(marks(other)).to_have_count(0)
        other.wait_for_python()
        paste(other.cell(6), text)
        expect_apart(other)


def test_python_helps_as_far_as_it_is_asked_to(new_page):
    page = new_page()
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    with sentence("Check says whether it can still be solved"):
        bench.button("Check").click()
        expect(bench.advice).to_have_text("Yes, it can still be solved.")
        bench.cell(2).fill("1")  # it is 4; no rule is broken yet
        expect(bench.advice).to_have_text("")
        bench.button("Check").click()
        expect(bench.advice).to_contain_text("No")
    with sentence("Escape closes a hint, from a cell too"):
        bench.button("Hint").click()
        expect(bench.advice.get_by_role("button", name="Close")).to_be_visible()
        bench.cell(3).press("Escape")
        expect(bench.advice).to_have_text("")
    with sentence("a number clears marks only when it is asked to"):
        bench.button("Undo").click()
        bench.expect_board({2: ""})
        for cell in (2, 3):
            bench.cell(cell).press("n")
            bench.cell(cell).press("4")
            bench.cell(cell).press("n")
        bench.cell(5).fill("4")
        bench.expect_board({5: "4"})
        expect(marks(bench)).to_have_text(["4", "4"])
        bench.button("Undo").click()
        bench.button("Pencil").click()
        page.get_by_label("Tidy pencil marks automatically").check()
        bench.button("Pencil").click()
        with removed_by(marks(bench)):
            bench.cell(5).fill("4")
    with sentence("Check knows puzzles of sums too"):
        follow(page, STAR)
        bench.button("Check").click()
        expect(bench.advice).to_have_text("Yes, it can still be solved.")
        bench.type({3: "3"})
        expect(bench.advice).to_have_text("")
        bench.button("Check").click()
        expect(bench.advice).to_contain_text("No")
    with sentence("a hint for sums goes from the place to the reason to the value"):
        bench.button("Undo").click()
        bench.expect_board({3: ""})
        bench.button("Hint").click()
        expect(bench.advice).to_contain_text("try cell d")
        bench.button("Tell more").click()
        expect(bench.advice).to_contain_text("Every attempt with")
        bench.button("Tell more").click()
        expect(bench.advice).to_contain_text("So cell d is 12.")
        bench.button("Do it").click()
        filled = page.locator(".board .cell.filled")
        expect(filled).to_have_count(1)
        expect(filled).to_have_attribute("data-cell", "3")
        expect(filled).to_have_value(str(SOLUTION[3]))
    with sentence("what is possible is shown only to who says so twice"):
        bench.button("Undo").click()
        bench.expect_board({3: ""})
        bench.ask("Show possible numbers")
        expect(bench.advice).to_contain_text("that is the answer")
        expect(page.locator(".pencilled, .marks")).to_have_count(0)
        bench.button("Not now").click()
        expect(bench.advice).to_have_text("")
        bench.ask("Show possible numbers")
        expect(bench.advice).to_contain_text("that is the answer")
        bench.ask("Show possible numbers")  # pressed again the question goes
        expect(bench.advice).to_have_text("")
        bench.ask("Show possible numbers")
        bench.button("Show").click()
        expect(bench.advice).to_have_text("There is exactly one solution.")
        expect(page.locator(".pencilled.certain")).to_have_count(9)


def test_the_clock_is_shown_and_hidden_and_goes_on_at_the_next_visit(new_page):
    page = new_page(python=False)
    page.clock.install()
    bench = Workbench(page, SUDOKU)
    clock = bench.button("Clock")
    expect(clock).to_have_count(0)
    bench.cell(2).fill("4")
    bench.expect_board({2: "4"})
    page.clock.run_for(305_000)  # longer than an expectation waits: one that began anew is not met
    expect(clock).to_contain_text(re.compile("5:[0-5][0-9]"))
    clock.click()
    expect(clock).to_have_text("")
    reload(page)
    expect(clock).to_have_attribute("aria-pressed", "false")
    clock.click()
    expect(clock).to_contain_text(re.compile("5:[0-5][0-9]"))


def test_on_a_phone_marks_and_colours_are_under_the_thumb(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page)
    bench.cell(5).tap()
    bench.button("Pencil").tap()
    pad = page.get_by_role("group", name="Values")
    pad.get_by_role("button", name="12").tap()
    pad.get_by_role("button", name="3", exact=True).tap()
    expect(marks(bench)).to_have_text(["3", "12"])
    with removed_by(marks(bench)):
        pad.get_by_role("button", name="Erase").tap()
    with removed_by(pad):  # colours take its place
        bench.button("Colour").tap()
    for control in page.locator(".filling button:visible").all():
        place = place_of(control)
        assert min(place["width"], place["height"]) >= 44
    bench.cell(5).tap()
    expect(page.locator(".board .colour")).to_have_count(1)
    until(page, lambda: page.evaluate(OVERHANG), lambda over: over <= 0)
