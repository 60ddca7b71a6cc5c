"""Numbers on the board: which keys go where, texts, and what is in sight. What is wrong with
numbers, and what is kept: tests/page/views/typing.test.js."""

from playwright.sync_api import expect

from tests.support.acting import close_and_paste, copied, follow
from tests.support.journey import at_size, sentence
from tests.support.polling import removed_by
from tests.support.workbench import SOLUTION, Workbench, paste


def test_why_no_search_starts_is_in_sight_once_and_covers_nothing(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&given=0:5,4:5")
    bench.wait_for_python()
    why = "5 appears twice in row 1."
    for size, shown in (((1280, 800), ".faults"), ((820, 1180), ".controls .wrong")):
        with at_size(page, size):
            page.locator("h1").scroll_into_view_if_needed()
            bench.button("Solve").click()
            expect(page.locator(".notice-place")).to_have_text(f"The search did not start. {why}")
            with sentence("it is only read out there"):
                expect(page.locator(".notice-place .unseen")).to_have_count(1)
                expect(page.locator(".notice")).to_have_count(0)
            with sentence("it is read where it stands"):
                expect(page.locator(shown)).to_contain_text(why)
                expect(page.locator(shown)).to_be_in_viewport(ratio=1)
            with sentence("it is read out once: the next key ends it"):
                page.keyboard.press("Tab")
                expect(page.locator(".notice-place")).to_be_empty()


def test_a_puzzle_is_entered_in_one_go_and_played_cell_by_cell(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    with sentence("each digit goes on to the next cell; 0, a dot and Space leave one empty"):
        bench.cell(0).focus()
        page.keyboard.type("53.07 ...6")
        bench.expect_board({0: "5", 1: "3", 2: "", 3: "", 4: "7", 5: "", 9: "6", 10: ""})
        expect(bench.cell(10)).to_be_focused()
    with sentence("Backspace empties a cell, and in an empty one goes back to empty that before"):
        page.keyboard.press("Backspace")
        bench.expect_board({4: "7", 9: ""})
        expect(bench.cell(9)).to_be_focused()
        page.keyboard.type("8")
        bench.expect_board({9: "8"})
    with sentence("one cell is undone at a time"):
        for undone in ({9: "6"}, {4: "7", 9: ""}, {1: "3", 4: ""}, {0: "5", 1: ""}):
            page.keyboard.press("Control+z")
            bench.expect_board(undone)
    with sentence("the last cell is the end"):
        bench.cell(80).focus()
        page.keyboard.type("4")
        expect(bench.cell(80)).to_be_focused()
    with sentence("a pencil mark stays where it is made"):
        page.keyboard.press("n")
        bench.cell(40).focus()
        page.keyboard.type("12")
        expect(bench.cell(40)).to_be_focused()
        page.keyboard.press("n")
    with sentence("a number of one's own stays where it is typed"):
        page.get_by_role("radio", name="Play").click()
        bench.cell(20).focus()
        page.keyboard.type("17")  # a digit too many takes the place of the one before
        bench.expect_board({20: "7"})
        expect(bench.cell(20)).to_be_focused()
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
        bench.expect_board({0: "5", 20: ""})
        expect(bench.cell(20)).to_be_focused()
    with sentence("a number of two digits goes on once no digit can follow"):
        follow(page, "#puzzle=magic-star&v=2")
        bench.cell(0).focus()
        page.keyboard.type("71")
        bench.expect_board({0: "7", 1: "1"})
        expect(bench.cell(1)).to_be_focused()
        page.keyboard.type("21131 413")  # 1 could become 12; 13 is no value
        bench.expect_board({1: "12", 2: "11", 3: "3", 4: "1", 5: "4", 6: "13"})
        expect(bench.cell(6)).to_be_focused()
    with sentence("where the clues are the puzzle, one's own numbers are typed"):
        follow(page, "#puzzle=skyscrapers&v=2")
        bench.cell(0).focus()
        page.keyboard.type("3")
        bench.expect_board({0: "3"})
        expect(bench.cell(0)).to_be_focused()


def test_cells_are_gone_through_filled_undone_and_copied(new_page):
    page = new_page(python=False, permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page)
    with sentence("arrow keys go to the nearest cell in that direction"):
        bench.cell(0).focus()
        for key, cell in [
            ("ArrowDown", 2),
            ("ArrowLeft", 1),
            ("ArrowRight", 2),
            ("ArrowRight", 3),
            ("ArrowDown", 6),
            ("ArrowDown", 9),
            ("ArrowDown", 11),
            ("ArrowDown", 11),
        ]:
            page.keyboard.press(key)
            expect(bench.cell(cell)).to_be_focused()
    with sentence("what was typed is undone, redone and cleared"):
        bench.cell(0).press_sequentially("12")
        bench.cell(1).press_sequentially("3")
        page.keyboard.press("Control+z")
        bench.expect_board({0: "12", 1: ""})
        page.keyboard.press("Control+z")
        bench.expect_board({0: ""})
        page.keyboard.press("Control+Shift+z")
        bench.expect_board({0: "12", 1: ""})
        bench.button("Clear").click()
        bench.expect_board({0: "", 1: ""})
        bench.button("Undo").click()
        bench.expect_board({0: "12"})
    with sentence("an example is one click"):
        bench.take_example("Three numbers given")
        bench.expect_board({0: "1", 1: "2", 2: "4"})
    with sentence("Copy gives the board as text"):
        follow(page, "#puzzle=magic-star&given=0:1,3:12")
        bench.expect_board({0: "1", 1: "", 3: "12"})
        words = copied(page, bench.share("Copy as text")).split()
        expect(page.get_by_text("Copied as text.")).to_be_visible()
        assert words == ["1", ".", ".", "12", *["."] * 8]


def test_texts_are_read_or_say_where_they_cannot_be(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    dialog = page.get_by_role("dialog")
    field = page.get_by_role("textbox", name="The board as text")
    with sentence("pasted text that cannot be read is at hand to be mended"):
        paste(bench.cell(0), "1 2 {3,99} . . . . . . . . .")
        expect(dialog).to_contain_text("Cell c: 99 is not one of 1 to 12.")
        expect(field).to_be_focused()
        with removed_by(dialog):
            page.keyboard.press("Escape")
        bench.expect_board({0: ""})
    with sentence("pasted text fills the board and undo takes it back"):
        bench.type({11: "9"})
        paste(bench.cell(0), "1\n2 4 12 8\n. .\n. . . .\n.")
        bench.expect_board({0: "1", 3: "12", 4: "8", 11: ""})
        bench.button("Undo").click()
        bench.expect_board({0: "", 11: "9"})
    with sentence("what is pasted as a dialogue closes is read too"):
        bench.open_text()
        close_and_paste(dialog, "2 . . . . . . . . . . .")
        bench.expect_board({0: "2", 11: ""})
        bench.button("Undo").click()
    with sentence("text that cannot be read says where, and stays"):
        bench.open_text()
        field.fill("1 2 <b>3</b>")
        bench.button("Put on the board").click()
        expect(dialog).to_contain_text("line 1, character 5")
        expect(field).to_have_value("1 2 <b>3</b>")
        field.fill(" ".join(map(str, SOLUTION)))
        expect(dialog).not_to_contain_text("line 1, character 5")
        with removed_by(dialog):
            bench.button("Put on the board").click()
        bench.expect_board({cell: str(SOLUTION[cell]) for cell in range(12)})
    with sentence("on a phone what is wrong is said within sight"), at_size(page, (390, 844)):
        bench.button("Clear").click()
        bench.type({0: "1", 1: "1"})
        told = page.locator(".controls .wrong")
        expect(told).to_have_text("1 stands in cell a and in cell b.")
        expect(told).to_be_in_viewport(ratio=1)
        with removed_by(told):
            bench.type({1: "2"})
