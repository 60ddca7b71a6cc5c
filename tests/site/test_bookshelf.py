"""The shelf: what was begun and finished, the way back, the day's puzzle, all as one file."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from tests.support.acting import drop_file, follow
from tests.support.grids import SUDOKU, WIKIPEDIA, WIKIPEDIA_SOLVED
from tests.support.interrupted import crash
from tests.support.journey import sentence
from tests.support.polling import removed_by, until
from tests.support.workbench import Workbench

FREE = [cell for cell, value in enumerate(WIKIPEDIA) if value == "."]
PART = re.compile(r"/app/bookshelf-\w+\.js$")
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('off'); };"


def open_shelf(page: Page) -> Locator:
    """Open the shelf as a person finds it: where a puzzle is chosen."""
    page.get_by_role("heading", level=1).get_by_role("button").click()
    page.get_by_role("button", name="Shelf").click()
    shelf = page.get_by_role("dialog", name="Shelf")
    expect(shelf).to_be_visible()
    return shelf


def entries(shelf: Locator, way: str) -> Locator:
    return shelf.get_by_role("listitem").filter(has_text=way)


def close(page: Page, shelf: Locator) -> None:
    with removed_by(shelf.locator("h3")):
        page.keyboard.press("Escape")


def test_what_was_begun_is_gone_on_with_from_the_shelf(new_page):
    page = new_page()
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    bench.type({FREE[0]: "4"})
    with sentence("another puzzle of its family over it, and another family, lose nothing"):
        follow(page, "#puzzle=sudoku&given=0:1,1:2")
        bench.type({2: "3"})
        follow(page, "#puzzle=nonogram")
        shelf = open_shelf(page)
        begun = entries(shelf, "Go on")
        expect(begun).to_have_count(2)
        expect(begun.locator("svg.thumbnail")).to_have_count(2)
    with sentence("the board is as it was left"):
        begun.nth(1).get_by_role("button", name="Go on").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Sudoku")
        bench.expect_board({0: "5", FREE[0]: "4", FREE[1]: ""})
    with sentence("and one step of undo away is what it replaced"):
        bench.button("Undo").click()
        bench.expect_board({0: "1", 2: "3"})
    with sentence("solved, it stands among the finished ones"):
        bench.button("Redo").click()
        bench.type({cell: WIKIPEDIA_SOLVED[cell] for cell in FREE})
        expect(page.locator(".solved-place")).to_contain_text("Solved!")
        shelf = open_shelf(page)
        expect(entries(shelf, "Look")).to_have_count(1)
        expect(entries(shelf, "Go on")).to_have_count(1)
    with sentence("removed, and put back"):
        finished = entries(shelf, "Look")
        with removed_by(finished):
            finished.get_by_role("button", name="Remove").click()
        shelf.get_by_role("button", name="Undo", exact=True).click()
        expect(finished).to_have_count(1)


def test_a_tab_that_dies_and_another_tab_lose_nothing(new_page):
    page = new_page(faulty=True)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    bench.type({FREE[0]: "4"})
    shelf = open_shelf(page)
    expect(entries(shelf, "Go on")).to_have_count(1)
    other = page.context.new_page()
    beside = Workbench(other, "#puzzle=sudoku&given=0:1,1:2")
    beside.wait_for_python()
    beside.type({2: "3"})
    expect(entries(open_shelf(other), "Go on")).to_have_count(2)
    context = other.context
    other.close()
    crash(page)
    last = context.new_page()
    Workbench(last, "").wait_for_python()
    expect(entries(open_shelf(last), "Go on")).to_have_count(2)


def test_a_browser_without_a_database_says_so_once(new_page):
    page = new_page()
    page.add_init_script(NO_DATABASE)
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    bench.type({FREE[0]: "4"})
    said = page.get_by_text("The shelf cannot keep this")
    with removed_by(said):
        bench.button("Dismiss").click()
        bench.type({FREE[1]: "2"})
    expect(open_shelf(page)).to_contain_text("Nothing is here yet.")


def test_two_visitors_have_the_same_puzzle_of_the_day(new_page):
    boards = []
    for _ in range(2):
        page = new_page()
        bench = Workbench(page)
        bench.wait_for_python()
        shelf = open_shelf(page)
        shelf.get_by_role("combobox", name="Puzzle of the day").select_option("skyscrapers")
        shelf.get_by_role("button", name="Open today’s").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Skyscrapers")
        boards.append(page.locator(".board .label, .board .cell").all_text_contents())
        shelf = open_shelf(page)
        expect(entries(shelf, "Puzzle of ")).to_have_count(1)
        expect(shelf.locator("option:checked")).to_have_text("Skyscrapers · begun")
    assert boards[0] == boards[1]


def test_all_of_it_goes_into_one_file_and_out_of_it_elsewhere(new_page, tmp_path: Path):
    page = new_page()
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    bench.type({FREE[0]: "4"})
    shelf = open_shelf(page)
    expect(entries(shelf, "Go on")).to_have_count(1)
    with page.expect_download() as given:
        shelf.get_by_role("button", name="Save all in a file").click()
    file = tmp_path / "shelf.json"
    given.value.save_as(file)
    assert given.value.suggested_filename == "edagari-shelf.json"
    with sentence("nothing that is newer here is overwritten"):
        close(page, shelf)
        bench.type({FREE[1]: "6"})
        shelf = open_shelf(page)
        shelf.locator("input[type=file]").set_input_files(file)
        expect(shelf).to_contain_text(
            "0 puzzles put on the shelf. As new or newer here already: 1."
        )
        shelf.get_by_role("button", name="Go on").click()
        bench.expect_board({FREE[0]: "4", FREE[1]: "6"})
    elsewhere = new_page()
    bench = Workbench(elsewhere)
    bench.wait_for_python()
    shelf = open_shelf(elsewhere)
    with sentence("what is no file of a shelf is refused, and what is no entry left out"):
        wrong = tmp_path / "wrong.json"
        wrong.write_text("<script>alert(1)</script>", "utf-8")
        shelf.locator("input[type=file]").set_input_files(wrong)
        expect(shelf).to_contain_text("This is no file of a shelf")
        spoiled = json.loads(file.read_text("utf-8"))
        spoiled["entries"] += [{"puzzle": "sudoku"}, 7]
        wrong.write_text(json.dumps(spoiled), "utf-8")
        shelf.locator("input[type=file]").set_input_files(wrong)
        expect(shelf).to_contain_text(re.compile("1 puzzle put on the shelf.*read: 2"))
    shelf.get_by_role("button", name="Go on").click()
    bench.expect_board({0: "5", FREE[0]: "4", FREE[1]: ""})
    with sentence("dropped on the page, or opened as any file, it is a file of the shelf too"):
        drop_file(elsewhere, "edagari-shelf.json", file.read_text("utf-8"))
        shelf = elsewhere.get_by_role("dialog", name="Shelf")
        expect(shelf).to_contain_text("As new or newer here already: 1.")


def test_what_was_played_before_this_part_of_the_page_came_is_on_the_shelf_too(new_page):
    page = new_page()
    held: list[Route] = []
    is_free = False
    page.route(PART, lambda route: route.continue_() if is_free else held.append(route))
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    bench.type({FREE[0]: "4"})
    follow(page, "#puzzle=sudoku&given=0:1,1:2")
    bench.expect_board({0: "1", FREE[0]: ""})
    bench.type({2: "3"})
    follow(page, "#puzzle=nonogram")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nonogram")
    until(page, lambda: held, lambda asked: len(asked) == 1)
    begun = entries(open_shelf(page), "Go on")
    is_free = True
    held[0].continue_()
    with sentence("also of a family that was left, and in the shelf that is open already"):
        expect(begun).to_have_count(2)
    with sentence("the latest first"):
        begun.nth(1).get_by_role("button", name="Go on").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Sudoku")
        bench.expect_board({0: "5", FREE[0]: "4"})
