"""What is kept of a count that was interrupted, as the page shows it: for a search on the board and
for the count of the solutions beside it.

offer  where the page says that there is something to go on with
"""

import re

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.support.acting import reload
from tests.support.polling import removed_by
from tests.support.workbench import Workbench, script

INTERRUPTED = re.compile(r"This (search|count) was interrupted\.|You stopped this search\.")
GO_ON = "Go on where it stood"


def crash(page: Page) -> None:
    """The tab dies, in the midst of whatever it does."""
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    page.close()


def lose_local_storage(page: Page) -> None:
    """Local storage is lost with the browser, once the copy of a draft is kept."""
    page.evaluate(script("kept_stands"), "copies")
    page.evaluate("localStorage.clear()")


def in_a_new_tab(page: Page, link: str) -> Workbench:
    """The tab of `page` dies; the link in another tab, with Python ready."""
    crash(page)
    bench = Workbench(page.context.new_page(), link)
    bench.wait_for_python()
    return bench


def wait_until_kept(page: Page) -> None:
    """The page has kept where its search stands, at a moment that chance decides."""
    page.evaluate(script("kept_stands"), None)


def spoil(page: Page) -> None:
    """What is kept is as if it were of another version, and the page is loaded anew."""
    page.evaluate(script("spoil_stands"))
    reload(page)


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
    with removed_by(offer):
        bench.type({1: typed})
    bench.button("Undo").click()
    expect(offer).to_contain_text(INTERRUPTED)


def expect_put_away(bench: Workbench, offer: Locator) -> None:
    """Put away, it stays away."""
    with removed_by(offer):
        bench.button("Put away").click()
    reload(bench.page)
    bench.wait_for_python()
    expect(offer).to_be_hidden()
