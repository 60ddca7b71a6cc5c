"""Piece, then goal: where a touch of the piece has made the move already, the touch of its goal
only ends the gesture."""

import pytest
from playwright.sync_api import expect

from tests.support.game import Game


@pytest.fixture
def game(new_page) -> Game:
    return Game(new_page())


def test_a_touch_of_the_goal_after_the_piece_has_jumped_there_changes_nothing(game):
    game.touch(0, 2)
    game.expect_row("_○●●●●")
    expect(game.figure("moves")).to_have_text("1")
    expect(game.word).to_have_text("Still 8 moves in all.")
    game.touch(3)  # and the game goes on
    game.expect_row("●●○_●●")


def test_another_touch_of_the_goal_moves_the_piece_back(game):
    game.touch(0, 2, 2)
    game.expect_row("●●_●●●")
    expect(game.figure("moves")).to_have_text("2")


def test_after_a_touch_of_something_else_the_goal_is_touched_for_itself(game):
    game.touch(0, 1, 2)
    game.expect_row("●●_●●●")


def test_after_undo_and_redo_the_goal_is_touched_for_itself(game):
    game.touch(0)
    game.expect_row("_○●●●●")
    game.button("Undo").click()
    game.button("Redo").click()
    game.expect_row("_○●●●●")
    game.touch(2)
    game.expect_row("●●_●●●")


def test_a_peg_that_has_landed_is_not_blamed_for_having_nowhere_to_go(new_page):
    game = Game(new_page(), "#puzzle=peg-solitaire")
    game.touch(3, 0)
    expect(game.figure("moves")).to_have_text("1")
    expect(game.word).to_have_text("Still 13 moves in all.")
    expect(game.page.locator(".place.refused")).to_have_count(0)
    game.touch(0)
    expect(game.word).to_contain_text("This peg has no peg beside it")


def test_the_goal_that_was_chosen_is_then_touched_for_itself(new_page):
    game = Game(new_page(), "#puzzle=peg-solitaire&start=●/●●/○●○/○○○○/○○○○○")
    game.touch(0, 3)  # one of its two goals
    expect(game.figure("moves")).to_have_text("1")
    game.touch(3)
    expect(game.figure("moves")).to_have_text("2")


def test_with_keys_it_is_the_same(game):
    game.place(0).focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter"):
        game.page.keyboard.press(key)
    game.expect_row("_○●●●●")
    game.page.keyboard.press("Enter")
    game.expect_row("●●_●●●")
