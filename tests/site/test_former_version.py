"""A page of yesterday after a deployment that keeps the files of the version before it.

The host caches like GitHub Pages: every file for ten minutes, the pages too. Offline a frame has
what the service worker of the workbench keeps, where the browser lets the frame use it.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.acting import forget_files, keep_update, take_update
from tests.support.damaged_site import Host, deploy_over_this_version
from tests.support.hosting import Tutorial, hosted
from tests.support.journey import sentence

STAR = """<edagari-puzzle id="star" puzzle="magic-star" view="player" strategy="prune" step="40">
</edagari-puzzle>"""
PROGRAM = """<edagari-puzzle id="program" puzzle="permutations" option-n="3" view="python"
code="print('theirs')" task="Find all." solutions="6"></edagari-puzzle>"""
AGAIN = "was loaded again"

Opened = Callable[..., Tutorial]
Update = Callable[[Page], None]
"""What the workbench does with an update."""


@pytest.fixture(scope="session")
def published(newer: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The newer version, deployed over this one."""
    return deploy_over_this_version(newer, tmp_path_factory.mktemp("deployed"))


@pytest.fixture
def host(host: Host) -> Host:
    host.is_like_pages = True
    return host


@pytest.fixture
def yesterday(tmp_path: Path, new_page, host) -> Iterator[Opened]:
    """Opens a tutorial of another origin, in a page, whose puzzles come from the host."""
    with ExitStack() as hosts:

        def opened(body: str, page: Page | None = None) -> Tutorial:
            page = page or new_page(base_url=host.address)
            address = hosts.enter_context(hosted(tmp_path, host.address, body))
            return Tutorial(page, address)

        yield opened


def requested(page: Page) -> list[str]:
    """The names of the files that the page and its frames ask the site for from now on."""
    names: list[str] = []
    page.on("request", lambda request: names.append(request.url.split("/", 3)[-1]))
    return names


def expect_started(there: Tutorial, name: str) -> None:
    """The puzzle has Python, without having been loaded again."""
    there.wait_for_state(name, "python", "ready")
    expect(there.frame(name).locator(".notice")).to_have_count(0)
    expect(there.frame(name).locator(".failure")).to_have_count(0)


def test_start_works_after_the_update_in_a_frame_that_is_open(yesterday, host, published):
    there = yesterday(STAR)
    there.wait_for("star", "ready")
    names = requested(there.page)
    host.folder = published
    there.start("star")
    there.expect_moment("star", 40)
    expect_started(there, "star")
    assert not any(name.startswith("embed.html") for name in names)


def test_a_program_runs_after_the_update_in_a_frame_that_is_open(yesterday, host, published):
    there = yesterday(PROGRAM)
    there.wait_for("program", "ready")
    host.folder = published
    there.start("program")
    frame = there.frame("program")
    frame.get_by_role("button", name="Run", exact=True).click()
    expect(frame.get_by_text("theirs", exact=True)).to_be_visible()
    expect_started(there, "program")


def test_a_frame_out_of_the_cache_starts_after_the_update(yesterday, host, published):
    there = yesterday(STAR)
    there.wait_for("star", "ready")
    host.folder = published
    with sentence("the reader comes again within ten minutes: the page of yesterday is there"):
        there.page.goto("about:blank")
        there.page.go_back()
        there.wait_for("star", "ready")
    there.start("star")
    there.expect_moment("star", 40)
    expect_started(there, "star")


@pytest.fixture
def workbench(new_page, host) -> Page:
    """A page of the site, whose service worker keeps this version."""
    page: Page = new_page(base_url=host.address, service_workers="allow", faulty=True)
    page.goto("./")
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    return page


@pytest.fixture
def start_offline(yesterday, workbench, host, published) -> Callable[[Update], Tutorial]:
    """Starts a frame of yesterday without the host, once the workbench has an update."""

    def start(update: Update) -> Tutorial:
        there: Tutorial = yesterday(STAR, workbench.context.new_page())
        there.wait_for("star", "ready")
        host.folder = published
        update(workbench)
        forget_files(there.page)
        host.is_down = True
        there.start("star")
        return there

    return start


def test_a_frame_starts_offline_while_the_update_waits(start_offline):
    there = start_offline(keep_update)
    there.expect_moment("star", 40)
    expect_started(there, "star")


def test_a_frame_starts_offline_as_the_newer_version_once_that_is_taken(start_offline):
    there = start_offline(take_update)
    frame = there.frame("star")
    with sentence("the service worker has the newer version alone: the frame is loaded again"):
        expect(frame.locator(".notice")).to_contain_text(AGAIN)
    there.expect_moment("star", 40)
    there.wait_for_state("star", "python", "ready")
    expect(frame.locator(".failure")).to_have_count(0)
