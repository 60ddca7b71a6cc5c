"""What is kept of a count that was interrupted, as the page shows it: for a search on the board and
for the count of the solutions beside it.

offer  where the page says that there is something to go on with
"""

import re

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.support.workbench import Workbench

INTERRUPTED = re.compile(r"This (search|count) was interrupted\.|You stopped this search\.")
GO_ON = "Go on where it stood"


def in_a_new_tab(page: Page, link: str) -> Workbench:
    """The tab of `page` dies; the link in another tab, with Python ready."""
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    page.close()
    bench = Workbench(page.context.new_page(), link)
    bench.wait_for_python()
    return bench


def expect_in_use(page: Page, link: str, offer: str) -> None:
    """While a tab is at it another one says so, and does not offer to go on."""
    other = page.context.new_page()
    beside = Workbench(other, link)
    expect(other.locator(offer)).to_contain_text("goes on in another tab")
    expect(beside.button(GO_ON)).to_have_count(0)
    other.close()


def expect_to_belong_to(bench: Workbench, typed: str, offer: Locator) -> None:
    """It is offered for the numbers it was begun with, not with another one beside them."""
    expect(offer).to_contain_text(INTERRUPTED)
    bench.type({1: typed})
    expect(offer).to_be_hidden()
    bench.button("Undo").click()
    expect(offer).to_contain_text(INTERRUPTED)


def expect_put_away(bench: Workbench, offer: Locator) -> None:
    """Put away, it stays away."""
    bench.button("Put away").click()
    expect(offer).to_be_hidden()
    bench.page.reload()
    bench.wait_for_python()
    expect(offer).to_be_hidden()
