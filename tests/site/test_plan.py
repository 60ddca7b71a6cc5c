"""The plan on the page: words, steps that light the board, the code, and what has no plan."""

from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench


def open_plan(page: Page, link: str) -> tuple[Workbench, Locator]:
    bench = Workbench(page, link)
    bench.wait_for_python()
    bench.open_panel("Plan")
    return bench, page.get_by_role("region", name="The plan")


def letters(page: Page) -> list[str]:
    return page.locator(".board .letter").all_text_contents()


def test_the_plan_of_the_square_is_the_program_of_the_article(new_page):
    page = new_page()
    _, plan = open_plan(page, "#puzzle=magic-square")
    expect(plan).to_contain_text("32 rearrangements")
    expect(plan).to_contain_text("The rules taken together fix the common sum: 34.")
    expect(plan.locator("tr.chosen")).to_have_count(7)
    expect(plan.locator("tr.determined")).to_have_count(9)
    last = plan.get_by_role("row", name="p, row 4, column 4")
    expect(last).to_contain_text("= 34 − a − d − m from (row 1 + row 4 + the falling diagonal + ")
    assert letters(page) == list("abcdefghijklmnop")
    expect(page.locator(".board .index")).to_have_count(0)  # no cell has its letter twice


def test_a_step_lights_its_cells_on_the_board(new_page):
    page = new_page()
    _, plan = open_plan(page, "#puzzle=magic-square")
    board = page.locator(".board")
    plan.get_by_role("row", name="p, row 4, column 4").hover()
    expect(board.locator(".told-step .letter")).to_have_text("p")
    expect(board.locator(".told-read .letter")).to_have_text(["a", "d", "m"])
    plan.get_by_role("button", name="a, row 1, column 1").focus()
    page.keyboard.press("ArrowDown")
    expect(plan.get_by_role("button", name="d, row 1, column 4")).to_be_focused()
    expect(board.locator(".told-step .letter")).to_have_text("d")
    plan.get_by_role("button", name="Close: The plan").click()
    expect(board.locator(".letter, .told-step, .told-read")).to_have_count(0)


def test_the_plan_goes_with_strategy_givens_options_and_language(new_page):
    page = new_page()
    bench, plan = open_plan(page, "#puzzle=magic-square&option.order=3&strategy=prune")
    expect(plan.locator("tr.determined")).to_have_count(0)
    bench.choose("Forced cells")
    expect(plan.locator("tr.determined")).not_to_have_count(0)
    bench.type({4: "5"})
    expect(plan.get_by_role("row", name="e, row 2, column 2")).to_contain_text("can only be 5")
    bench.type({4: "99"})
    expect(plan).to_contain_text("There is no plan for numbers that cannot stand.")
    bench.type({4: ""})
    bench.set_option("order", "4")
    expect(plan).to_contain_text("34")
    bench.button("日本語").click()
    expect(page.get_by_role("region", name="探索の計画")).to_contain_text("共通の和は 34 に")


def test_a_strategy_without_a_plan_says_so(new_page):
    page = new_page()
    _, plan = open_plan(page, "#puzzle=sudoku")
    expect(plan).to_contain_text("This strategy follows no fixed plan")
    assert letters(page) == []
