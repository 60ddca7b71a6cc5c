"""Going through what a search did, in both directions, without asking it again."""

import itertools
import re
from functools import partial

from playwright.sync_api import Page, expect

from tests.support.acting import enter_puzzle, follow
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, phone
from tests.support.polling import changed_by, expect_none, removed_by, until, until_equal
from tests.support.workbench import BACK, Workbench, place_of

LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2"  # 14 solutions
ELSEWHERE = "#puzzle=queens"
VALUES = "cells => cells.sort((a, b) => a.dataset.cell - b.dataset.cell).map(cell => cell.value)"


def fresh(page: Page, link: str = LINK) -> Workbench:
    """The puzzle with no search open, in a page that was at another one."""
    if not page.url.startswith("about:"):
        follow(page, ELSEWHERE)
        expect(page.get_by_role("heading", level=1)).to_have_text("Queens")
    bench = Workbench(page, link)
    bench.wait_for_python()
    return bench


def values(bench: Workbench) -> list[str]:
    """What the twelve cells say, in their order."""
    said: list[str] = bench.page.locator(".board input.cell").evaluate_all(VALUES)
    return said


def is_whole(shown: list[str]) -> bool:
    """Each number from 1 to 12 stands once."""
    return sorted(shown) == sorted(map(str, range(1, 13)))


def test_what_was_stepped_through_is_gone_through_back_and_forth(new_page):
    reason = " = 15, and the line"  # comes a moment after what it explains
    page = new_page()
    bench = fresh(page)
    with sentence("forward beyond the end asks the search for one more"):
        for step in (2, 3):  # both givens, then one number
            bench.button("Step").click()
            expect(bench.moment).to_have_text(f"{step} / {step}")
        bench.button("One event forward").click()
        expect(bench.moment).to_have_text("4 / 4")
    with sentence("to the start and to the end again"):
        for step in (5, 6):
            bench.button("Step").click()
            expect(bench.moment).to_have_text(f"{step} / {step}")
        expect(bench.narration).to_contain_text(reason)
        last, before = bench.narration.inner_text(), values(bench)
        bench.button("One event back").click()
        expect(bench.moment).to_have_text("5 / 6")
        bench.button("To the start").click()
        expect(bench.moment).to_have_text("0 / 6")
        expect(bench.narration).to_contain_text("not taken a step yet")
        bench.expect_board({2: "", 3: "", 4: "", 11: ""})
        bench.button("To the end").click()
        expect(bench.moment).to_have_text("6 / 6")
        expect(bench.narration).to_have_text(last, use_inner_text=True)
        until_equal(page, partial(values, bench), before)
    bench = fresh(page)
    with sentence("the next cut is searched for beyond what was told"):
        bench.button("Step").click()
        expect(bench.moment).to_have_text("2 / 2")
        bench.button("To the next cut or dead end").click()
        expect(bench.moment).to_have_text(re.compile(r"^5 / "))
        expect(bench.narration).to_contain_text("refused in cell e")
        expect(bench.button("Play")).to_be_visible()
    bench = fresh(page, "#puzzle=magic-star&strategy=generate-and-test")  # for hours
    with sentence("Step goes on by one event while the search is ahead of the board"):
        ahead = page.get_by_text("These totals include steps")
        page.keyboard.press("Space")
        page.get_by_label("Speed").press("Home")
        expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / [1-9]\d*,?\d{2}"))
        expect(ahead).to_be_visible()
        bench.button("Pause the player").click()
        expect(bench.button("Play")).to_be_visible()
        rests = int(bench.moment.inner_text().split(" / ")[0])
        for moment in range(rests + 1, rests + 5):
            bench.button("Step").click()
            expect(bench.moment).to_have_text(re.compile(f"^{moment} / "))
        bench.button("Play").click()
        expect(bench.button("Pause the player")).to_be_visible()
        bench.button("Step").click()
        expect(bench.button("Play")).to_be_visible()
        with removed_by(ahead):
            bench.button("To the end").click()
        expect(bench.moment).to_have_text(re.compile(r"^([\d,]+) / \1$"))
        end = int(bench.moment.inner_text().split(" / ")[0].replace(",", ""))
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{end + 1:,} / {end + 1:,}")


def test_the_way_back_stays_where_it_is_whatever_is_said_above_it(new_page):
    bench = fresh(new_page())
    back = bench.page.get_by_role("button", name=BACK)
    places = set()
    for step in range(2, 9):  # short and long texts, with reasons and without
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{step} / {step}")
        place = place_of(back)
        places.add((place["x"], place["y"]))
    assert len(places) == 1


def test_what_stands_below_stays_while_the_board_comes_to_the_end_and_leaves_it(new_page):
    page = phone(new_page, TALL)
    for link, moments in ((LINK, (2, 3, 4)), ("#puzzle=flip-it&strategy=deepening", (1, 2, 3))):
        with sentence(f"so it is at {link}"):
            bench = Workbench(page, link)
            bench.wait_for_python()
            for moment in moments:
                bench.step()
                expect(bench.moment).to_have_text(f"{moment} / {moment}")
            word = page.get_by_text("These totals include steps")
            expect_none(word, once=bench.narration)
            tall = place_of(page.locator(".results"))["height"]
            bench.button("One event back").tap()
            expect(word).to_be_visible()
            assert place_of(page.locator(".results"))["height"] == tall
            with removed_by(word):
                bench.button("To the end").tap()
            assert place_of(page.locator(".results"))["height"] == tall


def expect_order_of_keys(page: Page) -> None:
    """Who goes by keys goes through the player as it is seen."""
    expect(page.get_by_text(re.compile(r"^(Solution|Line) 1 of "))).to_be_visible()
    part = page.locator(".player, .hero .line")
    for width in (320, 390, 1000, 1280):
        with at_size(page, (width, 844)):
            places = [place_of(each) for each in part.locator("button, input").all()]
            assert len(places) > 6
            for one, other in itertools.pairwise(places):
                is_above = one["y"] + one["height"] <= other["y"] + other["height"] / 2
                is_before = one["x"] < other["x"] and other["y"] < one["y"] + one["height"]
                assert is_above or is_before


def test_a_search_that_has_come_to_its_end_is_gone_through(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    with sentence("who goes by keys goes through the player as it is seen"):
        expect_order_of_keys(page)
    with sentence("beside a solution too it is said that there is no further cut"):
        expect(bench.narration).to_contain_text("Solution 1 of 14")
        page.locator(".title p").click()
        page.keyboard.press("Shift+ArrowRight")
        expect(bench.narration).to_contain_text("No further cut or dead end is on record.")
        expect(bench.narration).to_contain_text("Solution 1 of 14")
        expect(page.locator("#said")).to_have_text("No further cut or dead end is on record.")
        bench.button("Next").click()
        expect(bench.narration).to_contain_text("Solution 2 of 14")
        expect(bench.narration).not_to_contain_text("No further cut")
    with sentence("a cut names the rule and lights its cells"):
        bench.button("To the start").click()
        expect(bench.moment).to_have_text(re.compile(r"^0 / "))
        bench.button("To the next cut or dead end").click()
        expect(bench.narration).to_contain_text("refused in cell e")
        expect(bench.narration).to_contain_text("and the line from b to e needs 26.")
        expect(page.locator(".board .spot.lit")).to_have_count(4)
        expect(page.locator(".board input.refused")).to_have_count(1)
    with sentence("each of the solutions is jumped to"):
        bench.button("To the start").click()
        expect(bench.moment).to_have_text(re.compile(r"^0 / "))
        seen: set[tuple[str, ...]] = set()
        for _ in range(14):
            with changed_by(bench.moment):
                bench.button("To the next solution").click()
            expect(bench.narration).to_contain_text("A solution!")
            found = until(page, partial(values, bench), is_whole)
            seen.add(tuple(found))
        assert len(seen) == 14
    with sentence("the timeline is scrubbed"):
        page.get_by_label("Timeline").fill("1")
        expect(bench.moment).to_have_text(re.compile(r"^1 / "))
        expect(bench.narration).to_contain_text("placed in cell")
    bench = Workbench(page, "#puzzle=flip-it")
    bench.solve()
    with sentence("who goes by keys goes through the moves of a line as they are seen"):
        expect_order_of_keys(page)


def test_who_watches_or_jumps_opens_a_search(new_page):
    page = new_page()
    bench = fresh(page)
    with sentence("the next solution is searched for from nothing to the last"):
        page.keyboard.press("]")
        expect(bench.narration).to_contain_text("A solution!")
        for _ in range(13):
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
    speed = page.get_by_label("Speed")
    bench = fresh(page)
    enter_puzzle(page)
    with sentence("the space bar opens a search and watches it from its first event"):
        page.keyboard.press("Space")
        expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / "))
        bench.button("Pause the player").click()
        expect(bench.button("Play")).to_be_visible()
        speed.press("End")
        expect(page.locator(".rate")).to_have_text("10,000 a second")
        bench.button("Play").click()
        bench.expect_over("exactly 14 solutions")
    bench = fresh(page)
    enter_puzzle(page)
    with sentence("at full speed it is played from the first event to the last"):
        page.keyboard.press("Space")
        speed.press("End")
        bench.expect_over("exactly 14 solutions")
        expect(bench.button("Play")).to_be_visible()
    with sentence("a watched search ends with the way to its first solution"):
        bench.button("First solution").click()
        expect(bench.narration).to_contain_text("Solution 1 of 14")
    bench = fresh(page, "#puzzle=magic-square&option.order=5&strategy=generate-and-test")
    with sentence("a search for the next solution can be held"):
        page.keyboard.press("]")
        expect(bench.moment).to_have_text(re.compile(r"^[1-9][\d,]* / "))
        bench.button("Pause the player").click()
        expect(bench.button("Play")).to_be_visible()
    bench = fresh(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2")
    with sentence("a strategy that tells no steps offers one that does"):
        bench.solve()
        bench.expect_over("exactly 14 solutions")
        expect(bench.button("Play")).to_have_count(0)
        bench.button("Watch “Forced cells”").click()
        expect(page.get_by_label("Strategy")).to_have_value("forced")
        expect(bench.moment).to_have_text(re.compile("^4 / "))  # the first cut, where it pauses


def test_a_number_goes_back_together_with_all_that_had_followed_from_it(new_page):
    bench = fresh(new_page(), "#puzzle=magic-triangle&option.order=3&strategy=forced")

    def filled() -> int:
        return sum(map(bool, values(bench)))

    with sentence("one event takes back what was chosen last, and what was calculated from it"):
        bench.page.keyboard.press("]")
        expect(bench.narration).to_contain_text("A solution!")
        until_equal(bench.page, filled, 6)
        found = bench.moment.inner_text()
        bench.button("One event forward").click()
        expect(bench.narration).to_contain_text("removed")
        until_equal(bench.page, filled, 2)
    with sentence("and the way back fills them all again"):
        bench.button("One event back").click()
        expect(bench.moment).to_have_text(re.compile(f"^{found.split(' / ')[0]} / "))
        until_equal(bench.page, filled, 6)


def test_the_givens_are_placed_in_one_step(new_page):
    bench = fresh(new_page(), "#puzzle=magic-star&strategy=forced&given=0:1,1:2")
    with sentence("the first step places all that is given"):
        bench.step()
        expect(bench.narration).to_contain_text("2 givens placed")
        expect(bench.moment).to_have_text("2 / 2")
    with sentence("what follows is one event again"):
        bench.step()
        expect(bench.moment).to_have_text("3 / 3")
    with sentence("and the way back passes them at once"):
        bench.button("One event back").click()
        expect(bench.moment).to_have_text("2 / 3")
        bench.button("One event back").click()
        expect(bench.moment).to_have_text("0 / 3")
        bench.button("One event forward").click()
        expect(bench.narration).to_contain_text("2 givens placed")


def test_a_hurry_is_for_the_puzzle_that_it_was_chosen_for(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.wait_for_python()
    bench.step()
    speed, rate = page.get_by_label("Speed"), page.locator(".rate")
    for key, chosen, puzzle, later in (
        ("End", "10,000 a second", "queens", "2 a second"),
        ("Home", "1 a second", "magic-star", "1 a second"),
    ):
        speed.press(key)
        expect(rate).to_have_text(chosen)
        follow(page, f"#puzzle={puzzle}&strategy=order")
        expect(page).to_have_title(re.compile(puzzle.replace("-", " "), re.IGNORECASE))
        bench.step()
        expect(rate).to_have_text(later)
