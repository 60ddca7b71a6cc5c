"""Every puzzle of the catalogue, from the page as it opens to its end by hand, on a phone with
fingers alone. With keys alone they are solved under node: tests/page/views.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.solved_puzzles import MOVEMENTS, PLACEMENTS, moves_of, squares_in, values_of
from tests.support.workbench import Workbench, place_of

AT_THE_BOARD = "document.activeElement?.closest('#board') !== null"
MIDDLES = """parts => Object.fromEntries(parts.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const { cell, value } = part.dataset;
    const words = [...part.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE);
    const name = cell ? [cell, value ?? ""].join() : words.map((each) => each.data).join("").trim();
    return [name, [x + width / 2, y + height / 2]];
}))"""
"""The middle of each cell ("7,"), square ("7,1") or key of the pad ("12")."""


class Fingers:
    """Taps on parts of the page, which rests: where they are is looked up once. A part that moves
    or is covered is missed, and the puzzle is not solved."""

    def __init__(self, page: Page, parts: str) -> None:
        self._page = page
        place_of(page.locator(parts).first)  # at rest
        self._middles: dict[str, tuple[float, float]] = page.locator(parts).evaluate_all(MIDDLES)

    def tap(self, name: str) -> None:
        self._page.touchscreen.tap(*self._middles[name])


def expect_solved(page: Page) -> None:
    expect(page.locator(".solved-place, .said.solved")).to_contain_text("Solved")


@pytest.mark.parametrize("name", PLACEMENTS)
def test_a_placement_is_solved_with_fingers(new_page, name):
    page = phone(new_page, TALL)
    bench = Workbench(page, f"#puzzle={name}")
    bench.wait_for_python()
    expect(page.locator(".board .cell").first).to_be_visible()
    squares, values = squares_in(name), values_of(name)
    if not squares:
        cells = ", ".join(f".board [data-cell='{cell}']" for cell in values)
        expect(page.locator(cells).and_(page.locator("[inputmode=none]"))).to_have_count(
            len(values)
        )
        bench.cell(min(values)).tap()  # which brings the pad into sight
        expect(bench.cell(min(values))).to_be_focused()
    fingers = Fingers(page, ".board [data-cell], .pad button")
    for square in squares:
        fingers.tap(square)
    if not squares:
        for cell, value in values.items():
            fingers.tap(f"{cell},")
            fingers.tap(str(value))
    expect_solved(page)


@pytest.mark.parametrize("name", MOVEMENTS)
def test_a_movement_is_solved_with_fingers(new_page, name):
    page = phone(new_page, TALL)
    bench = Workbench(page, f"#puzzle={name}")
    bench.wait_for_python()
    expect(page.locator(".place.can").first).to_be_visible()
    for made, spots in enumerate(moves_of(name)):
        if made % 5 == 0:  # the page keeps 16 touches for Python, and no more
            expect(bench.figure("moves")).to_have_text(str(made))
        for spot in spots:
            page.locator(f".game [data-spot='{spot}']").tap()
    expect_solved(page)


def test_two_keys_lead_past_all_that_is_before_the_board(new_page):
    page = new_page(python=False)
    for name in (*PLACEMENTS, *MOVEMENTS):
        with sentence(name):
            page.goto("about:blank")
            Workbench(page, f"#puzzle={name}")
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.wait_for_function(AT_THE_BOARD)
