"""The plan on the page: words, steps that light the board, and the code."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.support.acting import A_PICTURE, stopped_clock
from tests.support.journey import sentence
from tests.support.polling import expect_none, removed_by, until, until_equal
from tests.support.workbench import Workbench, place_of

SQUARE = "#puzzle=magic-square&option.order="


def test_the_plan_is_told_lights_the_board_and_goes_with_what_is_chosen(new_page):
    page = new_page()
    bench = Workbench(page, f"{SQUARE}4")
    bench.wait_for_python()
    bench.open_panel("Plan")
    plan, board = page.get_by_role("region", name="The plan"), page.locator(".board")
    last = plan.get_by_role("row", name="p, row 4, column 4")
    with sentence("the plan of the square is the program of the article"):
        expect(plan).to_contain_text("The puzzle has 32 symmetries")
        expect(plan).to_contain_text("The rules taken together fix the common sum: 34.")
        expect(plan.locator("tr.chosen")).to_have_count(7)
        expect(plan.locator("tr.determined")).to_have_count(9)
        expect(last).to_contain_text(
            "= 34 − a − d − m from (row 1 + row 4 + the falling diagonal + "
        )
        hidden = "steps => steps.scrollHeight - steps.clientHeight"
        until(page, lambda: plan.locator(".steps").evaluate(hidden), lambda rest: rest <= 1)
        page.mouse.move(0, 0)  # away from the steps, which light the board
        expect(board.locator(".letter")).to_have_text(list("abcdefghijklmnop"))
        expect(board.locator(".index")).to_have_count(0)  # no cell has its letter twice
    with sentence("a step lights its cells on the board"):
        last.hover()
        expect(board.locator(".plan-step .letter")).to_have_text("p")
        expect(board.locator(".plan-read .letter")).to_have_text(["a", "d", "m"])
        plan.get_by_role("button", name="a, row 1, column 1").focus()
        page.keyboard.press("ArrowDown")
        expect(plan.get_by_role("button", name="d, row 1, column 4")).to_be_focused()
        expect(board.locator(".plan-step .letter")).to_have_text("d")
    with sentence("the board has no letters once the plan is closed"):
        with removed_by(board.locator(".letter, .plan-step, .plan-read")):
            plan.get_by_role("button", name="Close: The plan").click()
        bench.open_panel("Plan")
    bench = Workbench(page, f"{SQUARE}3&strategy=prune")
    with sentence("it goes with strategy, givens, options and language"):
        expect_none(plan.locator("tr.determined"), once=plan.locator("tr.chosen"))
        bench.choose("Forced cells")
        expect(plan.locator("tr.determined")).not_to_have_count(0)
        bench.type({4: "5"})
        expect(plan.get_by_role("row", name="e, row 2, column 2")).to_contain_text("can only be 5")
        bench.type({4: "99"})
        expect(plan).to_contain_text("There is no plan for numbers that break the rules.")
        bench.type({4: ""})
        bench.set_option("order", "4")
        expect(plan).to_contain_text("34")
        bench.button("日本語").click()
        expect(page.get_by_role("region", name="探索の計画")).to_contain_text("共通の和は 34 に")
        bench.button("English").click()
    with sentence("a strategy without a plan offers none; one without a program, to write it"):
        bench = Workbench(page, "#puzzle=sudoku&v=2")
        expect_none(bench.button("Plan"), once=bench.button("Program"))
        expect(plan).to_have_count(0)
        bench.choose("Prune")
        expect(plan).to_be_visible()
        bench = Workbench(page, "#puzzle=magic-square&option.order=6&strategy=local-search")
        bench.open_panel("Program")
        expect(bench.button("Your own program")).to_be_visible()


def test_the_plan_plays_step_by_step_with_its_numbers_on_the_board(new_page):
    page = new_page()
    page.clock.install()
    bench = Workbench(page, f"{SQUARE}4")
    bench.wait_for_python()
    bench.open_panel("Plan")
    plan, board = page.get_by_role("region", name="The plan"), page.locator(".board")
    said, numbers, rows = (
        plan.get_by_role("status"),
        board.locator(".step-number"),
        plan.locator("tbody tr"),
    )
    play = plan.get_by_role("button", name="Play the steps")
    with sentence("a cell bears the number of its step, as the list does"):
        expect(numbers).to_have_count(16)
        expect(board.locator(".spot", has_text="d").locator(".step-number")).to_have_text("2")
        expect(
            plan.get_by_role("row", name="d, row 1, column 4").get_by_role("rowheader")
        ).to_have_text(re.compile(r"d\s+2"))
        expect(board.locator(".computed .step-number")).to_have_count(9)
    with stopped_clock(page):
        with sentence("one a second they come on the board, and each is said"):
            play.click()
            page.clock.run_for(A_PICTURE)
            for step in range(1, 17):
                expect(said).to_contain_text(f"Step {step} of 16")
                expect(numbers).to_have_count(step)
                expect(rows.nth(step - 1)).to_contain_class("here")
                expect(board.locator(".plan-step .step-number")).to_have_text(str(step))
                page.clock.run_for(1000)
        with sentence("after the last it ends by itself"):
            expect(play).to_be_visible()
            expect(said).to_have_text("")
            expect(numbers).to_have_count(16)
        with sentence("it can be stopped, by the button or by going to a step"):
            play.click()
            page.clock.run_for(1000 + A_PICTURE)
            expect(said).to_contain_text("Step 2 of 16")
            plan.get_by_role("button", name="Stop").click()
            page.clock.run_for(A_PICTURE)
            expect(numbers).to_have_count(16)
            page.clock.run_for(5000)
            expect(board.locator(".plan-step .step-number")).to_have_text("2")
            play.click()
            page.clock.run_for(1000 + A_PICTURE)
            expect(said).to_contain_text("Step 3 of 16")
            plan.get_by_role("button", name="d, row 1, column 4").focus()
            page.clock.run_for(A_PICTURE)
            expect(play).to_be_visible()
            page.clock.run_for(5000)
            expect(board.locator(".plan-step .letter")).to_have_text("d")


OUT_OF_ITS_DISC = """numbers => numbers.filter((number) => {
    const [disc, text] = number.children;
    const { r, strokeWidth } = getComputedStyle(disc);
    const [wide, tall] = [text.getComputedTextLength(), 0.72 * 0.2]; // of digits, 0.2 high
    return Math.hypot(wide, tall) / 2 > Number.parseFloat(r) - Number.parseFloat(strokeWidth) / 2;
}).map((number) => number.textContent)"""


def test_the_number_of_a_step_is_within_its_disc(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    numbers = page.locator(".board .step-number")
    for link, steps in (
        (f"{SQUARE}4", 16),
        ("#puzzle=magic-star", 12),
        ("#puzzle=magic-hexagon", 19),
    ):
        with sentence(link):
            Workbench(page, f"{link}&panels=plan")
            expect(numbers).to_have_count(steps)
            until_equal(page, partial(numbers.evaluate_all, OUT_OF_ITS_DISC), [])


def test_an_empty_board_shows_which_cells_are_computed_and_moves_nothing_by_that(new_page):
    page = new_page()
    legend = page.locator(".panel-buttons .board-key li")
    bench = Workbench(page, SQUARE + "4")
    before = place_of(bench.button("Solve"))
    computed = page.locator("#board .spot.computed")
    expect(computed).to_have_count(9)
    expect(legend).to_have_text(["7 chosen", "9 computed"])
    assert place_of(bench.button("Solve")) == before
    with sentence("it is no part of the buttons beside it"):
        expect(page.get_by_role("toolbar").filter(has=bench.button("Plan"))).to_have_text(
            re.compile(r"^\s*Plan\s*Program\s*$")
        )
    with sentence("it is about the chosen strategy"):
        with removed_by(legend):
            bench.choose("Prune")
        expect_none(computed, once=bench.cell(0))
        bench.choose("Forced cells")
        expect(computed).to_have_count(9)
    with sentence("who fills in by hand is not disturbed by it"), removed_by(computed):
        bench.type({0: "1"})
    bench.button("Undo").click()
    expect(legend).to_have_text(["7 chosen", "9 computed"])


def test_an_empty_board_shows_what_the_button_to_watch_will_show(new_page):
    page = new_page()
    bench = Workbench(page)
    computed, key = page.locator("#board .spot.computed"), page.locator(".board-key li")
    with sentence("“Compiled” is chosen, and computes other cells than “Forced cells”"):
        expect(
            bench.button("Watch “Forced cells”: about 820 million nodes become 15,529")
        ).to_be_visible()
        expect(computed).to_have_text(list("dfgijl"))
        expect(key).to_have_text(["6 chosen", "6 computed"])
    with sentence("its own plan is on the board where that is read"):
        bench.open_panel("Plan")
        expect(page.get_by_role("region", name="The plan")).to_contain_text("Compiled")
        expect(page.locator("#board .spot.computed .step-number")).not_to_have_count(0)
        own = page.locator(".panel.plan tr.determined")
        until_equal(page, lambda: computed.count() == own.count() > 0, True)
        with removed_by(page.locator(".panel.plan")):
            bench.button("Close: The plan").click()
        expect(computed).to_have_text(list("dfgijl"))
    with sentence("so it does in Watch"):
        bench.enter("Watch")
        page.keyboard.press("Home")
        expect(computed).to_have_text(list("dfgijl"))
        expect(key.nth(1)).to_have_text("6 computed")


def test_an_empty_board_shows_the_plan_of_its_own_size(new_page):
    page = new_page()
    bench = Workbench(page, SQUARE + "5")
    computed = page.locator("#board .spot.computed")
    expect(computed).not_to_have_count(0)
    with removed_by(computed), sentence("a large one shows none"):
        bench.set_option("order", "7")
    bench.set_option("order", "4")
    expect(page.locator(".board-key li")).to_have_text(["7 chosen", "9 computed"])
    expect(computed).to_have_count(9)
