"""The worker by itself, asked as no page would ask it."""

from typing import Any

import pytest
from playwright.sync_api import Page

from builder import bundle
from builder.site import SITE
from tests.support.workbench import script, start_pyodide

SQUARE = {"puzzle": "magic-square", "options": {}, "givens": {}, "start": "", "moves": []}
SUDOKU = {"puzzle": "sudoku", "options": {"size": "16"}, "givens": {}, "start": "", "moves": []}


@pytest.fixture
def bare(new_page) -> Page:
    """A file of the site that starts no worker by itself."""
    page: Page = new_page()
    start_pyodide(page)
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto("robots.txt")
    return page


def told(page: Page, name: str, given: object) -> list[dict[str, Any]]:
    """What a worker of its own tells, asked by this script."""
    worker = bundle.in_site(SITE, "worker/worker.js").name
    heard: list[dict[str, Any]] = page.evaluate(script(name), [worker, given])
    return heard


def plan(number: int, strategy: str) -> dict[str, Any]:
    return {"type": "plan", "id": number, "task": SQUARE, "strategy": strategy}


def test_a_plan_whose_turn_has_not_come_is_overtaken(bare: Page) -> None:
    """The first is at work, or overtaken too; the second is not begun when the third comes."""
    asked = [plan(1, "compiled"), plan(2, "prune"), plan(99, "order")]
    heard = {answer["id"]: answer for answer in told(bare, "ask_worker", asked)}
    assert (heard[2]["type"], heard[2]["faults"]) == ("refused", [])
    assert heard[99]["type"] == "planned"
    assert heard[1]["type"] in ("planned", "refused")


def test_a_plan_that_is_being_made_is_overtaken(bare: Page) -> None:
    heard = told(bare, "overtake_plan", SUDOKU)
    assert heard[0]["type"] == "progress"
    assert heard[0]["progress"]["verdict"]["en"] == "planning the search"
    answers = [(each["id"], each["type"]) for each in heard if "id" in each]
    assert answers == [(3, "checked"), (1, "refused"), (2, "refused"), (4, "planned")]


def test_no_message_breaks_the_worker(bare: Page) -> None:
    hostile = [
        None,
        "run",
        7,
        {},
        {"type": "run", "job": 1},
        {"type": "explode", "job": 1},
        {"type": "close", "job": {}},
        {"type": "plan", "id": "x"},
        {"type": "ask", "id": 1},
        {"type": "list", "id": 2, "job": 5, "first": 0, "count": 1e9},
        {"type": "show", "id": 3},
        {"type": "check", "id": 99, "task": SQUARE},
    ]
    heard = told(bare, "ask_worker", hostile)
    assert heard[-1] == {"type": "checked", "id": 99, "faults": [], "met": []}
    refused = {answer["id"] for answer in heard if answer["type"] == "refused"}
    assert refused == {1, 2, 3}
    broken = [answer for answer in heard if answer["type"] == "broken"]
    assert {answer["job"] for answer in broken} == {None}
