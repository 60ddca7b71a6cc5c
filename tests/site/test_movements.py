"""Movements as a person plays them: by click, by key and by text."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.game import ARTICLE_A, Game
from tests.support.workbench import place_of


@pytest.fixture
def game(new_page) -> Game:
    return Game(new_page())


def test_a_click_jumps_and_turns_and_can_be_taken_back(game):
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


def test_the_piece_that_jumps_is_the_one_that_lands(game):
    pieces = game.page.locator(".stands")
    expect(pieces).to_have_count(5)
    pieces.first.evaluate("piece => piece.id = 'jumper'")
    before = place_of(game.page.locator("#jumper"))
    game.touch(0)
    game.expect_row("_○●●●●")
    gap = place_of(game.place(2))
    landed = "([x, wide]) => document.querySelector('#jumper').getBoundingClientRect().x > x - wide"
    game.page.wait_for_function(landed, arg=[gap["x"], gap["width"] / 4])
    assert before["x"] < gap["x"]


def test_with_calm_asked_for_nothing_moves_on_its_way(new_page):
    game = Game(new_page(reduced_motion="reduce"))
    game.touch(0)
    game.expect_row("_○●●●●")
    assert game.page.evaluate("document.getAnimations().length") == 0


def test_arrows_and_enter_play_without_a_mouse(game):
    game.place(0).focus()
    for _ in range(4):
        game.page.keyboard.press("ArrowRight")
    expect(game.place(4)).to_be_focused()
    game.page.keyboard.press("Enter")
    game.expect_row("●●●○_●")
    game.page.keyboard.press("Control+z")
    game.expect_row(ARTICLE_A)


@pytest.mark.parametrize(
    ("locale", "beside", "gap"),
    [
        ("en-US", "has nothing to jump over", "choose a piece that jumps into it"),
        ("ja-JP", "跳び越す石がない", "ここへ跳ぶ石を選んでください"),
    ],
)
def test_a_move_against_the_rules_says_why(new_page, locale, beside, gap):
    game = Game(new_page(locale=locale))
    game.touch(1)
    expect(game.word).to_contain_text(beside)
    game.touch(2)
    expect(game.word).to_contain_text(gap)
    expect(game.figure("moves")).to_have_text("0")


def test_advice_tells_the_number_of_moves_and_the_next_one_until_it_is_done(game):
    game.button("How many moves?").click()
    expect(game.word).to_have_text("From here it can be done in 8 moves.")
    for left in range(7, -1, -1):
        game.button("Hint").click()
        expect(game.word).to_contain_text(f"{left} more" if left else "and it is done")
        game.page.locator(".place.hinted").click()
    expect(game.word).to_have_text("Solved in 8 moves, which is the best.")
    expect(game.figure("moves")).to_have_text("8")


def test_a_quiet_word_follows_every_move(game):
    for places, word in [
        ((0,), "Still 8 moves in all."),
        ((2, 2), "2 worse: 10 moves in all."),
        ((0, 0), "Still 10 moves in all."),
    ]:
        game.touch(*places)
        expect(game.word).to_have_text(word)
    game.button("Undo").click()
    game.button("Undo").click()
    expect(game.word).to_have_text("Still 8 moves in all.")
    game.button("日本語").click()
    expect(game.word).to_have_text("手数は変わらず、全部で 8 手です。")


def test_at_the_end_it_is_told_what_would_have_been_the_best(new_page):
    game = Game(new_page(), "#puzzle=sliding-tiles&start=1 2 3 4 5 6 7 _ 8")
    for places, word in [
        ((6,), "2 worse: 3 moves in all."),
        ((7, 7), "Still 3 moves in all."),
        ((8,), "Solved in 3 moves; the best is 1."),
    ]:
        game.touch(*places)
        expect(game.word).to_have_text(word)


def test_a_move_after_which_it_cannot_be_solved_is_told(new_page):
    game = Game(new_page(), "#puzzle=peg-solitaire&start=○/○○/●●●/●○○○/○○○○○")
    game.touch(3)
    expect(game.word).to_have_text("From here it cannot be solved any more.")


def test_a_game_in_which_no_move_is_left_says_so_and_how_much_is(new_page):
    game = Game(new_page(), "#puzzle=peg-solitaire&start=○/○○/●●○/○○○○/●○○○○")
    game.touch(3)
    expect(game.word).to_have_text("No move is left: 2 pegs remain.")
    game.button("日本語").click()
    expect(game.word).to_have_text("もう跳べません。石が 2 個残りました。")


def test_nothing_is_said_where_the_shortest_number_takes_too_long(new_page):
    game = Game(new_page(), "#puzzle=flip-it&start=" + "●" * 9 + "_" + "●" * 14)
    game.touch(0)
    expect(game.figure("moves")).to_have_text("1")
    game.touch(5)  # Python answers at once, whatever is being worked out
    expect(game.figure("moves")).to_have_text("2")
    expect(game.word).to_have_text("")


def test_a_new_position_needs_as_many_moves_as_wished(game):
    game.page.locator(".generate [name=moves]").fill("6")
    game.page.locator(".generate [name=seed]").fill("4")
    game.button("Make a position").click()
    expect(game.page.locator(".generate .made")).to_contain_text("in 6 moves and no fewer, seed 4")
    said = game.page.locator(".notice.good")
    expect(said).to_contain_text("in 6 moves and no fewer")
    expect(said).to_be_in_viewport()
    expect(game.page.locator("#board")).to_be_in_viewport(ratio=0.99)
    game.button("How many moves?").click()
    expect(game.word).to_have_text("From here it can be done in 6 moves.")
    game.button("Undo").click()
    game.expect_row(ARTICLE_A)
    game.page.locator(".generate [name=moves]").fill("60")
    game.button("Make a position").click()
    expect(game.page.locator(".generate .note.bad")).to_contain_text("none needs more than")
    game.page.locator(".generate [name=moves]").fill("x")
    game.button("Make a position").click()
    expect(game.page.locator(".generate .option.fault")).to_contain_text("from 1 to 200")


def test_faces_are_set_by_clicks(game):
    game.button("Edit").click()
    game.page.get_by_role("radio", name="white").click()
    game.touch(0)
    game.expect_row("○●_●●●")
    game.page.get_by_role("radio", name="gap").click()
    game.touch(5)
    game.expect_row("○●●●●_")
    game.button("Play").click()
    game.touch(3)
    game.expect_row("○●●_○●")
    expect(game.figure("moves")).to_have_text("1")


def test_a_pasted_row_brings_its_length_along(game):
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


def test_a_pasted_text_that_is_no_row_says_where(game):
    game.paste("bb?b")
    expect(game.page.locator("dialog.text")).to_contain_text("line 1, character 3")
    expect(game.page.locator("dialog.text textarea")).to_have_value("bb?b")


def test_other_options_bring_another_row_and_undo_the_old_one(game):
    game.touch(0)
    game.expect_row("_○●●●●")
    game.set_option("n", "4")
    game.expect_row("●_●●")
    game.button("Undo").click()
    game.expect_row("_○●●●●")


def test_the_position_is_there_again_after_a_reload_and_by_its_link(new_page):
    page = new_page()
    game = Game(page)
    game.touch(0, 3)
    game.expect_row("●●○_●●")
    address = page.url
    page.goto("./")
    game.expect_row("●●○_●●")
    expect(game.figure("moves")).to_have_text("2")
    other = new_page()
    other.goto(address)
    Game(other, address.partition("/edagari/")[2]).expect_row("●●○_●●")


def test_links_from_a_stranger_do_no_harm(game):
    for link in [
        "start=<img src=x onerror=alert(1)>",
        "start=●●_●●●&moves=1-2",
        "start=●●_●●●&moves=a-b.9",
        "start=●●_●●●&option.n=9",
        f"start={'b' * 3000}_",
        "moves=" + ".".join(["0-2"] * 4000),
    ]:
        game.page.goto(f"./#puzzle=flip-it&{link}")
        expect(game.page.locator(".notice.bad")).to_be_visible()
        expect(game.page.locator(".game .place.can").first).to_be_visible()
        expect(game.page.locator(".game img")).to_have_count(0)
        game.button("Dismiss").click()


def test_labelled_tiles_slide_and_an_odd_arrangement_is_said_to_be_hopeless(new_page):
    game = Game(new_page(), "#puzzle=sliding-tiles&start=1 2 3 4 5 6 7 _ 8")
    expect(game.page.locator(".tile")).to_have_count(8)
    game.touch(0)
    expect(game.word).to_have_text("Only a tile beside the gap can slide.")
    game.touch(8)
    expect(game.word).to_have_text("Solved in 1 move, which is the best.")
    game.paste("1 2 3\n4 5 6\n8 7 _")
    expect(game.place(6)).to_have_accessible_name(re.compile("^row 3, column 1, 8"))
    game.button("Hint").click()
    expect(game.word).to_contain_text("cannot be solved: two tiles")


def test_a_peg_with_two_ways_asks_where_to(new_page):
    game = Game(new_page(), "#puzzle=peg-solitaire&start=○/●○/○●○/○○○○/○○○○○")
    expect(game.page.locator(".peg")).to_have_count(2)
    game.paste("●/●●/○●○/○○○○/○○○○○")
    expect(game.page.locator(".peg")).to_have_count(4)
    game.touch(0)
    expect(game.word).to_have_text("Choose where it goes.")
    expect(game.page.locator(".place.aim")).to_have_count(2)
    game.touch(3)
    expect(game.page.locator(".peg")).to_have_count(3)
    expect(game.place(3)).to_have_accessible_name(re.compile("peg"))
