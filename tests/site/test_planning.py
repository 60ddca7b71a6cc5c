"""A search whose planning takes seconds: it is told, and Stop ends nothing else."""

from functools import partial

from playwright.sync_api import Page, expect

from tests.support.acting import reload
from tests.support.journey import sentence
from tests.support.polling import until_equal
from tests.support.workbench import Workbench, hold, release, script

LONG = "#puzzle=sudoku&option.size=16&strategy=compiled"


def planning(page: Page) -> Workbench:
    """A search that is being planned, and will be until it is stopped or released."""
    bench = Workbench(page, LONG)
    hold(page, "planning")
    bench.solve()
    expect(page.locator(".controls")).to_contain_text("Planning the search…")
    expect(bench.verdict).to_have_text("planning the search")
    return bench


def test_a_search_that_is_being_planned_is_stopped_and_paused(new_page):
    page = new_page()
    page.add_init_script(script("catch_workers"))
    bench = planning(page)
    with sentence("Stop ends the planning and leaves Python alone"):
        bench.button("Stop").click()
        expect(page.locator(".notice")).to_contain_text("ended before it had a result")
        release(page)
        bench = Workbench(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
        bench.solve()
        bench.expect_over("exactly 14 solutions")
        until_equal(page, partial(page.evaluate, "workers.length"), 1)
    reload(page)  # and with it the worker
    bench = planning(page)
    with sentence("a search that was paused while it is planned waits"):
        bench.button("Pause").click()
        release(page)
        expect(bench.verdict).to_have_text("0 solutions so far")  # at the end of the planning
        expect(bench.button("Resume")).to_be_visible()
        expect(bench.figure("nodes")).to_have_text("0")
