"""Links and memory: what they bring back, and that a stranger's are only data."""

import json

import pytest
from playwright.sync_api import expect

from tests.support.workbench import Workbench

LOST = "The link could not be read in full"


def test_a_link_holds_puzzle_options_numbers_and_strategy(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=magic-square")
    bench.wait_for_python()
    bench.set_option("order", "3")
    expect(page.locator(".board input.cell")).to_have_count(9)
    bench.type({4: "5"})
    bench.choose("Prune")
    bench.button("Link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = new_page()
    other.goto(link)
    expect(other.get_by_role("heading", level=1)).to_have_text("Magic square")
    expect(other.locator(".board input.cell")).to_have_count(9)
    expect(other.locator(".board [data-cell='4']")).to_have_value("5")
    expect(other.get_by_role("radio", name="Prune")).to_be_checked()


def test_a_link_does_not_destroy_what_was_typed(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.type({0: "7"})
    page.goto("about:blank")
    bench = Workbench(page, "#puzzle=magic-star&given=1:2")
    expect(page.get_by_text("Opened from a link.")).to_be_visible()
    bench.expect_board({0: "", 1: "2"})
    bench.button("Undo").click()
    bench.expect_board({0: "7", 1: ""})


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("#puzzle=<img src=x onerror=alert(1)>", "names a puzzle that is not here"),
        ("#puzzle=__proto__", "names a puzzle that is not here"),
        ("#puzzle=../../etc/passwd&given=0:1", "names a puzzle that is not here"),
        ("#%%%&&&===", "cannot be read"),
        ("#puzzle=sudoku&given=" + "0:1," * 20_000, "cannot be read"),
    ],
)
def test_a_link_to_nowhere_says_so_and_opens_the_page(new_page, link, said):
    page = new_page()
    Workbench(page, link)
    expect(page.locator(".notice")).to_contain_text(said)
    expect(page.locator(".board .cell").first).to_be_visible()


def test_what_was_said_of_a_link_goes_as_another_one_is_taken_up(new_page):
    page = new_page()
    Workbench(page, "#rubbish")
    expect(page.locator(".notice")).to_contain_text("cannot be read")
    page.goto("./#puzzle=magic-square&option.order=3")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic square")
    expect(page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize(
    "rest",
    [
        "given=0:<b>12</b>,1:2",
        "given=constructor:1,1:2",
        "given=1:2,999999999999:3",
        "given=1:2&option.__proto__=x",
        "given=1:2&strategy=toString",
        "given=1:2&onload=alert(1)",
    ],
)
def test_a_link_with_foreign_parts_keeps_the_good_ones(new_page, rest):
    page = new_page()
    bench = Workbench(page, f"#puzzle=magic-star&{rest}")
    expect(page.get_by_text(LOST)).to_be_visible()
    bench.expect_board({1: "2"})


@pytest.mark.parametrize("order", [3, 5])
def test_a_link_to_a_board_of_another_size_brings_its_marks_and_colours(new_page, order):
    link = f"#puzzle=magic-square&option.order={order}&marks=8:5&colours=4:2,8:1"
    bench = Workbench(new_page(), link)
    bench.wait_for_python()
    expect(bench.page.locator(".board [data-cell]")).to_have_count(order * order)
    expect(bench.page.locator(".board .colour")).to_have_count(2)
    expect(bench.page.locator(".board .marks.own text")).to_have_text(["5"])


def test_a_link_with_a_choice_that_is_not_there_shows_it_and_says_what_would_be_right(new_page):
    bench = Workbench(new_page(), "#puzzle=sudoku&option.size=7&given=0:5")
    bench.wait_for_python()
    expect(bench.page.locator(".option.fault")).to_contain_text("Size: must be one of 4, 6, 9, 16")
    expect(bench.option("size")).to_have_value("7")
    bench.button("Solve").click()
    expect(bench.page.locator(".notice")).to_contain_text("did not start. Size: must be one of")
    bench.option("size").select_option("9")
    expect(bench.page.locator(".option.fault")).to_have_count(0)
    bench.expect_board({0: "5"})


def test_markup_in_a_link_is_text(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:<b>")
    bench.wait_for_python()
    expect(bench.faults).to_contain_text("'<b>' is not one of 1 to 12.")
    expect(page.locator(".faults b")).to_have_count(0)


@pytest.mark.parametrize(
    "kept",
    [
        "not json",
        json.dumps(None),
        json.dumps([1, 2]),
        json.dumps({"options": 3, "givens": [], "strategy": {}}),
        json.dumps({"options": {"order": {}}, "givens": {"0": {}, "x": "1", "1": "a" * 5000}}),
    ],
)
def test_memory_that_is_not_ours_is_left_out(new_page, kept):
    page = new_page()
    page.add_init_script(f"""
        localStorage.setItem("edagari:draft:magic-star", {json.dumps(kept)});
        localStorage.setItem("edagari:habits", {json.dumps(kept)});
        localStorage.setItem("edagari:puzzle", {json.dumps(kept)});
    """)
    bench = Workbench(page)
    bench.expect_board(dict.fromkeys(range(12), ""))


def test_numbers_that_a_link_has_for_a_game_are_left_out_with_a_word(new_page):
    page = new_page()
    Workbench(page, "#puzzle=sliding-tiles&given=0:0,2:99&marks=1:2").wait_for_python()
    expect(page.locator(".notice")).to_contain_text("what was wrong in it was left out")
    page.wait_for_function("!location.hash.includes('given')")
