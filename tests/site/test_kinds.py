"""What of the solutions is shown: one of each kind, all pictures of one, filtered and sorted."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.workbench import Workbench, place_of

BOXES = "pieces => pieces.map((piece) => piece.getAttribute('aria-label'))"
"""Where the pieces stand."""


def solved(
    page: Page, link: str = "#puzzle=magic-star", verdict: str = "exactly 960 solutions"
) -> Workbench:
    bench = Workbench(page, link)
    bench.solve()
    bench.expect_over(verdict)
    return bench


def test_the_star_is_80_kinds_of_12_or_20_of_48(new_page):
    page = new_page()
    bench = solved(page)
    picked = page.locator(".picked [role=status]")
    page.get_by_label("Show", exact=True).select_option(label="one of each kind, as drawn")
    expect(picked).to_have_text("80 kinds among 960 solutions")
    expect(page.locator(".shelf .times").first).to_have_text("×12")
    page.get_by_label("Show", exact=True).select_option(label="one of each kind, by structure")
    expect(picked).to_have_text("20 kinds among 960 solutions")
    expect(page.locator(".shelf .times")).to_have_text(["×48"] * 20)

    bench.button("Kind 3 ×48").click()
    expect(picked).to_have_text("48 pictures")
    expect(page.locator(".narration.solution")).to_contain_text("Picture 1 of 48")
    expect(page.locator(".narration .how")).to_have_text("as it is")
    first = [int(bench.cell(cell).input_value()) for cell in range(12)]
    page.locator(".shelf button", has_text="turned by 180°").click()
    expect(page.locator(".narration.solution")).to_contain_text("turned by 180°")
    turned = [int(bench.cell(cell).input_value()) for cell in range(12)]
    assert turned == first[::-1]  # the cells are numbered from the top down
    bench.button("All kinds").click()
    expect(picked).to_have_text("20 kinds among 960 solutions")


def test_the_way_back_to_all_kinds_leads_to_the_one_that_was_open(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=queens", "exactly 92 solutions")
    page.get_by_label("Show", exact=True).select_option("drawing")
    kind = bench.button("Kind 3 ×8")
    kind.press("Enter")
    expect(page.get_by_role("button", name="Picture 1", exact=False).first).to_be_focused()
    values = page.locator("#board [aria-pressed=true]").evaluate_all(BOXES)
    for _ in range(5):
        bench.button("Next").click()
    bench.button("All kinds").press("Enter")
    expect(kind).to_be_focused()
    expect(page.locator(".narration.solution")).to_contain_text("Kind 3 of 12")
    assert page.locator("#board [aria-pressed=true]").evaluate_all(BOXES) == values


def test_the_number_of_a_tile_lies_under_its_picture(new_page):
    page = new_page()
    solved(page, "#puzzle=magic-square&option.order=3", "exactly 8 solutions")
    page.get_by_label("Show", exact=True).select_option(label="one of each kind, as drawn")
    expect(page.locator(".shelf .times")).to_have_text(["×8"])
    picture = place_of(page.locator(".shelf .thumbnail"))
    for name in ("number", "times"):
        assert place_of(page.locator(f".shelf .{name}"))["y"] >= picture["y"] + picture["height"]


def test_only_what_fits_is_shown_sorted(new_page):
    page = new_page()
    bench = solved(page)
    bench.cell(0).focus()
    page.get_by_label("has the value").select_option("12")
    bench.button("Filter").click()
    picked = page.locator(".picked [role=status]")
    expect(picked).to_have_text("80 of 960 solutions")
    bench.expect_board({0: "12"})
    page.get_by_label("Sort").select_option(index=2)  # by the second cell
    expect(bench.cell(1)).to_have_value("2")
    bench.button("Smallest first").click()
    expect(bench.cell(1)).to_have_value("11")
    page.get_by_role("button", name="Drop the filter").click()
    expect(picked).to_have_text("960 solutions")
    expect(bench.cell(1)).to_have_value("12")


def test_where_nothing_fits_no_picture_is_spoken_of(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=magic-square&option.order=3", "exactly 8 solutions")
    expect(page.locator(".narration.solution")).to_contain_text("Solution 1 of 8")
    page.get_by_label("Only").select_option(index=4)  # the cell in the middle, which has 5
    page.get_by_label("has the value").select_option("1")
    bench.button("Filter").click()
    expect(page.locator(".picked [role=status]")).to_have_text("0 of 8 solutions")
    expect(page.locator(".narration.solution")).to_have_count(0)


def test_what_is_offered_first_is_the_cell_that_was_touched_with_its_value(new_page):
    page = new_page()
    bench = solved(page)
    bench.cell(4).click()
    expect(page.locator(".filter [name=cell]")).to_have_value("4")
    expect(page.locator(".filter [name=value]")).to_have_value(bench.cell(4).input_value())


def test_a_new_search_is_shown_by_kinds_too(new_page):
    page = new_page()
    bench = solved(page)
    page.get_by_label("Show", exact=True).select_option("drawing")
    expect(page.locator(".picked [role=status]")).to_have_text("80 kinds among 960 solutions")
    bench.choose("Forced cells")
    bench.button("Solve").click()
    expect(page.locator(".picked [role=status]")).to_have_text("80 kinds among 80 solutions")


def test_pictures_go_back_and_forth_on_the_board(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=queens", "exactly 92 solutions")
    page.get_by_label("Show", exact=True).select_option("drawing")
    expect(page.locator(".picked [role=status]")).to_have_text("12 kinds among 92 solutions")
    bench.button("Kind 1 ×8").click()
    expect(page.locator(".narration.solution")).to_contain_text("Picture 1 of 8")
    bench.button("Next").click()
    expect(page.locator(".narration.solution")).to_contain_text("Picture 2 of 8")
    expect(page.locator(".narration .how")).not_to_be_empty()


def test_the_gallery_fills_the_width_there_is(new_page):
    page = new_page(viewport={"width": 1440, "height": 900})
    solved(page)
    shelf = page.locator(".shelf")
    expect(shelf.locator("li").first).to_be_visible()
    ends = [place_of(tile)["x"] + place_of(tile)["width"] for tile in shelf.locator("li").all()]
    gap = place_of(shelf)["x"] + shelf.evaluate("shelf => shelf.clientWidth") - max(ends)
    assert -1 <= gap <= 8


@pytest.mark.parametrize("wide", [390, 1280])
def test_from_the_board_a_way_leads_back_to_the_place_in_the_list(new_page, wide):
    page = new_page(viewport={"width": wide, "height": 844})
    bench = solved(page)
    bench.scroll_solutions(1 / 2)
    bench.button("Solution 490").click()
    expect(page.locator(".narration.solution")).to_contain_text("Solution 490 of 960")
    expect(page.locator("#board")).to_be_in_viewport()
    for _ in range(30):  # out of the shelf's sight
        bench.button("Previous").click()
    bench.button("In the list").press("Enter")
    picked = bench.button("Solution 460")
    expect(picked).to_be_focused()
    expect(picked).to_be_in_viewport(ratio=1)
    expect(picked).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("wide", [390, 1280])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_keys_stand_still_while_one_steps_through_the_pictures(new_page, wide, lang):
    page = new_page(viewport={"width": wide, "height": 844}, locale=lang)
    Workbench(page).wait_for_python()
    page.locator(".controls .go").click()
    expect(page.locator(".results .verdict.over")).to_be_visible()
    page.locator("[name=by]").select_option("structure")
    page.locator(".shelf button").nth(2).click()
    line = page.locator(".narration.solution")
    expect(line).to_contain_text("1 of 48" if lang == "en" else "1 / 48")
    keys = line.get_by_role("button").all()
    places = []
    for number in range(1, 49):
        expect(line).to_contain_text(f"{number} of 48" if lang == "en" else f"{number} / 48")
        top = place_of(page.locator("#board"))["y"]
        boxes = [place_of(key) for key in keys]
        places.append([(box["x"], box["y"] - top, box["width"], box["height"]) for box in boxes])
        if number < 48:
            keys[1].click()
    assert all(place == places[0] for place in places)
