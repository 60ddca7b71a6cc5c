"""A search whose planning takes seconds: it is told, and Stop ends nothing else."""

from typing import Any

from playwright.sync_api import Page, expect

from builder import bundle
from builder.site import SITE
from tests.support.workbench import Workbench, hold_planning, release_planning, script

LONG = "#puzzle=sudoku&option.size=16&strategy=compiled"
SUDOKU = {"puzzle": "sudoku", "options": {"size": "16"}, "givens": {}, "start": "", "moves": []}


def planning(page: Page) -> Workbench:
    """A search that is being planned, and will be until it is stopped or released."""
    hold_planning(page)
    page.add_init_script(script("catch_workers"))
    bench = Workbench(page, LONG)
    bench.solve()
    expect(page.locator(".controls")).to_contain_text("Planning the search…")
    expect(bench.verdict).to_have_text("planning the search")
    return bench


def test_stop_ends_the_planning_and_leaves_python_alone(new_page):
    page = new_page(faulty=True)  # its worker is not the site's own
    bench = planning(page)
    bench.button("Stop").click()
    expect(page.locator(".notice")).to_contain_text("ended before it could tell anything")
    page.goto("./#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    assert page.evaluate("workers.length") == 1


def test_a_search_that_was_paused_while_it_is_planned_waits(new_page):
    page = new_page(faulty=True)  # its worker is not the site's own
    bench = planning(page)
    bench.button("Pause").click()
    release_planning(page)
    expect(bench.verdict).to_have_text("0 solutions so far")  # at the end of the planning
    expect(bench.button("Resume")).to_be_visible()
    expect(bench.figure("nodes")).to_have_text("0")


def test_a_plan_that_is_being_made_is_overtaken(page: Page) -> None:
    name = bundle.in_site(SITE, "worker/worker.js").name
    heard: list[dict[str, Any]] = page.evaluate(script("overtake_plan"), [name, SUDOKU])
    assert heard[0]["type"] == "progress"
    assert heard[0]["progress"]["verdict"]["en"] == "planning the search"
    answers = [(each["id"], each["type"]) for each in heard if "id" in each]
    assert answers == [(3, "checked"), (1, "refused"), (4, "planned"), (2, "refused")]
