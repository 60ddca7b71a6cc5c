"""Searches that find one solution and prove nothing, on the page: seed, steps, curve."""

import re

from playwright.sync_api import expect

from tests.support.journey import sentence
from tests.support.polling import removed_by
from tests.support.workbench import Workbench

ONE = "1 solution found; whether there are others is not proved"
WHY = re.compile(
    r"The error (falls|grows) from \d+ to \d+: |The error stays at|No swap of .* lowers"
)


def test_one_solution_of_something_large_is_found_stepped_and_repeated(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square")
    seed, narration = page.get_by_label("Search seed"), page.locator(".narration")
    with sentence("an example out of reach is solved by local search, and the next one as usual"):
        bench.take_example("Order 6: find one")
        expect(bench.strategy).to_have_value("local-search")
        bench.solve()
        expect(bench.verdict).to_have_text(ONE)
        expect(page.locator(".narration.solution")).to_contain_text("Solution 1 of 1")
        for cell in (0, 35):
            expect(bench.cell(cell)).to_have_value(re.compile(r"^[0-9]+$"))
        bench.take_example("Order 3")
        expect(bench.strategy).to_have_value("compiled")
    bench = Workbench(page, "#puzzle=magic-square&strategy=local-search&seed=5")
    with sentence("a link has the seed"):
        expect(seed).to_have_value("5")
    with sentence(
        "it is stepped: the full board, then what is swapped, with its reason in numbers"
    ):
        bench.button("Step").click()
        expect(narration).to_contain_text(re.compile(r"Values are dealt out at random. Error: \d+"))
        expect(bench.cell(15)).to_have_value(re.compile(r"^[0-9]+$"))
        bench.button("Step").click()
        expect(narration).to_contain_text(WHY)
        expect(page.locator(".curve")).to_contain_text("What is still wrong")
    with sentence("the result has the seed, and another one searches anew"):
        bench.button("Search to the end").click()
        expect(bench.verdict).to_have_text(ONE)
        expect(page.locator(".results")).to_contain_text("Search seed: 5")
        seed.fill("6")
        seed.blur()
        bench.solve()
        expect(page.locator(".results")).to_contain_text("Search seed: 6")
        expect(page).to_have_url(re.compile("&seed=6"))
    with sentence("what is no seed is refused, and the one before stays"):
        seed.fill("six")
        seed.blur()
        expect(page.get_by_text("The seed must be a whole number")).to_be_visible()
        expect(page).to_have_url(re.compile("&seed=6"))
    with sentence("restarts finds one too, and other strategies have no seed"):
        bench.choose("restarts")
        bench.solve()
        expect(bench.verdict).to_have_text(ONE)
        with removed_by(seed):
            bench.choose("forced")
