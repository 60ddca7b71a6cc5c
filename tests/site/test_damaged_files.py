"""Files of the page that come damaged, at the first visit or in an update, and are then mended.

Words on the page, never a blank one; and the next visit works, whatever the browser has kept. Here
some cases that chance has chosen; all of them: python -m tests.support.every_damage.
"""

import random

import pytest
from playwright.sync_api import Page, expect

from builder import bundle
from tests.support.acting import reload, take_update
from tests.support.damaged_site import DAMAGES, Host
from tests.support.polling import expect_version, until_equal
from tests.support.workbench import Workbench, script

OWN = [
    "app/start/before_paint.js",
    "app/main.js",
    "app/study.js",
    "styles/main.css",
    bundle.CATALOGUE,
]
WITHOUT_WHICH_NOTHING_STARTS = ["app/main.js", bundle.CATALOGUE]
UPDATE = script("update_site")


def some(entry: str, number: int) -> list[tuple[str, str]]:
    """The entry with so many kinds of damage. A catalogue may be of any type."""
    kinds = [kind for kind in DAMAGES if kind != "mistyped" or entry != bundle.CATALOGUE]
    return [(entry, kind) for kind in random.Random(entry).sample(kinds, number)]


FIRST = [*some("app/main.js", 3), *(some(entry, 1)[0] for entry in OWN)]
WORKER = some("worker/worker.js", 1)
IN_UPDATE = [*WORKER, *some("app/main.js", 1), ("styles/main.css", "mistyped")]


@pytest.fixture
def page(new_page, host) -> Page:
    """A page of a browser that keeps what it may, at the host; things go wrong on purpose."""
    opened: Page = new_page(
        base_url=host.address, faulty=True, service_workers="allow", python="feigned"
    )
    return opened


def damage(host: Host, entry: str, kind: str) -> None:
    name = bundle.in_site(host.folder, entry).relative_to(host.folder).as_posix()
    host.damage(name, kind, seed=f"{entry} {kind}")


def next_visit(page: Page) -> Page:
    """The page looks as it should, if need be once it has loaded itself again."""
    page.close()
    page = page.context.new_page()
    page.goto("./")
    expect(page.locator(".board input.cell")).to_have_count(12)
    expect(page.locator("html")).to_have_css("background-color", "rgb(244, 239, 227)")
    return page


@pytest.mark.parametrize(("entry", "kind"), sorted(set(FIRST)))
def test_the_visit_after_a_damaged_one_works(page, host, entry, kind):
    damage(host, entry, kind)
    page.goto("./")
    if entry in WITHOUT_WHICH_NOTHING_STARTS:
        expect(page.get_by_text("A part of Edagari has not arrived")).to_be_visible()
        expect(page.get_by_role("link", name="Load it again")).to_be_visible()
    else:
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    host.mend()
    next_visit(page)


@pytest.mark.parametrize(("entry", "kind"), WORKER)
def test_python_starts_at_the_visit_after_a_damaged_one(new_page, host, entry, kind):
    page = new_page(base_url=host.address, faulty=True, service_workers="allow")
    damage(host, entry, kind)
    page.goto("./")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    host.mend()
    expect(next_visit(page).locator(".stage.ready")).to_be_attached()


def test_a_puzzle_whose_board_does_not_arrive_says_so_and_comes_at_the_next_click(new_page, host):
    page = new_page(base_url=host.address, faulty=True, python=False)
    damage(host, bundle.BOARDS, "missing")
    bench = Workbench(page, "")
    sudoku = page.get_by_role("dialog").get_by_role("button", name="Sudoku").first
    bench.button("Magic star").click()
    sudoku.click()
    expect(page.locator(".notice.bad")).to_contain_text("has not arrived")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
    host.mend()
    bench.button("Magic star").click()
    sudoku.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sudoku")


def test_the_link_in_the_words_loads_the_page_again(page, host):
    damage(host, "app/main.js", "cut")
    page.goto("./")
    link = page.locator("#unstarted.known").get_by_role("link", name="Load it again")
    expect(link).to_be_visible()
    host.mend()
    link.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(("entry", "kind"), sorted(set(IN_UPDATE)))
def test_a_damaged_update_is_refused_and_the_mended_one_comes(page, host, newer, entry, kind):
    Workbench(page, "")
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    host.folder = newer
    damage(host, entry, kind)
    until_equal(page, lambda: page.evaluate(UPDATE), "redundant")
    reload(page)
    expect_version(page, None)
    host.mend()
    take_update(page)


def test_a_newer_version_is_offered_and_comes_with_a_click(new_page, host, newer):
    page = new_page(base_url=host.address, service_workers="allow", python="feigned")
    Workbench(page, "")
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    host.folder = newer
    reload(page)
    expect(page.get_by_text("A new version is available")).to_be_visible()
    expect_version(page, None)
    page.get_by_role("button", name="Reload", exact=True).click()
    expect_version(page, "newer")
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
