"""Going through what a search did, in both directions, without asking it again."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.support.phones import TALL, phone
from tests.support.workbench import Workbench, place_of

LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2"  # 14 solutions


def paused_after(page, steps: int) -> Workbench:
    bench = Workbench(page, LINK)
    bench.wait_for_python()
    for step in range(1, steps + 1):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{step} / {step}")
    return bench


def test_back_and_forward(new_page):
    reason = " = 15, and the line"  # comes a moment after what it explains
    bench = paused_after(new_page(), 6)
    expect(bench.narration).to_contain_text(reason)
    last = bench.narration.inner_text()
    before = [bench.cell(cell).input_value() for cell in range(12)]
    bench.button("One event back").click()
    expect(bench.moment).to_have_text("5 / 6")
    bench.button("To the start").click()
    expect(bench.moment).to_have_text("0 / 6")
    expect(bench.narration).to_contain_text("not taken a step yet")
    bench.expect_board({2: "", 3: "", 4: "", 11: ""})
    bench.button("To the end").click()
    expect(bench.moment).to_have_text("6 / 6")
    expect(bench.narration).to_contain_text(reason)
    assert bench.narration.inner_text() == last
    assert [bench.cell(cell).input_value() for cell in range(12)] == before


def test_forward_beyond_the_end_asks_the_search_for_one_more(new_page):
    bench = paused_after(new_page(), 2)
    bench.button("One event forward").click()
    expect(bench.moment).to_have_text("3 / 3")


def test_step_goes_on_by_one_event_while_the_search_is_ahead_of_the_board(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=forced")
    bench.wait_for_python()
    page.get_by_label("Speed").press("Home")  # so slowly that no event comes between two looks
    bench.button("Play").click()
    expect(bench.moment).to_have_text(re.compile(r"^1 / [1-9]\d*,?\d{2}"))
    expect(page.get_by_text("The search is ahead of the board")).to_be_visible()
    for moment in range(2, 6):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(re.compile(f"^{moment} / "))
    expect(bench.button("Play")).to_be_visible()
    bench.button("To the end").click()
    expect(page.get_by_text("The search is ahead of the board")).to_be_hidden()
    end = int(bench.moment.inner_text().split(" / ")[0].replace(",", ""))
    bench.button("Step").click()
    expect(bench.moment).to_have_text(f"{end + 1:,} / {end + 1:,}")


@pytest.mark.parametrize("link", [LINK, "#puzzle=flip-it&strategy=deepening"])
def test_what_stands_below_stays_while_the_board_comes_to_the_end_and_leaves_it(new_page, link):
    page = phone(new_page, TALL)
    bench = Workbench(page, link)
    bench.wait_for_python()
    for _ in range(3):
        bench.button("Step").tap()
    expect(bench.moment).to_have_text("3 / 3")
    word = page.get_by_text("The search is ahead of the board")
    expect(word).to_be_hidden()
    tall = place_of(page.locator(".results"))["height"]
    bench.button("One event back").tap()
    expect(word).to_be_visible()
    assert place_of(page.locator(".results"))["height"] == tall
    bench.button("To the end").tap()
    expect(word).to_be_hidden()
    assert place_of(page.locator(".results"))["height"] == tall


@pytest.mark.parametrize("width", [320, 390, 1000, 1280])
@pytest.mark.parametrize("link", [LINK, "#puzzle=flip-it"])
def test_who_goes_by_keys_goes_through_the_player_as_it_is_seen(new_page, link, width):
    page = new_page(viewport={"width": width, "height": 844})
    bench = Workbench(page, link)
    bench.solve()
    expect(page.get_by_text(re.compile(r"^(Solution|Line) 1 of "))).to_be_visible()
    part = page.locator(".player, .hero .line")
    places = [place_of(each) for each in part.locator("button, input").all()]
    assert len(places) > 6
    for one, other in itertools.pairwise(places):
        is_above = one["y"] + one["height"] <= other["y"] + other["height"] / 2
        is_before = one["x"] < other["x"] and other["y"] < one["y"] + one["height"]
        assert is_above or is_before


def test_the_next_cut_is_searched_for_beyond_what_was_told(new_page):
    bench = paused_after(new_page(), 1)
    bench.button("To the next cut").click()
    expect(bench.moment).to_have_text(re.compile(r"^5 / "))
    expect(bench.narration).to_contain_text("refused in cell e")
    expect(bench.button("Play")).to_be_visible()


def test_the_next_solution_is_searched_for_from_nothing_to_the_last(new_page):
    bench = Workbench(new_page(), LINK)
    bench.wait_for_python()
    for _ in range(14):
        before = bench.moment.inner_text()
        bench.button("To the next solution").click()
        expect(bench.moment).not_to_have_text(before)
        expect(bench.button("Play")).to_be_visible()  # it hurries no more
        expect(bench.narration).to_contain_text("A solution!")
    last = bench.moment.inner_text().split(" / ")[0]
    bench.button("To the next solution").click()
    bench.expect_over("exactly 14 solutions")
    expect(bench.narration).to_contain_text("No further solution is on record.")
    expect(bench.moment).to_have_text(re.compile(f"^{last} / "))


def test_a_search_for_the_next_solution_can_be_held(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-square&order=5&strategy=generate-and-test")
    bench.wait_for_python()
    bench.button("To the next solution").click()
    expect(bench.moment).to_have_text(re.compile(r"^[1-9][\d,]* / "))
    bench.button("Pause the player").click()
    expect(bench.button("Play")).to_be_visible()


def test_a_cut_names_the_rule_and_lights_its_cells(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    bench.button("To the next cut").click()
    expect(bench.narration).to_contain_text("refused in cell e")
    expect(bench.narration).to_contain_text("and the line from b to e needs 26.")
    expect(page.locator(".board .spot.lit")).to_have_count(4)
    expect(page.locator(".board input.refused")).to_have_count(1)


def test_beside_a_solution_too_it_is_said_that_there_is_no_further_cut(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    expect(bench.narration).to_contain_text("Solution 1 of 14")
    page.locator("h1").click()
    page.keyboard.press("Shift+ArrowRight")
    expect(bench.narration).to_contain_text("No further cut is on record.")
    expect(bench.narration).to_contain_text("Solution 1 of 14")
    expect(page.locator("#said")).to_have_text("No further cut is on record.")
    bench.button("Next").click()
    expect(bench.narration).to_contain_text("Solution 2 of 14")
    expect(bench.narration).not_to_contain_text("No further cut")


def test_jumping_to_solutions_and_scrubbing(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    seen = set()
    for _ in range(14):
        before = bench.moment.inner_text()
        bench.button("To the next solution").click()
        expect(bench.moment).not_to_have_text(before)
        expect(bench.narration).to_contain_text("A solution!")
        values = [bench.cell(cell).input_value() for cell in range(12)]
        assert sorted(map(int, values)) == list(range(1, 13))
        seen.add(tuple(values))
    assert len(seen) == 14
    page.get_by_label("Timeline").fill("1")
    expect(bench.moment).to_have_text(re.compile(r"^1 / "))
    expect(bench.narration).to_contain_text("placed in cell")


def test_play_opens_a_search_and_watches_it_from_its_first_event(new_page):
    bench = Workbench(new_page(), LINK)
    bench.wait_for_python()
    bench.button("Play").click()
    expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / "))
    bench.button("Pause the player").click()
    expect(bench.button("Play")).to_be_visible()
    bench.page.get_by_label("Speed").press("End")
    expect(bench.page.locator(".rate")).to_have_text("10,000 a second")
    bench.button("Play").click()
    bench.expect_over("exactly 14 solutions")


def test_a_watched_search_ends_with_the_way_to_its_first_solution(new_page):
    bench = Workbench(new_page(), LINK)
    bench.wait_for_python()
    bench.page.get_by_label("Speed").press("End")
    bench.button("Play").click()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the first solution").click()
    expect(bench.narration).to_contain_text("Solution 1 of 14")


def test_a_hurry_is_for_the_puzzle_that_it_was_chosen_for(new_page):
    bench = Workbench(new_page(), LINK)
    speed, rate = bench.page.get_by_label("Speed"), bench.page.locator(".rate")
    for key, chosen, puzzle, later in (
        ("End", "10,000 a second", "queens", "10 a second"),
        ("Home", "1 a second", "magic-star", "1 a second"),
    ):
        speed.press(key)
        expect(rate).to_have_text(chosen)
        bench.page.evaluate(f"location.hash = '#puzzle={puzzle}&strategy=order'")
        expect(bench.page).to_have_title(re.compile(puzzle.replace("-", " "), re.IGNORECASE))
        expect(rate).to_have_text(later)


def test_a_strategy_that_tells_no_steps_offers_one_that_does(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    expect(page.get_by_text("To see a search step by step:")).to_be_visible()
    expect(bench.button("Play")).to_have_count(0)
    bench.button("Watch “Forced cells”").click()
    expect(page.get_by_role("radio", name="Forced cells")).to_be_checked()
    expect(bench.button("Pause the player")).to_be_visible()
    expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / "))


def test_play_at_full_speed_goes_from_the_first_event_to_the_last(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.wait_for_python()
    page.get_by_label("Speed").press("End")  # so fast that it asks before anything has come
    bench.button("Play").click()
    bench.expect_over("exactly 14 solutions")
    expect(bench.button("Play")).to_be_visible()
