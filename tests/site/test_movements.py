"""Movements as a person plays them: by click, by key and by text. What is said of them is tested
under node, in tests/page/views/movements.test.js."""

from functools import partial

from playwright.sync_api import expect

from tests.support.acting import follow, reload
from tests.support.game import ARTICLE_A, Game
from tests.support.journey import sentence
from tests.support.polling import until, until_equal
from tests.support.workbench import place_of

MOVING = "document.getAnimations().length"
ACROSS = "pieces => pieces.map((piece) => piece.getBoundingClientRect().x)"


def test_a_row_is_played_by_clicks_and_keys_and_is_set_and_pasted(new_page):
    page = new_page()
    game = Game(page)
    with sentence("the piece that jumps is the one that lands"):
        pieces = page.locator(".stands")
        expect(pieces).to_have_count(5)
        gap = place_of(game.place(2))
        assert place_of(pieces.first)["x"] < gap["x"]
        across = partial(pieces.evaluate_all, ACROSS)
        game.touch(0)
        game.expect_row("_○●●●●")
        until(page, across, lambda seen: seen[0] > gap["x"] - gap["width"] / 4)
        game.button("Restart").click()
        game.expect_row(ARTICLE_A)
    with sentence("a click jumps and turns and can be taken back"):
        game.touch(0)
        game.expect_row("_○●●●●")
        expect(game.figure("moves")).to_have_text("1")
        game.touch(3)
        game.expect_row("●●○_●●")
        game.button("Undo").click()
        game.expect_row("_○●●●●")
        expect(game.figure("moves")).to_have_text("1")
        game.button("Redo").click()
        game.expect_row("●●○_●●")
        game.button("Restart").click()
        game.expect_row(ARTICLE_A)
        expect(game.figure("moves")).to_have_text("0")
        game.button("Undo").click()  # nothing is lost
        game.expect_row("●●○_●●")
    link = page.url.partition("#")[2]
    with sentence("the position is there again after the page is loaded anew"):
        reload(page)
        game.expect_row("●●○_●●")
        expect(game.figure("moves")).to_have_text("2")
    with sentence("the position is there by its link"):
        game.wait_for_python()
        game.button("Restart").click()
        game.expect_row(ARTICLE_A)
        follow(page, f"#{link}")
        game.expect_row("●●○_●●")
        expect(game.figure("moves")).to_have_text("2")
    game = Game(page)
    game.expect_row(ARTICLE_A)
    with sentence("arrows and Enter play without a mouse"):
        game.place(0).focus()
        for place in range(1, 5):
            page.keyboard.press("ArrowRight")
            expect(game.place(place)).to_be_focused()
        page.keyboard.press("Enter")
        game.expect_row("●●●○_●")
        page.keyboard.press("Control+z")
        game.expect_row(ARTICLE_A)
    with sentence("with calm asked for, nothing moves on its way"):
        until_equal(page, partial(page.evaluate, MOVING), 0)
        game.touch(0)
        game.expect_row("_○●●●●")
        until_equal(page, partial(page.evaluate, MOVING), 0)
    with sentence("other options bring another row, and undo the old one"):
        game.set_option("n", "4")
        game.expect_row("●_●●")
        game.button("Undo").click()
        game.expect_row("_○●●●●")
    game.button("Restart").click()
    game.expect_row(ARTICLE_A)
    with sentence("faces are set by clicks"):
        game.button("Edit").click()
        page.get_by_role("radio", name="white").click()
        game.touch(0)
        game.expect_row("○●_●●●")
        page.get_by_role("radio", name="gap").click()
        game.touch(5)
        game.expect_row("○●●●●_")
        game.button("Play").click()
        game.touch(3)
        game.expect_row("○●●_○●")
        expect(game.figure("moves")).to_have_text("1")
    with sentence("a pasted row brings its length along"):
        for text, row in [
            ("●●○_●", "●●○_●"),
            ("bbw_b", "●●○_●"),
            ("BB.BBB", "●●_●●●"),
            (" b, b, _, w \n", "●●_○"),
        ]:
            game.paste(text)
            game.expect_row(row)
            expect(game.option("n")).to_have_value(str(len(row)))
        game.button("Undo").click()
        game.expect_row("●●_●●●")
    with sentence("of a pasted text that is no row, it is said where"):
        game.paste("bb?b")
        expect(page.locator("dialog.text")).to_contain_text("line 1, character 3")
        expect(page.locator("dialog.text textarea")).to_have_value("bb?b")


def test_a_new_position_is_told_in_sight_of_the_board(new_page):
    page = new_page()
    game = Game(page)
    game.unfold("generate")
    page.locator(".generate [name=moves]").fill("6")
    page.locator(".generate [name=seed]").fill("4")
    game.button("Make a position").click()
    expect(page.locator(".notice.good")).to_be_in_viewport()
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.99)
