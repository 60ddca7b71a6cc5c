"""What the browser keeps: apart for each copy of the site, whatever dies, and with several tabs."""

import threading
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from builder import serve
from builder.site import SITE
from tests.support.workbench import Workbench, script

NO_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('full'); };"
NOT_IN_USE = "document.hasFocus = () => false;"  # a browser under test tells every tab that it is


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


def test_copies_on_one_origin_share_nothing(new_page, three_copies):
    page: Page = new_page(base_url=three_copies, service_workers="allow")
    for folder, typed in (("a/", "7"), ("b/", "8"), ("", "9")):
        page.goto(folder or "/")
        bench_cell = page.locator(".board [data-cell='0']")
        expect(bench_cell).to_have_value("")
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        bench_cell.fill(typed)
    kept = page.evaluate(script("what_is_kept"))
    assert kept["mixed"] == []
    assert [name.split(":")[1] for name in kept["drafts"]] == ["/", "/a/", "/b/"]
    page.context.set_offline(True)
    for folder, typed in (("a/", "7"), ("b/", "8"), ("", "9")):
        page.goto("about:blank")
        page.goto(folder or "/")
        expect(page.locator(".board [data-cell='0']")).to_have_value(typed)


def test_a_tab_that_dies_loses_nothing_that_was_typed(new_page):
    page = new_page(faulty=True)
    bench = Workbench(page)
    bench.type({0: "7", 3: "12"})
    bench.choose("Prune")
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    page.close()
    again = page.context.new_page()
    again.goto("./")
    Workbench(again, "").expect_board({0: "7", 3: "12"})
    expect(again.get_by_role("radio", name="Prune")).to_be_checked()


def test_what_local_storage_lost_with_the_browser_is_there_a_moment_later(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.type({0: "7"})
    page.evaluate(script("kept_stands"), "copies")
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    Workbench(page, "#puzzle=magic-star").expect_board({0: "7"})


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_a_browser_that_keeps_nothing_is_told_of(new_page, locale):
    page = new_page(locale=locale)
    page.add_init_script(NO_STORAGE)
    page.goto("./")
    japanese = locale == "ja-JP"
    said = page.get_by_text("保存できません" if japanese else "This browser keeps nothing here")
    expect(said).to_be_visible()
    page.get_by_role("button", name="閉じる" if japanese else "Dismiss").click()
    page.locator(".board [data-cell='0']").fill("7")
    expect(said).to_have_count(0)
    sign = "ここでは何も保存されません" if japanese else "Nothing is kept here"
    expect(page.get_by_role("contentinfo")).to_contain_text(sign)


def test_a_tab_that_is_not_in_use_takes_over_what_is_typed_in_another(new_page):
    page = new_page()
    page.add_init_script(NOT_IN_USE)
    idle = Workbench(page, "")
    idle.type({0: "7"})
    other = page.context.new_page()
    other.goto("./")
    in_use = Workbench(other, "")
    in_use.type({1: "8"})
    idle.expect_board({0: "7", 1: "8"})
    expect(page.get_by_text("Changed in another tab.")).to_be_visible()
    idle.button("Undo").click()
    idle.expect_board({0: "7", 1: ""})
