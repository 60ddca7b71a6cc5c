"""Solve, Pause, Resume, Step, Stop, and what is told on the way."""

import re
from functools import partial

from playwright.sync_api import expect

from pycore import puzzle_named, solve
from tests.support.journey import at_size, sentence
from tests.support.polling import changed_by, expect_none, removed_by, scroll_of, until
from tests.support.workbench import SOLUTION, WORKER, Workbench, make_deaf

STAR = "#puzzle=magic-star"
SILENT = "The search did not answer and was ended."
VALUES = "cells => cells.sort((a, b) => a.dataset.cell - b.dataset.cell).map((cell) => cell.value)"
WIDE = "paths => paths.map((path) => path.getBoundingClientRect().width)"


def test_searches_are_made_to_their_end_and_list_what_they_find(new_page):
    page = new_page()
    bench = Workbench(page)
    by_symmetry = page.locator(".by-symmetry")
    show, picked = page.get_by_label("Show"), page.locator(".picked [role=status]")
    with sentence("Compiled finds exactly 960 and lists them all"):
        bench.choose("Compiled")
        bench.solve()
        bench.expect_over("exactly 960 solutions")
        expect(bench.figure("solutions")).to_have_text("960")
        expect(page.locator(".orbits")).to_have_text("960 solutions = 80 kinds × 12 images")
        expect(page.locator(".saved")).to_have_text("About 820 million nodes became 651.")
        expect(by_symmetry).to_have_text(
            "20 solutions were searched for; symmetry gives the other 940."
        )
        expect(page.locator(".gallery h2")).to_contain_text("960")
        opened = next(solve(puzzle_named("magic-star")))  # the first one
        bench.expect_board(dict(enumerate(map(str, opened))))
        bench.scroll_solutions(1)
        bench.button("Solution 960").click()
        shown = page.locator(".narration.solution")
        expect(shown).to_contain_text("Solution 960 of 960")
        cells = partial(page.locator(".board input.cell").evaluate_all, VALUES)
        values = until(page, cells, lambda seen: {*seen} == {str(at) for at in range(1, 13)})
        assert sum(map(int, values[1:5])) == 26
        bench.button("Previous").click()
        expect(shown).to_contain_text("Solution 959 of 960")
    with sentence("how many kinds there are is asked beside the verdict"):
        asking = bench.button("How many kinds?")
        with removed_by(asking):
            asking.click()
        expect(page.locator(".gallery h2")).to_have_text("Solutions 80 of 960")
        expect(page.locator(".gallery .about")).to_contain_text("rotating or reflecting")
        expect(show).to_have_value("drawing")
        show.select_option("structure")
        expect(page.locator(".gallery h2")).to_have_text("Solutions 20 of 960")
        expect(page.locator(".gallery .about")).to_contain_text("all rules")
        expect(asking).to_have_count(0)
        show.select_option("")
        expect(page.locator(".gallery h2")).to_have_text(re.compile(r"^Solutions\s+960$"))
    with sentence("Forced cells visits one of each kind"):
        bench.choose("Forced cells")
        bench.solve()
        bench.expect_over("80 solutions (960 with rotations and reflections)")
        expect(bench.figure("solutions")).to_have_text("960")
        expect(by_symmetry).to_have_count(0)  # the verdict says it
    with sentence("Generate and test ends when seven cells are given"):
        given = ",".join(f"{cell}:{SOLUTION[cell]}" for cell in range(7))
        bench = Workbench(page, f"{STAR}&strategy=generate-and-test&given={given}")
        bench.solve()
        bench.expect_over("exactly 1 solution")
        bench.expect_board({cell: str(SOLUTION[cell]) for cell in range(12)})
    with sentence("a search without solution says so"):
        bench = Workbench(page, f"{STAR}&strategy=compiled&given=0:1,4:2,7:3")
        bench.solve()
        bench.expect_over("no solution")
        bench.expect_board({0: "1", 4: "2", 7: "3"})
    for link, verdict in [
        ("#puzzle=queens", "exactly 92 solutions"),
        (
            "#puzzle=magic-square&option.order=3&strategy=symmetry",
            "1 solution (8 with rotations and reflections)",
        ),
    ]:
        with sentence(f"other puzzles go through the same page: {link}"):
            bench = Workbench(page, link)
            bench.solve()
            bench.expect_over(verdict)
    with sentence("solutions below an open panel are one click away"):
        link = "#puzzle=magic-square&option.order=3&strategy=compiled&panels=plan.program"
        bench = Workbench(page, link)
        for panel in ("plan", "program"):
            expect(page.locator(f".panel.{panel}")).to_be_visible()
        bench.solve()
        bench.expect_over("exactly 8 solutions")
        listed, seek = bench.button("Solution 1"), bench.button("See the solutions")
        expect(listed).to_be_attached()
        expect(listed).not_to_be_in_viewport()
        seek.click()
        expect(listed).to_be_in_viewport()
        with removed_by(seek):
            for panel in ("Plan", "Program"):
                bench.button(panel).click()
        expect(bench.button("How many kinds?")).to_be_visible()
    with at_size(page, (390, 700)), sentence("who sorts the solutions stays where they are"):
        sort = page.get_by_label("Sort")
        sort.scroll_into_view_if_needed()
        before = scroll_of(page)
        assert before > 300
        with changed_by(page.locator(".shelf")):
            sort.select_option("0")
        expect(picked).to_contain_text("8")
        assert abs(scroll_of(page) - before) < 60


def test_a_search_is_stepped_paused_and_stopped(new_page):
    page = new_page()
    bench = Workbench(page, f"{STAR}&strategy=generate-and-test")
    bench.wait_for_python()
    bar = page.get_by_role("progressbar")
    with sentence("the branch of what is finished is as long as that"):
        bench.button("Step").click()
        expect(bar).to_have_attribute("aria-valuenow", "0")
        path = partial(page.locator(".stem .ground, .stem .grown").evaluate_all, WIDE)
        wide = until(page, path, lambda seen: len(seen) == 2 and max(seen) > 300)
        assert min(wide) < max(wide) / 50
    with sentence("a search that was stepped goes on, and says how long it would take"):
        bench.button("Search to the end").click()
        expect(page.locator(".progress-branch .left")).to_have_text(
            re.compile(r"about [\d,]+ \w+ left")
        )
        expect(bar).to_have_attribute("aria-valuenow", "0")
        expect(bench.figure("cuts")).not_to_have_text("0")
    with sentence("Step while it runs takes one event and rests, with no time left to tell"):
        bench.button("Step").click()
        rests = bench.button("Search to the end")
        expect_none(page.locator(".progress-branch .left"), once=rests)
    with sentence("it goes on, is paused, stepped and goes on again"):
        bench.button("Search to the end").click()
        bench.button("Pause").click()
        expect(bench.button("Resume")).to_be_visible()
        paused = bench.figure("nodes").inner_text()
        with changed_by(bench.moment):
            bench.button("Step").click()
        bench.button("Resume").click()
        expect(bench.button("Pause")).to_be_visible()
        expect(bench.figure("nodes")).not_to_have_text(paused)
        expect(bench.moment).to_have_text(re.compile("^3 / "))
    with sentence("the worker itself says that it has stopped"):
        bench.button("Stop").click()
        over = page.locator(".results .verdict.over")
        expect(over).to_contain_text("(stopped)")
        expect_none(page.get_by_text(SILENT), once=over)
        expect(bench.button("Stop")).to_be_disabled()
        expect(bench.button("Solve")).to_be_visible()
    bench = Workbench(page, f"{STAR}&strategy=prune")
    with sentence("Step goes on by one event"):
        bench.button("Step").click()
        expect(bench.narration).to_contain_text("1 placed in cell a")
        bench.button("Step").click()
        expect(bench.narration).to_contain_text("2 placed in cell b")
        expect(bench.moment).to_have_text("2 / 2")
        bench.expect_board({0: "1", 1: "2", 2: ""})
    with sentence("the way back says what is there, and an empty board is not offered over one"):
        expect(bench.button("Back to the empty board")).to_be_visible()
        bench.button("To the start").click()
        with removed_by(bench.button("Back to my board")):
            bench.go_back()
    bench = Workbench(page, "#puzzle=sudoku&strategy=backtrack")  # it finds more for years
    with sentence("changing a number ends the search and keeps what it found"):
        bench.solve()
        expect(bench.figure("solutions")).not_to_have_text("0")
        bench.button("Pause").click()
        bench.go_back()
        bench.type({0: "3"})
        expect(page.locator(".results .verdict")).to_have_text(
            re.compile(r"at least [1-9][\d,]* solutions? \(stopped\)")
        )
        expect(page.get_by_text("Found for the numbers before your last change.")).to_be_visible()
        bench.button("Solution 1").click()
        expect(bench.cell(0)).to_have_value("1")
    with sentence("Escape leaves a solution, and the board has its numbers again"):
        page.keyboard.press("Escape")
        bench.expect_board({0: "3", 1: ""})
    with sentence("another puzzle does not keep the results of the one before"):
        expect(page.locator(".results")).to_be_visible()
        bench.take_example("A. Inkala, 2010")
        bench.expect_board({2: "5", 3: "3"})
        expect(page.locator(".results")).to_have_count(0)


def test_a_search_that_does_not_answer_is_ended_and_keeps_what_it_sent(new_page):
    page = new_page(faulty=True)
    make_deaf(page)
    bench = Workbench(page, f"{STAR}&strategy=generate-and-test")
    bench.solve()
    expect(bench.figure("nodes")).not_to_have_text("0")
    page.unroute(WORKER)  # the next worker, which starts as this one is ended, can hear
    bench.button("Stop").click()
    expect(page.locator(".controls .progress-branch")).to_contain_text("stopping…")
    expect(bench.button("Stop")).to_be_disabled()
    expect(page.get_by_text(SILENT)).to_be_visible()
    expect(bench.verdict).to_contain_text("(stopped)")
    bench.wait_for_python()
    bench.go_back()
    bench.choose("Prune")
    bench.solve()
    bench.expect_over("exactly 960 solutions")
