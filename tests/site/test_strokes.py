"""Squares that are drawn by drags: a finger or the mouse, a cross, two fingers; and pieces that are
dragged."""

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import follow
from tests.support.fingers import Finger, drag, middle_of, pinch
from tests.support.game import ARTICLE_A, Game
from tests.support.journey import sentence
from tests.support.phones import TALL, phone, put_at_the_top
from tests.support.polling import removed_by, scroll_of, until
from tests.support.workbench import Workbench

NONOGRAM = "#puzzle=nonogram&v=2"  # 9 rows of 8
QUEENS = "#puzzle=queens&v=2"
LARGE = f"#puzzle=nonogram&option.runs={'+/+'.join(['1'] * 20)}+|+{'+/+'.join(['1'] * 20)}&v=2"
SEEN_WIDTH = "() => document.querySelector('.piece').clientWidth * visualViewport.scale"


def filled(page: Page) -> Locator:
    return page.locator(".board .piece[aria-pressed='true']")


def crossed(page: Page) -> Locator:
    return page.locator(".board .crossed")


def test_a_finger_fills_and_crosses_whole_rows_and_scrolls_nothing(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, NONOGRAM)
    put_at_the_top(page.locator("#board"))
    before = scroll_of(page)
    with sentence("a drag fills what it passes, one change"):
        drag(bench.cell(1), bench.cell(4))
        expect(filled(page)).to_have_count(4)
        with removed_by(filled(page)):
            bench.button("Undo").tap()
        bench.button("Redo").tap()
        expect(filled(page)).to_have_count(4)
    with sentence("over the same squares again it crosses them, and then it clears them"):
        drag(bench.cell(1), bench.cell(4))
        expect(crossed(page)).to_have_count(4)
        expect(filled(page)).to_have_count(0)
        expect(bench.cell(1)).to_have_accessible_description(
            "Crossed out. Runs of this row: 3. Runs of this column: 3 1."
        )
        with removed_by(crossed(page)):
            drag(bench.cell(1), bench.cell(4))
    with sentence("it keeps to the row or column in which it began, and comes back"):
        drag(bench.cell(0), bench.cell(57))
        expect(filled(page)).to_have_count(8)
        expect(
            page.locator(".board .piece[aria-pressed='true'][aria-label$='column 1']")
        ).to_have_count(8)
        bench.button("Undo").tap()
        drag(bench.cell(0), bench.cell(5), bench.cell(2))
        expect(filled(page)).to_have_count(3)
    with sentence("what stands otherwise than the first square stays"):
        drag(bench.cell(8), bench.cell(8 + 7))
        drag(bench.cell(0), bench.cell(2))  # crosses
        drag(
            bench.cell(0 + 16), bench.cell(0)
        )  # the squares of column 1 that are empty as that one
        expect(crossed(page)).to_have_count(3)
    with sentence("nothing has scrolled"):
        assert scroll_of(page) == before
    with sentence("a second tap is a cross, a third clears"):
        with removed_by(crossed(page)):
            bench.button("Clear").tap()
        bench.cell(9).tap()
        expect(filled(page)).to_have_count(1)
        bench.cell(9).tap()
        expect(crossed(page)).to_have_count(1)
        with removed_by(crossed(page)):
            bench.cell(9).tap()
    with sentence("with Cross chosen a drag crosses"):
        bench.button("Cross").tap()
        drag(bench.cell(16), bench.cell(18))
        expect(crossed(page)).to_have_count(3)
        bench.button("Cross").tap()


def test_a_long_press_is_a_cross_at_once(new_page):
    page = phone(new_page, TALL, long_press=True, python=False)
    bench = Workbench(page, NONOGRAM)
    finger = Finger(page)
    finger.press(middle_of(bench.cell(9)))
    expect(crossed(page)).to_have_count(1)
    finger.lift()
    bench.cell(10).tap()
    expect(filled(page)).to_have_count(1)
    expect(crossed(page)).to_have_count(1)


def test_the_mouse_draws_too_and_its_right_button_crosses(new_page):
    page = new_page(python=False)
    bench = Workbench(page, NONOGRAM)
    bench.cell(1).drag_to(bench.cell(3))
    expect(filled(page)).to_have_count(3)
    bench.cell(9).click(button="right")
    expect(crossed(page)).to_have_count(1)
    expect(filled(page)).to_have_count(3)
    with sentence("so does X, and Delete clears"):
        bench.cell(10).press("x")
        expect(crossed(page)).to_have_count(2)
        bench.cell(1).press("Delete")
        expect(filled(page)).to_have_count(2)
    with sentence("in a row with one queen a drag crosses squares"):
        follow(page, QUEENS)
        squares = page.locator(".board .piece")
        squares.nth(0).drag_to(squares.nth(5))
        expect(crossed(page)).to_have_count(6)
        squares.nth(7).click()
        expect(filled(page)).to_have_count(1)


def test_two_fingers_bring_a_large_board_near(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, LARGE)
    expect(page.locator(".board .piece")).to_have_count(400)
    pinch(bench.cell(210), 160)
    until(page, lambda: page.evaluate(SEEN_WIDTH), lambda wide: wide >= 28)
    expect(filled(page)).to_have_count(0)


def test_a_piece_is_dragged_or_swiped(new_page):
    page = phone(new_page, TALL)
    game = Game(page, f"#puzzle=flip-it&start={ARTICLE_A}")
    drag(game.place(0), game.place(2))
    game.expect_row("_○●●●●")
    with sentence("a tile follows a swipe, and stays where it cannot go"):
        follow(page, "#puzzle=sliding-tiles")
        movable = page.locator(".place.can").first
        expect(movable).to_be_visible()
        gap = page.locator(".place[aria-label*='gap']")
        drag(movable, gap)
        expect(game.figure("moves")).to_have_text("1")
    assert scroll_of(page) == 0
