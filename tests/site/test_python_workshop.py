"""A person's own program: written, run, stopped, stepped through, carried away."""

import json
import re

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.polling import changed_by, removed_by
from tests.support.workbench import Workbench
from tests.support.workshop import STARTS, Workshop

ROW = "#puzzle=permutations&option.n=3"
OPEN = "from edagari.learn import puzzle\nboard = puzzle()\n"


def test_the_program_that_is_offered_runs_on_the_board_and_takes_its_lane_in_the_race(new_page):
    page = new_page()
    workshop = Workshop(page, ROW)
    expect(workshop.editor).to_contain_text('board = puzzle("permutations")')
    workshop.run()
    expect(workshop.status).to_have_text("Done")
    expect(workshop.output).to_have_text("6 solutions; 15 nodes, 0 cuts")
    expect(workshop.figure("solutions")).to_have_text("6")
    expect(workshop.room.locator("svg.thumbnail")).to_be_visible()

    with sentence("its tree has its counts; a node goes to its moment, and a moment to its node"):
        tree = workshop.room.get_by_role("region", name="The tree")
        expect(tree.locator(".summary")).to_contain_text("Nodes: 15, cuts: 0, solutions: 6.")
        whole = tree.get_by_role("application")
        whole.press("ArrowDown")
        whole.press("Enter")
        expect(workshop.room.locator(".moment")).to_have_text(re.compile("^1 of"))
        expect(tree.locator(".picked")).to_contain_text("cell a = 1, level 1")
        expect(workshop.figure("nodes")).to_have_text("1 of 15")
        workshop.button("One forward").click()
        expect(tree.locator(".picked")).to_contain_text("cell b = 2, level 2")

    with sentence("from its end one goes back to its last solution"):
        workshop.button("To the end").click()
        workshop.button("To the solution before").click()
        expect(workshop.room.locator("svg.thumbnail tspan")).to_have_text(["3", "2", "1"])

    workshop.close()
    page.get_by_role("tab", name="Compare").click()
    page.get_by_role("button", name="Start the race").click()
    row = page.locator(".laps tbody tr").last
    expect(row).to_contain_text("Your own program")
    expect(row).to_contain_text("15")


def test_programs_are_run_one_after_another(new_page):
    workshop = Workshop(new_page(), ROW)

    with sentence("each line is shown with its variables, forwards and backwards"):
        workshop.write(OPEN + "def double(n):\n    return 2 * n\nx = double(4)\nx")
        workshop.run(by_line=True)
        expect(workshop.status).to_have_text("Line by line: step 1 of 6")
        expect(workshop.lit).to_contain_text("from edagari.learn")
        for line in ("board = puzzle", "def double", "x = double(4)", "return 2 * n"):
            workshop.button("One forward").click()
            expect(workshop.lit).to_contain_text(line)
        expect(workshop.room.locator(".line-shown")).to_have_text("Line 4 return 2 * n")
        expect(workshop.variable("n")).to_have_text("4")
        workshop.button("To the end").click()
        expect(workshop.status).to_have_text("Done")
        expect(workshop.variable("x")).to_have_text("8")
        expect(workshop.value).to_have_text("8")
        workshop.button("One back").click()
        expect(workshop.lit).to_contain_text("return 2 * n")

    with sentence("an error stands at its line, with a plain sentence"):
        workshop.write(OPEN + "lenght = 3\nprint(length)")
        workshop.run()
        expect(workshop.trouble).to_contain_text("There is no variable or function length.")
        expect(workshop.trouble).to_contain_text("Did you mean lenght?")
        expect(workshop.status).to_have_text("Ended by an error")
        expect(workshop.room.locator(".cm-line.wrong")).to_have_text("print(length)")
        workshop.trouble.get_by_role("button", name="Line 4").click()
        expect(workshop.editor).to_be_focused()

    with sentence("a wrong solution says which rule it breaks"):
        workshop.write(OPEN + "for cell in board.cells: board.place(cell, 1)\nboard.solution()")
        workshop.run()
        expect(workshop.trouble).to_contain_text("This is not a solution, it breaks a rule")
        board = workshop.room.get_by_role("img", name="cell a = 1; cell b = 1; cell c = 1")
        expect(board).to_be_visible()
        expect(workshop.figure("solutions")).to_have_text("0")

    with sentence("what a program prints is only text"):
        workshop.write("print('<b id=evil>bold</b>')\n'<i>'")
        workshop.run()
        expect(workshop.output).to_have_text("<b id=evil>bold</b>")
        expect(workshop.value).to_have_text("'<i>'")

    with sentence("Escape and Tab leave the editor, and it says so"):
        way_out = "Esc, then Tab leaves the editor."
        expect(workshop.editor).to_have_accessible_description(way_out)
        workshop.write("x = 1")
        workshop.page.keyboard.press("Tab")
        expect(workshop.editor).to_be_focused()
        expect(workshop.editor).to_have_text("x = 1    ")
        workshop.page.keyboard.press("Escape")
        workshop.page.keyboard.press("Tab")
        expect(workshop.editor).not_to_be_focused()


def test_an_endless_program_is_paused_goes_on_is_stopped_and_what_it_had_shown_stays(new_page):
    source = OPEN + "print('shown')\nwhile True:\n    board.place(0, 1)\n    board.remove(0)"
    workshop = Workshop(new_page(), ROW, source)
    workshop.run()
    expect(workshop.output).to_have_text("shown")
    expect(workshop.figure("nodes")).not_to_have_text("0")
    workshop.button("Pause").click()
    expect(workshop.status).to_have_text("Paused")
    workshop.button("To the start").click()
    expect(workshop.button("To the start")).to_be_disabled()
    with changed_by(workshop.figure("nodes")):
        workshop.button("Resume").click()
    expect(workshop.status).to_have_text("Running…")
    workshop.button("Pause").click()
    workshop.button("Stop").click()
    expect(workshop.status).to_contain_text("Stopped")
    expect(workshop.output).to_have_text("shown")
    expect(workshop.button("Run")).to_be_enabled()
    expect(workshop.button("One forward")).to_be_enabled()


def test_a_program_stays_with_its_puzzle_and_a_dropped_file_leaves_it_as_it_was(new_page):
    page = new_page()
    workshop = Workshop(page, ROW, "print('mine')")

    with sentence("Back closes the workshop, and the program is there again"):
        with removed_by(workshop.room):
            page.go_back()
        expect(page).to_have_url(re.compile("puzzle=permutations"))
        workshop.open()
        expect(workshop.editor).to_have_text("print('mine')")

    with sentence("a file that is dropped is run in its place, and goes with the workshop"):
        workshop.drop("ben.py", "while True: pass")
        expect(workshop.editor).to_have_text("while True: pass")
        workshop.run()
        workshop.button("Stop").click()
        expect(workshop.file("ben.py")).to_contain_text("did not come to its end")
        workshop.close()
        workshop.open()
        expect(workshop.editor).to_have_text("print('mine')")


def test_a_program_from_a_link_is_shown_with_a_warning_and_not_run(new_page):
    page = new_page(python=False)
    # it prints "from a link"
    link = f"{ROW}&program=KyjKzCvRUE8rys9VSFTIyczLVtcEAA"
    Workbench(page, link)
    room = page.get_by_role("dialog", name="Your own program")
    expect(room.get_by_role("note")).to_contain_text("came with a link")
    expect(room.get_by_role("button", name="Run", exact=True)).to_be_enabled()
    expect(room.locator(".printed pre")).to_have_count(0)

    with sentence("saved as a file it says which board it had"):
        with page.expect_download() as saved:
            room.get_by_role("button", name="Save as .py").click()
        _, call, program = saved.value.path().read_text("utf-8").splitlines()
        assert call == '# board = puzzle("permutations", {"n": "3"})'
        assert program == "print('from a link')"

    with sentence("what is typed into it stays apart from the other programs, and can be undone"):
        editor = room.get_by_role("textbox", name="Program")
        editor.click()
        page.keyboard.insert_text("# mine\n")
        choice = room.get_by_label("Begin with")
        choice.select_option("Backtracking")
        expect(editor).to_contain_text('board = puzzle("permutations")')
        choice.select_option("from a link (changed)")
        expect(editor).to_contain_text("# mine")
        room.get_by_role("button", name="As it was at first").click()
        expect(editor).not_to_contain_text("# mine")
        room.get_by_role("button", name="Back to mine").click()
        expect(editor).to_contain_text("# mine")


def test_where_the_strategy_has_no_program_to_be_changed_one_begins_with_a_plain_one(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=kakuro&panels=program")
    bench.button("Your own program").click()
    editor = page.get_by_role("textbox", name="Program")
    expect(editor).to_contain_text('board = puzzle("kakuro")')


def test_a_board_too_large_to_be_recorded_is_shown_with_its_counts_and_this_is_told(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=latin-square&option.order=30&panels=program")
    bench.button("Your own program").click()
    room = page.get_by_role("dialog", name="Your own program")
    room.get_by_role("textbox", name="Program").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text(f"{OPEN}for cell in range(30): board.place(cell, cell + 1)")
    room.get_by_role("button", name="Run", exact=True).click()
    expect(room.locator("[data-figure='nodes'] dd")).to_have_text("30")
    expect(room.locator("svg.thumbnail tspan")).to_have_text([str(n) for n in range(1, 31)])
    expect(room.get_by_text("none of a board that is too large")).to_be_visible()


def test_an_exercise_is_judged_with_hints_and_a_model_answer(new_page):
    workshop = Workshop(new_page(), "#puzzle=magic-square&option.order=3")
    workshop.room.get_by_label("Begin with").select_option("A better order")
    task = workshop.room.get_by_role("region", name="A better order")
    expect(task).to_contain_text("with at most 1,000 nodes")
    workshop.run()
    expect(workshop.room).to_contain_text("at most 1,000 are allowed")
    task.get_by_text("Hint 1").click()
    expect(task.get_by_text("The sooner a line is full")).to_be_visible()
    task.get_by_text("A model answer").click()
    task.get_by_role("button", name="Put it into the editor").click()
    workshop.run()
    expect(workshop.room).to_contain_text("Solved.")

    with sentence("another exercise begins with its hints and its answer folded"):
        workshop.room.get_by_label("Begin with").select_option("Write can_place")
        task = workshop.room.get_by_role("region", name="Write can_place")
        expect(task.locator("details")).to_have_count(4)
        expect(task.locator("details[open]")).to_have_count(0)


def test_without_a_network_it_opens_for_the_first_time_once_the_page_says_so(new_page):
    page = new_page(service_workers="allow", saving=False)
    Workbench(page, ROW)
    expect(page.get_by_text("Ready for use offline, own programs too")).to_be_visible()
    page.context.set_offline(True)
    workshop = Workshop(page, ROW)
    workshop.run()
    expect(workshop.output).to_contain_text("6 solutions")


def test_an_editor_that_cannot_be_had_is_told_and_can_be_asked_for_again(new_page):
    page = new_page(faulty=True)
    bench = Workbench(page, f"{ROW}&panels=program")
    page.route("**/app/python/index*.js", lambda route: route.abort())
    bench.button("Change this program").click()
    expect(page.get_by_text("The editor has not arrived")).to_be_visible()
    page.unroute("**/app/python/index*.js")
    bench.button("Change this program").click()
    expect(page.get_by_role("textbox", name="Program")).to_be_visible()


def test_files_of_a_class_are_opened_one_after_another_and_each_is_judged(new_page):
    workshop = Workshop(new_page(), "#puzzle=permutations&option.n=4")
    workshop.room.get_by_label("Begin with").select_option("Order the lines")
    answer = (STARTS / "02_permutations_by_recursion.py").read_text("utf-8")
    notebook = {"cells": [{"cell_type": "code", "source": ["%time\n", answer]}]}
    workshop.choose(
        ("aoi.ipynb", json.dumps(notebook)), ("ben.py", "print('ben')"), ("chie.py", "\0")
    )
    expect(workshop.room.get_by_role("note")).to_contain_text("comes from the file aoi.ipynb")
    expect(workshop.editor).not_to_contain_text("%time")
    expect(workshop.file("chie.py")).to_contain_text("holds no program that can be read")
    expect(workshop.room.locator(".printed pre")).to_have_count(0)
    workshop.run()
    expect(workshop.file("aoi.ipynb")).to_contain_text("passed solutions 24, nodes 64")
    expect(workshop.room.locator(".file-turns")).to_have_text(
        re.compile(r"1 of 2\s+aoi.ipynb\s+passed")
    )
    workshop.button("The next file").click()
    expect(workshop.editor).to_have_text("print('ben')")
    expect(workshop.button("The next file")).to_be_disabled()  # chie.py holds no program
    workshop.run()
    expect(workshop.file("ben.py")).to_contain_text("not passed solutions 0, nodes 0")
    expect(workshop.file("aoi.ipynb")).to_contain_text("passed solutions 24, nodes 64")
