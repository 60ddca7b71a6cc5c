"""How large two trees are: seen at first sight, and said."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.acting import scroll_to
from tests.support.journey import at_size, sentence
from tests.support.polling import until
from tests.support.tree_panel import compared
from tests.support.workbench import place_of


def test_the_sizes_of_two_trees_are_seen_at_one_scale(new_page):
    page = new_page()
    bench, panel = compared(page, "#puzzle=magic-square&option.order=3")
    bars = panel.locator(".tree-size .bar")
    summaries = panel.locator(".summary")

    def sizes() -> tuple[list[float], list[float]]:
        nodes = [
            float(re.findall(r"[\d,]+", said)[0].replace(",", ""))
            for said in summaries.all_inner_texts()
        ]
        parts = [place_of(bar.locator("i"))["width"] / place_of(bar)["width"] for bar in bars.all()]
        return [each / max(nodes) for each in nodes], parts

    expect(summaries).to_have_text([re.compile("^Nodes: ")] * 2)
    with sentence("a bar over each tree is as long as it has nodes"):
        wanted, seen = until(
            page, sizes, lambda now: all(abs(a - b) < 0.02 for a, b in zip(*now, strict=True))
        )
        assert min(wanted) < 0.9 < max(seen)
        for bar in bars.all():
            expect(bar).to_be_in_viewport(ratio=1)
    with sentence("words say by which scale both are drawn, the usual one first"):
        said = panel.locator(".scales")
        expect(said).to_have_text("Bars: nodes, at one scale. Trees: each at its own width.")
        expect(said).to_be_in_viewport(ratio=1)
        choice = panel.get_by_label("Width of a branch")
        choice.select_option("nodes and cuts, one unit for both")
        expect(said).to_have_text("Bars: nodes. Trees: nodes and cuts. One scale for both.")
        choice.select_option("share of what there would be")
        expect(said).to_contain_text("Trees: of what there would be.")
    with sentence("the scale of both is chosen in Watch too, beside the second tree"):
        bench.enter("Watch")
        page.get_by_label("Compare with").select_option("Prune")
        choice = page.get_by_role("region", name="Prune", exact=True).get_by_label("Width of a")
        expect(choice).to_have_value("unpruned")
        choice.select_option("nodes and cuts, one unit for both")
        bench.enter("Compare")
        expect(said).to_have_text("Bars: nodes. Trees: nodes and cuts. One scale for both.")
    with at_size(page, (320, 568)), sentence("on the narrowest phone they part in sight too"):
        place = panel.locator(".partings li").first
        scroll_to(place, above=250)
        expect(place).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_nothing_moves_when_a_rule_is_chosen(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    bench, panel = compared(page, "#puzzle=magic-square&option.order=3")
    expect(panel.locator(".summary")).to_have_text([re.compile("^Nodes: ")] * 2)
    sorts, ways = panel.locator(".sorts"), panel.locator(".kinds")

    def places() -> list[tuple[float, float]]:
        top = place_of(panel)["y"]
        return [(at["y"] - top, at["height"]) for at in map(place_of, (sorts, ways, panel))]

    before = places()
    hint, following = panel.get_by_text("Choose a rule"), bench.button("Next cut of this kind")
    rule = panel.locator(".legend button:enabled").first
    for on, off in ((following, hint), (hint, following)):
        rule.click()
        expect(on).to_be_visible()
        expect(off).to_be_hidden()
        assert places() == before
