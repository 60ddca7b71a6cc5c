"""A frame of yesterday: its files are gone from the host, because a newer version replaced them.

It is loaded again past the cache, once, with what its reader entered and found.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from builder import bundle, pyodide
from tests.support.acting import forget_files
from tests.support.damaged_site import Host
from tests.support.hosting import Tutorial, hosted
from tests.support.journey import sentence
from tests.support.polling import removed_by, until_equal

WALKED = """<edagari-puzzle id="star" puzzle="magic-star" view="player" strategy="prune" step="40">
</edagari-puzzle>"""
SUDOKU = """<edagari-puzzle id="sudoku" puzzle="sudoku" option-size="4"
givens="1... ..2. .3.. ...4"></edagari-puzzle>"""
PROGRAM = """<edagari-puzzle id="program" puzzle="permutations" option-n="3" view="python"
code="print('theirs')" task="Find all." solutions="6"></edagari-puzzle>"""
AGAIN = "was loaded again"

Opened = Callable[[str], Tutorial]


@pytest.fixture
def yesterday(tmp_path: Path, new_page, host) -> Iterator[Opened]:
    """Opens a tutorial whose puzzles come from the host, as long as it has the older version."""
    with ExitStack() as hosts:

        def opened(body: str) -> Tutorial:
            page: Page = new_page(base_url=host.address, faulty=True)
            address = hosts.enter_context(hosted(tmp_path, host.address, body))
            return Tutorial(page, address)

        yield opened


def loadings(page: Page) -> list[str]:
    """The address of each loading of a frame from now on."""
    seen: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request() and "/embed.html" in request.url:
            seen.append(request.url)

    page.on("request", note)
    return seen


def missing(host: Host, name: str) -> None:
    """The host has lost a file of its present version."""
    path = bundle.in_site(host.folder, name)
    host.damage(path.relative_to(host.folder).as_posix(), "missing", "")


def test_start_works_after_an_update_and_keeps_what_was_entered(yesterday, host, newer):
    there = yesterday(SUDOKU)
    there.wait_for("sudoku", "ready")
    there.frame("sudoku").locator("[data-cell='1'].cell").fill("2")
    loaded = loadings(there.page)
    host.folder = newer
    there.start("sudoku")
    frame = there.frame("sudoku")
    with sentence("it says why it was loaded again"):
        expect(frame.locator(".notice")).to_contain_text(AGAIN)
    with sentence("the numbers are there, the author's and the reader's, and Python too"):
        expect(frame.get_by_role("button", name="Hint")).to_be_visible()
        expect(frame.locator("[data-cell='1'].cell")).to_have_value("2")
        expect(frame.locator("[data-cell='1'].cell")).to_be_editable()
        expect(frame.locator("[data-cell='0'].cell")).to_have_value("1")
        expect(frame.locator("[data-cell='0'].cell")).not_to_be_editable()
        expect(frame.locator(".failure")).to_have_count(0)
    assert len(loaded) == 1


def test_a_search_that_was_handed_over_goes_on_where_it_was(yesterday, host, newer):
    there = yesterday(WALKED + SUDOKU)
    there.start("star")
    there.expect_moment("star", 40)
    there.start("sudoku")
    there.wait_for_state("sudoku", "python", "ready")
    there.call("star", "seek(25)")
    there.expect_moment("star", 25)
    end = there.heard("star", "state")[-1]["end"]
    host.folder = newer
    forget_files(there.page)
    there.frame("star").get_by_role("button", name="Go on").click()
    expect(there.frame("star").locator(".notice")).to_contain_text(AGAIN)
    there.expect_moment("star", 25)
    until_equal(there.page, lambda: there.heard("star", "state")[-1]["end"] >= end, True)


def test_a_program_that_was_written_is_kept(yesterday, host, newer):
    there = yesterday(PROGRAM)
    plain = json.loads(pyodide.start_of(host.folder / "python").read_text("utf-8"))["plain"]
    for version in (plain, f"newer-{plain}"):  # only programs need it
        host.wrong[f"python/{version}library.zip"] = None, None
    there.start("program")
    frame = there.frame("program")
    again = frame.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    editor = frame.get_by_role("textbox")
    expect(editor).to_contain_text("theirs")
    editor.fill("print('mine')")
    loaded = loadings(there.page)
    forget_files(there.page)
    host.folder = newer
    again.click()
    expect(frame.locator(".notice")).to_contain_text(AGAIN)
    expect(editor).to_contain_text("mine")
    assert len(loaded) == 1
    with removed_by(again):
        host.mend()
        again.click()


def test_a_newer_version_that_lacks_a_file_is_loaded_once(yesterday, host, newer):
    there = yesterday(SUDOKU)
    there.wait_for("sudoku", "ready")
    loaded = loadings(there.page)
    host.folder = newer
    missing(host, "worker/worker.js")
    there.start("sudoku")
    failure = there.frame("sudoku").locator(".failure")
    expect(failure).to_contain_text("Check the connection")
    assert len(loaded) == 1
    host.mend()
    failure.get_by_role("button", name="Try again").click()
    expect(there.frame("sudoku").get_by_role("button", name="Hint")).to_be_visible()


def test_a_host_that_names_one_version_and_sends_another_is_asked_once(yesterday, host, newer):
    there = yesterday(SUDOKU)
    there.wait_for("sudoku", "ready")
    loaded = loadings(there.page)
    missing(host, "worker/worker.js")

    def answer(route: Route) -> None:
        if route.request.is_navigation_request():
            route.fallback()
        else:
            route.fulfill(path=newer / "embed.html")

    there.page.route("**/embed.html*", answer)
    there.start("sudoku")
    failure = there.frame("sudoku").locator(".failure")
    expect(failure).to_contain_text("A newer version has replaced this one")
    assert len(loaded) == 1
    host.folder = newer
    host.mend()
    failure.get_by_role("button", name="Reload").click()
    expect(there.frame("sudoku").get_by_role("button", name="Hint")).to_be_visible()
    assert len(loaded) == 2


def test_without_a_connection_it_says_so_as_before(yesterday, host):
    there = yesterday(SUDOKU)
    there.wait_for("sudoku", "ready")
    loaded = loadings(there.page)
    host.is_down = True
    there.start("sudoku")
    expect(there.frame("sudoku").locator(".failure")).to_contain_text("Check the connection")
    assert loaded == []
