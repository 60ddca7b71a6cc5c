"""Going from puzzle to puzzle, strategy to strategy, and back, without losing anything unsaid."""

import re

from playwright.sync_api import Page, expect

from tests.support.acting import come_back_from_forward, follow
from tests.support.journey import sentence
from tests.support.polling import removed_by
from tests.support.workbench import Workbench

DIALOGUES = ("Keys and words", "Share")


def choose(page: Page, puzzle: str) -> None:
    page.locator(".choose").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{puzzle}")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(puzzle)


def test_back_and_forward_lose_nothing(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "")
    heading, dialog = page.get_by_role("heading", level=1), page.get_by_role("dialog")
    with sentence("there is no step where a strategy has but one"):
        expect(bench.button("Solve")).to_be_visible()
        expect(bench.button("Step")).to_have_count(0)
        bench.choose("Forced cells")
        expect(bench.button("Step")).to_be_visible()
    with sentence("who chooses sudoku finds one to solve, and what was typed the next time"):
        choose(page, "Sudoku")
        expect(bench.cell(0)).to_have_value("5")
        bench.button("Undo").click()
        expect(bench.cell(0)).to_have_value("")
        choose(page, "Queens")
        choose(page, "Sudoku")
        expect(bench.cell(0)).to_have_value("")
    with sentence("back and forward go through puzzles"):
        choose(page, "Magic star")
        bench.type({0: "7"})
        choose(page, "Sudoku")
        bench.type({2: "4"})
        choose(page, "Queens")
        page.go_back()
        expect(heading).to_have_text("Sudoku")
        expect(bench.cell(2)).to_have_value("4")
        page.go_back()
        expect(heading).to_have_text("Magic star")
        bench.expect_board({0: "7"})
        page.go_forward()
        expect(heading).to_have_text("Sudoku")
        page.go_forward()
        expect(heading).to_have_text("Queens")
    with sentence("back closes a dialogue and nothing else"):
        choose(page, "Magic square")
        bench.type({2: "4"})
        for name in DIALOGUES:
            bench.button(name).click()
            with removed_by(dialog):
                page.go_back()
            expect(heading).to_have_text("Magic square")
            bench.expect_board({2: "4"})
            expect(bench.button(name)).to_be_focused()
        bench.share("Embed").click()
        expect(dialog.get_by_role("heading", name="Embed in your page")).to_be_visible()
        with removed_by(dialog):
            page.go_back()
        expect(heading).to_have_text("Magic square")
        page.go_back()
        expect(heading).to_have_text("Queens")
    with sentence("a dialogue that was closed leaves nothing for back to go through"):
        choose(page, "Sudoku")
        for name in DIALOGUES:
            with page.expect_event("framenavigated"):
                bench.button(name).click()
            with removed_by(dialog), page.expect_event("framenavigated"):
                dialog.get_by_role("button", name="Close").click()
        page.go_back()
        expect(heading).to_have_text("Queens")
        page.go_forward()
        expect(heading).to_have_text("Sudoku")
        come_back_from_forward(page)
        expect(heading).to_have_text("Sudoku")
        expect(dialog).to_have_count(0)


def test_what_another_strategy_or_a_dialogue_changes_is_said(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square&option.order=3")
    bench.wait_for_python()
    with sentence("what a dialogue brought to the board is in the address once it is closed"):
        bench.open_text()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill("2 . .\n. . .\n. . .")
        dialog.locator("button.main").click()
        bench.expect_board({0: "2"})
        page.wait_for_url("**given=0:2**")
        bench.button("Undo").click()
        bench.expect_board({0: ""})
    with sentence("another strategy ends a paused search and says so"):
        follow(page, "#puzzle=magic-star&given=0:1&strategy=forced")
        bench.button("Step").click()
        expect(bench.moment).to_have_text("1 / 1")
        bench.choose("Prune")
        expect(page.get_by_text("another strategy was chosen")).to_be_visible()
        expect(bench.button("Solve")).to_be_visible()
        bench.expect_board({0: "1"})
    with sentence("a key for a step that is none says which strategy has steps"):
        follow(page, "#puzzle=magic-star&strategy=compiled")
        bench.expect_board({0: ""})
        expect(bench.button("Step")).to_have_count(0)
        page.get_by_role("heading", level=1)
        page.locator(".title p").click()  # or the key would go to what has the focus
        page.keyboard.press("n")
        expect(page.locator(".notice")).to_contain_text(
            "“Compiled” shows no steps; “Forced cells” does."
        )
    with sentence("what another strategy found keeps its name and has no step of the chosen one"):
        follow(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
        bench.solve()
        bench.expect_over("exactly 1 solution")
        told = page.get_by_text("Found by “Prune”, the strategy chosen before.")
        expect(told).to_have_count(0)
        bench.choose("Compiled")
        expect(told).to_be_visible()
        page.locator(".shelf button").first.click()  # of a search with steps, which are over
        expect(bench.moment).to_be_visible()
        expect(bench.button("Step")).to_have_count(0)
        with removed_by(told):
            bench.choose("Prune")
        expect(bench.button("Step")).to_be_visible()
    with sentence("an empty board invites to watch what thinking saves"):
        follow(page, "#puzzle=magic-star&v=2")
        bench.expect_board({0: "", 1: "", 2: ""})
        watch = bench.button("Watch “Forced cells”: about 820 million nodes become 15,529")
        with removed_by(watch):
            watch.click()
            tried = page.locator("#board :is(.cell.new, .cell.refused, .cell.placed)")
            expect(tried).not_to_have_count(0)
        page.keyboard.press("Escape")
        bench.button("Search to the end").click()
        bench.expect_over("80 solutions (960 with rotations and reflections)")
        expect(bench.figure("nodes")).to_have_text("15,529")
        expect(page.locator(".saved")).to_have_text("About 820 million nodes became 15,529.")
        expect(bench.button("Play")).to_be_visible()  # the player waits: the rest has been solved
        expect(bench.narration).to_contain_text("Solution 1 of 80")


def test_undo_leaves_a_watched_search_alone_or_says_that_it_ended_it(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&option.order=9")  # not done in one slice
    bench.wait_for_python()
    bench.type({0: "1"})
    bench.enter("Watch")
    expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / "))
    page.keyboard.press("Escape")
    expect(page.locator(".strategy select")).to_have_value("forced")
    expect(bench.button("Stop")).to_be_enabled()
    bench.button("Undo").click()
    expect(bench.cell(0)).to_have_value("")
    expect(page.locator(".strategy select")).to_have_value("forced")
    expect(page.get_by_text("because the puzzle has changed")).to_be_visible()
