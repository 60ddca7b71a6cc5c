"""Parts of the page that are loaded when they are asked for: they come by themselves, and words say
where one is missing."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from builder import bundle
from tests.support.acting import follow, until_gone_back
from tests.support.damaged_site import DAMAGES
from tests.support.phones import TALL, expect_mostly_free, phone
from tests.support.polling import removed_by, until_equal
from tests.support.workbench import Workbench

MISSING = "This part of the page has not arrived."
ANY_PART = re.compile(r"/app/(study|share)-\w+\.js$")
EVERY = {"study", "share", "bookshelf"}
PLACES = ["Plan", "Share", "Watch"]
"""The buttons and the tab that ask for one."""
NO_WORD_OF_DELAY = """
    const later = self.setTimeout;
    self.setTimeout = (act, wait, ...given) => (wait === 100 ? 0 : later(act, wait, ...given));
"""
"""The page waits for a part as if that came before words would say so (LATE in part.js)."""
CONTENT = {
    "Plan": ".panel.plan .note:not([aria-busy], .bad)",
    "Share": "dialog.save h3",
    "Watch": ".watch-head",
}


@contextmanager
def parts_held(page: Page) -> Iterator[None]:
    """Nothing of a part comes before the block ends."""
    held: list[Route] = []
    free = False
    page.route(ANY_PART, lambda route: route.continue_() if free else held.append(route))
    yield
    free = True
    for route in held:
        route.continue_()


def content_of(page: Page, place: str) -> Locator:
    return page.locator(CONTENT[place]).first


@pytest.mark.parametrize("place", PLACES)
def test_while_a_part_is_on_its_way_words_say_so(new_page, place):
    page = new_page(python=False)
    Workbench(page)
    with parts_held(page):
        page.locator("button").get_by_text(place, exact=True).click()
        expect(page.get_by_text("Loading…", exact=True)).to_be_visible()
    expect(content_of(page, place)).to_be_visible()
    expect(page.get_by_text("Loading…", exact=True)).to_have_count(0)


@pytest.mark.parametrize("told", [True, False], ids=["late", "at once"])
def test_on_a_phone_trees_whose_part_comes_after_them_are_in_sight_with_the_board(new_page, told):
    page = phone(new_page, TALL)
    if not told:
        page.add_init_script(NO_WORD_OF_DELAY)
    with parts_held(page):
        bench = Workbench(page, "")
        bench.wait_for_python()
        bench.enter("Compare")
        panel = page.locator(".panel.tree")
        expect(panel).to_be_visible()
        expect(panel.get_by_text("Loading…", exact=True)).to_have_count(int(told))
    expect_mostly_free(page.locator(".trees canvas").first)
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("place", PLACES)
def test_a_part_that_is_missing_is_asked_for_again_and_nothing_typed_is_lost(new_page, place):
    page = new_page(python=False, faulty=True)
    page.route(ANY_PART, lambda route: route.abort())
    bench = Workbench(page)
    bench.type({0: "7"})
    page.locator("button").get_by_text(place, exact=True).click()
    expect(page.get_by_text(MISSING)).to_be_visible()
    page.unroute(ANY_PART)
    page.get_by_role("button", name="Try again").click()
    expect(content_of(page, place)).to_be_visible()
    page.keyboard.press("Escape")
    expect(bench.cell(0)).to_have_value("7")


@pytest.mark.parametrize("kind", sorted(DAMAGES))
def test_a_damaged_part_is_refused_and_the_mended_one_taken(new_page, host, kind):
    page = new_page(base_url=host.address, faulty=True, python=False)
    name = bundle.in_site(host.folder, "app/study.js").relative_to(host.folder).as_posix()
    host.damage(name, kind, seed=kind)
    bench = Workbench(page)
    bench.button("Plan").click()
    expect(page.get_by_text(MISSING)).to_be_visible()
    host.mend()
    page.get_by_role("button", name="Try again").click()
    expect(content_of(page, "Plan")).to_be_visible()


def test_every_part_comes_by_itself_once_python_is_ready(new_page):
    page = new_page()
    fetched: set[str] = set()
    page.on(
        "requestfinished", lambda request: fetched.add(request.url.rsplit("/")[-1].split("-")[0])
    )
    Workbench(page).wait_for_python()
    until_equal(page, lambda: fetched & EVERY, EVERY)


def test_the_help_has_words_and_the_keys_of_the_kind_of_puzzle(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    shown = page.get_by_role("dialog", name="Keys and words")
    bench.button("Keys and words").click()
    expect(shown.get_by_text("dead end", exact=True)).to_be_visible()
    expect(shown.get_by_text("Space, N", exact=True)).to_be_visible()
    with removed_by(shown):
        page.keyboard.press("Escape")
    until_gone_back(page)
    follow(page, "#puzzle=flip-it")
    expect(page.get_by_role("heading", level=1)).to_have_text("Flip It")
    page.keyboard.press("?")
    expect(shown.get_by_text("on the board: slide a tile that way")).to_be_visible()
    expect(shown.get_by_text("Space, N", exact=True)).to_have_count(0)
