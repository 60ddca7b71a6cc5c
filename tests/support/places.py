"""A check that controls stay in place while others are pressed."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.support.polling import until_equal
from tests.support.workbench import place_of, script

Place = tuple[int, int]


def places(page: Page) -> dict[str, Place]:
    """Return the place of each control, once the page is at rest."""
    place_of(page.locator("#board"))
    seen: dict[str, list[int]] = page.evaluate(script("places_of_controls"))
    return {name: (x, y) for name, (x, y) in seen.items()}


def moved(before: dict[str, Place], after: dict[str, Place]) -> dict[str, tuple[Place, Place]]:
    """Return the controls that moved by more than a pixel, the browser's rounding."""
    both = {name: (place, after[name]) for name, place in before.items() if name in after}
    return {
        name: (old, new)
        for name, (old, new) in both.items()
        if max(abs(old[0] - new[0]), abs(old[1] - new[1])) > 1
    }


@contextmanager
def unmoved_by(page: Page) -> Iterator[None]:
    """Expect that the block, which waits for its effects, moves no visible control."""
    size = page.viewport_size
    assert size is not None
    before = {name: at for name, at in places(page).items() if at[1] < size["height"]}
    yield
    until_equal(page, lambda: moved(before, places(page)), {})


@contextmanager
def way_back_still(page: Page) -> Iterator[None]:
    """Expect that the way back from a search, which comes meanwhile, stands at one place in every
    picture in which it can be pressed."""
    page.evaluate(script("places_of_way_back"))
    yield
    page.evaluate(script("until_drawn"))
    places: list[str] = page.evaluate("placesOfWayBack")
    assert len(places) == 1, places
