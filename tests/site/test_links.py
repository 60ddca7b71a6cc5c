"""Links that are copied, and memory that is not ours. What links bring along, and that a stranger's
are only data: tests/page/views/links.test.js."""

import json

from playwright.sync_api import expect

from tests.support.acting import copied
from tests.support.workbench import Workbench

DAMAGED = json.dumps(
    {"options": {"order": {}}, "givens": {"0": {}, "x": "1", "1": "a" * 5000}, "lang": 3}
)


def test_a_link_holds_puzzle_options_numbers_and_strategy(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=magic-square")
    bench.wait_for_python()
    bench.set_option("order", "3")
    expect(page.locator(".board input.cell")).to_have_count(9)
    bench.type({4: "5"})
    bench.choose("Prune")
    link = copied(page, bench.share("Copy link"))
    expect(page.get_by_text("Link copied")).to_be_visible()
    other = Workbench(new_page(), link[link.index("#") :]).page
    expect(other.get_by_role("heading", level=1)).to_have_text("Magic square")
    expect(other.locator(".board input.cell")).to_have_count(9)
    expect(other.locator(".board [data-cell='4']")).to_have_value("5")
    expect(other.locator(".strategy select")).to_have_value("prune")


def test_memory_that_is_not_ours_is_left_out(new_page):
    page = new_page(python=False)
    page.add_init_script(f"""
        for (const name of ["draft:magic-star", "habits", "puzzle"])
            localStorage.setItem(`edagari:${{location.pathname}}:${{name}}`, {json.dumps(DAMAGED)});
    """)
    Workbench(page, "").expect_board(dict.fromkeys(range(12), ""))
