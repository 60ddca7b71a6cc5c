"""Several sentences on one page: a failure names its sentence, like a separate test.

with sentence("the board keeps the numbers typed"):
    ...

for size in SIZES:
    with at_size(page, size):
        ...
"""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.support.workbench import resize, script

Size = tuple[int, int]
LANGUAGES = {"English": "en", "日本語": "ja"}


@contextmanager
def sentence(claim: str) -> Iterator[None]:
    """Name a claim about the page when the block fails."""
    try:
        yield
    except Exception as failure:
        failure.add_note(f"This does not hold: {claim}")
        raise


@contextmanager
def at_size(page: Page, size: Size) -> Iterator[None]:
    """Give the page a viewport of this size, named when the block fails."""
    width, height = size
    with sentence(f"at {width} x {height}"):
        resize(page, width, height)
        yield


@contextmanager
def in_language(page: Page, name: str) -> Iterator[None]:
    """Show the page in the language with this name in its head, named when the block fails."""
    with sentence(f"in {name}"):
        if page.locator(f"html[lang={LANGUAGES[name]}]").count() == 0:
            page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[name])
        page.evaluate(script("until_drawn"))
        yield
