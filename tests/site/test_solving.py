"""Where solutions stand on the page, and a worker that does not answer. Solve, Pause, Step and
Stop: tests/page/views/searches.test.js and solutions.test.js."""

from functools import partial

from playwright.sync_api import expect

from tests.support.journey import at_size, sentence
from tests.support.polling import changed_by, removed_by, scroll_of, until
from tests.support.workbench import WORKER, Workbench, make_deaf

STAR = "#puzzle=magic-star"
SILENT = "The search did not answer and was ended."
WIDE = "paths => paths.map((path) => path.getBoundingClientRect().width)"


def test_solutions_are_a_click_away_and_stay_where_they_are(new_page):
    page = new_page()
    bench, picked = Workbench(page), page.locator(".picked [role=status]")
    with sentence("the list of all 960 is scrolled to its end"):
        bench.solve()
        bench.expect_over("exactly 960 solutions")
        bench.scroll_solutions(1)
        bench.button("Solution 960").click()
        expect(page.locator(".narration.solution")).to_contain_text("Solution 960 of 960")
    with sentence("solutions below an open panel are one click away"):
        link = "#puzzle=magic-square&option.order=3&strategy=compiled&panels=plan.program"
        bench = Workbench(page, link)
        for panel in ("plan", "program"):
            expect(page.locator(f".panel.{panel}")).to_be_visible()
        bench.solve()
        bench.expect_over("exactly 8 solutions")
        listed, seek = bench.button("Solution 1"), bench.button("See the solutions")
        expect(listed).to_be_attached()
        expect(listed).not_to_be_in_viewport()
        seek.click()
        expect(listed).to_be_in_viewport()
        with removed_by(seek):
            for panel in ("Plan", "Program"):
                bench.button(panel).click()
        expect(bench.button("How many kinds?")).to_be_visible()
    with at_size(page, (390, 700)), sentence("who sorts the solutions stays where they are"):
        sort = page.get_by_label("Sort")
        sort.scroll_into_view_if_needed()
        before = scroll_of(page)
        assert before > 300
        with changed_by(page.locator(".shelf")):
            sort.select_option("0")
        expect(picked).to_contain_text("8")
        assert abs(scroll_of(page) - before) < 60


def test_the_branch_of_what_is_finished_is_as_long_as_that(new_page):
    page = new_page()
    bench = Workbench(page, f"{STAR}&strategy=generate-and-test")
    bench.wait_for_python()
    bench.button("Step").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "0")
    path = partial(page.locator(".stem .ground, .stem .grown").evaluate_all, WIDE)
    wide = until(page, path, lambda seen: len(seen) == 2 and max(seen) > 300)
    assert min(wide) < max(wide) / 50


def test_a_search_that_does_not_answer_is_ended_and_keeps_what_it_sent(new_page):
    page = new_page(faulty=True)
    make_deaf(page)
    bench = Workbench(page, f"{STAR}&strategy=generate-and-test")
    bench.solve()
    expect(bench.figure("nodes")).not_to_have_text("0")
    page.unroute(WORKER)  # the next worker, which starts as this one is ended, can hear
    bench.button("Stop").click()
    expect(page.locator(".controls .progress-branch")).to_contain_text("stopping…")
    expect(bench.button("Stop")).to_be_disabled()
    expect(page.get_by_text(SILENT)).to_be_visible()
    expect(bench.verdict).to_contain_text("(stopped)")
    bench.wait_for_python()
    bench.go_back()
    bench.choose("Compiled")
    bench.solve()
    bench.expect_over("exactly 960 solutions")
