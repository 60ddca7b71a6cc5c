"""Letters that a visitor has chosen larger, in the settings of the browser."""

from functools import partial

from playwright.sync_api import expect

from tests.support.journey import at_size, sentence
from tests.support.polling import until_equal
from tests.support.workbench import Workbench

LARGE = 20
TOO_WIDE = "root => root.scrollWidth - root.clientWidth"


def test_all_that_is_said_is_as_large_as_chosen_and_nothing_is_cut_off(new_page):
    page = new_page()
    settings = page.context.new_cdp_session(page)
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE}})
    bench = Workbench(page, "#puzzle=magic-star&v=2")
    bench.wait_for_python()
    root = page.locator(":root")
    expect(root).to_have_css("font-size", f"{LARGE}px")
    for mode in ("Solve", "Watch", "Compare"):
        bench.enter(mode)
        for wide in (390, 1280, 1920):
            with at_size(page, (wide, 844)), sentence(f"{mode} at {wide} pixels"):
                until_equal(page, partial(root.evaluate, TOO_WIDE), 0)
