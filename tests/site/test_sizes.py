"""Boards of other sizes: what becomes of the numbers, and marks where values have two digits."""

import pytest
from playwright.sync_api import expect

from tests.support.grids import WIKIPEDIA
from tests.support.workbench import Workbench, place_of

GIVENS = {cell: value for cell, value in enumerate(WIKIPEDIA) if value != "."}
WIKIPEDIAS = "&given=" + ",".join(f"{cell}:{value}" for cell, value in GIVENS.items())
LARGE = "#puzzle=sudoku&option.size=16&marks=0:1.2.11.16,1:3.5.12,255:16.2"


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("link", [LARGE, LARGE + "&given=2:9", "#puzzle=sudoku&marks=0:1.99"])
def test_marks_that_a_link_brings_lie_in_their_cells(new_page, link, width):
    page = new_page(viewport={"width": width, "height": 844})
    bench = Workbench(page, link)
    bench.wait_for_python()
    expect(page.locator(".board input.cell")).to_have_count(256 if "16" in link else 81)
    cells = page.locator(".board .spot:has(.marks)")
    for spot in cells.all():
        cell = place_of(spot.locator("rect"))
        for mark in spot.locator(".marks text").all():
            at = place_of(mark)
            assert cell["x"] <= at["x"]
            assert cell["y"] <= at["y"]
            assert at["x"] + at["width"] <= cell["x"] + cell["width"]
            assert at["y"] + at["height"] <= cell["y"] + cell["height"]


def test_numbers_of_another_size_are_put_aside_and_undo_stands_beside_the_word(new_page):
    page = new_page()
    bench = Workbench(page, f"#puzzle=sudoku{WIKIPEDIAS}")
    bench.wait_for_python()
    bench.option("size").select_option("4")
    expect(page.locator(".board input.cell")).to_have_count(16)
    bench.expect_board(dict.fromkeys(range(16), ""))
    notice = page.locator(".notice")
    expect(notice).to_contain_text("belongs to another board")
    notice.get_by_role("button", name="Undo").click()
    expect(page.locator(".board input.cell")).to_have_count(81)
    bench.expect_board(GIVENS)
    expect(bench.option("size")).to_have_value("9")
    expect(bench.cell(0)).not_to_be_editable()


def test_the_size_changed_back_brings_the_numbers_back(new_page):
    page = new_page()
    bench = Workbench(page, f"#puzzle=sudoku{WIKIPEDIAS}")
    bench.wait_for_python()
    for size, cells in [("4", 16), ("16", 256), ("9", 81)]:
        bench.option("size").select_option(size)
        expect(page.locator(".board input.cell")).to_have_count(cells)
    bench.expect_board(GIVENS)


def test_an_option_that_leaves_the_cells_leaves_the_numbers(new_page):
    bench = Workbench(new_page(), f"#puzzle=sudoku{WIKIPEDIAS}")
    bench.wait_for_python()
    bench.option("diagonals").select_option(index=1)
    expect(bench.page.locator(".rules")).to_contain_text("diagonal")
    bench.expect_board(GIVENS)
    expect(bench.page.locator(".notice")).to_have_count(0)


def test_marks_go_to_the_places_that_they_have_among_other_values(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-ring&marks=0:3.5")
    bench.wait_for_python()
    mark = bench.page.locator(".board .marks text").first
    before = mark.get_attribute("x")
    bench.set_option("values", "primes")
    expect(mark).not_to_have_attribute("x", before or "")
