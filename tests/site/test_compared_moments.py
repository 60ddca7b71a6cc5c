"""A moment of one of two trees: on the board of Compare, in Watch, and back."""

import re
from functools import partial

from playwright.sync_api import Locator, Page, Route, expect

from tests.support.acting import copied, reload
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, phone
from tests.support.polling import changed_by, removed_by, until, until_equal
from tests.support.tree_panel import compared, pixels_of
from tests.support.watch_mode import CUT_SHORT, STAR
from tests.support.workbench import Workbench, place_of, start_pyodide

SMALL = "#puzzle=magic-square&option.order=3&strategy=prune"
PYTHON = "**/python/start-*.json"


def two_trees(page: Page, link: str = STAR, second: str = "Order") -> tuple[Workbench, Locator]:
    """The puzzle of a link in Compare, and its two trees, which are whole."""
    bench, panel = compared(page, link)
    panel.get_by_label("Compare with").select_option(second)
    expect(panel.locator(".summary")).to_have_text([re.compile("^Nodes: ")] * 2)
    return bench, panel.locator("canvas")


def values_of(page: Page) -> list[str]:
    """What is in the cells of the board."""
    values: list[str] = page.locator("#board input.cell").evaluate_all(
        "cells => cells.map((cell) => cell.value)"
    )
    return values


def test_compare_keeps_the_moment_over_watch_and_watch_opens_at_it(new_page):
    page = new_page()
    bench, trees = two_trees(page, SMALL)
    room, tab = page.locator(".watch-mode"), page.get_by_role("tab", selected=True)

    def seen() -> tuple[list[str], str]:
        return values_of(page), pixels_of(trees.first)

    for x in (60, 140):
        with changed_by(bench.moment):
            trees.first.click(position={"x": x, "y": 70})
        moment = bench.moment.inner_text()
        before = until(page, seen, lambda it: any(it[0]))
        for way_out in (lambda: page.keyboard.press("Escape"), page.go_back):
            with sentence("Watch opens at the moment of the branch"):
                page.keyboard.press("w")
                expect(room).to_be_visible()
                expect(bench.moment).to_have_text(moment)
            with sentence("out of it Compare shows the same moment as before"):
                with removed_by(room):
                    way_out()
                expect(tab).to_have_text("Compare")
                expect(bench.moment).to_have_text(moment)
                until_equal(page, seen, before)
    with sentence("so it is with the tabs, and with a moment that one went to in Watch"):
        bench.enter("Watch")
        with changed_by(bench.moment):
            bench.button("One event back").click()
        moment = bench.moment.inner_text()
        bench.enter("Compare")
        expect(trees).to_have_count(2)
        expect(bench.moment).to_have_text(moment)
        until(page, partial(values_of, page), any)
    with sentence("in Solve the board has its givens"):
        bench.enter("Watch")
        bench.enter("Solve")
        until_equal(page, partial(values_of, page), [""] * 9)


def test_watch_has_the_program_until_a_comparison_is_asked_for_there(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench, trees = two_trees(page, SMALL)
    lit = page.locator(".toggles [aria-pressed=true]")
    program, second = page.locator(".of-program .listing"), page.get_by_label("Compare with")
    colours = page.locator(".of-tree").get_by_role("list", name="What the colours mean")
    looks = ["still open", "nothing found below", "solutions below", "a solution", "cut"]

    def has_its_program() -> None:
        bench.enter("Watch")
        expect(program).to_be_visible()
        expect(colours.get_by_role("listitem")).to_have_text(looks)
        expect(second).to_have_value("")
        expect(lit).to_have_text(["Program", "Path", "Whole tree"])

    with sentence("whether a second strategy was chosen in Compare"):
        has_its_program()
        bench.enter("Compare")
        expect(trees).to_have_count(2)
    with sentence("or came with another puzzle"):
        page.locator("button.choose").click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^Magic ring")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Magic ring")
        found = re.compile("solutions: [1-9]")
        expect(page.locator(".panel.tree .summary")).to_have_text([found] * 2)
        looks.append("cut: a symmetric copy")
        has_its_program()
    with sentence("the place of the program has the name of what is in it"):
        second.select_option("Order")
        compared = page.get_by_role("region", name="Order", exact=True)
        expect(compared).to_contain_text("solutions: ")
        expect(colours.get_by_role("listitem")).to_have_text([*looks, "in both trees"])
        expect(lit).to_have_text(["Second tree", "Path", "Whole tree"])
        with at_size(page, (1160, 800)), sentence("and the strategy leaves its room to the title"):
            until_equal(page, partial(page.locator(".watch-head h1").evaluate, CUT_SHORT), False)
        with removed_by(compared):
            page.get_by_role("button", name="Second tree", pressed=True).click()
        expect(colours.get_by_role("listitem")).to_have_text(looks)
        page.get_by_role("button", name="Second tree", pressed=False).click()
    with sentence("so has the link to the moment"):
        link = copied(page, page.get_by_role("button", name="Link to this moment"))
        assert "beside=order" in link
        second.select_option("none")
        expect(lit).to_have_text(["Program", "Path", "Whole tree"])
        link = copied(page, page.get_by_role("button", name="Link to this moment"))
        assert "beside" not in link


def test_on_a_phone_the_trees_are_in_sight_again_after_watch(new_page):
    page = phone(new_page, TALL)
    bench, trees = two_trees(page)
    trees.first.click(position={"x": 60, "y": 70})
    for _ in range(2):
        page.keyboard.press("w")
        expect(page.locator(".watch-mode")).to_be_visible()
        with removed_by(page.locator(".watch-mode")):
            page.go_back()
        expect(trees.first).to_be_in_viewport(ratio=0.6)
        expect(bench.page.locator("#board")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_trees_are_in_sight_when_python_comes_after_compare_was_entered(new_page):
    page = phone(new_page, TALL)
    start_pyodide(page)
    held: list[Route] = []
    page.route(PYTHON, lambda route: held.append(route))
    bench = Workbench(page, STAR)
    bench.enter("Compare")
    panel = page.locator(".panel.tree")
    expect(panel.get_by_label("Compare with")).to_be_visible()
    until(page, lambda: held, len)
    with page.expect_response(PYTHON):
        held.pop().continue_()
    expect(panel.locator(".comparison")).to_contain_text(" takes ")
    for seen in (panel.get_by_role("heading", level=2), panel.locator(".scales")):
        expect(seen).to_be_in_viewport(ratio=1)
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)


def test_a_branch_of_the_second_tree_is_watched_and_the_trees_change_places(new_page):
    page = new_page()
    bench, trees = two_trees(page)
    titles = page.locator(".tree-side h3")
    expect(titles).to_have_text(["Forced cells", "Order"])
    with sentence("it is said that the board belongs to the first"):
        expect(page.locator(".panel.tree")).to_contain_text("The board shows the first tree")
    with changed_by(bench.moment):
        trees.first.click(position={"x": 60, "y": 70})
    at = bench.moment.inner_text()
    trees.last.click(position={"x": 100, "y": 70})
    expect(page.get_by_role("region", name="Order").locator(".picked")).not_to_have_text("the root")
    expect(bench.moment).to_have_text(at)
    watch, fold = (
        page.get_by_role("region", name="Order").get_by_role("button", name=name)
        for name in ("Watch", "Fold this branch")
    )
    left, right = place_of(watch), place_of(fold)
    assert right["x"] - left["x"] - left["width"] >= 8, "a finger presses one of them"
    watch.click()
    with sentence("Watch shows it, with its board, its counts and its plan"):
        expect(page.locator(".watch-mode")).to_be_visible()
        expect(page.get_by_label("Strategy")).to_have_value("order")
        expect(bench.moment).not_to_have_text(at)
        expect(page.locator(".band .counts")).to_contain_text(re.compile(r"node [1-9][\d,]{3}"))
        until(page, partial(values_of, page), any)
    with sentence("the other is beside it, and can be watched from there"):
        second = page.get_by_role("region", name="Forced cells", exact=True)
        second.get_by_role("button", name="Watch").click()
        expect(page.get_by_label("Strategy")).to_have_value("forced")
        expect(bench.moment).to_have_text(at)
        page.get_by_role("region", name="Order").get_by_role("button", name="Watch").click()
        expect(page.get_by_label("Strategy")).to_have_value("order")
    with (
        sentence("back in Compare it is the first, and both are whole"),
        removed_by(page.locator(".watch-mode")),
    ):
        page.go_back()
    expect(titles).to_have_text(["Order", "Forced cells"])
    expect(page.locator(".tree-choices [name=strategy]")).to_have_value("order")
    expect(page.get_by_label("Compare with")).to_have_value("forced")
    expect(page.locator(".panel.tree .comparison")).to_contain_text("“Order” takes")
    until(page, partial(values_of, page), any)
    with sentence("loaded anew it is the same puzzle by the same strategy"):
        reload(page)
        expect(page.locator(".tree-choices [name=strategy]")).to_have_value("order")
        expect(page.locator(".notice")).to_have_count(0)
