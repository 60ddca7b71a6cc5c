"""What is said of a person's program: whether it solves an exercise, where it stands, and what is
odd about it."""

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.workshop import Workshop

ROW = "#puzzle=permutations&option.n=3"
OPEN = "from edagari.learn import puzzle\n"
FORGOTTEN = """from edagari.learn import puzzle
board = puzzle("permutations", {"n": 3})
def fill(cell, left):
    if not left:
        board.solution()
    for value in left:
        board.place(cell, value)
        fill(cell + 1, [other for other in left if other != value])
fill(0, list(board.values))
"""


def test_figures_of_another_board_solve_no_exercise(new_page):
    workshop = Workshop(new_page(), "#puzzle=magic-star")
    workshop.room.get_by_label("Begin with").select_option("Write the test")
    judgement = workshop.room.locator(".judgement")

    with sentence("another puzzle has as many solutions, and is not the one that is asked for"):
        workshop.write(
            OPEN + 'board = puzzle("permutations", {"n": 1})\nboard.place(0, 1)\nboard.solution()'
        )
        workshop.run()
        expect(workshop.figure("solutions")).to_have_text("1")
        expect(judgement).to_contain_text("another board than this exercise is about")
        call = 'puzzle("magic-star", {}, given="1 2 4 12 . . . . . . . .")'
        expect(judgement.locator("code")).to_have_text(call)

    with sentence("nor is the same one with other givens"):
        workshop.write(OPEN + 'board = puzzle("magic-star", {}, "1 2 4 . . . . . . . . .")')
        workshop.run()
        expect(judgement).to_contain_text("another board than this exercise is about")

    with sentence("on its board it is judged by its figures"):
        workshop.write(OPEN + f"board = {call}")
        workshop.run()
        expect(judgement).to_have_text("Not yet: 0 different solutions were reported, 1 is wanted.")


def test_step_by_line_goes_on_and_the_output_grows_with_it(new_page):
    workshop = Workshop(new_page(), ROW, "print('one')\nprint('two')\nprint('three')")
    workshop.run(by_line=True)
    expect(workshop.lit).to_have_text("print('one')")
    expect(workshop.status).to_have_text("Line by line: step 1 of 3")
    expect(workshop.room.get_by_text("What the program prints appears here.")).to_be_visible()
    workshop.run(by_line=True)
    expect(workshop.lit).to_have_text("print('two')")
    expect(workshop.output).to_have_text("one")
    workshop.run(by_line=True)
    expect(workshop.lit).to_have_text("print('three')")
    expect(workshop.output).to_have_text("one\ntwo\nthree")
    expect(workshop.status).to_have_text("Done")

    with sentence("a program that was changed begins anew"):
        workshop.write("print('four')\nprint('five')")
        workshop.run(by_line=True)
        expect(workshop.lit).to_have_text("print('four')")
        expect(workshop.status).to_have_text("Line by line: step 1 of 2")


def test_what_is_odd_about_a_program_is_told(new_page):
    page = new_page()
    page.clock.install()
    workshop = Workshop(page, ROW, FORGOTTEN)

    with sentence("a recursion that takes nothing back finds the same, and is asked about it"):
        workshop.run()
        expect(workshop.figure("solutions")).to_have_text("6")
        note = workshop.room.locator(".refilled")
        expect(note).to_contain_text("Is board.remove missing after the call?")
        note.get_by_role("button", name="Line 7").click()
        expect(workshop.editor).to_be_focused()

    with sentence("a program that changes Python itself is told, and the next one has a new one"):
        workshop.write("import builtins\nfor name in list(vars(builtins)): delattr(builtins, name)")
        workshop.run()
        expect(workshop.room.get_by_text("The program changed Python itself.")).to_be_visible()
        workshop.write("len('abc')")
        expect(workshop.button("Run")).to_be_enabled()
        workshop.run()
        expect(workshop.value).to_have_text("3")

    with sentence("a loop that shows nothing is told after a while, until it shows something"):
        workshop.write("while True: pass")
        workshop.run()
        expect(workshop.status).to_have_text("Running…")
        page.clock.run_for(10_000)
        expect(workshop.status).to_contain_text("Nothing has been shown for a while")
        workshop.button("Stop").click()
        expect(workshop.status).to_contain_text("Stopped")
