"""The controls of the player lie side by side: none covers another, and none reaches out of it."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.workbench import Workbench

SOLVED = "#puzzle=magic-star&strategy=prune&given=0:1,1:2,2:4"
MEASURED = ".player :is(button, input, .moment, .speed > span, .narration > span)"
HALF_A_PIXEL = 0.5

WIDTHS = [320, 390, 768, 1280]
LARGER = "html { font-size: 19.2px }"  # the 16 px of the page and a fifth more


def overlaps(page: Page) -> list[str]:
    """Each two controls of the player that share some place, and each that leaves the player."""
    return page.evaluate(
        """([measured, slack]) => {
            const player = document.querySelector(".player").getBoundingClientRect();
            const boxes = [...document.querySelectorAll(measured)].map((each) => ({
                name: each.title || each.ariaLabel || each.textContent.trim() || each.className,
                box: each.getBoundingClientRect(),
            })).filter(({ box }) => box.width > 0);
            const apart = (one, other) =>
                one.right <= other.left + slack || other.right <= one.left + slack ||
                one.bottom <= other.top + slack || other.bottom <= one.top + slack;
            const leaves = ({ box }) =>
                box.left < player.left - slack || box.right > player.right + slack;
            const out = boxes.filter(leaves).map(({ name }) => `${name} is outside`);
            const over = boxes.flatMap(({ name, box }, at) => boxes.slice(at + 1)
                .filter((other) => !apart(box, other.box))
                .map((other) => `${name} and ${other.name}`));
            return [`${boxes.length} controls`, ...out, ...over];
        }""",
        [MEASURED, HALF_A_PIXEL],
    )


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
        page.evaluate(f"""() => {{
            const sheet = new CSSStyleSheet();
            sheet.replaceSync({LARGER!r});
            document.adoptedStyleSheets.push(sheet);
        }}""")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found, *faults = overlaps(page)
        assert int(found.split()[0]) >= 13
        assert faults == [], f"at {width} pixels"
