"""Letters that a visitor has chosen larger, in the settings of the browser."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.support.journey import at_size, sentence
from tests.support.polling import until_equal
from tests.support.workbench import Workbench

TOO_WIDE = "root => root.scrollWidth - root.clientWidth"
OUTSIDE = """buttons => buttons
    .filter((each) => each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().right > innerWidth
        || each.scrollHeight > each.clientHeight + 8)  // letters may be higher than their line
    .map((each) => each.title || each.textContent)"""


@pytest.mark.parametrize(("large", "widths"), [(20, (390, 1280, 1920)), (24, (390, 1280))])
def test_all_that_is_said_is_as_large_as_chosen_and_nothing_is_cut_off(new_page, large, widths):
    page = new_page()
    settings = page.context.new_cdp_session(page)
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": large}})
    bench = Workbench(page, "#puzzle=magic-star&v=2")
    bench.wait_for_python()
    root = page.locator(":root")
    expect(root).to_have_css("font-size", f"{large}px")
    for mode in ("Solve", "Watch", "Compare"):
        bench.enter(mode)
        for wide in widths:
            with at_size(page, (wide, 844)), sentence(f"{mode} at {wide} pixels"):
                until_equal(page, partial(root.evaluate, TOO_WIDE), 0)
                until_equal(page, partial(page.locator("button").evaluate_all, OUTSIDE), [])
