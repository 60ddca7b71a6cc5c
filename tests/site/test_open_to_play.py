"""A puzzle with clues is there to be played: it opens so, nothing in passing shows its solution,
and it is over when its rules hold."""

import re

from playwright.sync_api import expect

from tests.support.acting import follow, reload
from tests.support.journey import sentence
from tests.support.phones import TALL, expect_free, phone
from tests.support.polling import expect_none
from tests.support.workbench import Workbench

HEART = "#puzzle=nonogram&option.runs=1+1+/+5+/+5+/+3+/+1+|+2+/+4+/+4+/+4+/+2&v=2"
EMPTY = (0, 2, 4, 15, 19, 20, 21, 23, 24)
FILLED = [cell for cell in range(25) if cell not in EMPTY]
CLUED = ("nonogram", "kakuro", "killer-sudoku", "kenken", "futoshiki", "skyscrapers")


def test_what_opens_with_clues_is_played_and_not_entered(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    play, enter = (page.get_by_role("radio", name=name) for name in ("Play", "Enter puzzle"))
    with sentence("an empty sudoku is to be typed first"):
        expect(enter).to_be_checked()
        expect(play).to_be_disabled()
    for puzzle in (*CLUED, "queens", "verbal-arithmetic"):
        with sentence(puzzle):
            follow(page, f"#puzzle={puzzle}")
            page.locator(".board .cell").first.focus()
            expect(play).to_be_checked()
    with sentence("what is filled in is one's own, in a link too, and after a reload"):
        follow(page, "#puzzle=kenken&v=2")
        bench.cell(0).fill("4")
        expect(page.locator(".board .cell.filled")).to_have_count(1)
        expect(page).to_have_url(re.compile("own=0:4"))
        reload(page)
        expect(page.locator(".board .cell.filled")).to_have_count(1)
    with sentence("Enter puzzle makes it the puzzle's"):
        enter.click()
        expect(page.locator(".board .cell.given")).to_have_count(1)
        bench.button("Undo").click()
        expect(play).to_be_checked()


def test_no_key_in_passing_shows_a_step(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=kenken&v=2")
    bench.wait_for_python()
    bench.cell(0).press("Enter")
    bench.cell(0).press("Space")  # notes
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    bench.button("Check").click()
    expect(bench.advice).to_contain_text("Yes, it can still be solved.")
    expect_none(page.locator(".results .verdict, .narration .moment"), once=bench.advice)


def test_a_nonogram_is_over_as_soon_as_its_squares_fit(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, HEART)
    bench.wait_for_python()
    over = page.locator(".controls .verdict")
    with sentence("crosses count as empty"):
        bench.cell(5).tap()
        bench.cell(5).tap()
        bench.button("Check").tap()
        expect(bench.advice).to_contain_text("No.")
        bench.cell(5).tap()
    with sentence("clues that are met are grey"):
        for cell in FILLED[:7]:
            bench.cell(cell).tap()
        expect(page.locator(".clue.met")).to_have_count(3)
    with sentence("whatever is crossed"):
        bench.button("Cross").tap()
        bench.cell(0).tap()
        bench.button("Cross").tap()
        for cell in FILLED[7:]:
            bench.cell(cell).tap()
        expect(over).to_have_text("Solved!")
        expect_free(page.locator("#board"))
    with sentence("Check and Hint say so"):
        for asked in ("Check", "Hint"):
            bench.button(asked).tap()
            expect(bench.advice).to_have_text("Solved!")
