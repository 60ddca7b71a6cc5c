"""All-different puzzles on the page: typed, pasted, read from files, and with the pad of a phone.
Help with them, counting and new puzzles: tests/page/views/grids.test.js."""

from functools import partial

from playwright.sync_api import Page, expect

from tests.support.grids import WIKIPEDIA
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.polling import expect_none, removed_by, until_equal
from tests.support.workbench import Workbench, paste, place_of

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
