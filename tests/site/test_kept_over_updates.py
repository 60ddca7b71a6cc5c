"""Searches that were kept, and an update of the site: the same plan goes on, another is refused."""

from functools import partial

from playwright.sync_api import Page, expect

from tests.support.acting import reload, take_update
from tests.support.interrupted import GO_ON, wait_until_kept
from tests.support.polling import until
from tests.support.workbench import QUICK, Workbench, hold

SAME_PLAN = "#puzzle=magic-star&strategy=generate-and-test"
ANOTHER_PLAN = "#puzzle=magic-star&strategy=prune"


def interrupted(page: Page, link: str, number: int) -> int:
    """A search is begun, and stopped once it is saved, as one of so many; the nodes of it."""
    page.add_init_script(QUICK)
    bench = Workbench(page, link)
    hold(page, "search")
    bench.solve()
    wait_until_kept(page, number)
    bench.button("Pause").click()
    bench.button("Stop").click()
    expect(bench.button(GO_ON)).to_be_visible()
    return nodes(bench)


def nodes(bench: Workbench) -> int:
    return int(bench.figure("nodes").inner_text().replace(",", ""))


def test_the_same_plan_goes_on_and_another_is_refused_in_words(new_page, host, newer):
    page = new_page(base_url=host.address, service_workers="allow")
    before = interrupted(page, SAME_PLAN, 1)
    other = page.context.new_page()
    interrupted(other, ANOTHER_PLAN, 2)
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    other.close()
    host.folder = newer
    take_update(page)

    bench = Workbench(page.context.new_page(), SAME_PLAN)
    bench.wait_for_python()
    bench.button(GO_ON).click()
    bench.button("Pause").click()
    expect(bench.button("Resume")).to_be_visible()
    until(bench.page, partial(nodes, bench), lambda number: number >= before)
    expect(bench.page.locator(".notice")).to_be_hidden()

    bench = Workbench(page.context.new_page(), ANOTHER_PLAN)
    bench.wait_for_python()
    bench.button(GO_ON).click()
    expect(bench.page.locator(".notice")).to_contain_text(
        "The saved state is from a different search"
    )
    expect(bench.button(GO_ON)).to_be_hidden()
    expect(bench.figure("nodes")).to_be_hidden()
    reload(bench.page)
    bench.wait_for_python()
    expect(bench.button(GO_ON)).to_be_hidden()
