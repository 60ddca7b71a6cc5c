"""A worker that dies, and answers that come late, in a real browser.

The worker is caught as it is made: the test can end it from outside, or throw an error in it.
"""

from playwright.sync_api import Page, expect

from tests.support.acting import break_worker, end_worker, follow, solve_and_type
from tests.support.polling import until
from tests.support.workbench import Workbench, script

LONG = "#puzzle=permutations&option.n=11&strategy=generate-and-test"


def long_search(page: Page) -> Workbench:
    bench = Workbench(page, LONG)
    bench.solve()
    expect(bench.figure("nodes")).not_to_have_text("0")
    return bench


def expect_fresh_start(page: Page, bench: Workbench) -> None:
    """It is said, what was found stays, and a new search works."""
    expect(page.locator(".notice")).to_contain_text("being restarted")
    expect(page.locator(".results")).to_contain_text("The results it had sent are kept")
    expect(bench.figure("nodes")).not_to_have_text("0")
    bench.wait_for_python()
    follow(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")


def test_a_worker_ended_from_outside_in_a_search_is_noticed(new_page):
    page = new_page(faulty=True)
    page.add_init_script(script("catch_workers"))
    page.add_init_script(script("fast_seconds"))
    bench = long_search(page)
    end_worker(page)
    expect_fresh_start(page, bench)


def test_an_error_in_the_worker_in_a_search_is_noticed(new_page):
    page = new_page(faulty=True)
    page.add_init_script(script("catch_workers"))
    bench = long_search(page)
    break_worker(page)
    expect_fresh_start(page, bench)


def test_typing_while_a_search_opens_leaves_python_alone(new_page):
    page = new_page()
    page.add_init_script(script("catch_workers"))
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune")
    bench.wait_for_python()
    solve_and_type(page)
    bench.type({1: "2"})
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    until(page, lambda: page.evaluate("workers.length"), lambda number: number == 1)
