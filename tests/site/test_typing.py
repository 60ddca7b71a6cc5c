"""Numbers on the board: typing, faults, undo, text, and what is kept."""

import json

import pytest
from playwright.sync_api import expect

from tests.support.workbench import SOLUTION, Workbench, paste

# What is typed, and the reason at each cell, in English and in Japanese.
FAULTY = [
    ({3: "13"}, {3: ("13 is not one of 1 to 12.", "13 は使えません（1〜12）。")}),
    ({3: "x"}, {3: ("'x' is not one of 1 to 12.", "'x' は使えません（1〜12）。")}),
    (
        {0: "5", 7: "5"},
        dict.fromkeys(
            (0, 7),
            ("5 stands in cell a and in cell h.", "5 がマス a とマス h にあります。"),
        ),
    ),
    (
        {1: "1", 2: "2", 3: "3", 4: "4"},
        dict.fromkeys(
            (1, 2, 3, 4),
            (
                "1 + 2 + 3 + 4 = 10, and the line from b to e needs 26.",
                "1 + 2 + 3 + 4 = 10 です。b から e への線の和は 26 でなければなりません。",
            ),
        ),
    ),
]


@pytest.mark.parametrize(
    ("locale", "language", "solve", "clear"),
    [("en-US", 0, "Solve", "Clear"), ("ja-JP", 1, "解く", "消去")],
)
def test_a_given_that_cannot_stand_is_marked_with_its_reason_and_no_search_starts(
    new_page, locale, language, solve, clear
):
    page = new_page(locale=locale)
    bench = Workbench(page)
    bench.wait_for_python()
    for typed, reasons in FAULTY:
        bench.type(typed)
        expect(bench.faults).to_have_count(1)  # one sentence, however many cells have a part in it
        for cell, texts in reasons.items():
            reason = texts[language]
            expect(bench.faults).to_contain_text(reason)
            expect(bench.cell(cell)).to_have_attribute("aria-invalid", "true")
            expect(bench.cell(cell)).to_have_attribute("aria-description", reason)
        bench.button(solve).click()
        expect(page.locator(".notice.bad")).to_be_visible()
        expect(bench.cell(min(reasons))).to_be_focused()
        expect(page.locator(".results")).to_have_count(0)
        bench.button(clear).click()
        expect(bench.faults).to_have_count(0)


def test_arrow_keys_go_to_the_nearest_cell_in_that_direction(new_page):
    bench = Workbench(new_page())
    bench.cell(0).focus()
    for key, cell in [
        ("ArrowDown", 2),
        ("ArrowLeft", 1),
        ("ArrowRight", 2),
        ("ArrowRight", 3),
        ("ArrowDown", 6),
        ("ArrowDown", 9),
        ("ArrowDown", 11),
        ("ArrowDown", 11),
    ]:
        bench.page.keyboard.press(key)
        expect(bench.cell(cell)).to_be_focused()


def test_undo_redo_clear(new_page):
    bench = Workbench(new_page())
    bench.cell(0).press_sequentially("12")
    bench.cell(1).press_sequentially("3")
    bench.page.keyboard.press("Control+z")
    bench.expect_board({0: "12", 1: ""})
    bench.page.keyboard.press("Control+z")
    bench.expect_board({0: ""})
    bench.page.keyboard.press("Control+Shift+z")
    bench.expect_board({0: "12", 1: ""})
    bench.button("Clear").click()
    bench.expect_board({0: "", 1: ""})
    bench.button("Undo").click()
    bench.expect_board({0: "12"})


def test_undo_and_redo_outlive_a_reload(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.type({0: "12", 1: "3", 2: "5"})
    bench.button("Undo").click()
    page.reload()
    bench.expect_board({0: "12", 1: "3", 2: ""})
    bench.button("Redo").click()
    bench.expect_board({2: "5"})
    for _ in range(3):
        bench.button("Undo").click()
    bench.expect_board({0: "", 1: "", 2: ""})
    expect(bench.button("Undo")).to_be_disabled()


@pytest.mark.parametrize(
    "kept",
    [
        "no JSON",
        "[1]",
        '{"puzzle": "magic-star", "draft": {}, "past": 7, "future": {"length": 3}}',
        '{"puzzle": "magic-star", "draft": {"givens": {"0": "9"}}, "past": [{}], "future": []}',
        '{"puzzle": "sudoku", "draft": {}, "past": [{}], "future": [{}]}',
    ],
    ids=["no-json", "no-record", "no-lists", "of-other-numbers", "of-another-puzzle"],
)
def test_an_undo_that_is_not_of_this_draft_is_not_taken_up(new_page, kept):
    page = new_page()
    page.add_init_script(
        f"sessionStorage.setItem(`edagari:${{location.pathname}}:undo`, {json.dumps(kept)})"
    )
    bench = Workbench(page)
    bench.wait_for_python()
    expect(bench.button("Undo")).to_be_disabled()
    expect(bench.button("Redo")).to_be_disabled()


def test_what_was_typed_is_kept_and_so_is_the_puzzle(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.type({5: "7"})
    bench.choose("Prune")
    page.goto("about:blank")
    page.goto("./")
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
    bench.expect_board({5: "7"})
    expect(page.get_by_role("radio", name="Prune")).to_be_checked()


def test_an_example_is_one_click(new_page):
    bench = Workbench(new_page())
    bench.button("Three numbers given").click()
    bench.expect_board({0: "1", 1: "2", 2: "4"})


def test_pasted_text_fills_the_board_and_undo_takes_it_back(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    bench.type({11: "9"})
    text = "1\n2 4 12 8\n. .\n. . . .\n."
    paste(bench.cell(0), text)
    bench.expect_board({0: "1", 3: "12", 4: "8", 11: ""})
    bench.button("Undo").click()
    bench.expect_board({0: "", 11: "9"})


def test_text_that_cannot_be_read_says_where_and_stays(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    bench.button("Text").click()
    field = page.get_by_role("textbox", name="The board as text")
    field.fill("1 2 <b>3</b>")
    bench.button("Put on the board").click()
    expect(page.get_by_role("dialog")).to_contain_text("line 1, character 5")
    expect(field).to_have_value("1 2 <b>3</b>")
    field.fill(" ".join(map(str, SOLUTION)))
    expect(page.get_by_role("dialog")).not_to_contain_text("line 1, character 5")
    bench.button("Put on the board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    bench.expect_board({cell: str(SOLUTION[cell]) for cell in range(12)})


def test_pasted_text_that_cannot_be_read_is_at_hand_to_be_mended(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    paste(bench.cell(0), "1 2 {3,99} . . . . . . . . .")
    expect(page.get_by_role("dialog")).to_contain_text("Cell c: 99 is not one of 1 to 12.")
    expect(page.get_by_role("textbox", name="The board as text")).to_be_focused()
    bench.expect_board({0: ""})


def test_copy_gives_the_board_as_text(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page)
    bench.type({0: "1", 3: "12"})
    bench.button("Copy").click()
    expect(page.get_by_text("Copied as text.")).to_be_visible()
    words = page.evaluate("navigator.clipboard.readText()").split()
    assert words == ["1", ".", ".", "12", *["."] * 8]


def test_a_number_out_of_range_is_told_at_its_option(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square")
    bench.wait_for_python()
    bench.set_option("order", "99")
    expect(page.locator(".option.fault")).to_contain_text("whole number from 3 to 6")
    expect(bench.option("order")).to_have_attribute("aria-invalid", "true")
    bench.set_option("order", "3")
    expect(page.locator(".board input.cell")).to_have_count(9)
    expect(page.locator(".option .bad")).to_have_count(0)


def test_a_line_that_misses_the_sum_of_the_rules_is_marked(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-square&given=0:1,1:2,2:14,3:16")
    bench.wait_for_python()
    expect(bench.faults).to_have_count(1)
    expect(bench.faults).to_contain_text("1 + 2 + 14 + 16 = 33, and row 1 needs 34.")
    bench.button("Unlock").click()
    bench.type({2: "15"})
    expect(bench.faults).to_have_count(0)


def test_an_option_offers_lines_to_take(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-ring")
    bench.wait_for_python()
    page.get_by_role("button", name="the odd primes 3 to 23").click()
    expect(bench.option("values")).to_have_value("primes")
    expect(page.locator(".rules")).to_contain_text("23")


def test_an_option_that_may_be_left_empty_says_what_that_means(new_page):
    page = new_page(locale="ja-JP")
    bench = Workbench(page, "#puzzle=flip-it&option.gap=0")
    bench.wait_for_python()
    expect(bench.option("gap")).to_have_value("0")
    bench.set_option("gap", "")
    expect(page.locator(".rules")).to_contain_text("空きはどこでもかまいません")
    expect(bench.option("gap")).to_have_attribute("placeholder", "どこでもよい")
    expect(bench.option("gap")).to_have_value("")


def test_on_a_phone_what_is_wrong_is_said_within_sight(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    bench = Workbench(page, "#puzzle=magic-star")
    bench.type({0: "1", 1: "1"})
    told = page.locator(".controls .wrong")
    expect(told).to_have_text("1 stands in cell a and in cell b.")
    expect(told).to_be_in_viewport(ratio=1)
    bench.type({1: "2"})
    expect(told).to_have_count(0)
