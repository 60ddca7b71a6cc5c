"""A page on a phone: its size, and its visible and pressable parts."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.support.acting import scroll_to
from tests.support.polling import until
from tests.support.workbench import place_of, script

TALL, SHORT, ON_ITS_SIDE = (390, 844), (320, 568), (844, 390)


def phone(
    new_page: Callable[..., Page],
    size: tuple[int, int],
    *,
    long_press: bool = False,
    **options: object,
) -> Page:
    """Open a page on a phone. A finger that a busy machine lifts late has not rested, unless the
    test is about a long press."""
    wide, tall = size
    viewport = {"width": wide, "height": tall}
    page = new_page(viewport=viewport, has_touch=True, is_mobile=True, **options)
    if not long_press:
        page.add_init_script(script("no_long_press"))
    return page


def expect_free(part: Locator) -> None:
    """Expect that all of it is visible above the buttons at the foot of the screen."""

    def where() -> tuple[float, float, float]:
        place, orders = place_of(part), place_of(part.page.locator(".controls"))
        return place["y"], place["y"] + place["height"], orders["y"]

    until(part.page, where, lambda seen: seen[0] >= 0 and seen[1] <= seen[2] + 0.5)


def expect_mostly_free(part: Locator) -> None:
    """Expect that more than half of it is above the buttons at the foot of the screen."""

    def free() -> float:
        place, orders = place_of(part), place_of(part.page.locator(".controls"))
        return (orders["y"] - place["y"]) / place["height"]

    until(part.page, free, lambda share: share > 0.6)


def put_at_the_top(part: Locator) -> None:
    scroll_to(part, above=4)
