"""What the browser keeps: apart for each copy of the site, whatever dies, and with several tabs."""

import threading
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from builder import serve
from builder.site import SITE
from tests.support.acting import visit
from tests.support.interrupted import crash, lose_local_storage
from tests.support.journey import sentence
from tests.support.polling import removed_by, until
from tests.support.workbench import Workbench, script

NO_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('full'); };"
NOT_IN_USE = "document.hasFocus = () => false;"  # a browser under test tells every tab that it is

TOLD = {  # what is said, how it is put away, and what stays
    "en-US": ("This browser keeps nothing here", "Dismiss", "Nothing is kept here"),
    "ja-JP": ("保存できません", "閉じる", "ここでは何も保存されません"),
}


@pytest.fixture
def three_copies(tmp_path: Path):
    """One origin with three copies of the site: at its root, in /a/ and in /b/."""
    for part in SITE.iterdir():
        (tmp_path / part.name).symlink_to(part, target_is_directory=part.is_dir())
    for name in ("a", "b"):
        (tmp_path / name).symlink_to(SITE, target_is_directory=True)
    with serve.server(tmp_path, port=0) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield serve.address(bound)
        bound.shutdown()


def test_copies_on_one_origin_share_nothing_and_each_works_without_a_network(
    new_page, three_copies
):
    page: Page = new_page(base_url=three_copies, service_workers="allow", python="feigned")
    for folder, typed in (("a/", "7"), ("b/", "8"), ("", "9")):
        page.goto(folder or "/")
        bench_cell = page.locator(".board [data-cell='0']")
        expect(bench_cell).to_have_value("")
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        bench_cell.fill(typed)
        expect(bench_cell).to_have_value(typed)
        visit(page, "about:blank")
    page.goto("/")
    look = script("what_is_kept")
    kept = until(page, lambda: page.evaluate(look), lambda kept: len(kept["drafts"]) == 3)
    assert kept["mixed"] == []
    assert [name.split(":")[1] for name in kept["drafts"]] == ["/", "/a/", "/b/"]
    page.context.set_offline(True)
    for folder, typed in (("a/", "7"), ("b/", "8"), ("", "9")):
        visit(page, "about:blank")
        page.goto(folder or "/")
        expect(page.locator(".board [data-cell='0']")).to_have_value(typed)


def test_a_tab_that_dies_loses_nothing_that_was_typed(new_page):
    page = new_page(faulty=True, python=False)
    bench = Workbench(page)
    bench.type({0: "7", 3: "12"})
    bench.choose("Prune")
    bench.expect_board({0: "7", 3: "12"})
    crash(page)
    again = Workbench(page.context.new_page(), "")
    again.expect_board({0: "7", 3: "12"})
    expect(again.page.locator(".strategy select")).to_have_value("prune")


def test_what_local_storage_lost_with_the_browser_is_there_a_moment_later(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    bench.type({0: "7"})
    lose_local_storage(page)
    visit(page, "about:blank")
    Workbench(page, "#puzzle=magic-star").expect_board({0: "7"})


def test_a_browser_that_keeps_nothing_is_told_of(new_page):
    for locale, (words, dismiss, sign) in TOLD.items():
        with sentence(locale):
            page = new_page(locale=locale, python=False)
            page.add_init_script(NO_STORAGE)
            bench = Workbench(page, "")
            said = page.get_by_text(words)
            with removed_by(said):
                bench.button(dismiss).click()
                bench.type({0: "7"})
            expect(page.get_by_role("contentinfo")).to_contain_text(sign)


def test_a_tab_that_is_not_in_use_takes_over_what_is_typed_in_another(new_page):
    page = new_page(python=False)
    page.add_init_script(NOT_IN_USE)
    idle = Workbench(page, "")
    idle.type({0: "7"})
    idle.expect_board({0: "7"})
    in_use = Workbench(page.context.new_page(), "")
    in_use.type({1: "8"})
    idle.expect_board({0: "7", 1: "8"})
    expect(page.get_by_text("Changed in another tab.")).to_be_visible()
    idle.button("Undo").click()
    idle.expect_board({0: "7", 1: ""})
