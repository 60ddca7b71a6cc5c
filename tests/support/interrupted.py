"""The saved state of an interrupted count on the page: for a search on the board and for the count
of the solutions beside it.

offer  the page's offer to resume
"""

import re

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.support.acting import reload
from tests.support.polling import removed_by
from tests.support.workbench import Workbench, script

INTERRUPTED = re.compile(
    r"(The search with “.+”|This count) was interrupted\.|You stopped this search\."
)
GO_ON = "Continue where it stopped"


def crash(page: Page) -> None:
    """Kill the tab in the middle of its work; all tabs of the site share its process.

    The address is answered before the process is dead; a tab opened in between would die with it.
    """
    with page.expect_event("crash"), pytest.raises(Error, match="chrome://crash"):
        page.goto("chrome://crash")
    page.close()


def lose_local_storage(page: Page) -> None:
    """Lose local storage with the browser, once the copy of a draft is saved."""
    page.evaluate(script("kept_stands"), ["copies", 1])
    page.evaluate("localStorage.clear()")


def in_a_new_tab(page: Page, link: str) -> Workbench:
    """Kill the tab of `page`; open the link in another tab, with Python ready."""
    crash(page)
    bench = Workbench(page.context.new_page(), link)
    bench.wait_for_python()
    return bench


def wait_until_kept(page: Page, number: int = 1) -> None:
    """Wait until that many checkpoints of searches are saved."""
    page.evaluate(script("kept_stands"), ["stands", number])


def spoil(page: Page) -> None:
    """Make the saved state look like one of another version, and reload the page."""
    reload(page)  # whatever it was still to save is not saved over this
    page.evaluate(script("spoil_stands"))
    reload(page)


def expect_in_use(page: Page, link: str, offer: str) -> None:
    """Expect that while one tab runs it, another says so and does not offer to resume."""
    other = page.context.new_page()
    beside = Workbench(other, link)
    expect(other.locator(offer)).to_contain_text("goes on in another tab")
    expect(beside.button(GO_ON)).to_have_count(0)
    other.close()


def expect_to_belong_to(bench: Workbench, cell: int, typed: str, offer: Locator) -> None:
    """Expect the offer for the numbers it was started with, but not with another one added."""
    expect(offer).to_contain_text(INTERRUPTED)
    with removed_by(offer):
        bench.type({cell: typed})
    bench.button("Undo").click()
    expect(offer).to_contain_text(INTERRUPTED)


def expect_put_away(bench: Workbench, offer: Locator) -> None:
    """Expect that a discarded one stays discarded."""
    with removed_by(offer):
        bench.button("Discard").click()
    reload(bench.page)
    bench.wait_for_python()
    expect(offer).to_be_hidden()
