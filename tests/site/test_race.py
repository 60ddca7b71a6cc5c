"""The race on the page: bars for every strategy, estimates, factors, Pause and Stop."""

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.support.journey import at_size, sentence
from tests.support.polling import expect_none, until
from tests.support.workbench import Workbench, hold, place_of


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


def test_all_strategies_are_raced_and_those_that_cannot_finish_say_how_far_it_is(new_page):
    page = new_page()
    # All but the slowest are done with it in milliseconds; that one makes ten million nodes.
    race = Race(page, "#puzzle=magic-star&given=0:1,1:2")
    race.press("Start the race")
    expect(race.verdict).to_have_text(
        re.compile(
            r"[3-9] of 10 strategies finished; the \d that see everything find \d+ solutions?"
        ),
    )
    slowest, quickest = race.row("Generate and test"), race.row("Compiled")
    expect(slowest).to_contain_text(re.compile(r"would take about [\d,]+ \w+"))
    expect(slowest.locator(".time .rest")).to_be_visible()
    expect(race.row("Prune")).to_contain_text("faster")
    expect(quickest.locator(".rest")).to_have_count(0)
    for column in (".time", ".nodes"):
        assert wide(quickest.locator(f"{column} .done")) < wide(slowest.locator(f"{column} .done"))
    race.bench.type({3: "3"})
    expect(race.place).to_contain_text("Raced for the numbers before your last change.")
    race = Race(page, "#puzzle=sliding-tiles", "5")
    with sentence("movements are raced too"):
        race.press("Start the race")
        expect(race.verdict).to_contain_text("strategies finished")
        expect(race.row("Bidirectional").locator(".nodes .done")).to_be_visible()
    race = Race(page, "#puzzle=magic-star&given=0:99")
    with sentence("a race does not start on numbers that cannot stand"):
        race.press("Start the race")
        refused = page.get_by_text("The race did not start.")
        expect_none(race.place.get_by_role("table"), once=refused)


def test_a_race_is_paused_resumed_and_stopped_and_its_laps_stay(new_page):
    page = new_page()
    race = Race(page, "#puzzle=magic-star", "60")
    race.press("Start the race")
    row = race.row("Generate and test")
    expect(row).to_contain_text("so far")
    race.press("Pause")
    expect(race.place.get_by_role("button", name="Resume")).to_be_visible()
    told = row.inner_text()
    race.press("Resume")
    expect(row).not_to_have_text(told, use_inner_text=True)
    race.press("Stop: The race")
    expect(race.verdict).to_have_text("stopped during strategy 1 of 10")
    expect(row).to_contain_text("would take about")
    with sentence("a race that is stopped in its second lap says so"):
        hold(page, "race")
        race.place.get_by_label("Time for each").select_option("1")
        race.press("Start the race")
        expect(race.row("Prune")).to_contain_text("so far")
        race.press("Stop: The race")
        expect(race.verdict).to_have_text("stopped during strategy 2 of 10")
        expect(race.row("Prune")).not_to_contain_text("so far")
    with sentence("the nodes that were counted beforehand are told in place of estimates"):
        expect(row).to_contain_text("about 820M in all")
        expect(race.row("Prune")).to_contain_text("1,573,584 in all")
        expect(race.row("Prune").locator(".nodes")).not_to_contain_text("about 1.")


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


def test_the_labels_of_an_axis_do_not_touch_at_any_width(new_page):
    page = new_page()
    givens = ",".join(f"{cell}:{sign}" for cell, sign in enumerate(HARD) if sign != ".")
    race = Race(page, f"#puzzle=sudoku&given={givens}")
    race.press("Start the race")
    expect(race.verdict).to_contain_text("of 12 strategies")
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
