"""A search that finds one solution and proves nothing, on the page."""

import re

from playwright.sync_api import expect

from tests.support.workbench import Workbench

ONE = "1 solution found; whether there are others is not proved"


def test_an_example_out_of_reach_is_solved_by_local_search_and_the_next_one_as_usual(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-square")
    bench.take_example("Order 6: find one")
    expect(bench.strategy).to_have_value("local-search")
    bench.solve()
    expect(bench.verdict).to_have_text(ONE)
    expect(bench.page.locator(".narration.solution")).to_contain_text("Solution 1 of 1")
    for cell in (0, 35):
        expect(bench.cell(cell)).to_have_value(re.compile(r"^[0-9]+$"))
    bench.take_example("Order 3")
    expect(bench.strategy).to_have_value("compiled")
