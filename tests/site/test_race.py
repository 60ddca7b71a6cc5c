"""How the bars of a race are drawn, and their axes. What it says: tests/page/views/race.test.js."""

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.support.journey import at_size, sentence
from tests.support.polling import until
from tests.support.workbench import Workbench, place_of


class Race:
    def __init__(self, page: Page, link: str, seconds: str = "1") -> None:
        """Open the puzzle of `link` with the race alone: no search begins by itself."""
        self.bench = Workbench(page, link if "panels=" in link else f"{link}&panels=race")
        self.bench.wait_for_python()
        self.place = page.get_by_role("region", name="The race")
        self.place.get_by_label("Time for each").select_option(seconds)

    def press(self, name: str) -> None:
        self.place.get_by_role("button", name=name).click()

    def row(self, strategy: str) -> Locator:
        return self.place.get_by_role("row", name=re.compile(f"^{strategy}"))

    @property
    def verdict(self) -> Locator:
        return self.place.get_by_role("status")


def wide(bar: Locator) -> float:
    return place_of(bar)["width"]


# The example "A. Inkala, 2010": some strategies take milliseconds, others would take days.
HARD = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
AXIS = """spans => {
    const whole = spans[0].closest(".axis").getBoundingClientRect();
    const shown = spans.filter((span) => span.checkVisibility({ visibilityProperty: true }));
    const labels = shown.map((span) => span.getBoundingClientRect());
    const gaps = labels.slice(1).map((label, at) => label.left - labels[at].right);
    const past = [labels[0].left - whole.left, labels.at(-1).right - whole.right];
    return { labels: labels.length, gap: Math.min(...gaps), past: Math.max(...past.map(Math.abs)) };
}"""
"""Of the labels of an axis: their number, the least gap, and how far off its ends they end."""


def test_bars_are_as_long_as_what_they_say_and_the_labels_of_an_axis_do_not_touch(new_page):
    page = new_page()
    givens = ",".join(f"{cell}:{sign}" for cell, sign in enumerate(HARD) if sign != ".")
    race = Race(page, f"#puzzle=sudoku&given={givens}")
    race.press("Start the race")
    expect(race.verdict).to_contain_text("of 12 strategies")
    slowest, quickest = race.row("Generate and test"), race.row("Fewest first")
    expect(slowest.locator(".time .rest")).to_be_visible()
    expect(quickest.locator(".rest")).to_have_count(0)
    for column in (".time", ".nodes"):
        with sentence(f"who was quicker has the shorter bar, in {column}"):
            done = f"{column} .done"
            assert wide(quickest.locator(done)) < wide(slowest.locator(done))
    labels = partial(page.locator("#panel-race .time .axis span").evaluate_all, AXIS)
    for language in ("English", "日本語"):
        race.bench.button(language).click()
        expect(race.bench.button(language)).to_have_attribute("aria-pressed", "true")
        for width in (320, 390, 640, 800, 1280):
            with sentence(f"in {language}"), at_size(page, (width, 800)):
                until(
                    page,
                    labels,
                    lambda seen: seen["labels"] >= 2 and seen["gap"] >= 4 and seen["past"] <= 1,
                )
