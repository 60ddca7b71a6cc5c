"""What a person is told who typed or opened something that cannot be."""

from playwright.sync_api import expect

from tests.support.acting import follow
from tests.support.game import Game
from tests.support.journey import at_size, sentence
from tests.support.workbench import Workbench, place_of

WHATEVER = ["Any", " ANY ", "anywhere", "Anywhere", "どこでもよい"]


def test_what_cannot_stand_on_the_board_is_told(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=99:5,0:1")
    with sentence("a cell that is not there is told by what the board calls its own"):
        told = "99: There is no such cell; cells are 0 to 11, from cell a to cell l."
        expect(bench.faults).to_have_text([told])
        expect(bench.faults.get_by_role("button")).to_have_count(0)  # there is no way to it
    with sentence("what is too long for a cell is cut where it is seen and stands for nothing"):
        follow(page, "#puzzle=magic-star&given=1:2")
        expect(bench.cell(1)).to_have_value("2")
        bench.cell(0).fill("123456789")
        expect(bench.cell(0)).to_have_value("1234567…")
        expect(bench.faults).to_contain_text("is not one of 1 to 12.")
    for size in ((1280, 800), (390, 844)):
        with at_size(page, size), sentence("a notice does not lie over what is wrong"):
            bench.button("Clear").click()
            bench.type({5: "3"})
            follow(page, "#puzzle=magic-star&given=0:abc,1:1.5,2:99")
            expect(bench.faults).to_have_count(3)
            bench.faults.last.scroll_into_view_if_needed()
            notice, list_ = place_of(page.locator(".notice")), place_of(page.locator(".faults"))
            assert notice["y"] + notice["height"] <= list_["y"]
            bench.page.get_by_role("radio", name="Enter puzzle").click()


def test_an_option_that_is_refused_is_not_kept_as_the_puzzle_s(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star")
    bench.wait_for_python()
    picture = page.locator(".because")
    expect(picture).to_be_visible()
    bench.set_option("order", "5")
    with sentence("the board and all that is said of it are still those before"):
        expect(page.locator(".option.fault")).to_contain_text("no star with 5 tips")
        expect(page.locator(".board.stale")).to_be_visible()
        expect(picture).to_have_count(0)
    with sentence("the puzzle is itself again after another one"):
        follow(page, "#puzzle=sudoku")
        follow(page, "#puzzle=magic-star")
        expect(bench.option("order")).to_have_value("6")
        expect(page.locator(".board.stale")).to_have_count(0)
    with sentence("a refused text is kept, so that it can be mended"):
        follow(page, "#puzzle=nonogram")
        bench.set_option("runs", "1 2 | 7")
        expect(page.locator(".option.fault")).to_be_visible()
        follow(page, "#puzzle=magic-star")
        follow(page, "#puzzle=nonogram")
        expect(bench.option("runs")).to_have_value("1 2 | 7")


def test_what_cannot_be_an_option_is_told(new_page):
    game = Game(new_page())
    rules = game.page.locator(".rules")
    for typed in WHATEVER:
        with sentence(f"an option understands its own word for whatever: {typed}"):
            game.set_option("gap", "3")
            expect(rules).to_contain_text("the gap must be at place 3")
            game.set_option("gap", typed)
            expect(rules).to_contain_text("the gap may be anywhere")
    with sentence("what is too long is said to be and not cut"):
        game.set_option("gap", "9" * 300)
        expect(game.option("gap")).to_have_value("9" * 300)
        expect(game.page.locator(".option.fault")).to_contain_text("longer than 20 characters")
        game.unfold("generate")
        game.button("Make a position").click()
        expect(game.page.locator(".generate .note.bad")).to_have_count(1)
        game.set_option("gap", "")
        game.page.locator(".generate [name=moves]").fill("12345")
        game.button("Make a position").click()
        wrong = game.page.locator(".generate .option.fault")
        expect(wrong).to_contain_text("from 1 to 200, not '12345'")
        game.page.locator(".generate [name=moves]").fill("6")
        game.page.locator(".generate [name=seed]").fill("9" * 20)
        game.button("Make a position").click()
        expect(wrong).to_contain_text(f"not '{'9' * 20}'")
