"""The board as elements: each spot keeps its own, whatever is lit and drawn above others."""

from functools import partial

from playwright.sync_api import expect

from tests.support.polling import until, until_equal
from tests.support.workbench import Workbench

NAMES = "spots => spots.map((spot) => spot.querySelector('.index').textContent)"


def test_a_spot_keeps_its_element_when_it_comes_to_lie_above_others(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    expect(bench.moment).to_contain_text("0 /")
    drawn = partial(page.locator(".board .spot").evaluate_all, NAMES)
    before = until(page, drawn, all)
    elements = page.locator(".board .spot").element_handles()
    bench.button("To the next cut or dead end").click()
    expect(page.locator(".board .spot.lit")).to_have_count(4)
    until(page, drawn, lambda after: after != before)  # the lit ones are drawn last
    until_equal(page, partial(page.evaluate, NAMES, elements), before)
