"""Watch, opened by a link."""

import re

from playwright.sync_api import Page, expect

from tests.support.workbench import Workbench

STAR = "#puzzle=magic-star&strategy=forced"
MOMENT = f"{STAR}&view=watch&at=39"

CUT_SHORT = "part => part.scrollWidth > part.clientWidth"
CLIPPED = "part => part.scrollHeight > part.clientHeight + 1"
"""Whether the content of a part overflows it."""


def opened(page: Page, link: str, moment: str = "39") -> Workbench:
    """Open Watch by a link, at the link's moment."""
    bench = Workbench(page, link)
    expect(page.locator(".watch-mode")).to_be_visible()
    expect(bench.moment).to_have_text(re.compile(rf"^{moment} / \d"))
    return bench
