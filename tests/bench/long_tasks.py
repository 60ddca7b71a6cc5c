"""The longest task of the page under load: from 50 ms on, people notice.

Processor time in Chromium, taken from the browser's own trace of every task. The goal is at most
50 ms for each (https://web.dev/articles/long-tasks-devtools).
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Page, expect

from tests.bench.in_chromium import page_at
from tests.bench.rows import Failed, Row, Unmeasured, Way, is_asked_for, rounds, unmeasured
from tests.support.tracing import tasks_of_pages
from tests.support.workbench import script

Work = Callable[[Page], None]

ROUNDS = 5
WAY = "the longest task"
STEPS = 40

JUMPED = """(shelf, part) => new Promise((resolve) => {
    shelf.scrollTop = (shelf.scrollHeight - shelf.clientHeight) * part;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
})"""

SCROLLED = """(shelf) => new Promise((resolve) => {
    shelf.scrollTop -= 100;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
})"""

FOUND = """(least) => {
    const found = document.querySelector(".gallery h2 span")?.textContent ?? "";
    return Number(found.replaceAll(",", "")) >= least;
}"""


def measure() -> list[Row]:
    """A row for each task; without times where the browser or the site is missing."""
    measured: list[Row] = []
    for task, (link, prepare, work) in TASKS.items():
        if not is_asked_for(task):
            continue
        try:
            with page_at("site/index.html") as page:
                run = longest(page, page.url.partition("#")[0] + link, prepare, work)
                measured += rounds(task, {WAY: run}, times=ROUNDS, bases=0)
        except Unmeasured as why:
            measured.append(unmeasured(task, WAY, why))
    return measured


def longest(page: Page, address: str, prepare: Work, work: Work) -> Way:
    """The seconds of the longest task while `work` is done on the page, opened for it anew."""
    page.add_init_script(script("catch_workers"))
    browser = page.context.browser
    assert browser is not None

    def run() -> float:
        page.goto("about:blank")
        page.goto(address)
        try:
            page.locator(".stage.ready").wait_for(state="attached")
            page.locator(".panel.tree").wait_for()
            prepare(page)
            with tasks_of_pages(browser, page) as tasks:
                work(page)
        except (AssertionError, Error) as error:
            raise Failed(f"failed: {' '.join(str(error).split())}"[:80]) from None
        return max(tasks) / 1000

    return run


def stand_at_solve(page: Page) -> None:
    """The button has the focus; a click would have to look in the page where it is."""
    page.get_by_role("button", name="Solve", exact=True).focus()


def compare(page: Page) -> None:
    """A second tree has begun to grow beside the one that is to come."""
    page.get_by_role("combobox", name="Compare with").select_option("Order")
    beside = page.get_by_role("region", name="Order", exact=True)
    expect(beside.locator(".summary")).to_be_visible()


def watch(page: Page) -> None:
    """The first event is watched."""
    page.get_by_role("button", name="Step", exact=True).click()
    expect(page.locator(".moment")).to_have_text("1 / 1")
    page.keyboard.press("w")
    for view in ("board", "program", "path", "tree"):
        expect(page.locator(f".pane.of-{view}")).to_be_visible()


def list_and_scroll(page: Page) -> None:
    """Press Solve, and go through the solutions by jumps and steps: as they come, all, by kind."""
    shelf = page.locator(".shelf")

    def scroll() -> None:
        for step in range(STEPS + 1):
            shelf.evaluate(JUMPED, step / STEPS)
        for _ in range(STEPS):
            shelf.evaluate(SCROLLED)

    page.keyboard.press("Enter")
    expect(shelf).to_be_visible()
    scroll()
    expect(page.locator(".results .verdict")).to_contain_text("exactly 362,880 solutions")
    scroll()
    page.get_by_label("Show").select_option("drawing")
    expect(page.locator(".gallery h2")).to_have_text("Solutions 181,440 of 362,880")
    scroll()


def find_two_thousand(page: Page) -> None:
    """Press Solve, and wait until so many are in the gallery."""
    page.keyboard.press("Enter")
    page.wait_for_function(FOUND, arg=2000)


def feed_a_million_events(page: Page) -> None:
    """One tree grows by all of them, the other one by a search at full speed."""
    fed = page.evaluate(script("feed_events"), {"total": 1_000_000, "each": 20_000})
    assert fed["told"] == 1_000_000, f"{fed['told']} events were taken in"


TASKS: dict[str, tuple[str, Work, Work]] = {
    "All permutations of nine, listed, scrolled and sorted by kind, with the tree": (
        "#puzzle=permutations&option.n=9&strategy=prune&panels=tree",
        stand_at_solve,
        list_and_scroll,
    ),
    "The empty Sudoku at full speed with tree, plan and program": (
        "#puzzle=sudoku&strategy=prune&panels=tree.plan.program",
        stand_at_solve,
        find_two_thousand,
    ),
    "A tree of a million events beside another one, with plan and race": (
        "#puzzle=magic-star&strategy=prune&panels=tree.plan.race",
        compare,
        feed_a_million_events,
    ),
    "A million events in Watch, with board, program, path and tree": (
        "#puzzle=magic-star&strategy=prune&panels=tree",
        watch,
        feed_a_million_events,
    ),
}
