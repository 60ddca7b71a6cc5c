"""What of the solutions is shown: one of each kind, all images of one, filtered and sorted."""

from functools import partial
from itertools import cycle

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import scroll_inside
from tests.support.journey import at_size, sentence
from tests.support.polling import expect_none, until, until_equal
from tests.support.workbench import Workbench, place_of

SQUARE = "#puzzle=magic-square&option.order=3"
PIECES = "pieces => pieces.map((piece) => piece.getAttribute('aria-label'))"
"""Where the pieces stand."""
TILES = """tiles => {
    const { left } = tiles[0].parentElement.getBoundingClientRect();
    const end = left + tiles[0].parentElement.clientWidth;
    return end - Math.max(...tiles.map((tile) => tile.getBoundingClientRect().right));
}"""
"""What is left of the width of the shelf beside its tiles."""
KEYS = """keys => {
    const board = document.querySelector("#board").getBoundingClientRect();
    return keys.map((key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        return [x, y - board.y, width, height];
    });
}"""
"""Where the keys are below the board."""
VALUES = """cells => cells
    .sort((one, other) => one.dataset.cell - other.dataset.cell)
    .map((cell) => Number(cell.value))"""


def found_at(top: int, shelf: Locator, sought: Locator) -> int:
    """Scroll the list to this place; return how many of those sought are there."""
    scroll_inside(shelf, top=top)
    return sought.count()


def solved(
    page: Page, link: str = "#puzzle=magic-star", verdict: str = "exactly 960 solutions"
) -> Workbench:
    bench = Workbench(page, link)
    bench.solve()
    bench.expect_over(verdict)
    return bench


def values_of(page: Page) -> list[int]:
    """What the cells say, in their order."""
    return list(page.locator(".board input.cell").evaluate_all(VALUES))


def pieces_of(page: Page) -> list[str]:
    return list(page.locator("#board [aria-pressed=true]").evaluate_all(PIECES))


def show(page: Page, what: str) -> None:
    page.get_by_label("Show", exact=True).select_option(label=what)


def stepped_through(page: Page, words: str) -> None:
    """The keys stand still while one steps through the 48 images, and back to the first."""
    line = page.locator(".narration.solution")
    keys = line.get_by_role("button")
    scroll_inside(page.locator(".shelf"), top=0)
    page.locator(".shelf button").first.click()
    places: list[object] = []
    for number in range(1, 49):
        expect(line).to_contain_text(words.format(number))
        where = partial(keys.evaluate_all, KEYS)
        if number == 1:
            place_of(keys.first)  # which rests by now
            places = where()
            assert len(places) > 1
        with sentence(f"the keys stand as at the first picture at picture {number}"):
            until_equal(page, where, places)
        if number == 1:
            keys.nth(1).focus()
        if number < 48:
            page.keyboard.press("Enter")


def test_the_star_is_80_kinds_of_12_or_20_of_48(new_page):
    page = new_page()
    bench = solved(page)
    picked, line = page.locator(".picked [role=status]"), page.locator(".narration.solution")
    times = page.locator(".shelf .times")
    values = partial(values_of, page)
    with sentence("one of each kind is shown, as drawn"):
        show(page, "one of each kind, as drawn")
        expect(picked).to_have_text("80 kinds among 960 solutions")
        expect(times.first).to_have_text("×12")
    with sentence("a new search is shown by kinds too"):
        bench.choose("Forced cells")
        bench.button("Solve").click()
        expect(picked).to_have_text("80 kinds among 80 solutions")
    bench = solved(page, "#puzzle=magic-star&strategy=compiled")
    with sentence("one of each kind is shown, by structure"):
        show(page, "one of each kind, by structure")
        expect(picked).to_have_text("20 kinds among 960 solutions")
        expect(times).to_have_text(["×48"] * 20)
    with sentence("of one kind all images are shown, and how they come from the first"):
        bench.button("Kind 3 ×48").click()
        expect(picked).to_have_text("48 images")
        expect(line).to_contain_text("Image 1 of 48")
        expect(page.locator(".narration .how")).to_have_text("as it is")
        first = until(page, values, lambda seen: sorted(seen) == list(range(1, 13)))
        turned = page.locator(".shelf button", has_text="turned by 180°")
        places = cycle(range(0, 2000, 150))  # only what is near is there
        until(page, lambda: found_at(next(places), page.locator(".shelf"), turned), bool)
        turned.click()
        expect(line).to_contain_text("turned by 180°")
        until_equal(page, values, first[::-1])  # the cells are numbered from the top down
    for lang, words in (("English", "{} of 48"), ("日本語", "{} / 48")):
        if lang != "English":
            bench.button(lang).click()
        for wide in (390, 1280):
            with at_size(page, (wide, 844)):
                stepped_through(page, words)
    bench.button("English").click()
    with sentence("and all kinds again"):
        bench.button("All kinds").click()
        expect(picked).to_have_text("20 kinds among 960 solutions")


def tile_lies_over_its_words(tile: Locator) -> None:
    picture = place_of(tile.locator(".thumbnail"))
    for name in ("number", "times"):
        assert place_of(tile.locator(f".{name}"))["y"] >= picture["y"] + picture["height"]


def test_pictures_of_queens_and_squares(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=queens", "exactly 92 solutions")
    line, picked = page.locator(".narration.solution"), page.locator(".picked [role=status]")
    show(page, "one of each kind, as drawn")
    with sentence("images go back and forth on the board"):
        expect(picked).to_have_text("12 kinds among 92 solutions")
        bench.button("Kind 1 ×8").click()
        expect(line).to_contain_text("Image 1 of 8")
        bench.button("Next").click()
        expect(line).to_contain_text("Image 2 of 8")
        expect(page.locator(".narration .how")).not_to_be_empty()
        bench.button("All kinds").click()
        expect(picked).to_have_text("12 kinds among 92 solutions")
    with sentence("the way back to all kinds leads to the one that was open"):
        kind = bench.button("Kind 3 ×8")
        kind.press("Enter")
        expect(page.get_by_role("button", name="Image 1", exact=False).first).to_be_focused()
        expect(line).to_contain_text("Image 1 of 8")
        before = pieces_of(page)
        for number in range(2, 7):
            bench.button("Next").click()
            expect(line).to_contain_text(f"Image {number} of 8")
        bench.button("All kinds").press("Enter")
        expect(kind).to_be_focused()
        expect(line).to_contain_text("Kind 3 of 12")
        until_equal(page, partial(pieces_of, page), before)
    bench = solved(page, SQUARE, "exactly 8 solutions")
    with sentence("the number of a tile lies under its picture"):
        show(page, "one of each kind, as drawn")
        expect(page.locator(".shelf .times")).to_have_text(["×8"])
        tile_lies_over_its_words(page.locator(".shelf"))
    with sentence("where nothing fits, no picture is spoken of"):
        show(page, "all that were found")
        expect(line).to_contain_text("Solution 1 of 8")
        page.get_by_label("Only").select_option(index=4)  # the cell in the middle, which has 5
        page.get_by_label("has the value").select_option("1")
        bench.button("Filter").click()
        expect(picked).to_have_text("0 of 8 solutions")
        expect_none(line, once=picked)


def test_the_list_is_filtered_sorted_and_found_again_from_the_board(new_page):
    page = new_page(viewport={"width": 1440, "height": 900})
    bench = solved(page)
    picked, shelf = page.locator(".picked [role=status]"), page.locator(".shelf")
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
    with sentence("what is offered first is the cell that was touched, with its value"):
        scroll_inside(shelf)
        bench.button("Solution 1").click()
        bench.cell(4).click()
        expect(page.locator(".filter [name=cell]")).to_have_value("4")
        expect(page.locator(".filter [name=value]")).to_have_value(bench.cell(4).input_value())
    with sentence("only what fits is shown, sorted"):
        bench.cell(0).focus()
        page.get_by_label("has the value").select_option("12")
        bench.button("Filter").click()
        expect(picked).to_have_text("80 of 960 solutions")
        bench.expect_board({0: "12"})
        page.get_by_label("Sort").select_option(index=2)  # by the second cell
        expect(bench.cell(1)).to_have_value("2")
        bench.button("Smallest first").click()
        expect(bench.cell(1)).to_have_value("11")
        page.get_by_role("button", name="Drop the filter").click()
        expect(picked).to_have_text("960 solutions")
        expect(bench.cell(1)).to_have_value("12")
