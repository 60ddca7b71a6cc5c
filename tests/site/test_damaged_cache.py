"""What the service worker has kept is damaged in the browser: it heals by itself, or words say so.

Here all files at once; one by one: python -m tests.support.every_damage --when kept.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.support.acting import reload
from tests.support.damaged_cache import (
    NAMES,
    WAYS,
    damage_kept,
    expect_whole,
    keep_the_site,
    kept_as,
)
from tests.support.journey import sentence
from tests.support.polling import expect_version
from tests.support.workbench import Workbench

MISSING = "A part of Edagari has not arrived"
AGAIN = "Load it again"

WORDS = {
    "app/main.js": MISSING,
    "catalog.json": MISSING,
    "styles/main.css": MISSING,
    "index.html": "This page of Edagari is damaged in this browser",
    "python/*/pyodide.asm.wasm": "Python could not be loaded",
}


def keeping_page(new_page, host, **settings: object) -> Page:
    """A page whose site is kept; things go wrong on purpose."""
    opened: Page = new_page(base_url=host.address, faulty=True, service_workers="allow", **settings)
    keep_the_site(opened)
    return opened


def loads_of(page: Page) -> list[Page]:
    """The page as often as it is loaded from now on."""
    loads: list[Page] = []

    def note(loaded: Page) -> None:
        loads.append(loaded)

    page.on("load", note)
    return loads


def test_what_is_damaged_is_whole_at_the_next_visit_or_told_of_without_the_host(new_page, host):
    page = keeping_page(new_page, host)
    for turn in range(len(WAYS)):
        with sentence(f"every file damaged in every way is whole at the next visit ({turn})"):
            damages = {name: WAYS[(at + turn) % len(WAYS)] for at, name in enumerate(NAMES)}
            damage_kept(page, damages, part=(turn + 1) / 4)
            expect_whole(page, NAMES)
    for entry, words in WORDS.items():
        with sentence(f"{entry} is told of"):
            damage_kept(page, {kept_as(entry): "turned"})
            host.is_down = True
            opened = page.context.new_page()
            loads = loads_of(opened)
            opened.goto("./")
            expect(opened.get_by_text(words).first).to_be_visible()
            if words == MISSING:  # known, and not only late: nothing more is on its way
                expect(opened.locator("#unstarted.known")).to_be_visible()
            assert len(loads) == 1
        with sentence(f"{entry} comes once the host is there again"):
            host.is_down = False
            if entry.startswith("python/"):
                reload(opened)
                Workbench(opened, "").wait_for_python()
            else:
                opened.get_by_role("link", name=AGAIN).click()
                expect(opened.locator(".board input.cell").first).to_be_visible()
            opened.close()


@pytest.mark.parametrize("entry", ["app/main.js", "index.html"])
def test_what_the_host_has_no_longer_is_left_for_its_newer_version(new_page, host, newer, entry):
    page = keeping_page(new_page, host, python="feigned")
    damage_kept(page, {kept_as(entry): "cut"})
    host.folder = newer
    page = page.context.new_page()
    page.goto("./")
    page.get_by_role("link", name=AGAIN).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_version(page, "newer")
