"""What a page shows a little later: checked until it holds, never once.

until           the value once it is as it should be
until_equal     the same, where it should be one value
changed_by      the block changes a text: it has changed when the block is left
removed_by      the block removes something that was there
expect_none     nothing of a kind is shown, once something else is: the sign that the page is done
expect_free     all of a part is in sight (phones.py)
place_of        where something is, once it has come to rest (workbench.py)
pixels_of       what is painted on a canvas, once it has come to rest (tree_panel.py)
scroll_of       how far the page is scrolled, once it has come to rest
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
    """Return what `look` sees, as soon as it `holds`; look again after each paint of the page."""
    end = monotonic() + PATIENCE
    while not holds(seen := look()):
        assert monotonic() < end, f"it never held; what was seen last: {seen!r}"
        page.evaluate(script("until_drawn"))
    return seen


def until_equal(page: Page, look: Callable[[], Seen], wanted: object) -> None:
    """Expect that `look` sees the wanted value (which may be pytest.approx), now or after a later
    paint."""
    end = monotonic() + PATIENCE
    while (seen := look()) != wanted:
        assert monotonic() < end, f"wanted {wanted!r}, but what was seen last is {seen!r}"
        page.evaluate(script("until_drawn"))


@contextmanager
def changed_by(shown: Locator) -> Iterator[None]:
    """Wait until the block has changed the text that is shown."""
    expect(shown).to_be_visible()
    before = shown.inner_text()
    yield
    expect(shown).not_to_have_text(before, use_inner_text=True)


@contextmanager
def removed_by(shown: Locator) -> Iterator[None]:
    """Wait until the block has removed what was shown before it."""
    expect(shown.first).to_be_visible()
    yield
    expect(shown.filter(visible=True)).to_have_count(0)


def expect_none(absent: Locator, *, once: Locator) -> None:
    """Expect that none of this is visible once the other is: until then it might only be late."""
    expect(once.first).to_be_visible()
    expect(absent.filter(visible=True)).to_have_count(0)


def scroll_of(page: Page) -> float:
    """Return how far down the page is scrolled, once it has come to rest."""
    return -place_of(page.locator(":root"))["y"]


def expect_version(page: Page, version: str | None) -> None:
    """Expect that the scripts of this version of the site run, now or once the page has been
    reloaded."""
    page.wait_for_function("version => (self.version ?? null) === version", arg=version)
