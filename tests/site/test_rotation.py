"""A phone that is turned shows what was in view before."""

from playwright.sync_api import Page, expect

from tests.support.phones import TALL, expect_free, phone, put_at_the_top
from tests.support.workbench import Workbench, place_of

FIRST_IN_SIGHT = """shelf => {
  const { top } = shelf.getBoundingClientRect();
  const isInSight = (tile) => tile.getBoundingClientRect().top >= top;
  const tile = [...shelf.querySelectorAll("button")].find(isInSight);
  return tile.querySelector(".unseen").textContent;
}"""
IS_IN_SIGHT = """(name) => {
  const shelf = document.querySelector(".shelf");
  const isNamed = (tile) => tile.querySelector(".unseen").textContent === name;
  const tile = [...shelf.querySelectorAll("button")].find(isNamed)?.getBoundingClientRect();
  const place = shelf.getBoundingClientRect();
  return tile !== undefined && tile.top < place.bottom && tile.bottom > place.top;
}"""


def turn(page: Page) -> None:
    page.evaluate("() => new Promise(requestAnimationFrame)")  # it has heard of being scrolled
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": size["height"], "height": size["width"]})


def test_turning_the_phone_keeps_in_view_what_was_read(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.wait_for_python()
    for name in ("Plan", "Program", "Tree"):
        bench.open_panel(name)
    bench.button("Step").tap()
    expect(page.locator(".panel [aria-busy='true']")).to_have_count(0)
    for read in ("#panel-plan h2", ".listing", "#panel-tree .levels", ".strategy"):
        part = page.locator(read)
        for _ in range(2):  # the board comes to stand above it, small
            under = place_of(page.locator("#board"))
            far = place_of(part)["y"] - under["y"] - under["height"] - 24
            page.evaluate("far => scrollBy(0, far)", far)
        for _ in range(2):
            turn(page)
            expect(part).to_be_in_viewport()
            under = place_of(page.locator("#board"))
            assert place_of(part)["y"] + place_of(part)["height"] > under["y"] + under["height"]
            assert place_of(part)["y"] < place_of(page.locator(".controls"))["y"]


def test_turning_the_phone_keeps_the_board_in_view_with_the_keys(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=sudoku")
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
    first = page.locator(".shelf").evaluate(FIRST_IN_SIGHT)
    for _ in range(2):
        turn(page)
        page.wait_for_function(IS_IN_SIGHT, arg=first)
