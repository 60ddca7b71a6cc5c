"""Hints of killers, Futoshiki and nonograms, which go on from what was noted, and of own notes."""

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.polling import removed_by
from tests.support.workbench import Workbench


def expect_in_full(bench: Workbench, words: str) -> None:
    """Ask for a hint in full, which says these words."""
    bench.button("Hint").tap()
    expect(bench.advice).to_contain_text("Look")
    for _ in range(2):
        bench.button("Tell more").tap()
    expect(bench.advice).to_contain_text(words)


def test_cages_are_hinted_one_after_the_other(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=killer-sudoku&v=2")
    bench.wait_for_python()
    with sentence("a cage of 3 is 1 and 2"):
        expect_in_full(bench, "only 1 + 2 do")
        expect(page.locator("#advice .technique")).to_have_text("Unique sum")
    with sentence("what it excludes is noted"):
        with removed_by(page.locator("#advice .technique")):
            bench.button("Do it").tap()
        expect(page.locator(".board .marks.own")).not_to_have_count(0)
    with sentence("the next hint is another cage"):
        expect_in_full(bench, "only 1 + 3 do")


def test_a_chain_of_signs_is_drawn(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=futoshiki&v=2")
    bench.wait_for_python()
    expect_in_full(bench, "at least 2")
    expect(page.locator("#advice .technique")).to_have_text("Chain of signs")
    expect(page.locator(".board .link.strong")).to_have_count(1)


def test_a_line_of_a_nonogram_is_filled(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=nonogram&v=2")
    bench.wait_for_python()
    expect_in_full(bench, "fit in one way only")
    with removed_by(page.locator("#advice .technique")):
        bench.button("Do it").tap()
    expect_in_full(bench, "as far as possible to both ends")


NOTED = "#puzzle=latin-square&v=2&option.order=3&given=0:1,1:2,3:2&marks=2:1.2,4:3,5:1,6:3,7:1,8:2"
"""Notes in all cells, of which that of row 1, column 3 leaves out 3."""


def test_whole_notes_of_ones_own_are_taken_into_account(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, NOTED)
    bench.wait_for_python()
    with sentence("the cell whose note is wrong is pointed at"):
        bench.button("Hint").tap()
        expect(bench.advice).to_contain_text("exclude what belongs here")
