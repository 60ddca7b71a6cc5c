"""How the plan stands on the page, lights the board under the mouse, and plays. What it says:
tests/page/views/plan.test.js."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.support.acting import A_PICTURE, stopped_clock
from tests.support.journey import sentence
from tests.support.polling import until, until_equal
from tests.support.workbench import Workbench, place_of

SQUARE = "#puzzle=magic-square&option.order="


def test_the_plan_is_seen_as_a_whole_and_lights_the_board_under_the_mouse(new_page):
    page = new_page()
    bench = Workbench(page, f"{SQUARE}4")
    bench.wait_for_python()
    bench.open_panel("Plan")
    plan, board = page.get_by_role("region", name="The plan"), page.locator(".board")
    expect(plan.locator("[aria-busy='false']")).to_be_visible()  # before: the plan of another
    last = plan.get_by_role("row", name="p, row 4, column 4")
    with sentence("all of its steps are seen"):
        hidden = "steps => steps.scrollHeight - steps.clientHeight"
        until(page, lambda: plan.locator(".steps").evaluate(hidden), lambda rest: rest <= 1)
    with sentence("a step under the mouse lights its cells on the board"):
        last.hover()
        expect(board.locator(".plan-step .letter")).to_have_text("p")
        expect(board.locator(".plan-read .letter")).to_have_text(["a", "d", "m"])


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


def test_an_empty_board_that_shows_which_cells_are_computed_moves_nothing_by_that(new_page):
    page = new_page()
    legend = page.locator(".panel-buttons .board-key li")
    bench = Workbench(page, SQUARE + "4")
    before = place_of(bench.button("Solve"))
    computed = page.locator("#board .spot.computed")
    expect(computed).to_have_count(9)
    expect(legend).to_have_text(["7 chosen", "9 computed"])
    assert place_of(bench.button("Solve")) == before
