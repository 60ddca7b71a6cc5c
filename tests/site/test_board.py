"""The board as elements: each spot keeps its own, whatever is lit and drawn above others."""

from playwright.sync_api import expect

from tests.support.workbench import Workbench

MARK = """spots => spots.map(spot => {
    spot.dataset.was = spot.querySelector(".index").textContent;
    return spot.dataset.was;
})"""
READ = "spots => spots.map(spot => [spot.dataset.was, spot.querySelector('.index').textContent])"


def test_a_spot_keeps_its_element_when_it_comes_to_lie_above_others(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.button("To the start").click()
    expect(bench.moment).to_contain_text("0 /")
    spots = page.locator(".board .spot")
    before = spots.evaluate_all(MARK)
    bench.button("To the next cut").click()
    expect(page.locator(".board .spot.lit")).to_have_count(4)
    after = spots.evaluate_all(READ)
    assert [now for _, now in after] != before  # the lit ones are drawn last
    assert all(was == now for was, now in after)
