"""Panels while a search runs: they are drawn in turn, and each shows its own; what is compared."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.workbench import Workbench, place_of

SEEN = """([name, looked]) => new Promise((resolve) => {
  [...document.querySelectorAll("button")].find((each) =>
    (each.ariaLabel ?? each.textContent.trim()) === name).click();
  const found = [];
  const look = (left) => {
    found.push(document.querySelectorAll(looked).length);
    if (left === 0) resolve(found);
    else requestAnimationFrame(() => look(left - 1));
  };
  requestAnimationFrame(() => look(5));
})"""
"""Presses a button, and counts in each of the next pictures what is looked for."""


@pytest.fixture
def running(new_page) -> Page:
    """The page with a search at full speed that does not end soon."""
    page: Page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=generate-and-test")
    bench.wait_for_python()
    bench.button("Solve").click()
    expect(bench.button("Pause").first).to_be_visible()
    return page


def test_one_that_is_opened_comes_with_its_own(running):
    found = running.evaluate(SEEN, ["Tree", ".panel.tree:not(:has(.tree-side))"])
    assert not any(found)
    expect(running.locator(".panel.tree .tree-side")).to_be_visible()


def test_one_that_stays_keeps_its_own_when_another_is_closed(running):
    for name in ("Plan", "Program", "Tree"):
        running.get_by_role("button", name=name, exact=True).click()
    expect(running.locator(".panel.plan tbody tr")).not_to_have_count(0)
    expect(running.locator(".panel.program .listing")).to_be_visible()
    foreign = ".panel.program table, .panel.tree .listing"
    found = running.evaluate(SEEN, ["Close: The plan", foreign])
    assert not any(found)


def test_all_that_are_open_go_on_in_turn(running):
    for name in ("Plan", "Program", "Tree"):
        running.get_by_role("button", name=name, exact=True).click()
    summary = running.locator(".panel.tree .summary")
    expect(summary).to_contain_text("Nodes")
    before = summary.inner_text()
    expect(summary).not_to_have_text(before)
    expect(running.locator(".panel.program .line.lit")).not_to_have_count(0)


def test_what_is_compared_of_two_trees_stands_at_one_height(new_page):
    page = new_page()
    link = "#puzzle=magic-square&option.order=3&strategy=forced&panels=tree&beside=prune"
    bench = Workbench(page, link)
    bench.solve()
    bench.expect_over("1 solution, standing for 8 pictures")
    expect(page.locator(".panel.tree strong")).to_contain_text("times as many nodes as")
    sides = page.locator(".tree-side")
    one, other = (
        [place_of(side.locator(part))["y"] for part in (".summary", ".icicle", ".levels", ".tool")]
        for side in sides.all()
    )
    assert one == other == sorted(one)


def test_a_tree_beside_is_let_grow_only_where_there_is_something_to_grow(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square&option.order=3&panels=tree&beside=prune")
    bench.wait_for_python()
    grow = page.get_by_role("button", name="Let it grow too")
    grow.click()
    expect(page.locator(".tree-side .summary")).to_be_visible()
    expect(grow).to_be_disabled()
    bench.type({0: "2"})
    expect(grow).to_be_enabled()
    grow.click()
    expect(grow).to_be_disabled()
