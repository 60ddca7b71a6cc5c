"""The controls of the player lie side by side: none covers another, and none reaches out of it."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.workbench import Workbench, script

SOLVED = "#puzzle=magic-star&strategy=prune&given=0:1,1:2,2:4"
MEASURED = ".player :is(button, input, .moment, .speed > span, .narration > span)"
HALF_A_PIXEL = 0.5

WIDTHS = [320, 390, 768, 1280]
LARGER = "html { font-size: 19.2px }"  # the 16 px of the page and a fifth more


def overlaps(page: Page) -> list[str]:
    """How many controls there are; each two that share some place, each that leaves the player."""
    found: list[str] = page.evaluate(script("overlapping_controls"), [MEASURED, HALF_A_PIXEL])
    return found


@pytest.mark.parametrize("larger", [False, True], ids=["usual", "larger"])
@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_no_control_of_the_player_lies_on_another(new_page, locale, larger):
    page = new_page(locale=locale)
    bench = Workbench(page, SOLVED)
    bench.wait_for_python()
    page.locator(".controls .main").click()
    expect(page.locator(".results .verdict.over")).to_be_visible()
    page.keyboard.press("Shift+ArrowLeft")  # at a cut the player says the most
    page.locator(".speed input").press("End")  # and the longest rate
    if larger:
        page.evaluate(script("add_styles"), LARGER)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found, *faults = overlaps(page)
        assert int(found.split()[0]) >= 13
        assert faults == [], f"at {width} pixels"
