"""On a phone: what is pressed next is in sight with the board, and nothing moves away."""

import re
from functools import partial
from itertools import product

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import follow, scroll_to
from tests.support.grids import GIVENS, SUDOKU, WIKIPEDIA_SOLVED
from tests.support.journey import LANGUAGES, at_size, in_language, sentence
from tests.support.phones import ON_ITS_SIDE, SHORT, TALL, expect_free, phone, put_at_the_top
from tests.support.polling import changed_by, expect_none, removed_by, scroll_of, until
from tests.support.workbench import Workbench, hold, place_of, release, script

WAYS = [TALL, SHORT, ON_ITS_SIDE]
TABLET = (768, 1024)
ALL_BUT_ONE = ",".join(f"{cell}:{value}" for cell, value in enumerate(WIKIPEDIA_SOLVED[:80]))
FINGER = 44
MOVEMENTS = ("flip-it", "sliding-tiles", "peg-solitaire")
ANSWERS = {
    "Check": "can still be solved",
    "Count": "Exactly 1 solution",
    "Show possible numbers": "that is the answer",
}
LEAST_SIDES = """keys => keys.map((key) => {
    const { width, height } = key.getBoundingClientRect();
    return Math.min(width, height);
})"""


def keys_of_pad(page: Page) -> Locator:
    return page.get_by_role("group", name="Values").get_by_role("button")


def expect_for_fingers(keys: Locator) -> None:
    """There are some, and each is large enough."""
    until(
        keys.page,
        lambda: keys.evaluate_all(LEAST_SIDES),
        lambda sides: sides and min(sides) >= FINGER,
    )


def go_to_the_head(page: Page) -> None:
    scroll_to(page.locator("#page"))
    assert scroll_of(page) == 0


def test_undo_stands_where_one_fills_in_and_is_pressed_there(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    board = page.locator("#board")
    orders = [bench.button(name) for name in ("Undo", "Redo")]
    for size in WAYS:
        with at_size(page, size), sentence("the whole pad is in sight with the board"):
            put_at_the_top(board)
            for part in (board, page.locator(".pad"), bench.button("Undo")):
                expect_free(part)
    for puzzle in ("sudoku", "magic-star"):
        follow(page, f"#puzzle={puzzle}&v=2")
        bench.type({5: "7", 2: "3"})
        for size in WAYS:
            with at_size(page, size), sentence(f"undo and redo of {puzzle} are in sight"):
                put_at_the_top(board)
                for order in orders:
                    expect(order).to_have_count(1)
                    expect_for_fingers(order)
                    expect_free(order)
                expect_free(board)
                bench.button("Undo").tap()
                bench.expect_board({5: "7", 2: ""})
                bench.button("Redo").tap()
                bench.expect_board({5: "7", 2: "3"})
    with at_size(page, TALL), sentence("a message does not lie on the pad"):
        follow(page, "#puzzle=sudoku&given=0:5")
        bench.cell(0).tap()
        keys_of_pad(page).first.tap()
        message = page.get_by_text("This number belongs to the puzzle")
        expect(message).to_be_visible()
        assert place_of(message)["y"] < place_of(board)["y"] + place_of(board)["height"] / 2


def test_undo_leaves_the_page_where_it_is(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, "#puzzle=sudoku&v=2")
    bench.type({5: "7", 2: "3"})
    scroll_to(page.locator("#board"), above=-200)
    before, place = scroll_of(page), place_of(bench.button("Undo"))
    expect_free(bench.button("Undo"))
    bench.button("Undo").tap()
    bench.expect_board({5: "7", 2: ""})
    assert scroll_of(page) == before
    assert place_of(bench.button("Undo")) == place


def test_who_comes_to_a_puzzle_has_board_and_pad_in_sight_and_what_is_answered(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    for language in reversed(LANGUAGES):
        with in_language(page, language):
            assert scroll_of(page) == 0
            for part in (page.locator("h1"), page.locator("#board"), page.locator(".pad")):
                expect_free(part)
            assert place_of(page.locator(".board .cell").first)["width"] >= 36
    told = page.locator("#advice")
    for size in (TALL, TABLET):
        for asked, answer in ANSWERS.items():
            with at_size(page, size), sentence(f"what is answered to {asked} is in sight"):
                go_to_the_head(page)
                if asked != "Check":
                    bench.unfold("more")
                bench.button(asked).tap()
                expect(told).to_contain_text(answer)
                expect(told).to_have_attribute("aria-busy", "false")
                expect(told).to_be_in_viewport(ratio=1)
    for paused in (False, True):
        with at_size(page, SHORT), sentence(f"a hint leaves its board in sight, paused: {paused}"):
            go_to_the_head(page)
            if paused:
                bench.step()
                expect(page.locator(".moment")).to_have_text("30 / 30")
                bench.go_back()
            for more in ("Hint", "Tell more", "Tell more"):
                bench.button(more).tap()
                expect(told.get_by_role("button", name="Close")).to_be_visible()
                expect_free(page.locator("#board"))
            expect(bench.button("Do it")).to_be_in_viewport(ratio=1)
            with removed_by(told.get_by_role("button", name="Close")):
                told.get_by_role("button", name="Close").tap()
    with at_size(page, SHORT), sentence("however many values, each has a key for a finger"):
        follow(page, "#puzzle=sudoku&option.size=16")
        expect(keys_of_pad(page)).to_have_count(17)
        expect_for_fingers(keys_of_pad(page))


def test_no_first_number_and_no_first_mark_moves_what_is_under_the_thumb(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page)
    fixed = [page.locator(part) for part in (".pad", ".aids", ".filling .undo")]
    top = page.locator("#board")

    def places() -> list[float]:
        return [place_of(part)["y"] - place_of(top)["y"] for part in fixed]

    for at, (language, size) in enumerate(product(LANGUAGES, (TALL, SHORT))):
        with in_language(page, language), at_size(page, size):
            givens = GIVENS.split(",")[at:]  # no puzzle that somebody has begun to solve
            follow(page, f"#puzzle=sudoku&given={','.join(givens)}")
            bench.cell(2).tap()
            expect_none(page.locator("button.clock"), once=bench.cell(2))
            before = places()
            page.locator(".pad button").nth(3).tap()
            bench.expect_board({2: "4"})
            expect(page.locator("button.clock")).to_be_visible()
            assert places() == before
            pencil = page.locator(".filling button:has(.icon.pencil)")
            pencil.tap()
            bench.cell(3).tap()
            page.locator(".pad button").nth(5).tap()
            expect(page.locator(".board .marks.own text")).to_have_text(["6"])
            assert places() == before
            pencil.tap()
            follow(page, "#puzzle=magic-star&v=2")


def test_the_last_number_is_praised_in_sight_and_moves_nothing(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, f"#puzzle=sudoku&given={ALL_BUT_ONE}")
    bench.wait_for_python()
    fixed = [page.locator(part) for part in ("#board", ".pad", ".aids", ".filling .undo")]
    praise = page.locator(".controls .verdict.short")
    for size in WAYS:
        with at_size(page, size):
            put_at_the_top(page.locator("#board"))
            bench.cell(80).tap()
            before = [place_of(part) for part in fixed]
            keys_of_pad(page).nth(8).tap()
            expect(praise).to_have_text("Solved!")
            expect(praise).to_be_in_viewport(ratio=1)
            expect(page.locator(".solved-place")).to_contain_text("Solved!")  # is heard too
            assert [place_of(part) for part in fixed] == before
            with removed_by(praise):
                bench.button("Undo").tap()


def spare_above(page: Page, tall: float) -> float:
    """How much more than this is kept clear for the orders."""
    return float(page.evaluate(script("pixels_of"), "var(--orders)")) - tall


def test_what_stands_clear_of_the_orders_knows_how_tall_they_are(new_page):
    page = phone(new_page, TALL, python=False)
    Workbench(page, "#puzzle=queens")  # with nothing above them
    for size in WAYS:
        with at_size(page, size):
            tall = place_of(page.locator(".controls"))["height"]
            spare = partial(spare_above, page, tall)
            until(page, spare, lambda pixels: 0 <= pixels <= 8)


def test_who_watches_has_the_board_the_keys_and_the_words_in_sight(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "")
    bench.wait_for_python()
    said = bench.narration.locator(".said")
    for size in WAYS:
        with at_size(page, size):
            go_to_the_head(page)
            page.locator(".invitation button").tap()
            bench.button("One event back").tap()  # it has the player rest, if no cut has done so
            expect(bench.button("Play")).to_be_visible()
            expect(bench.moment).to_have_text(re.compile(" / [1-9]"))  # it grows no more
            for _ in range(3):
                with changed_by(bench.moment):
                    bench.button("One event forward").tap()
                for part in (page.locator("#board"), page.locator(".key.big"), said):
                    expect(part).to_be_in_viewport(ratio=1)
            follow(page, "#puzzle=queens")
            follow(page, "#puzzle=magic-star&v=2")


def test_after_a_hint_the_words_of_a_step_are_in_sight(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.wait_for_python()
    said, at_foot = bench.narration.locator(".said"), page.locator(".controls .event")
    for size in WAYS:
        with at_size(page, size):
            go_to_the_head(page)
            bench.button("Hint").tap()
            expect(page.locator("#advice")).to_contain_text("try cell d")
            before = scroll_of(page)
            bench.step()
            expect(said).to_be_visible()
            expect_free(page.locator("#board"))
            if size == TALL:  # nothing has moved
                assert scroll_of(page) == before
                expect(at_foot).to_contain_text(said.inner_text())
                expect(at_foot).to_be_in_viewport(ratio=1)
            else:
                expect_free(said)
            with removed_by(said):
                bench.go_back()
            with removed_by(page.locator("#advice p")):
                page.locator("#advice").get_by_role("button", name="Close").tap()


def test_what_was_found_can_be_watched_or_played_at_once(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page)
    bench.wait_for_python()
    found = {
        f"sudoku&given={GIVENS}": ("Solution 1 of 1", WAYS),
        **dict.fromkeys(MOVEMENTS, ("Line 1 of ", [TALL, SHORT])),
    }
    for puzzle, (words, sizes) in found.items():
        for size in sizes:
            with at_size(page, size), sentence(f"what was found of {puzzle} is in sight"):
                follow(page, f"#puzzle={puzzle}&v=2")
                go_to_the_head(page)
                bench.button("Solve").tap()
                said = page.get_by_text(words).first
                expect(said).to_be_visible()
                for part in (page.locator("#board"), page.locator(".key.big")):
                    expect_free(part)
                if puzzle in MOVEMENTS:
                    if size == TALL:
                        assert scroll_of(page) == 0  # what was in sight stays where it was
                    else:
                        expect_free(said)
                    expect_for_fingers(page.locator(".strip button, .lines button"))
                follow(page, "#puzzle=magic-star&v=2")


def test_what_was_found_calls_nobody_back_who_looks_elsewhere(new_page):
    page = phone(new_page, SHORT)
    bench = Workbench(page, "#puzzle=magic-square")
    bench.unfold("settings")  # so that there is somewhere to look
    hold(page, "opening")
    bench.solve()
    page.locator("footer").scroll_into_view_if_needed()
    expect(page.locator("#board")).not_to_be_in_viewport()
    before = scroll_of(page)
    release(page)
    expect(bench.verdict).to_be_visible()
    assert scroll_of(page) >= before
    expect(page.locator("#board")).not_to_be_in_viewport()
