"""A phone that is turned shows what was in view before."""

from playwright.sync_api import Page, expect

from tests.support.acting import scroll_by
from tests.support.journey import sentence
from tests.support.phones import TALL, expect_free, phone, put_at_the_top
from tests.support.polling import expect_none, until
from tests.support.workbench import Workbench, place_of, resize, script

FIRST_IN_SIGHT = """([shelf]) => {
  const { top } = shelf.getBoundingClientRect();
  const isInSight = (tile) => tile.getBoundingClientRect().top >= top;
  const tile = [...shelf.querySelectorAll("button")].find(isInSight);
  return tile?.querySelector(".unseen").textContent ?? "";
}"""
IS_IN_SIGHT = """(name) => {
  const shelf = document.querySelector(".shelf");
  const isNamed = (tile) => tile.querySelector(".unseen").textContent === name;
  const tile = [...shelf.querySelectorAll("button")].find(isNamed)?.getBoundingClientRect();
  const place = shelf.getBoundingClientRect();
  return tile !== undefined && tile.top < place.bottom && tile.bottom > place.top;
}"""


def turn(page: Page) -> None:
    page.evaluate(script("until_drawn"))  # it has heard of being scrolled
    size = page.viewport_size
    assert size
    resize(page, size["height"], size["width"])


def test_turning_the_phone_keeps_in_view_what_was_read(new_page):
    page = phone(new_page, TALL)
    link = "#puzzle=magic-star&strategy=prune&given=0:1,1:2&panels=plan.program.tree"
    bench = Workbench(page, link)
    bench.wait_for_python()
    bench.step()
    expect(bench.moment).to_have_text("2 / 2")
    for told in ("#panel-plan tbody", ".listing", "#panel-tree .levels"):
        expect(page.locator(told)).to_be_visible()
    expect_none(page.locator(".panel [aria-busy='true']"), once=page.locator(".panel"))
    board, orders = page.locator("#board"), page.locator(".controls")
    for read in ("#panel-plan h2", ".listing", "#panel-tree .levels", ".strategy"):
        part = page.locator(read)
        for _ in range(2):  # the board comes to stand above it, small
            under = place_of(board)
            scroll_by(page, place_of(part)["y"] - under["y"] - under["height"] - 24)
        for _ in range(2):
            turn(page)
            with sentence(f"{read} is in sight"):
                expect(part).to_be_in_viewport()
                at, under = place_of(part), place_of(board)
                assert at["y"] + at["height"] > under["y"] + under["height"]
                assert at["y"] < place_of(orders)["y"]


def test_turning_the_phone_keeps_the_board_in_view_with_the_keys(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    put_at_the_top(page.locator("#board"))
    for _ in range(3):
        for part in (page.locator("#board"), page.locator(".pad"), bench.button("Undo")):
            expect_free(part)
        turn(page)


def test_turning_the_phone_keeps_in_sight_the_solutions_that_were(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=magic-star")
    bench.wait_for_python()
    bench.button("Solve").tap()
    bench.scroll_solutions(1 / 2)
    expect(bench.button("Solution 490")).to_be_attached()
    shelf = page.locator(".shelf")
    first = until(page, lambda: shelf.evaluate_all(FIRST_IN_SIGHT), bool)
    for _ in range(2):
        turn(page)
        page.wait_for_function(IS_IN_SIGHT, arg=first)
