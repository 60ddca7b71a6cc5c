"""Where the list of solutions stands, and its keys. What is in it:
tests/page/views/solutions.test.js."""

from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import scroll_inside
from tests.support.journey import at_size, sentence
from tests.support.polling import until
from tests.support.workbench import Workbench, place_of, script

SQUARE = "#puzzle=magic-square&option.order=3"
TILES = """tiles => {
    const { left } = tiles[0].parentElement.getBoundingClientRect();
    const end = left + tiles[0].parentElement.clientWidth;
    return end - Math.max(...tiles.map((tile) => tile.getBoundingClientRect().right));
}"""
"""What is left of the width of the shelf beside its tiles."""


def solved(
    page: Page, link: str = "#puzzle=magic-star", verdict: str = "exactly 960 solutions"
) -> Workbench:
    bench = Workbench(page, link)
    bench.solve()
    bench.expect_over(verdict)
    return bench


def show(page: Page, what: str) -> None:
    page.get_by_label("Show", exact=True).select_option(label=what)


def stepped_through(page: Page, words: str) -> None:
    """The keys stand still while one steps through the 48 images, and back to the first."""
    scroll_inside(page.locator(".shelf"), top=0)
    page.locator(".shelf button").first.click()
    line = page.locator(".narration.solution")
    expect(line).to_contain_text(words.format(1))
    line.get_by_role("button").nth(1).focus()
    said = [words.format(number) for number in range(1, 49)]
    first, *others = page.evaluate(script("keys_while_stepping"), said)
    assert len(first) > 1
    assert others == [first] * 47


def test_the_keys_stand_still_while_one_steps_through_the_images_of_a_kind(new_page):
    page = new_page()
    bench = solved(page)
    show(page, "one of each kind, by structure")
    expect(page.locator(".shelf .times")).to_have_text(["×48"] * 20)
    bench.button("Kind 3 ×48").click()
    for lang, words in (("English", "{} of 48"), ("日本語", "{} / 48")):
        if lang != "English":
            bench.button(lang).click()
        for wide in (390, 1280):
            with at_size(page, (wide, 844)):
                stepped_through(page, words)


def tile_lies_over_its_words(tile: Locator) -> None:
    picture = place_of(tile.locator(".thumbnail"))
    for name in ("number", "times"):
        assert place_of(tile.locator(f".{name}"))["y"] >= picture["y"] + picture["height"]


def test_the_number_of_a_tile_lies_under_its_picture(new_page):
    page = new_page()
    solved(page, SQUARE, "exactly 8 solutions")
    show(page, "one of each kind, as drawn")
    expect(page.locator(".shelf .times")).to_have_text(["×8"])
    tile_lies_over_its_words(page.locator(".shelf"))


def test_the_list_fills_its_width_and_is_found_again_from_the_board(new_page):
    page = new_page(viewport={"width": 1440, "height": 900})
    bench = solved(page)
    shelf = page.locator(".shelf")
    with sentence("the gallery fills the width there is"):
        expect(shelf.locator("li").first).to_be_visible()
        until(page, partial(shelf.locator("li").evaluate_all, TILES), lambda gap: -1 <= gap <= 8)
    for wide in (390, 1280):
        with at_size(page, (wide, 844)), sentence("a way leads back to the place in the list"):
            scroll_inside(shelf)  # to its first pictures
            bench.scroll_solutions(1 / 2)
            bench.button("Solution 490").click()
            expect(page.locator(".narration.solution")).to_contain_text("Solution 490 of 960")
            expect(page.locator("#board")).to_be_in_viewport()
            for number in range(489, 459, -1):  # out of the shelf's sight
                bench.button("Previous").click()
                expect(page.locator(".narration.solution")).to_contain_text(f"Solution {number} of")
            bench.button("In the list").press("Enter")
            there = bench.button("Solution 460")
            expect(there).to_be_focused()
            expect(there).to_be_in_viewport(ratio=1)
            expect(there).to_have_attribute("aria-current", "true")
