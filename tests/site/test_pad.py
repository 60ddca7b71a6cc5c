"""The pad on a phone: what takes its place, and what may not lie on it."""

from playwright.sync_api import expect

from tests.support.grids import SUDOKU
from tests.support.journey import LANGUAGES, at_size, in_language
from tests.support.phones import ON_ITS_SIDE, SHORT, TALL, expect_free, phone, put_at_the_top
from tests.support.polling import removed_by, scroll_of
from tests.support.workbench import Workbench, place_of

WAYS = [TALL, SHORT, ON_ITS_SIDE]
FINGER = 44
ANSWERS = {
    "English": ("still be solved", "row 3", "one place left", "column 7 is 5"),
    "日本語": ("このまま解けます", "3 行目", "1 つしかありません", "7 列目"),
}


def test_the_colours_take_the_place_of_the_digits(new_page):
    page = phone(new_page, TALL, python=False)
    bench = Workbench(page, SUDOKU)
    colour = page.locator(".filling button:has(.icon.colour)")
    pad, paints = page.locator(".pad"), page.locator(".paints")
    fixed = [page.locator(part) for part in ("#board", ".aids", ".filling .undo")]
    for size in (*WAYS, (375, 667)):
        with at_size(page, size):
            put_at_the_top(page.locator("#board"))
            before, place = [place_of(part) for part in fixed], place_of(pad)
            with removed_by(pad):
                colour.tap()
            expect_free(paints)
            for side in ("width", "height"):
                assert place_of(paints.get_by_role("radio").first)[side] >= FINGER
            assert place_of(paints) == place
            assert [place_of(part) for part in fixed] == before
            paints.get_by_role("radio").nth(1).tap()
            bench.cell(2).tap()
            expect(page.locator(".board .colour[data-colour='2']")).to_have_count(1)
            bench.button("Undo").tap()
            with removed_by(paints):
                colour.tap()
            expect(pad).to_be_visible()


def test_what_is_wrong_is_said_beside_the_keys_and_covers_none(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    keys, wrong = page.locator(".pad button"), page.locator(".controls .wrong")
    for size in (TALL, (375, 667)):
        for language in LANGUAGES:
            with at_size(page, size), in_language(page, language):
                bench.cell(2).tap()
                keys.nth(4).tap()
                expect(wrong).to_be_in_viewport(ratio=1)
                expect_free(page.locator(".pad"))
                with removed_by(wrong):
                    keys.last.tap()
                expect(page.locator(".controls .go")).to_be_visible()


def test_what_is_answered_covers_no_key_and_changes_the_width_of_none(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    told = page.locator("#advice")
    keys = [page.locator(f".controls {key}") for key in (".hint", ".hint + button", ".go")]
    hint, check, _ = keys

    def widths() -> list[tuple[float, float]]:
        return [(place["x"], place["width"]) for place in map(place_of, keys)]

    for size in (TALL, SHORT, (360, 640), (412, 915)):
        for language, answers in ANSWERS.items():
            with at_size(page, size), in_language(page, language):
                if size != TALL:  # there board and pad are in sight as one comes to the puzzle
                    put_at_the_top(page.locator("#board"))
                before, beside = scroll_of(page), widths()
                for key, answer in zip((check, hint, hint, hint), answers, strict=True):
                    key.tap()
                    expect(told).to_contain_text(answer)
                    expect(told).to_be_in_viewport(ratio=1)
                    for part in ("#board", ".pad"):
                        expect_free(page.locator(part))
                    assert (scroll_of(page), widths()) == (before, beside)
                with removed_by(told):
                    told.get_by_role("button").tap()
