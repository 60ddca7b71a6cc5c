"""Two trees beside each other: the same puzzle, two strategies, one scale."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.tree_panel import Tree
from tests.support.workbench import Workbench, place_of

PLACES = "all => all.map(each => each.getBoundingClientRect().toJSON())"


def test_a_link_has_the_second_strategy(new_page):
    tree = Tree(new_page(permissions=["clipboard-read", "clipboard-write"]))
    tree.beside.select_option("Order")
    tree.bench.button("Link").click()
    expect(tree.page.get_by_text("Link copied")).to_be_visible()
    _, link = tree.page.evaluate("navigator.clipboard.readText()").split("#")
    other = Tree(new_page(), f"#{link}")
    expect(other.side("Order").get_by_role("button", name="Let it grow too")).to_be_enabled()
    other.solve()  # not before
    expect(other.side("Order").locator(".summary")).to_contain_text("solutions: 14")


@pytest.mark.parametrize("width", [1280, 1920, 2560])
def test_two_trees_stand_side_by_side_on_a_desk(new_page, width):
    tree = Tree(new_page(viewport={"width": width, "height": 900}))
    tree.beside.select_option("Order")
    expect(tree.panel.locator(".tree-side")).to_have_count(2)
    one, other = tree.panel.locator(".tree-side").evaluate_all(PLACES)
    assert one["top"] == other["top"]
    assert other["left"] >= one["right"]


def test_two_strategies_are_compared_before_they_have_come_to_their_ends(new_page):
    page = new_page()
    link = "#puzzle=magic-star&strategy=generate-and-test&panels=tree&beside=prune"
    bench = Workbench(page, link)
    bench.solve()
    told = page.locator(".panel.tree > .note")
    about = r"“Generate and test” will take about \d\d0 times as many nodes as “Prune”"
    expect(told).to_contain_text(re.compile(about))
    bench.button("Stop").click()


def test_a_second_strategy_stands_beside_at_the_same_scale(new_page):
    tree = Tree(new_page())
    tree.solve()
    tree.beside.select_option("Order")
    second = tree.side("Order")
    expect(second.locator(".summary")).to_contain_text("solutions: 14")
    expect(tree.panel).to_contain_text(re.compile(r" takes [\d.]+ times as many nodes"))
    first = tree.side("Prune")
    heights = [place_of(side.locator("canvas"))["height"] for side in (first, second)]
    assert heights[0] == heights[1]
    at = tree.bench.moment.inner_text()
    second.get_by_role("application").focus()
    for _ in range(4):
        tree.page.keyboard.press("ArrowDown")
    tree.page.keyboard.press("Enter")
    expect(second.locator(".twig.here")).to_have_count(4)
    assert tree.bench.moment.inner_text() == at
    tree.beside.select_option("nothing")
    expect(second).to_have_count(0)


def test_beside_a_second_tree_the_board_that_a_branch_was_brought_to_is_a_click_away(new_page):
    tree = Tree(new_page())
    tree.solve()
    expect(tree.bench.button("See the board")).to_be_hidden()  # it stays beside a tree alone
    tree.beside.select_option("Order")
    picture = tree.side("Prune").locator("canvas")
    picture.scroll_into_view_if_needed()
    picture.click(position={"x": 60, "y": 60})
    board = tree.page.locator(".board")
    expect(board).not_to_be_in_viewport()
    tree.bench.button("See the board").click()
    expect(board).to_be_in_viewport(ratio=0.99)


def test_a_frame_shows_two_trees_side_by_side(new_page):
    page = new_page()
    page.goto(
        "embed.html#puzzle=magic-square&option.order=3&strategy=prune&view=tree&beside=symmetry"
    )
    page.get_by_role("button", name="Start", exact=True).click()
    for name in ("Prune", "Symmetry"):
        side = page.get_by_role("region", name=name, exact=True)
        expect(side.locator(".summary")).to_contain_text("solutions: ")
    expect(page.locator(".panel.tree")).to_contain_text("times as many nodes")
