"""Puzzles of other programs on the page: pasted, dropped, and carried back. In the address:
tests/page/views/links.test.js."""

import re
from urllib.parse import quote

from playwright.sync_api import expect

from tests.support.acting import copied, drop_file, end_worker, launch, visit
from tests.support.grids import SUDOKU
from tests.support.journey import sentence
from tests.support.polling import removed_by
from tests.support.workbench import Workbench, paste, script

EMPTY = "#puzzle=sudoku&v=2"
TOWERS = "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1"
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6.3..28....419..5....8..79"
CROSSED = "+1" + LINE[1:] + ":214 425:"
PENPA = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VRdb9s4EHz3rwj4vA"


def test_a_text_of_another_program_is_opened_offered_or_kept_and_goes_back(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, EMPTY)
    bench.wait_for_python()
    dialog = page.locator("dialog.text")
    notice = page.locator(".notice")
    with sentence("an address with the digits of the open puzzle fills the board"):
        paste(bench.cell(40), f"https://www.sudokuwiki.org/sudoku.htm?bd={LINE.replace('.', '0')}")
        bench.expect_board({0: "5", 1: "3", 2: "", 80: "9"})
        expect(notice).to_contain_text("Pasted.")
    with sentence("a packed link of it is written, and read again"):
        bench.share("Show the forms").click()
        link = copied(page, bench.button("f-puzzles"))
        assert link.startswith("https://f-puzzles.com/?load=")
        bench.button("Clear").click()
        bench.expect_board({0: "", 80: ""})
        paste(bench.cell(40), link)
        bench.expect_board({0: "5", 1: "3", 2: "", 80: "9"})
    with sentence("what is left out is said"):
        paste(bench.cell(40), CROSSED)
        expect(notice).to_contain_text("left out: candidates that were crossed out")
        bench.expect_board({0: "1"})
    with sentence("a game ID of another kind offers to open it, with its picture"):
        paste(bench.cell(40), TOWERS)
        offer = dialog.get_by_role("button", name="Open: Skyscrapers")
        expect(offer.locator("svg.thumbnail")).to_be_visible()
        expect(dialog.get_by_role("textbox")).to_have_value(TOWERS)
        offer.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Skyscrapers")
        expect(dialog).not_to_be_visible()
        expect(page.locator(".board input.cell")).to_have_count(16)
    with sentence("it is written in the forms of other programs"):
        bench.button("Share").click()
        bench.button("Show the forms").click()
        address = "https://puzz.link/p?skyscrapers/4/4/2213223131222321"
        assert copied(page, bench.button("puzz.link")) == address
    with sentence("a link that cannot be read stays, and is told what it is"):
        paste(bench.cell(0), PENPA)
        expect(dialog.get_by_role("alert")).to_have_text(re.compile("^a Penpa link: "))
        expect(dialog.get_by_role("textbox")).to_have_value(PENPA)
    with sentence("a file of several puzzles is a list of them"):
        dialog.get_by_role("textbox").fill(f"{TOWERS}\nSEND + MORE == MONEY\n3x4:a12b")
        bench.button("Put on the board").click()
        expect(dialog.get_by_role("button", name=re.compile("^Open: "))).to_have_count(2)
        expect(dialog.get_by_role("alert")).to_have_text(
            "line 3: an ID of Solo (Simon Tatham): the text ends too early."
        )
        dialog.get_by_role("button", name="Open: 2 Verbal arithmetic").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Verbal arithmetic")
    with sentence("of many, some are in sight, each with its picture"):
        paste(bench.cell(0), "\n".join([LINE] * 50))
        offers = dialog.locator(".brought button")
        expect(offers).to_have_count(24)
        dialog.get_by_role("button", name="Next", exact=True).click()
        dialog.get_by_role("button", name="Next", exact=True).click()
        expect(offers).to_have_count(2)
        expect(offers.locator("svg.thumbnail")).to_have_count(2)
        dialog.get_by_role("button", name="Open: 50 Sudoku").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Sudoku")
        bench.expect_board({0: "5", 80: "9"})


def test_what_comes_before_python_waits_in_sight(new_page):
    page = new_page(python=False)
    bench = Workbench(page, SUDOKU)
    dialog = page.locator("dialog.text")
    awaited = dialog.get_by_text("Python is starting. This is read as soon as it is ready.")
    with sentence("pasted"):
        paste(bench.cell(40), TOWERS)
        expect(awaited).to_be_visible()
        expect(dialog.get_by_role("textbox")).to_have_value(TOWERS)
    with sentence("changed there, it does not wait any more"), removed_by(awaited):
        dialog.get_by_role("textbox").fill(LINE)
    with sentence("put on the board, it waits again"):
        bench.button("Put on the board").click()
        expect(awaited).to_be_visible()
        with removed_by(dialog.get_by_role("textbox")):
            page.keyboard.press("Escape")
    with sentence("dropped"):
        drop_file(page, "one.sdk", LINE)
        expect(awaited).to_be_visible()
        expect(dialog.get_by_role("textbox")).to_have_value(LINE)


def test_a_text_of_which_the_reading_is_cut_off_stays(new_page):
    page = new_page(faulty=True)
    page.add_init_script(script("catch_workers"))
    page.add_init_script(script("fast_seconds"))
    bench = Workbench(page, SUDOKU)
    bench.wait_for_python()
    dialog = page.locator("dialog.text")
    end_worker(page)
    paste(bench.cell(40), TOWERS)
    expect(dialog.get_by_role("alert")).to_contain_text("before this was read")
    expect(dialog.get_by_role("textbox")).to_have_value(TOWERS)
    bench.button("Put on the board").click()
    expect(dialog.get_by_role("button", name="Open: Skyscrapers")).to_be_visible()


def test_a_file_of_another_program_is_dropped(new_page):
    page = new_page()
    bench = Workbench(page, EMPTY)
    bench.wait_for_python()
    with sentence("of the open puzzle: it is on the board"):
        drop_file(page, "one.sdk", f"#A somebody\n{LINE}\n")
        bench.expect_board({0: "5", 1: "3", 2: "", 80: "9"})
    with sentence("of another puzzle: it is offered"):
        drop_file(page, "towers.txt", TOWERS)
        page.get_by_role("button", name="Open: Skyscrapers").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Skyscrapers")
    with sentence("a picture is none, and is said to be none"):
        drop_file(page, "photo.png", "\x89PNG\r\n\x1a\n\0\0\0")
        expect(page.locator(".notice")).to_contain_text("photo.png is not a text file")
        expect(page.get_by_role("heading", level=1)).to_have_text("Skyscrapers")
    with sentence("an empty one takes nothing away"):
        drop_file(page, "empty.txt", "\n")
        expect(page.locator("dialog.text").get_by_role("alert")).to_have_text("There is no text.")
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", level=1)).to_have_text("Skyscrapers")
    with sentence("JSON of another kind is told what it has, and what a puzzle file has"):
        drop_file(page, "map.json", '{"type": "FeatureCollection", "features": []}')
        said = re.compile("^JSON, but not a puzzle file: .* this has 'type', 'features'.$")
        expect(page.locator("dialog.text").get_by_role("alert")).to_have_text(said)
    with sentence("two at once have their turns"):
        visit(page, EMPTY)
        bench.wait_for_python()
        drop_file(page, "one.sdk", f"#A somebody\n{LINE}\n")
        drop_file(page, "towers.txt", TOWERS)
        expect(page.get_by_role("button", name="Open: Skyscrapers")).to_be_visible()
        bench.expect_board({0: "5", 1: "3", 2: "", 80: "9"})


def test_a_file_is_opened_with_the_installed_app(new_page):
    page = new_page()
    page.add_init_script(script("launch_queue"))
    bench = Workbench(page, EMPTY)
    bench.wait_for_python()
    with sentence("an app that is only begun opens nothing"):
        launch(page)
        expect(page.locator("dialog[open], .notice")).to_have_count(0)
    launch(page, ("one.sdk", LINE))
    bench.expect_board({0: "5", 1: "3", 2: "", 80: "9"})


def test_a_puzzle_from_elsewhere_comes_in_by_the_choice_of_a_puzzle(new_page):
    page = new_page()
    bench = Workbench(page, EMPTY)
    bench.wait_for_python()
    dialog = page.locator("dialog.text")
    page.locator("h1 button").click()
    page.get_by_role("button", name="From elsewhere").click()
    expect(dialog.get_by_role("textbox")).to_have_value("")
    expect(dialog.get_by_text("Open a file…")).to_be_visible()
    dialog.get_by_role("textbox").fill(TOWERS)
    bench.button("Put on the board").click()
    dialog.get_by_role("button", name="Open: Skyscrapers").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Skyscrapers")


OURS = "https://example.github.io/edagari/#puzzle=magic-square&given=0:5,4:12&v=2"


def test_a_link_of_ours_that_is_pasted_or_shared_is_followed(new_page):
    page = new_page(python=False)
    bench = Workbench(page, EMPTY)
    title = page.get_by_role("heading", level=1)
    for text in (OURS, f"Can you do this one? {OURS}.", f"これ（{OURS}）です"):
        with sentence(f"{text} is opened, before there is Python"):
            paste(bench.cell(40), text)
            expect(title).to_have_text("Magic square")
            bench.expect_board({0: "5", 4: "12"})
            visit(page, EMPTY)
            expect(title).to_have_text("Sudoku")
    with sentence("so is one that is shared to the installed app"):
        page.goto(f"./?text={quote(f'Try it {OURS}')}")
        expect(title).to_have_text("Magic square")
        bench.expect_board({0: "5", 4: "12"})
        expect(page.locator("dialog[open]")).to_have_count(0)
