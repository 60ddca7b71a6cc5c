"""Another puzzle that is opened in Compare; searches of moves, of which one alone has a tree."""

import re

from playwright.sync_api import expect

from tests.support.acting import drop_file, follow
from tests.support.journey import sentence
from tests.support.polling import expect_none
from tests.support.tree_panel import compared
from tests.support.workbench import Workbench


def test_a_link_or_a_file_opened_in_compare_begins_with_two_trees_too(new_page):
    page = new_page()
    bench, panel = compared(page, "#puzzle=magic-triangle")
    summaries, found = panel.locator(".summary"), re.compile(r"^Nodes: .*solutions: \d")
    outdated = page.get_by_text("Grown for the numbers before your last change.")
    ours = (
        '{"edagari": 1, "puzzle": "magic-square", "options": {"order": "3"}, "givens": {"0": "%s"}}'
    )
    steps = {
        "a link": lambda: follow(page, "#puzzle=magic-square&option.order=3&given=0:2"),
        "a file": lambda: drop_file(page, "a.json", ours % 4),
        "a text": lambda: drop_file(page, "a.txt", "6 1 8\n7 . .\n. . ."),
        "a file of another puzzle": lambda: drop_file(
            page, "a.json", '{"edagari": 1, "puzzle": "magic-ring"}'
        ),
    }
    titles = ["Magic square"] * 3 + ["Magic ring"]
    corners = ["2", "4", "6", None]
    for (step, act), title, corner in zip(steps.items(), titles, corners, strict=True):
        with sentence(step):
            act()
            expect(page.get_by_role("heading", level=1)).to_have_text(title)
            if corner:
                bench.expect_board({0: corner})
            expect(outdated).to_have_count(0)
            expect(summaries).to_have_text([found] * 2)


def test_where_one_strategy_alone_has_a_tree_compare_says_why_there_is_no_second(new_page):
    page = new_page()
    _, panel = compared(page, "#puzzle=flip-it")
    expect(panel).to_contain_text("Only “Iterative deepening” has a tree here")
    found = re.compile("solutions: [1-9]")  # the search may be some events ahead of the first
    expect(panel.locator(".summary")).to_contain_text(found)
    expect_none(page.get_by_label("Compare with"), once=panel.get_by_label("Strategy"))


def test_no_row_comes_and_goes_over_the_buttons_of_a_search_of_moves_in_compare(new_page):
    page = new_page()
    Workbench(page, "#puzzle=peg-solitaire&panels=tree.race").wait_for_python()
    panel = page.locator(".panel.tree")
    expect_none(
        page.get_by_role("button", name=re.compile("^Watch “")),
        once=panel.get_by_label("Compare with"),
    )
    expect(panel).not_to_contain_text("has a tree here")
