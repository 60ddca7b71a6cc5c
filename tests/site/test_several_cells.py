"""Several cells at once, by mouse and finger. By keys: tests/page/views/by_hand.test.js."""

from playwright.sync_api import Page, expect

from tests.support.acting import follow
from tests.support.fingers import drag
from tests.support.journey import sentence
from tests.support.phones import TALL, phone, put_at_the_top
from tests.support.polling import removed_by, scroll_of
from tests.support.workbench import Workbench

SUDOKU = "#puzzle=sudoku&given=0:5,30:7&v=2"


def expect_picked(page: Page, many: int) -> None:
    expect(page.locator(".board .sight-picked")).to_have_count(many)


def test_on_the_narrowest_phone_one_button_goes_from_marks_to_those_in_the_middle(new_page):
    page = phone(new_page, (320, 568), python=False)
    bench = Workbench(page, SUDOKU)
    expect(bench.button("Centre")).to_have_count(0)
    bench.button("Pencil").tap()
    bench.button("Pencil").tap()
    expect(bench.button("Centre")).to_have_attribute("aria-pressed", "true")
    bench.button("Centre").tap()
    expect(bench.button("Pencil")).to_have_attribute("aria-pressed", "false")


def test_with_the_mouse_by_a_drag_and_by_ctrl(new_page):
    page = new_page(python=False)
    bench = Workbench(page, SUDOKU)
    bench.cell(40).drag_to(bench.cell(42))
    expect_picked(page, 3)
    bench.cell(60).click(modifiers=["Control"])
    expect_picked(page, 4)
    bench.cell(41).click(modifiers=["Control"])
    expect_picked(page, 3)
    page.keyboard.press("8")
    bench.expect_board({40: "8", 41: "", 42: "8", 60: "8"})
    with sentence("a plain click lets them go, and types into one cell"):
        bench.cell(61).click()
        expect_picked(page, 0)
        page.keyboard.press("9")
        bench.expect_board({40: "8", 61: "9"})
    with sentence("with the brush a drag colours"):
        bench.button("Colour").click()
        bench.cell(50).drag_to(bench.cell(53))
        expect(page.locator(".board .colour")).to_have_count(4)
        expect_picked(page, 0)
    with sentence("while a puzzle is typed a drag picks nothing"):
        follow(page, "#puzzle=magic-square&v=2")
        bench.cell(0).drag_to(bench.cell(2))
        expect_picked(page, 0)


def test_a_finger_picks_and_scrolls_nothing(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, SUDOKU)
    put_at_the_top(page.locator("#board"))
    before = scroll_of(page)
    drag(bench.cell(36), bench.cell(38), bench.cell(56))
    assert scroll_of(page) == before
    expect_picked(page, 5)
    bench.button("Pencil").tap()
    pad = page.get_by_role("group", name="Values")
    pad.get_by_role("button", name="1").first.tap()
    expect(page.locator(".board .marks")).to_have_count(5)
    with removed_by(page.locator(".board .marks")):
        pad.get_by_role("button", name="Erase").tap()
    bench.cell(0).tap()
    expect_picked(page, 0)
