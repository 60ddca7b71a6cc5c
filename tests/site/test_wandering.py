"""Going from puzzle to puzzle, strategy to strategy, and back, without losing anything unsaid."""

from playwright.sync_api import Page, expect

from tests.support.workbench import Workbench

FORWARD_AND_BACK = """new Promise((done) => {
  addEventListener("popstate", () => history.state.passing || done());
  history.forward();
})"""
"""Goes to where a dialogue was, from which the page goes back by itself."""


def choose(page: Page, puzzle: str) -> None:
    page.get_by_role("button", name="Choose a puzzle").click()
    page.get_by_role("dialog").get_by_role("button", name=puzzle).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(puzzle)


def test_back_and_forward_go_through_puzzles(new_page):
    page = new_page()
    bench = Workbench(page, "")
    heading = page.get_by_role("heading", level=1)
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


def test_back_closes_a_dialogue_and_nothing_else(new_page):
    page = new_page()
    bench = Workbench(page, "")
    choose(page, "Magic square")
    bench.type({2: "4"})
    for name in ("Keys and words", "Save", "Embed"):
        bench.button(name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_have_text("Magic square")
        bench.expect_board({2: "4"})
        expect(bench.button(name)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")


def test_a_dialogue_that_was_closed_leaves_nothing_for_back_to_go_through(new_page):
    page = new_page()
    bench = Workbench(page, "")
    choose(page, "Queens")
    for name in ("Keys and words", "Save", "Embed"):
        with page.expect_event("framenavigated"):
            bench.button(name).click()
        with page.expect_event("framenavigated"):
            page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
    page.go_forward()
    expect(page.get_by_role("heading", level=1)).to_have_text("Queens")
    page.evaluate(FORWARD_AND_BACK)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Queens")


def test_what_a_dialogue_brought_to_the_board_is_in_the_address_once_it_is_closed(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square&option.order=3")
    bench.wait_for_python()
    bench.button("Text").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("2 . .\n. . .\n. . .")
    dialog.locator("button.main").click()
    bench.expect_board({0: "2"})
    page.wait_for_url("**given=0:2**")
    bench.button("Undo").click()
    bench.expect_board({0: ""})


def test_who_chooses_sudoku_finds_one_to_solve_and_what_was_typed_the_next_time(new_page):
    page = new_page()
    bench = Workbench(page, "")
    choose(page, "Sudoku")
    expect(bench.cell(0)).to_have_value("5")
    bench.button("Undo").click()
    expect(bench.cell(0)).to_have_value("")
    choose(page, "Queens")
    choose(page, "Sudoku")
    expect(bench.cell(0)).to_have_value("")


def test_another_strategy_ends_a_paused_search_and_says_so(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:1&strategy=forced")
    bench.wait_for_python()
    bench.button("Step").click()
    expect(bench.moment).to_have_text("1 / 1")
    bench.choose("Prune")
    expect(page.get_by_text("another strategy was chosen")).to_be_visible()
    expect(bench.button("Solve")).to_be_visible()
    bench.expect_board({0: "1"})


def test_there_is_no_step_where_a_strategy_has_but_one(new_page):
    page = new_page()
    bench = Workbench(page)
    expect(bench.button("Solve")).to_be_visible()
    expect(bench.button("Step")).to_have_count(0)
    bench.choose("Forced cells")
    expect(bench.button("Step")).to_be_visible()


def test_a_key_for_a_step_that_is_none_says_which_strategy_has_steps(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    page.keyboard.press("n")
    expect(page.get_by_text("“Forced cells” can be stepped")).to_be_visible()


def test_what_another_strategy_found_keeps_its_name_and_offers_no_step_of_the_chosen_one(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.solve()
    bench.expect_over("exactly 1 solution")
    told = page.get_by_text("Found by “Prune”, the strategy chosen before.")
    expect(told).to_have_count(0)
    bench.choose("Compiled")
    expect(told).to_be_visible()
    page.locator(".shelf button").first.click()  # of a search with steps, which are over
    expect(bench.moment).to_be_visible()
    expect(bench.button("Step")).to_have_count(0)
    bench.choose("Prune")
    expect(told).to_have_count(0)
    expect(bench.button("Step")).to_be_visible()


def test_undo_leaves_a_watched_search_alone_or_says_that_it_ended_it(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&option.order=9")  # not done in one slice
    bench.wait_for_python()
    bench.type({0: "1"})
    bench.button("Watch “Forced cells”").click()
    expect(page.get_by_role("radio", name="Forced cells")).to_be_checked()
    expect(bench.button("Stop")).to_be_enabled()
    bench.button("Undo").click()
    expect(bench.cell(0)).to_have_value("")
    expect(page.get_by_role("radio", name="Forced cells")).to_be_checked()
    expect(page.get_by_text("because the puzzle has changed")).to_be_visible()


def test_an_empty_board_invites_to_watch_what_thinking_saves(new_page):
    page = new_page()
    bench = Workbench(page, "")
    bench.wait_for_python()
    watch = page.get_by_role("button", name="Watch 820 million tries become 15,529")
    watch.click()
    expect(
        page.locator("#board .cell.new, #board .cell.refused, #board .cell.placed")
    ).not_to_have_count(0)
    expect(watch).to_have_count(0)
    bench.button("Solve the rest").click()
    bench.expect_over("80 solutions, each standing for 12 pictures")
    expect(bench.figure("nodes")).to_have_text("15,529")
    expect(page.locator(".saved")).to_have_text("820 million tries became 15,529.")
    expect(bench.button("Play")).to_be_visible()  # the player waits: the rest has been solved
    expect(bench.narration).to_contain_text("Solution 1 of 80")
