"""The study of a frame: what shows how a search works is a file of its own, which a frame with a
board and a player does not wait for."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.hosting import Tutorial, hosted
from tests.support.polling import until_equal

BOARD = """<edagari-puzzle id="star" puzzle="magic-star" strategy="prune" view="player">
</edagari-puzzle>"""
PLAN = """<edagari-puzzle id="star" puzzle="magic-star" strategy="prune" view="plan">
</edagari-puzzle>"""
STUDY = re.compile(r"/app/frame_study-\w+\.js$")
WORKER = re.compile(r"/worker/worker-\w+\.js$")
MISSING = "This part of the page has not arrived."
AGAIN = "was loaded again"

Opened = Callable[..., Tutorial]


@pytest.fixture
def opened(tmp_path: Path, new_page, host) -> Iterator[Opened]:
    """Opens a tutorial of another origin whose puzzles come from the host."""
    with ExitStack() as hosts:

        def opened(body: str, page: Page | None = None) -> Tutorial:
            address = hosts.enter_context(hosted(tmp_path, host.address, body))
            return Tutorial(page or new_page(base_url=host.address, faulty=True), address)

        yield opened


def content(there: Tutorial) -> Locator:
    return there.frame("star").locator(".panel.plan .note:not(.bad)")


def test_a_frame_with_a_player_has_it_once_python_is_there(opened, new_page, host):
    page = new_page(base_url=host.address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    there = opened(BOARD, page)
    there.wait_for("star", "ready")
    there.start("star")
    there.wait_for_state("star", "python", "ready")
    until_equal(page, lambda: any(map(STUDY.search, asked)), True)
    names = [name for name in asked if STUDY.search(name) or WORKER.search(name)]
    assert WORKER.search(names[0])


def test_a_frame_whose_view_is_part_of_it_shows_that_before_start(opened):
    there = opened(PLAN)
    expect(content(there)).to_be_visible()


def test_while_it_is_missing_words_say_so_and_it_is_asked_for_again(opened, new_page, host):
    page = new_page(base_url=host.address, faulty=True)
    page.route(STUDY, lambda route: route.abort())
    there = opened(PLAN, page)
    expect(there.frame("star").get_by_text(MISSING)).to_be_visible()
    page.unroute(STUDY)
    there.frame("star").get_by_role("button", name="Try again").click()
    expect(content(there)).to_be_visible()


def test_a_frame_of_yesterday_whose_author_now_wants_it_is_loaded_again(opened, host, newer):
    there = opened(BOARD)
    there.wait_for("star", "ready")
    host.folder = newer
    there.set("star", "view", "plan")
    expect(there.frame("star").locator(".notice")).to_contain_text(AGAIN)
    expect(content(there)).to_be_visible()
