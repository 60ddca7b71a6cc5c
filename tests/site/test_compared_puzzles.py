"""Another puzzle that is opened in Compare."""

import re

from playwright.sync_api import expect

from tests.support.acting import drop_file, follow
from tests.support.journey import sentence
from tests.support.tree_panel import compared


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
