"""The workbench from a user's side: things to click, type and read, by name."""

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import FloatRect, Locator, Page, Worker, expect

from builder.site import SITE

PATIENCE = 240  # seconds; a busy machine may be slow
expect.set_options(timeout=1000 * PATIENCE)

WORKER = "**/worker/worker-*.js"
BACK = re.compile("^Back to (my numbers|my board|the empty board)$")
COMPARING = {"Tree", "Race"}  # the panels of the mode Compare
SCRIPTS = Path(__file__).parent / "scripts"
SETTLED = ":root:not(:has(:is(.board, .game).stale)), #faults:not(:empty)"

# An init script: the page's timer of 3 s fires every 150 ms, so that it saves soon.
QUICK = "{const now = performance.now.bind(performance); performance.now = () => 20 * now();}"

# One of the 960, in the order of the cells.
SOLUTION = (1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9)


class Workbench:
    """A page that shows a puzzle, in English unless said otherwise."""

    def __init__(self, page: Page, link: str = "#puzzle=magic-star&v=2") -> None:
        """Open the page with the puzzle, options, numbers and strategy of `link`."""
        self.page = page
        page.goto(f"./{link}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.evaluate(script("until_drawn"))  # a page that was there before is still shown

    def cell(self, number: int) -> Locator:
        return self.page.locator(f".board [data-cell='{number}']")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def go_back(self) -> None:
        """Go back from a search or a solution to the input, even if it is empty, once what was
        asked for is drawn: until then it may move from under the hand."""
        self.page.evaluate(script("until_drawn"))
        self.page.get_by_role("button", name=BACK).click()

    def type(self, values: dict[int, str]) -> None:
        for cell, value in values.items():
            self.cell(cell).fill(value)

    def option(self, name: str) -> Locator:
        return self.page.locator(f".option [name='{name}']")

    def unfold(self, fold: str) -> None:
        """Open a fold of the page ("settings", "more", "generate"), if it is closed."""
        details = self.page.locator(f"details.{fold}")
        if not details.evaluate("fold => fold.open"):
            details.locator("summary").click()

    def open_text(self) -> None:
        """Open the dialogue that shows the board as text."""
        self.unfold("settings")
        self.button("As text…").click()

    def take_example(self, name: str) -> None:
        self.unfold("settings")
        self.button(name).click()

    def ask(self, question: str) -> None:
        """Press a button of the folded help."""
        self.unfold("more")
        self.button(question).click()

    def set_option(self, name: str, value: str) -> None:
        self.unfold("settings")
        self.page.evaluate(script("until_drawn"))  # which may set the field
        self.option(name).fill(value)
        self.option(name).blur()

    def choose(self, strategy: str) -> None:
        self.strategy.select_option(strategy)

    def enter(self, mode: str) -> None:
        """Go to Solve, Watch or Compare."""
        self.page.get_by_role("tab", name=mode, exact=True).click()

    def open_panel(self, name: str) -> None:
        """Open a panel; Compare opens both its panels, so close the other one."""
        if name in COMPARING:
            if self.page.get_by_role("tab", name="Compare", selected=False).count():
                self.enter("Compare")
                for other in COMPARING - {name}:
                    self.page.get_by_role("button", name=other, exact=True, expanded=True).click()
                self.page.get_by_role("heading", level=2, name=name).scroll_into_view_if_needed()
            else:
                self.page.get_by_role("button", name=name, exact=True, expanded=False).click()
        else:
            self.page.get_by_role("button", name=name, exact=True, expanded=False).click()

    def step(self) -> None:
        """Let the search take a step; a phone that offers help has no button for it."""
        self.page.locator(":focus").evaluate_all("all => all.forEach((each) => each.blur())")
        self.page.keyboard.press("n")

    def share(self, way: str) -> Locator:
        """Open the share dialogue of the board; return the button for that way."""
        self.button("Share").click()
        return self.page.get_by_role("dialog").get_by_role("button", name=way, exact=True)

    def wait_for_python(self) -> None:
        """Wait until Python is ready, and until the board is that of the link and takes input."""
        expect(self.page.locator(".stage.ready")).to_be_attached()
        expect(self.page.locator(SETTLED).first).to_be_attached()

    def solve(self) -> None:
        self.wait_for_python()
        self.button("Solve").click()

    def figure(self, name: str) -> Locator:
        return self.page.locator(f"[data-figure='{name}']")

    @property
    def strategy(self) -> Locator:
        return self.page.locator(".strategy select")

    @property
    def advice(self) -> Locator:
        """The answer to a request for help."""
        return self.page.locator("#advice")

    @property
    def verdict(self) -> Locator:
        return self.page.locator(".results .verdict")

    @property
    def narration(self) -> Locator:
        return self.page.locator(".narration")

    @property
    def faults(self) -> Locator:
        return self.page.locator(".faults li")

    @property
    def moment(self) -> Locator:
        return self.page.locator(".moment")

    def expect_over(self, verdict: str) -> None:
        """Expect that the search ends with this verdict; otherwise report the page's content."""
        try:
            expect(self.page.locator(".results .verdict.over")).to_have_text(verdict)
        except AssertionError as missed:
            missed.add_note(" / ".join(self.page.locator(".results, .notice").all_inner_texts()))
            raise

    def scroll_solutions(self, share: float) -> None:
        """Scroll down their list by this fraction, once it has a first picture."""
        expect(self.button("Solution 1")).to_be_visible()
        scroll = "(shelf, share) => shelf.scrollTo(0, share * shelf.scrollHeight)"
        self.page.locator(".shelf").evaluate(scroll, share)

    def expect_board(self, values: dict[int, str]) -> None:
        for cell, value in values.items():
            expect(self.cell(cell)).to_have_value(value)


def script(name: str) -> str:
    """Return a script for a page or its worker: the file of that name in tests/support/scripts."""
    return (SCRIPTS / f"{name}.js").read_text("utf-8")


def place_of(drawn: Locator) -> FloatRect:
    """Return its place in its window, once it is at rest."""
    expect(drawn).to_be_visible()
    place: FloatRect = drawn.evaluate_all(script("place_at_rest"))
    return place


def resize(page: Page, width: int, height: int) -> None:
    """Give the page a viewport of this size in pixels and let it redraw: the browser may answer
    before the page knows."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(script("has_size"), arg=[width, height])
    page.evaluate(script("until_drawn"))


def paste(target: Locator, text: str) -> None:
    target.evaluate(script("paste"), text)


def make_deaf(page: Page) -> None:
    """Make the worker deaf as soon as it has reported nodes."""
    start_pyodide(page)
    [worker] = (SITE / "worker").glob("worker-*.js")
    # Read in advance: a route that first fetches may outlive the worker that asked.
    body = script("stuck_worker") + worker.read_text("utf-8")
    page.route(WORKER, lambda route: route.fulfill(body=body, content_type="text/javascript"))


def start_pyodide(page: Page) -> None:
    """Let the page, which has no address yet, start Pyodide, as it does for visitors."""
    page.add_init_script("self.startPyodide = true;")


Held = Literal[
    "opening",
    "plan",
    "program",
    "planning",
    "search",
    "parts",
    "race",
    "count",
    "generate",
    "conflict",
]


def hold(page: Page, what: Held) -> None:
    """Hold each job of this kind in the page's worker until it is ended or released: it runs, but
    does not end before a test has looked (scripts/held_worker.js). A plan that is known or made at
    once is not held: hold the opening."""
    expect(page.locator(".stage.ready")).to_be_attached()
    worker_of(page).evaluate(script("held_worker"), what)


def in_python(page: Page) -> None:
    """Keep searches of the page's worker out of WebAssembly, as if there were no room for
    memory."""
    expect(page.locator(".stage.ready")).to_be_attached()
    worker_of(page).evaluate(
        """() => {
            WebAssembly.Instance = class { constructor() { throw new RangeError("no room"); } };
        }"""
    )


def release(page: Page) -> None:
    """Let the page's worker continue held jobs, and hold nothing more."""
    worker_of(page).evaluate("release()")


def worker_of(page: Page) -> Worker:
    return page.workers[0]
