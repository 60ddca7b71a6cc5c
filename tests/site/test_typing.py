"""Numbers on the board: typing, faults, undo, text, and what is kept."""

from playwright.sync_api import expect

from tests.support.acting import close_and_paste, copied, follow, reload, visit
from tests.support.journey import at_size, sentence
from tests.support.polling import removed_by
from tests.support.workbench import SOLUTION, Workbench, paste

# What is typed, and the reason at each cell, in English and in Japanese.
FAULTY = [
    ({3: "13"}, {3: ("13 is not one of 1 to 12.", "13 は使えません（1〜12）。")}),
    ({3: "x"}, {3: ("'x' is not one of 1 to 12.", "'x' は使えません（1〜12）。")}),
    (
        {0: "5", 7: "5"},
        dict.fromkeys(
            (0, 7),
            ("5 stands in cell a and in cell h.", "5 がマス a とマス h にあります。"),
        ),
    ),
    (
        {1: "1", 2: "2", 3: "3", 4: "4"},
        dict.fromkeys(
            (1, 2, 3, 4),
            (
                "1 + 2 + 3 + 4 = 10, and the line from b to e needs 26.",
                "1 + 2 + 3 + 4 = 10 です。b から e への線の和は 26 でなければなりません。",
            ),
        ),
    ),
]


def test_a_given_that_cannot_stand_is_marked_with_its_reason_and_no_search_starts(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    for language, (name, solve, clear) in enumerate(
        [("English", "Solve", "Clear"), ("日本語", "解く", "消去")]
    ):
        bench.button(name).click()
        for typed, reasons in FAULTY:
            with sentence(f"{typed}, in {name}"):
                bench.type(typed)
                # One sentence, however many cells have a part in it.
                expect(bench.faults).to_have_count(1)
                for cell, texts in reasons.items():
                    reason = texts[language]
                    expect(bench.faults).to_contain_text(reason)
                    expect(bench.cell(cell)).to_have_attribute("aria-invalid", "true")
                    expect(bench.cell(cell)).to_have_attribute("aria-description", reason)
                bench.button(solve).click()
                expect(page.locator(".notice-place")).to_contain_text(reason)
                expect(bench.cell(min(reasons))).to_be_focused()
                expect(page.locator(".results")).to_have_count(0)
                with removed_by(bench.faults):
                    bench.button(clear).click()


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


def test_clashing_numbers_are_marked_before_python_is_there(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    marked = page.locator(".board [aria-invalid='true']")
    bench.type({0: "5", 4: "5", 80: "5"})
    expect(marked).to_have_count(2)
    expect(bench.cell(4)).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".board .border ~ .outline")).to_have_count(2)  # over the thick lines
    with removed_by(marked):
        bench.type({4: "6"})
    with sentence("a puzzle whose numbers are squares with a piece marks the pieces"):
        bench = Workbench(page, "#puzzle=queens")
        for row in (0, 1):
            page.locator(f".board [data-cell='{row}'][data-value='1']").click()
        expect(page.locator(".board .piece.fault")).to_have_count(2)


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


def test_what_was_typed_is_kept_with_its_undo_and_its_puzzle(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    with sentence("undo and redo outlive a reload"):
        bench.type({0: "12", 1: "3", 2: "5"})
        bench.button("Undo").click()
        bench.expect_board({2: ""})
        reload(page)
        bench.expect_board({0: "12", 1: "3", 2: ""})
        bench.button("Redo").click()
        bench.expect_board({2: "5"})
        for _ in range(3):
            bench.button("Undo").click()
        bench.expect_board({0: "", 1: "", 2: ""})
        expect(bench.button("Undo")).to_be_disabled()
    with sentence("numbers, strategy and puzzle are there at the next visit"):
        bench.type({5: "7"})
        bench.choose("Prune")
        visit(page, "about:blank")
        page.goto("./")
        expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
        bench.expect_board({5: "7"})
        expect(page.locator(".strategy select")).to_have_value("prune")


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


def test_options_say_what_they_take_and_what_is_wrong_with_them(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square")
    bench.wait_for_python()
    rules = page.locator(".rules")
    with sentence("a number out of range is told at its option"):
        bench.set_option("order", "99")
        expect(page.locator(".option.fault")).to_contain_text("whole number from 3 to 12")
        expect(bench.option("order")).to_have_attribute("aria-invalid", "true")
        bench.set_option("order", "3")
        expect(page.locator(".board input.cell")).to_have_count(9)
        expect(page.locator(".option .bad")).to_have_count(0)
    with sentence("a line that misses the sum of the rules is marked"):
        follow(page, "#puzzle=magic-square&given=0:1,1:2,2:14,3:16")
        expect(bench.faults).to_have_count(1)
        expect(bench.faults).to_contain_text("1 + 2 + 14 + 16 = 33, and row 1 needs 34.")
        page.get_by_role("radio", name="Enter puzzle").click()
        with removed_by(bench.faults):
            bench.type({2: "15"})
    with sentence("an option offers lines to take"):
        follow(page, "#puzzle=magic-ring")
        bench.button("the odd primes 3 to 23").click()
        expect(bench.option("values")).to_have_value("primes")
        expect(rules).to_contain_text("23")
    with sentence("an option that may be left empty says what that means"):
        follow(page, "#puzzle=flip-it&option.gap=0")
        bench.button("日本語").click()
        expect(bench.option("gap")).to_have_value("0")
        bench.set_option("gap", "")
        expect(rules).to_contain_text("空きはどこでもかまいません")
        expect(bench.option("gap")).to_have_attribute("placeholder", "どこでもよい")
        expect(bench.option("gap")).to_have_value("")
