"""The clues of a book entered on the board by finger, mouse or keys, and how many actions that
takes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from pycore.puzzles.kakuro import WIKIPEDIA as KAKURO
from tests.support.acting import reload, until_gone_back
from tests.support.fingers import middle_of
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.polling import removed_by
from tests.support.transcribing import sheet_of, way_through

# Wikipedia's example of a killer, three of its cages divided in two.
KILLER = (
    "AABBBCDEF GGHHdCDEF ffIIdJKKe LMMINJKOe LPPQNJOOR SPTQNUVVR STTQWUUXX SYZWWaaXX SYZWbbbcc "
    "A=3 B=15 C=9 D=4 E=16 F=12 G=9 H=17 I=9 J=8 K=20 L=6 M=14 N=17 O=17 P=13 Q=20 R=12 S=27 T=6 "
    "U=20 V=6 W=10 X=14 Y=8 Z=16 a=15 b=13 c=17 d=13 e=3 f=16"
)
# A picture at random (_random_picture.py, seed 9): of ten the one with the most lengths.
PICTURE = (
    "2 2 / 2 1 1 / 4 1 / 2 3 / 4 / 3 / 3 2 / 4 1 2 / 2 2 2 / 2 2 3 | "
    "2 / 3 / 4 2 / 4 4 / 1 1 4 / 4 / 3 1 1 / 1 3 1 / 1 4 / 3 3"
)

IN_JAPANESE = "盤でヒントを入力…"


def cages_of(text: str) -> list[tuple[list[int], str]]:
    """The cages by their first cells: a way for a finger over each, and its sum."""
    words = text.split()
    picture = "".join(word for word in words if "=" not in word)
    clues = dict(word.split("=") for word in words if "=" in word)
    return [
        (way_through([cell for cell, sign in enumerate(picture) if sign == letter]), clues[letter])
        for letter in dict.fromkeys(picture)
    ]


def test_a_killer_of_32_cages_is_entered_with_a_finger_and_solved(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, "#puzzle=killer-sudoku&v=2")
    cages = cages_of(KILLER)
    assert len(cages) == 32
    with sentence("a board without cages"), removed_by(sheet.desk.locator(".cage")):
        sheet.tap("Empty board")
    with sentence("each cage is one drag, and its sum is typed"):
        for number, (way, clue) in enumerate(cages, 1):
            sheet.drag(*way)
            sheet.type(clue)
            expect(sheet.desk.locator(".cage")).to_have_count(number)
        sums = sheet.desk.locator("text.corner")
        expect(sums).to_have_text([clue for _, clue in cages])
    with sentence("it is complete, in fewer than 140 actions, and has one solution"):
        expect(sheet.said).to_have_text("This can be read as a puzzle.")
        sheet.done()
        assert sheet.actions == 87
        sheet.bench.solve()
        sheet.bench.expect_over("exactly 1 solution")


def test_a_nonogram_is_typed_line_after_line(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, "#puzzle=nonogram&option.runs=10&v=2")
    names = [f"{kind} {number}" for kind in ("Row", "Column") for number in range(1, 11)]
    for name, line in zip(names, re.split(r" [/|] ", PICTURE), strict=True):
        expect(sheet.name).to_have_text(name)
        lengths = [int(length) for length in line.split()]
        sheet.type(line.replace(" ", ""))  # 22 are not one run in ten squares
        if name != "Column 10" and not is_whole(lengths, 10):
            sheet.tap("Next")
    expect(sheet.said).to_have_text("This can be read as a puzzle.")
    sheet.done()
    assert sheet.actions <= 60
    sheet.expect_text("runs", PICTURE)


def is_whole(lengths: list[int], room: int) -> bool:
    """Whether neither another length nor another digit has room."""
    left = room - sum(lengths) - len(lengths) + 1
    return left < 2 and 10 * lengths[-1] > lengths[-1] + left


def test_a_kakuro_gets_its_blocks_and_then_its_sums(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, "#puzzle=kakuro&v=2")
    with sentence(
        "blocks above and on the left are there; the others are touched, or dragged over"
    ):
        sheet.tap("Empty board")
        expect(sheet.desk.locator(".block.square")).to_have_count(15)
        entries = [row.split() for row in KAKURO.split(" / ")]
        blocks = [
            8 * r + c
            for r, row in enumerate(entries)
            for c, entry in enumerate(row)
            if r and c and entry != "."
        ]
        for number, block in enumerate(blocks, 1):
            sheet.drag(block)
            expect(sheet.desk.locator(".block.square")).to_have_count(15 + number)
    with sentence("then the sums, one after the other; one that can go on waits for Next"):
        sheet.tap("Next")
        clues = [clue for row in entries for entry in row for clue in entry.split("\\")]
        asked = [clue for clue in clues if clue.isdigit()]
        for number, clue in enumerate(asked, 1):
            before = sheet.name.inner_text()
            sheet.type(clue)
            if len(clue) == 1 and number < len(asked):
                sheet.next_unless_gone_on(before)
    expect(sheet.said).to_have_text("This can be read as a puzzle.")
    sheet.done()
    assert sheet.actions <= 90
    sheet.expect_text("board", KAKURO)


def test_the_numbers_of_a_mosaic_are_touched_and_typed(new_page):
    page = phone(new_page, TALL)
    sheet = sheet_of(page, "#puzzle=mosaic&option.clues=2x3&v=2")
    for slot, clue in {0: "3", 4: "5", 5: "4"}.items():
        sheet.slot(slot).tap()
        sheet.type(clue)
    sheet.expect_text("clues", "3.. .54")
    sheet.done()
    sheet.bench.solve()
    sheet.bench.expect_over("exactly 2 solutions")


def test_by_mouse_and_keys_with_undo_and_over_a_reload(new_page):
    page = new_page()
    sheet = sheet_of(page, "#puzzle=kenken&v=2")
    sheet.dialog.get_by_label("Size").select_option("3")
    expect(sheet.desk.locator(".square")).to_have_count(9)
    with sentence("with the mouse: a drag, then a number and its operation"):
        page.mouse.move(*middle_of(sheet.square(0)))
        page.mouse.down()
        page.mouse.move(*middle_of(sheet.square(1)), steps=5)
        page.mouse.up()
        page.keyboard.type("3+")
        expect(sheet.desk.locator("text.corner")).to_have_text(["3+"])
        expect(sheet.said).to_have_text("This can be read as a puzzle.")
    with sentence("a cage without its number is missed in words"):
        page.mouse.click(*middle_of(sheet.square(2)))
        expect(sheet.said).to_have_text("1 clue without a number.")
    with sentence("by keys: Shift with an arrow draws, a digit ends that and is typed"):
        sheet.square(3).focus()
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.type("2-")
        expect(sheet.desk.locator("text.corner")).to_have_text(["3+", "", "2−"])
    with sentence("one step back takes a cage with what was typed into it"):
        sheet.dialog.get_by_role("button", name="Undo").click()
        expect(sheet.desk.locator("text.corner")).to_have_text(["3+", ""])
    with sentence("a cage that is touched is typed again, and a reload loses nothing"):
        page.mouse.click(*middle_of(sheet.square(2)))
        page.keyboard.press("2")
        expect(sheet.desk.locator("text.corner")).to_have_text(["3+", "2"])
        sheet.expect_text("cages", "AAB ... ... A=3+ B=2")
        reload(page)
        sheet.open()
        expect(sheet.desk.locator("text.corner")).to_have_text(["3+", "2"])


def test_towers_outside_and_signs_between(new_page):
    page = new_page(locale="ja-JP")
    sheet = sheet_of(page, "#puzzle=skyscrapers&option.clues=4&v=2", IN_JAPANESE)
    with sentence("numbers outside follow each other round the square"):
        expect(sheet.name).to_have_text("上の 1 番目")
        page.keyboard.type("1223")
        page.keyboard.press("Enter")
        page.keyboard.type("2")
        sheet.expect_text("clues", "1223 .2.. .... ....")
    with sentence("one that cannot be seen is refused, and stays to be mended"):
        page.keyboard.type("7")
        expect(sheet.dialog.get_by_role("alert")).to_contain_text("1〜4")
        expect(sheet.field).to_have_value("7")
    page.keyboard.press("Escape")
    until_gone_back(page)
    sheet = sheet_of(page, "#puzzle=futoshiki&option.signs=3&v=2", IN_JAPANESE)
    with sentence("signs change with each touch, or are typed"):
        sheet.slot(0).click()
        sheet.expect_text("signs", "<. ... .. ... ..")
        sheet.slot(0).click()
        sheet.expect_text("signs", ">. ... .. ... ..")
        sheet.slot(0).press("ArrowRight")
        page.keyboard.press("<")
        sheet.expect_text("signs", ">< ... .. ... ..")
        page.keyboard.press("Delete")
        sheet.expect_text("signs", ">. ... .. ... ..")
