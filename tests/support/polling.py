"""Checks of a page that may need a moment: repeated until they hold, never made just once.

until           the value once it passes a test
until_equal     the same for one wanted value
changed_by      the block changes a text, which has changed at its end
removed_by      the block removes something
expect_none     nothing of a kind is shown once something else is, the sign that the page is done
expect_free     all of a part is visible (phones.py)
place_of        the place of something at rest (workbench.py)
pixels_of       the pixels of a canvas at rest (tree_panel.py)
scroll_of       the scroll position of the page at rest
expect_version  the version of the site whose scripts run
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import PATIENCE, place_of, script

Seen = TypeVar("Seen")


def until(page: Page, look: Callable[[], Seen], holds: Callable[[Seen], object]) -> Seen:
    """Return the result of `look` as soon as it `holds`, looking again after each paint."""
    end = monotonic() + PATIENCE
    while not holds(seen := look()):
        assert monotonic() < end, f"it never held; what was seen last: {seen!r}"
        page.evaluate(script("until_drawn"))
    return seen


def until_equal(page: Page, look: Callable[[], Seen], wanted: object) -> None:
    """Expect that `look` returns the wanted value (which may be pytest.approx), now or after a
    later paint."""
    end = monotonic() + PATIENCE
    while (seen := look()) != wanted:
        assert monotonic() < end, f"wanted {wanted!r}, but what was seen last is {seen!r}"
        page.evaluate(script("until_drawn"))


@contextmanager
def changed_by(shown: Locator) -> Iterator[None]:
    """Wait until the block has changed the shown text."""
    expect(shown).to_be_visible()
    before = shown.inner_text()
    yield
    expect(shown).not_to_have_text(before, use_inner_text=True)


@contextmanager
def removed_by(shown: Locator) -> Iterator[None]:
    """Wait until the block has removed the shown element."""
    expect(shown.first).to_be_visible()
    yield
    expect(shown.filter(visible=True)).to_have_count(0)


def expect_none(absent: Locator, *, once: Locator) -> None:
    """Expect that none of this is visible once the other is: until then it might only be late."""
    expect(once.first).to_be_visible()
    expect(absent.filter(visible=True)).to_have_count(0)


def scroll_of(page: Page) -> float:
    """Return the scroll position of the page, once it is at rest."""
    return -place_of(page.locator(":root"))["y"]


def expect_version(page: Page, version: str | None) -> None:
    """Expect that the scripts of this version of the site run, now or once the page has been
    reloaded."""
    page.wait_for_function("version => (self.version ?? null) === version", arg=version)
