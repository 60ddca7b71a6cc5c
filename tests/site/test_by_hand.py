"""What is solved by hand, over a link and the clipboard; the clock; a phone. The rest:
tests/page/views/by_hand.test.js and by_hand_solved.test.js."""

import re
from itertools import product

from playwright.sync_api import Locator, expect

from tests.support.acting import copied, follow, reload
from tests.support.grids import SUDOKU
from tests.support.journey import LANGUAGES, at_size, in_language, sentence
from tests.support.phones import TALL, phone
from tests.support.polling import removed_by, until, until_equal
from tests.support.workbench import Workbench, paste, place_of

OVER_ITS_SIDE = "part => part.scrollWidth - part.clientWidth"
OVERHANG = "document.documentElement.scrollWidth - innerWidth"


def marks(bench: Workbench) -> Locator:
    return bench.page.locator(".board .marks.own text")


def test_a_link_and_a_text_keep_givens_own_numbers_and_marks_apart(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=sudoku&option.size=4&given=0:1,5:3")
    bench.wait_for_python()
    bench.cell(3).fill("2")
    bench.cell(10).press("n")
    bench.cell(10).press("1")
    bench.cell(10).press("4")
    expect(marks(bench)).to_have_text(["1", "4"])
    link = copied(page, bench.share("Copy link"))
    expect(page.get_by_text("Link copied")).to_be_visible()
    text = copied(page, bench.share("Copy as text"))
    expect(page.get_by_text("Copied as text")).to_be_visible()

    def expect_apart(there: Workbench) -> None:
        there.expect_board({0: "1", 3: "2", 5: "3", 10: ""})
        expect(there.cell(0)).not_to_be_editable()
        expect(there.cell(3)).to_be_editable()
        expect(marks(there)).to_have_text(["1", "4"])

    other = Workbench(new_page(), link[link.index("#") :])
    with sentence("the link"):
        expect_apart(other)
    with sentence("the text"):
        follow(other.page, "#puzzle=sudoku&option.size=4")
        other.expect_board({0: "", 3: "", 5: ""})
        expect(marks(other)).to_have_count(0)
        other.wait_for_python()
        paste(other.cell(6), text)
        expect_apart(other)


def test_the_clock_is_within_the_column_of_the_board_and_moves_nothing(new_page):
    page = new_page(python=False)
    bench = Workbench(page, "#puzzle=sudoku")
    clock, play = bench.button("Clock"), page.locator(".posing")
    before = place_of(play)
    bench.cell(2).fill("1")
    expect(clock).to_be_visible()
    assert place_of(play) == before
    for language, size in product(LANGUAGES, ((1000, 700), (1100, 800), (1280, 800))):
        with in_language(page, language), at_size(page, size):
            until_equal(page, lambda: page.locator(".hero").evaluate(OVER_ITS_SIDE), 0)
            tools, last = (place_of(page.locator(at)) for at in (".tools", ".tool:last-child span"))
            timer = place_of(page.locator("button.clock"))
            assert last["x"] + last["width"] <= timer["x"]
            assert timer["x"] + timer["width"] <= tools["x"] + tools["width"] + 1
            assert timer["y"] + timer["height"] <= place_of(page.locator(".posing"))["y"]


def test_the_clock_is_shown_and_hidden_and_goes_on_at_the_next_visit(new_page):
    page = new_page(python=False)
    page.clock.install()
    bench = Workbench(page, SUDOKU)
    clock = bench.button("Clock")
    expect(clock).to_have_count(0)
    bench.cell(2).fill("4")
    bench.expect_board({2: "4"})
    page.clock.run_for(305_000)  # longer than an expectation waits: one that began anew is not met
    expect(clock).to_contain_text(re.compile("5:[0-5][0-9]"))
    clock.click()
    expect(clock).to_have_text("")
    reload(page)
    expect(clock).to_have_attribute("aria-pressed", "false")
    clock.click()
    expect(clock).to_contain_text(re.compile("5:[0-5][0-9]"))


def test_on_a_phone_marks_and_colours_are_under_the_thumb(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page)
    bench.cell(5).tap()
    bench.button("Pencil").tap()
    pad = page.get_by_role("group", name="Values")
    pad.get_by_role("button", name="12").tap()
    pad.get_by_role("button", name="3", exact=True).tap()
    expect(marks(bench)).to_have_text(["3", "12"])
    with removed_by(marks(bench)):
        pad.get_by_role("button", name="Erase").tap()
    with removed_by(pad):  # colours take its place
        bench.button("Colour").tap()
    for control in page.locator(".filling button:visible").all():
        place = place_of(control)
        assert min(place["width"], place["height"]) >= 44
    bench.cell(5).tap()
    expect(page.locator(".board .colour")).to_have_count(1)
    until(page, lambda: page.evaluate(OVERHANG), lambda over: over <= 0)
