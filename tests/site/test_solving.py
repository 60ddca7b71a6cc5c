"""Solve, Pause, Resume, Step, Stop, and what is told on the way."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.workbench import SOLUTION, WORKER, Workbench, make_slices_long

STAR = "#puzzle=magic-star"


def test_prune_finds_exactly_960_and_lists_them_all(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.choose("Prune")
    bench.solve()
    bench.expect_over("exactly 960 solutions")
    expect(bench.figure("solutions")).to_have_text("960")
    expect(page.locator(".gallery h2")).to_contain_text("960")
    bench.expect_board(dict(enumerate(map(str, SOLUTION))))  # the first one is opened
    bench.scroll_solutions(1)
    bench.button("Solution 960").click()
    expect(bench.narration).to_contain_text("Solution 960 of 960")
    values = [int(bench.cell(cell).input_value()) for cell in range(12)]
    assert sorted(values) == list(range(1, 13))
    assert sum(values[1:5]) == 26
    bench.button("Previous").click()
    expect(bench.narration).to_contain_text("Solution 959 of 960")


def test_symmetry_visits_one_of_each_kind(new_page):
    bench = Workbench(new_page())
    bench.choose("Symmetry")
    bench.solve()
    bench.expect_over("80 solutions, each standing for 12 pictures")
    expect(bench.figure("solutions")).to_have_text("960")


def test_generate_and_test_says_how_long_it_would_take_and_stops(new_page):
    page = new_page()
    bench = Workbench(page, f"{STAR}&strategy=generate-and-test")
    bench.solve()
    expect(page.locator(".bough .left")).to_have_text(re.compile(r"about [\d,]+ \w+ left"))
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "0")
    expect(bench.figure("cuts")).not_to_have_text("0")
    bench.button("Stop").click()
    over = page.locator(".results .verdict.over")
    stopped = "none found (stopped)"
    expect(over).to_have_text(stopped, timeout=2000)  # said by the worker itself
    expect(bench.button("Stop")).to_be_disabled()


def test_generate_and_test_ends_when_seven_cells_are_given(new_page):
    given = ",".join(f"{cell}:{SOLUTION[cell]}" for cell in range(7))
    bench = Workbench(new_page(), f"{STAR}&strategy=generate-and-test&given={given}")
    bench.solve()
    bench.expect_over("exactly 1 solution")
    bench.expect_board({cell: str(SOLUTION[cell]) for cell in range(12)})


def test_a_search_without_solution_says_none(new_page):
    bench = Workbench(new_page(), f"{STAR}&given=0:1,4:2,7:3")
    bench.solve()
    bench.expect_over("none")
    bench.expect_board({0: "1", 4: "2", 7: "3"})


def test_pause_and_resume(new_page):
    page = new_page()
    bench = Workbench(page, f"{STAR}&strategy=generate-and-test")
    bench.solve()
    bench.button("Pause").click()
    expect(bench.button("Resume")).to_be_visible()
    paused = bench.figure("nodes").inner_text()
    bench.button("Step").click()
    bench.button("Solve the rest").click()
    expect(bench.button("Pause")).to_be_visible()
    expect(bench.figure("nodes")).not_to_have_text(paused)
    bench.button("Stop").click()
    expect(bench.button("Solve")).to_be_visible()


def test_step_goes_on_by_one_event(new_page):
    bench = Workbench(new_page(), f"{STAR}&strategy=prune")
    bench.wait_for_python()
    bench.button("Step").click()
    expect(bench.narration).to_contain_text("1 placed in cell a")
    bench.button("Step").click()
    expect(bench.narration).to_contain_text("2 placed in cell b")
    expect(bench.moment).to_have_text("2 / 2")
    bench.expect_board({0: "1", 1: "2", 2: ""})


def test_the_bough_of_what_is_finished_is_as_long_as_that(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=generate-and-test")
    bench.wait_for_python()
    bench.button("Step").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "0")
    wide = "(path) => path.getBoundingClientRect().width"
    ground, grown = (page.locator(f".stem .{part}").evaluate(wide) for part in ("ground", "grown"))
    assert ground > 300
    assert grown < ground / 50


def test_step_while_running_takes_one_event_and_rests(new_page):
    bench = Workbench(new_page(), f"{STAR}&strategy=generate-and-test")
    bench.solve()
    expect(bench.figure("nodes")).not_to_have_text("0")
    bench.button("Step").click()
    expect(bench.button("Solve the rest")).to_be_visible()


def test_changing_a_number_ends_the_search_and_keeps_what_it_found(new_page):
    page = new_page()
    bench = Workbench(page, f"{STAR}&strategy=prune")
    bench.solve()
    expect(bench.figure("solutions")).not_to_have_text("0")
    bench.button("Pause").click()
    bench.go_back()
    bench.type({0: "3"})
    expect(page.locator(".results .verdict")).to_have_text(
        re.compile(r"at least [1-9]\d* solutions? \(stopped\)")
    )
    expect(page.get_by_text("Found for the numbers before your last change.")).to_be_visible()
    bench.button("Solution 1").click()
    expect(bench.cell(0)).to_have_value("1")


def test_a_search_that_does_not_answer_is_ended_and_keeps_what_it_sent(new_page):
    page = new_page(faulty=True)
    make_slices_long(page)
    bench = Workbench(page, f"{STAR}&strategy=generate-and-test")
    bench.solve()
    expect(bench.figure("nodes")).not_to_have_text("0")
    bench.button("Stop").click()
    expect(page.locator(".controls .bough")).to_contain_text("stopping…")
    expect(bench.button("Stop")).to_be_disabled()
    expect(page.get_by_text("The search did not answer and was ended.")).to_be_visible()
    expect(bench.verdict).to_have_text("none found (stopped)")
    page.unroute(WORKER)
    bench.wait_for_python()
    bench.go_back()
    bench.type({0: "1", 1: "2", 2: "4"})
    bench.choose("Prune")
    bench.solve()
    bench.expect_over("exactly 1 solution")


@pytest.mark.parametrize(
    ("link", "verdict"),
    [
        ("#puzzle=queens", "exactly 92 solutions"),
        (
            "#puzzle=magic-square&option.order=3&strategy=symmetry",
            "1 solution, standing for 8 pictures",
        ),
    ],
)
def test_other_puzzles_go_through_the_same_page(new_page, link, verdict):
    bench = Workbench(new_page(), link)
    bench.solve()
    bench.expect_over(verdict)


def test_how_many_kinds_there_are_is_asked_beside_the_verdict(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.solve()
    bench.expect_over("exactly 960 solutions")
    bench.button("How many kinds?").click()
    expect(page.locator(".gallery h2")).to_have_text("Solutions 80 of 960")
    expect(page.locator(".gallery .about")).to_contain_text("turning or mirroring")
    expect(page.get_by_label("Show")).to_have_value("drawing")
    page.get_by_label("Show").select_option("structure")
    expect(page.locator(".gallery h2")).to_have_text("Solutions 20 of 960")
    expect(page.locator(".gallery .about")).to_contain_text("every rule")
    expect(bench.button("How many kinds?")).to_have_count(0)


def test_solutions_below_an_open_panel_are_one_click_away(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square&option.order=3&panels=plan.race")
    bench.solve()
    bench.expect_over("exactly 8 solutions")
    first = page.get_by_role("button", name="Solution 1", exact=True)
    expect(first).not_to_be_in_viewport()
    bench.button("See the solutions").click()
    expect(first).to_be_in_viewport()
    for panel in ("Plan", "Race"):
        bench.button(panel).click()
    expect(bench.button("How many kinds?")).to_be_visible()
    expect(bench.button("See the solutions")).to_have_count(0)


def test_who_sorts_the_solutions_stays_where_they_are(new_page):
    page = new_page(viewport={"width": 390, "height": 700})
    bench = Workbench(page, "#puzzle=magic-square&option.order=3")
    bench.solve()
    bench.expect_over("exactly 8 solutions")
    sort = page.get_by_label("Sort")
    sort.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 300
    sort.select_option("0")
    expect(page.locator(".picked [role=status]")).to_contain_text("8")
    assert abs(page.evaluate("scrollY") - before) < 60
