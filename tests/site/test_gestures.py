"""Piece, then goal: where a touch of the piece has made the move already, the touch of its goal
only ends the gesture."""

from playwright.sync_api import expect

from tests.support.acting import follow
from tests.support.game import ARTICLE_A, Game
from tests.support.journey import sentence
from tests.support.polling import expect_none


def begin(game: Game, link: str) -> None:
    """The game of the link, with no gesture begun."""
    follow(game.page, "#puzzle=magic-star")
    expect(game.page.locator(".board .cell").first).to_be_visible()
    follow(game.page, link)
    expect(game.page.locator(".place.can").first).to_be_visible()
    expect(game.figure("moves")).to_have_text("0")


def test_the_touch_of_the_goal_ends_the_gesture_and_every_other_counts(new_page):
    game = Game(new_page())
    link = f"#puzzle=flip-it&start={ARTICLE_A}"
    with sentence("after the piece has jumped there it changes nothing"):
        game.touch(0, 2)
        game.expect_row("_○●●●●")
        expect(game.figure("moves")).to_have_text("1")
        expect(game.word).to_have_text("Still on a shortest way: 7 to go.")
        game.touch(3)  # and the game goes on
        game.expect_row("●●○_●●")
    with sentence("another touch moves the piece back"):
        begin(game, link)
        game.touch(0, 2, 2)
        game.expect_row("●●_●●●")
        expect(game.figure("moves")).to_have_text("2")
    with sentence("after a touch of something else the goal is touched for itself"):
        begin(game, link)
        game.touch(0, 1, 2)
        game.expect_row("●●_●●●")
    with sentence("after undo and redo the goal is touched for itself"):
        begin(game, link)
        game.touch(0)
        game.expect_row("_○●●●●")
        game.button("Undo").click()
        game.expect_row("●●_●●●")
        game.button("Redo").click()
        game.expect_row("_○●●●●")
        game.touch(2)
        game.expect_row("●●_●●●")
    with sentence("with keys it is the same"):
        begin(game, link)
        game.place(0).focus()
        for key in ("Enter", "ArrowRight", "ArrowRight", "Enter"):
            game.page.keyboard.press(key)
        game.expect_row("_○●●●●")
        game.page.keyboard.press("Enter")
        game.expect_row("●●_●●●")


def test_a_peg_that_has_landed_is_touched_for_itself_only_the_next_time(new_page):
    game = Game(new_page(), "#puzzle=peg-solitaire")
    with sentence("it is not blamed for having nowhere to go"):
        game.touch(3, 0)
        expect(game.figure("moves")).to_have_text("1")
        expect(game.word).to_have_text("Still on a shortest way: 12 to go.")
        expect_none(game.page.locator(".place.refused"), once=game.word)
        game.touch(0)
        expect(game.word).to_contain_text("This peg has no peg beside it")
    with sentence("the goal that was chosen is then touched for itself"):
        begin(game, "#puzzle=peg-solitaire&start=●/●●/○●○/○○○○/○○○○○")
        game.touch(0, 3)  # one of its two goals
        expect(game.figure("moves")).to_have_text("1")
        game.touch(3)
        expect(game.figure("moves")).to_have_text("2")
