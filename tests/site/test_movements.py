"""Movements as a person plays them: by click, by key and by text."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.support.acting import follow, reload
from tests.support.game import ARTICLE_A, Game
from tests.support.journey import sentence
from tests.support.polling import expect_none, removed_by, until, until_equal
from tests.support.workbench import place_of

TILES = "#puzzle=sliding-tiles&start=1 2 3 4 5 6 7 _ 8"
PEGS = "#puzzle=peg-solitaire&start="
LONG_ROW = "●" * 9 + "_" + "●" * 14
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


def test_links_from_a_stranger_do_no_harm(new_page):
    page = new_page()
    for link in [
        "start=<img src=x onerror=alert(1)>",
        "start=●●_●●●&moves=1-2",
        "start=●●_●●●&moves=a-b.9",
        "start=●●_●●●&option.n=9",
        f"start={'b' * 3000}_",
        "moves=" + ".".join(["0-2"] * 4000),
    ]:
        with sentence(f"this link is refused in words: {link[:40]}"):
            game = Game(page, f"#puzzle=flip-it&{link}")
            expect(page.locator(".notice.bad")).to_be_visible()
            expect_none(page.locator(".game img"), once=page.locator(".game .place.can"))
            with removed_by(page.locator(".notice.bad")):
                game.button("Dismiss").click()


def test_what_is_said_of_moves_and_their_number(new_page):
    page = new_page()
    game = Game(page)
    for language, beside, gap in (
        ("English", "has nothing to jump over", "choose a piece that jumps into it"),
        ("日本語", "跳び越す石がない", "ここへ跳ぶ石を選んでください"),
    ):
        with sentence(f"a move against the rules says why ({language})"):
            if language != "English":
                game.button(language).click()
            game.touch(1)
            expect(game.word).to_contain_text(beside)
            game.touch(2)
            expect(game.word).to_contain_text(gap)
            expect(game.figure("moves")).to_have_text("0")
    game.button("English").click()
    with sentence("advice tells the number of moves and the next one until it is done"):
        game.button("How many moves?").click()
        expect(game.word).to_have_text("From here it can be done in 8 moves.")
        for left in range(7, -1, -1):
            game.button("Hint").click()
            expect(game.word).to_contain_text(f"{left} more" if left else "and it is done")
            page.locator(".place.hinted").click()
            expect(game.figure("moves")).to_have_text(str(8 - left))
        expect(game.word).to_have_text("Solved in 8 moves, which is the best.")
    for link, invitation, japanese in (
        (
            TILES,
            "Click or tap a tile to move it, or click the board and use the arrow keys.",
            "動かす駒を選んでください。盤をクリックすれば、矢印キーでも動かせます。",
        ),
        (
            f"{PEGS}○/○○/●●○/○○○○/●○○○○",
            "Click or tap a peg to move it.",
            "動かすペグを選んでください。",
        ),
        ("#puzzle=flip-it&v=2", "Click or tap a piece to move it.", "動かす石を選んでください。"),
    ):
        game = Game(page, link)
        with sentence(f"what is to be moved has its name ({invitation})"):
            expect(game.word).to_have_text(invitation)
            game.button("日本語").click()
            expect(game.word).to_have_text(japanese)
            game.button("English").click()
    game = Game(page)
    with sentence("a quiet word follows every move"):
        for places, word in [
            ((0,), "Still on a shortest way: 7 to go."),
            ((2, 2), "2 moves longer: 10 in all."),
            ((0, 0), "Still on a shortest way: 7 to go."),
        ]:
            game.touch(*places)
            expect(game.word).to_have_text(word)
        game.button("Undo").click()
        game.button("Undo").click()
        expect(game.word).to_have_text("Still on a shortest way: 7 to go.")
        game.button("日本語").click()
        expect(game.word).to_have_text("最短の手順のままです。あと 7 手です。")
        game.button("English").click()
    game = Game(page, TILES)
    with sentence("at the end it is told what would have been the best"):
        for places, word in [
            ((6,), "2 moves longer: 3 in all."),
            ((7, 7), "Still on a shortest way: 1 to go."),
            ((8,), "Solved in 3 moves; the best is 1."),
        ]:
            game.touch(*places)
            expect(game.word).to_have_text(word)
    game = Game(page, f"{PEGS}○/○○/●●●/●○○○/○○○○○")
    with sentence("a move after which it cannot be solved is told"):
        game.touch(3)
        expect(game.word).to_have_text("From here it cannot be solved any more.")
    game = Game(page, f"{PEGS}○/○○/●●○/○○○○/●○○○○")
    with sentence("a game in which no move is left says so and how much is"):
        game.touch(3)
        expect(game.word).to_have_text("No move is left: 2 pegs remain.")
        game.button("日本語").click()
        expect(game.word).to_have_text("もう跳べません。ペグが 2 個残りました。")
        game.button("English").click()
    game = Game(page, f"#puzzle=flip-it&start={LONG_ROW}")
    with sentence("nothing is said where the shortest number takes too long"):
        game.touch(0)
        expect(game.figure("moves")).to_have_text("1")
        game.touch(5)  # Python answers at once, whatever is being worked out
        expect(game.figure("moves")).to_have_text("2")
        expect(game.word).to_have_text("")


def test_tiles_and_pegs_are_played(new_page):
    page = new_page()
    game = Game(page, TILES)
    with sentence("labelled tiles slide, and an odd arrangement is said to be hopeless"):
        expect(page.locator(".tile")).to_have_count(8)
        game.touch(0)
        expect(game.word).to_have_text("Only a tile beside the gap can slide.")
        game.touch(8)
        expect(game.word).to_have_text("Solved in 1 move, which is the best.")
        game.paste("1 2 3\n4 5 6\n8 7 _")
        expect(game.place(6)).to_have_accessible_name(re.compile("^row 3, column 1, 8"))
        game.button("Hint").click()
        expect(game.word).to_contain_text("cannot be solved: two tiles")
    with sentence("an arrow key slides the tile that can go that way, and back"):
        game.paste("1 2 3\n4 5 6\n7 _ 8")
        expect(game.place(7)).to_have_accessible_name(re.compile("gap"))
        game.place(0).focus()
        for key, gap in (("Down", 4), ("Right", 3), ("Up", 6), ("Up", 6), ("Left", 7), ("Left", 8)):
            page.keyboard.press(f"Arrow{key}")
            expect(game.place(gap)).to_have_accessible_name(re.compile("gap"))
        expect(game.figure("moves")).to_have_text("5")
        expect(game.place(0)).to_be_focused()
    game = Game(page, f"{PEGS}○/●○/○●○/○○○○/○○○○○")
    with sentence("a peg with two ways asks where to"):
        expect(page.locator(".peg")).to_have_count(2)
        game.paste("●/●●/○●○/○○○○/○○○○○")
        expect(page.locator(".peg")).to_have_count(4)
        game.touch(0)
        expect(game.word).to_have_text("Choose where it goes.")
        expect(page.locator(".place.aim")).to_have_count(2)
        game.touch(3)
        expect(page.locator(".peg")).to_have_count(3)
        expect(game.place(3)).to_have_accessible_name(re.compile("peg"))
    game = Game(page)
    with sentence("a new position needs as many moves as wished"):
        moves, made = page.locator(".generate [name=moves]"), page.locator(".generate .made")
        game.unfold("generate")
        moves.fill("6")
        page.locator(".generate [name=seed]").fill("4")
        game.button("Make a position").click()
        expect(made).to_contain_text("in 6 moves and no fewer, seed 4")
        said = page.locator(".notice.good")
        expect(said).to_contain_text("in 6 moves and no fewer")
        expect(said).to_be_in_viewport()
        expect(page.locator("#board")).to_be_in_viewport(ratio=0.99)
        game.button("How many moves?").click()
        expect(game.word).to_have_text("From here it can be done in 6 moves.")
        game.button("Undo").click()
        game.expect_row(ARTICLE_A)
        moves.fill("60")
        game.button("Make a position").click()
        expect(page.locator(".generate .note.bad")).to_contain_text("none needs more than")
        moves.fill("x")
        game.button("Make a position").click()
        expect(page.locator(".generate .option.fault")).to_contain_text("from 1 to 200")
