"""On a phone: what is pressed next is in sight with the board, and nothing moves away."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.grids import WIKIPEDIA, WIKIPEDIA_SOLVED
from tests.support.phones import ON_ITS_SIDE, SHORT, TALL, expect_free, phone, put_at_the_top
from tests.support.workbench import Workbench, hold_planning, place_of, release_planning

WAYS = [TALL, SHORT, ON_ITS_SIDE]
GIVENS = ",".join(f"{cell}:{value}" for cell, value in enumerate(WIKIPEDIA) if value != ".")
ALL_BUT_ONE = ",".join(f"{cell}:{value}" for cell, value in enumerate(WIKIPEDIA_SOLVED[:80]))
FINGER = 44
ANSWERS = re.compile("can still be solved|Exactly 1 solution|that is the answer")


def keys_of_pad(page: Page) -> Locator:
    return page.get_by_role("group", name="Values").get_by_role("button")


@pytest.mark.parametrize("size", WAYS)
@pytest.mark.parametrize("link", ["#puzzle=sudoku", "#puzzle=magic-star"])
def test_undo_stands_where_one_fills_in_and_is_pressed_there(new_page, link, size):
    page = phone(new_page, size)
    bench = Workbench(page, link)
    bench.type({5: "7", 2: "3"})
    put_at_the_top(page.locator("#board"))
    for name in ("Undo", "Redo"):
        expect(bench.button(name)).to_have_count(1)
        place = place_of(bench.button(name))
        assert min(place["width"], place["height"]) >= FINGER
        expect_free(bench.button(name))
    expect_free(page.locator("#board"))
    bench.button("Undo").tap()
    bench.expect_board({5: "7", 2: ""})
    bench.button("Redo").tap()
    bench.expect_board({5: "7", 2: "3"})


def test_undo_leaves_the_page_where_it_is(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=sudoku")
    bench.type({5: "7", 2: "3"})
    page.evaluate("scrollTo(0, document.querySelector('#board').offsetTop + 200)")
    before = page.evaluate("scrollY")
    place = place_of(bench.button("Undo"))
    expect_free(bench.button("Undo"))
    bench.button("Undo").tap()
    bench.expect_board({5: "7", 2: ""})
    assert page.evaluate("scrollY") == before
    assert place_of(bench.button("Undo")) == place


@pytest.mark.parametrize("size", WAYS)
def test_the_whole_pad_is_in_sight_with_the_board(new_page, size):
    page = phone(new_page, size)
    bench = Workbench(page, "#puzzle=sudoku")
    put_at_the_top(page.locator("#board"))
    for part in (page.locator("#board"), page.locator(".pad"), bench.button("Undo")):
        expect_free(part)


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_who_comes_to_a_puzzle_has_board_and_pad_in_sight(new_page, locale):
    page = phone(new_page, TALL, locale=locale)
    Workbench(page, f"#puzzle=sudoku&given={GIVENS}").wait_for_python()
    assert page.evaluate("scrollY") == 0
    for part in (page.locator("h1"), page.locator("#board"), page.locator(".pad")):
        expect_free(part)
    assert place_of(page.locator(".board .cell").first)["width"] >= 36


def test_however_many_values_each_has_a_key_for_a_finger(new_page):
    page = phone(new_page, SHORT)
    Workbench(page, "#puzzle=sudoku&option.size=16")
    expect(keys_of_pad(page)).to_have_count(17)
    for key in keys_of_pad(page).all():
        assert min(place_of(key)["width"], place_of(key)["height"]) >= FINGER


@pytest.mark.parametrize("size", [TALL, SHORT])
@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_no_first_number_and_no_first_mark_moves_what_is_under_the_thumb(new_page, locale, size):
    page = phone(new_page, size, locale=locale)
    bench = Workbench(page, f"#puzzle=sudoku&given={GIVENS}")
    fixed = [page.locator(part) for part in (".pad", ".aids", ".filling .undo")]
    bench.cell(2).tap()
    top = page.locator("#board")
    before = [place_of(part)["y"] - place_of(top)["y"] for part in fixed]

    def expect_still() -> None:
        assert [place_of(part)["y"] - place_of(top)["y"] for part in fixed] == before

    page.locator(".pad button").nth(3).tap()
    bench.expect_board({2: "4"})
    expect(page.locator("button.clock")).to_be_visible()
    expect_still()
    page.locator(".filling .icon.pencil").tap()
    bench.cell(3).tap()
    page.locator(".pad button").nth(5).tap()
    expect(page.locator(".board .marks.own text")).to_have_text(["6"])
    expect_still()


@pytest.mark.parametrize("size", WAYS)
@pytest.mark.parametrize("mode", ["number", "colour"])
def test_the_last_number_is_praised_in_sight_and_moves_nothing(new_page, mode, size):
    page = phone(new_page, size)
    bench = Workbench(page, f"#puzzle=sudoku&given={ALL_BUT_ONE}")
    bench.wait_for_python()
    put_at_the_top(page.locator("#board"))
    bench.cell(80).tap()
    if mode == "colour":
        page.locator(".filling .icon.colour").tap()
    fixed = [page.locator(part) for part in ("#board", ".pad", ".aids", ".filling .undo")]
    before = [place_of(part) for part in fixed]
    keys_of_pad(page).nth(8).tap()
    praise = page.locator(".controls .verdict.short")
    expect(praise).to_have_text("Solved!")
    expect(praise).to_be_in_viewport(ratio=1)
    expect(page.locator(".solved-place")).to_contain_text("Solved!")  # is heard too
    assert [place_of(part) for part in fixed] == before


@pytest.mark.parametrize("size", WAYS)
def test_what_stands_clear_of_the_orders_knows_how_tall_they_are(new_page, size):
    page = phone(new_page, size)
    Workbench(page)
    expect(page.locator(".controls")).to_be_visible()
    known = page.evaluate(
        """() => {
            const probe = document.createElement("div");
            probe.style.height = "var(--orders)";
            document.body.append(probe);
            return probe.getBoundingClientRect().height;
        }"""
    )
    tall = place_of(page.locator(".controls"))["height"]
    assert tall <= known <= tall + 8


@pytest.mark.parametrize("size", WAYS)
def test_who_watches_has_the_board_the_keys_and_the_words_in_sight(new_page, size):
    page = phone(new_page, size)
    bench = Workbench(page, "")
    bench.wait_for_python()
    page.locator(".invitation button").tap()
    bench.button("Pause the player").tap()
    for _ in range(3):
        bench.button("Step").tap()
        said = bench.narration.locator(".said")
        expect(said).to_be_visible()
        for part in (page.locator("#board"), page.locator(".key.big"), said):
            expect_free(part)


@pytest.mark.parametrize("size", WAYS)
def test_what_was_found_can_be_watched_at_once(new_page, size):
    page = phone(new_page, size)
    bench = Workbench(page, f"#puzzle=sudoku&given={GIVENS}")
    bench.solve()
    expect(page.get_by_text("Solution 1 of 1")).to_be_visible()
    for part in (page.locator("#board"), page.locator(".key.big")):
        expect_free(part)


@pytest.mark.parametrize("size", WAYS)
def test_after_a_hint_the_words_of_a_step_are_in_sight(new_page, size):
    page = phone(new_page, size)
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.wait_for_python()
    bench.button("Hint").tap()
    expect(page.locator("#told")).to_contain_text("try cell d")
    bench.button("Step").tap()
    expect(bench.narration.locator(".said")).to_be_visible()
    for part in (page.locator("#board"), bench.narration.locator(".said")):
        expect_free(part)


@pytest.mark.parametrize("size", [TALL, SHORT])
@pytest.mark.parametrize("puzzle", ["flip-it", "sliding-tiles", "peg-solitaire"])
def test_a_line_that_was_found_can_be_played_at_once(new_page, puzzle, size):
    page = phone(new_page, size)
    bench = Workbench(page, f"#puzzle={puzzle}")
    bench.solve()
    said = page.get_by_text("Line 1 of ").first
    expect(said).to_be_visible()
    for part in (page.locator("#board"), page.locator(".key.big"), said):
        expect_free(part)
    for button in page.locator(".strip button, .lines button").all():
        assert place_of(button)["height"] >= FINGER


def test_what_was_found_calls_nobody_back_who_looks_elsewhere(new_page):
    page = phone(new_page, TALL, faulty=True)  # its worker is not the site's own
    hold_planning(page)
    bench = Workbench(page, "#puzzle=magic-square")
    bench.solve()
    page.locator("footer").scroll_into_view_if_needed()
    expect(page.locator("#board")).not_to_be_in_viewport()
    release_planning(page)
    expect(bench.verdict).to_be_visible()
    expect(page.locator("#board")).not_to_be_in_viewport()


@pytest.mark.parametrize("size", [TALL, SHORT])
@pytest.mark.parametrize("name", ["Plan", "Program", "Tree", "Race"])
def test_a_panel_is_opened_with_its_title_in_sight(new_page, name, size):
    page = phone(new_page, size)
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.open_panel(name)
    title = page.locator(".panel h2")
    expect(title).to_be_visible()
    expect(page.locator(".panel [aria-busy='true']")).to_have_count(0)
    expect_free(title)
    board = place_of(page.locator("#board"))
    assert place_of(title)["y"] >= board["y"] + board["height"]


@pytest.mark.parametrize("size", [TALL, (768, 1024)])
@pytest.mark.parametrize("panel", ["program", "tree"])
def test_who_reads_a_panel_stays_there_while_stepping(new_page, panel, size):
    page = phone(new_page, size)
    bench = Workbench(page, f"#puzzle=magic-star&strategy=prune&panels={panel}")
    bench.wait_for_python()
    read = page.locator(f".panel.{panel}")
    expect(read).to_be_visible()
    read.evaluate("panel => scrollTo(0, panel.offsetTop - innerHeight / 2 + 40)")
    heading = read.locator("h2").first
    before = [place_of(part)["y"] for part in (page.locator("#board"), heading)]
    for steps in (1, 2, 3):
        bench.button("Step").tap()
        expect(page.locator(".timeline .moment")).to_have_text(f"{steps} / {steps}")
        now = [place_of(part)["y"] for part in (page.locator("#board"), heading)]
        assert now == pytest.approx(before, abs=1)


@pytest.mark.parametrize("size", [TALL, (768, 1024)])
@pytest.mark.parametrize("asked", ["Check", "Count", "Show what is possible"])
def test_what_is_answered_is_in_sight(new_page, asked, size):
    page = phone(new_page, size)
    bench = Workbench(page, f"#puzzle=sudoku&given={GIVENS}")
    bench.wait_for_python()
    bench.button(asked).tap()
    told = page.locator(".aids .told")
    expect(told).to_contain_text(ANSWERS)
    expect(told).to_have_attribute("aria-busy", "false")
    expect_free(told)
