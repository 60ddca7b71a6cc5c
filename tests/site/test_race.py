"""The race on the page: bars for every strategy, estimates, factors, Pause and Stop."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench, place_of


class Race:
    def __init__(self, page: Page, link: str, seconds: str = "1") -> None:
        self.bench = Workbench(page, link)
        self.bench.wait_for_python()
        self.bench.open_panel("Race")
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
    race = Race(page, "#puzzle=magic-star&given=0:1,1:2")
    race.press("Start the race")
    expect(race.verdict).to_have_text(
        re.compile(r"[2345] of 6 strategies came to their end; these find \d+ solutions"),
    )
    slowest, quickest = race.row("Generate and test"), race.row("Compiled")
    expect(slowest).to_contain_text(re.compile(r"would take about [\d,]+ \w+"))
    expect(slowest.locator(".time .rest")).to_be_visible()
    expect(race.row("Prune")).to_contain_text("faster")
    expect(quickest.locator(".rest")).to_have_count(0)
    for column in (".time", ".nodes"):
        assert wide(quickest.locator(f"{column} .done")) < wide(slowest.locator(f"{column} .done"))
    race.bench.type({2: "3"})
    expect(race.place).to_contain_text("Raced for the numbers before your last change.")


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
    expect(race.verdict).to_have_text("stopped during strategy 1 of 6")
    expect(row).to_contain_text("would take about")


def test_a_race_that_is_stopped_in_its_second_lap_says_so(new_page):
    race = Race(new_page(), "#puzzle=magic-star", "2")
    race.press("Start the race")
    expect(race.row("Prune")).to_contain_text("so far")
    race.press("Stop: The race")
    expect(race.verdict).to_have_text("stopped during strategy 2 of 6")
    expect(race.row("Prune")).not_to_contain_text("so far")


# The example "A. Inkala, 2010": some strategies take milliseconds, others would take days.
HARD = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
LANGUAGES = {"en-US": ("Race", "The race"), "ja-JP": ("解き方くらべ", "解き方くらべ")}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_labels_of_an_axis_do_not_touch_at_any_width(new_page, locale):
    page = new_page(locale=locale)
    givens = ",".join(f"{cell}:{sign}" for cell, sign in enumerate(HARD) if sign != ".")
    bench = Workbench(page, f"#puzzle=sudoku&given={givens}")
    bench.wait_for_python()
    button, title = LANGUAGES[locale]
    bench.open_panel(button)
    place = page.get_by_role("region", name=title)
    place.locator("[name='limit']").select_option("1")
    place.locator(".orders button").first.click()
    expect(place.get_by_role("status")).to_contain_text("9")
    for width in (320, 390, 640, 800, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        axis = place.locator(".time .axis")
        whole = place_of(axis)
        labels = [place_of(label) for label in axis.locator("span").all() if label.is_visible()]
        assert len(labels) >= 2
        assert labels[0]["x"] == pytest.approx(whole["x"], abs=1)
        last = labels[-1]["x"] + labels[-1]["width"]
        assert last == pytest.approx(whole["x"] + whole["width"], abs=1)
        for left, right in pairwise(labels):
            assert right["x"] - left["x"] - left["width"] >= 4


def test_movements_are_raced_too(new_page):
    page = new_page()
    race = Race(page, "#puzzle=sliding-tiles", "5")
    race.press("Start the race")
    expect(race.verdict).to_contain_text("strategies came to their end")
    expect(race.row("Both ends").locator(".nodes .done")).to_be_visible()


def test_a_race_does_not_start_on_numbers_that_cannot_stand(new_page):
    page = new_page()
    race = Race(page, "#puzzle=magic-star&given=0:99")
    race.press("Start the race")
    expect(page.get_by_text("The race did not start.")).to_be_visible()
    expect(race.place.get_by_role("table")).to_have_count(0)
