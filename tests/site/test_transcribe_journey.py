"""A killer from a book: entered and solved on a phone, sent as a link, opened in a fresh browser
and without a network."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.acting import copied, reload
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.transcribing import Sheet, way_through
from tests.support.workbench import Workbench

PICTURE, SUMS = "ABBBAACDEECDEFFD", {"A": 8, "B": 9, "C": 5, "D": 6, "E": 7, "F": 5}
CAGES = "ABBB AACD EECD EFFD A=8 B=9 C=5 D=6 E=7 F=5"
SOLUTION = "1234341221434321"


def test_a_killer_from_a_book_is_entered_solved_and_sent(new_page):
    page = phone(new_page, TALL, permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=killer-sudoku&option.cages=4&v=2")
    bench.wait_for_python()
    sheet = Sheet(bench)
    with sentence("it is entered with a finger"):
        sheet.open()
        for letter, total in SUMS.items():
            cells = [cell for cell, each in enumerate(PICTURE) if each == letter]
            sheet.drag(*way_through(cells, 4))
            sheet.type(str(total))
        sheet.done()
        sheet.expect_text("cages", CAGES)
    with sentence("it is solved by hand"):
        for cell, value in enumerate(SOLUTION):
            bench.cell(cell).tap()
            page.locator(".pad").get_by_role("button", name=value, exact=True).tap()
        expect(page.locator(".solved-place, .said.solved")).to_contain_text("Solved")
    link = copied(page, bench.share("Copy link"))
    with sentence("in a fresh browser the link has cages and numbers, then without a network too"):
        other = phone(new_page, TALL, service_workers="allow")
        there = Workbench(other, link[link.index("#") :])
        expect_killer(there)
        there.wait_for_python()
        expect(other.get_by_text("Ready for use offline")).to_be_visible()
        other.context.set_offline(True)
        reload(other)
        expect_killer(there)
        again = Sheet(there)
        again.open()
        expect(again.desk.locator(".cage")).to_have_count(6)


def expect_killer(bench: Workbench) -> None:
    board = bench.page.locator(".board")
    expect(board.locator(".cage")).to_have_count(6)
    expect(board.locator("text.clue.corner")).to_have_text([*map(str, SUMS.values())])
    for cell, value in enumerate(SOLUTION):
        expect(bench.cell(cell)).to_have_value(value)
