"""Movements solved and watched: lines played, copied and in sight. What is said of them, step by
step, is tested under node, in tests/page/views/searches_of_moves.test.js."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.support.acting import copied
from tests.support.game import ARTICLE_A, LONG_ROW, Game
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL
from tests.support.polling import removed_by, until_equal
from tests.support.workbench import make_deaf, place_of

BEGINNINGS = "all => new Set(all.map(each => Math.round(each.getBoundingClientRect().left))).size"


def test_lines_are_played_and_copied_in_sight(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    game = Game(page)
    game.choose("Breadth first")
    game.solve()
    with sentence("the bars of its rows begin at one place"):
        game.expect_over("8 moves, 7 shortest lines")
        bars = page.locator("table.rows meter")
        expect(bars.nth(1)).to_be_visible()
        until_equal(page, partial(bars.evaluate_all, BEGINNINGS), 1)
    with sentence("a line is played"):
        game.button("Play").click()
        expect(page.locator(".line .moment")).to_have_text("move 8 of 8")
        expect(page.locator(".game .disc.white")).to_have_count(5)
    with sentence("a line is copied"):
        lines = copied(page, game.button("Copy the line")).splitlines()
        expect(page.locator(".notice.good")).to_be_visible()
        assert len(lines) == 9
        assert lines[0] == ARTICLE_A
        assert lines[8].replace("_", "") == "○○○○○"
    with at_size(page, TALL), sentence("on a phone no verdict of another position stands below"):
        below = page.locator(".controls .verdict")
        expect(below).to_have_text("8 moves, 7 shortest lines")
        game.button("Back to my game").click()
        expect(below).to_have_text("8 moves, 7 shortest lines")
        with removed_by(below):
            game.touch(0)
        expect(page.locator(".results")).to_contain_text("Found for the position before")
    game = Game(page, "#puzzle=sliding-tiles&v=2")
    for size in ((1920, 1080), (1280, 800)):
        with at_size(page, size), sentence("what one does with a long line is in sight at once"):
            game.solve()
            expect(game.strip).to_have_count(21)
            for button in ("Play", "Play on from here", "Copy the line", "Back to my game"):
                expect(game.button(button)).to_be_in_viewport(ratio=1)


def test_a_search_of_moves_is_watched_paused_and_stopped(new_page):
    page = new_page()
    game = Game(page)
    with sentence("watching starts a search that tells its moves"):
        game.button("Watch “Iterative deepening” move by move").click()
        expect(page.get_by_label("Strategy")).to_have_value("iterative-deepening")
        expect(game.moment).to_have_text(re.compile("/ [1-9]"))
        page.keyboard.press("Home")
        game.button("One event forward").click()
        expect(game.narration).to_contain_text("Now every line within 1 move.")
        page.keyboard.press("Escape")
        game.button("Search to the end").click()
        game.expect_over("8 moves, 7 shortest lines")
        expect(game.strip).to_have_count(9)
    game = Game(page, "#puzzle=sliding-tiles&start=1234_5786&strategy=deepening")
    with sentence("a move that is not made says why, and one that arrives says so"):
        game.button("Watch “Iterative deepening” move by move").click()
        expect(game.moment).to_have_text(re.compile("/ [1-9]"))
        page.keyboard.press("Home")  # the button is for those who are not there already
        game.button("To the next cut or dead end").click()
        expect(game.narration).to_contain_text("Move 1 is not made")
        expect(game.narration).to_contain_text("and at least")
        expect(page.locator(".place.refused")).to_have_count(1)
        with removed_by(page.locator(".place.refused")):
            game.button("To the next solution").click()
        expect(game.narration).to_contain_text("The goal, after 2 moves!")
        page.keyboard.press("Escape")
        expect(page.locator(".lines li")).to_have_text(re.compile(r"1\s+5\s+6"))
    game = Game(page, f"#puzzle=flip-it&start={LONG_ROW}&strategy=deepening")
    with sentence("a pause shows where it stands, and it is stepped from there"):
        game.solve()
        expect(game.narration).to_be_visible()
        game.button("Pause").click()
        expect(game.button("Resume")).to_be_visible()
        expect(page.locator(".player .note")).to_contain_text("only now and then")
        expect(game.moment).to_have_text(re.compile(r"^([\d,]+) / \1$"))
        before = int(game.moment.inner_text().split("/")[0].replace(",", ""))
        game.button("Step").click()
        expect(game.moment).to_have_text(f"{before + 1:,} / {before + 1:,}")
    game = Game(page, f"#puzzle=flip-it&start={LONG_ROW}&strategy=levels")
    with sentence("Stop ends a search of lines"):
        game.solve()
        expect(game.figure("nodes")).not_to_have_text("0")
        game.button("Pause").click()
        expect(game.button("Resume")).to_be_visible()
        game.button("Stop").click()
        expect(page.locator(".results .verdict.over")).to_contain_text("stopped")


def test_a_search_of_moves_that_does_not_answer_keeps_its_own_last_words(new_page):
    page = new_page(faulty=True)
    make_deaf(page)
    game = Game(page, f"#puzzle=flip-it&start={LONG_ROW}&strategy=deepening")
    game.solve()
    expect(game.figure("nodes")).not_to_have_text("0")
    game.button("Stop").click()
    expect(page.get_by_text("The search did not answer and was ended.")).to_be_visible()
    expect(game.verdict).to_have_text("stopped before a line was found")


def test_the_game_stays_and_lines_are_found_again_in_their_list(new_page):
    page = new_page()
    wide = (1920, 1080)
    with at_size(page, wide), sentence("the game stays where it is when lines are found"):
        game = Game(page, "#puzzle=flip-it&option.n=5")
        game.expect_row("●●_●●")
        before = place_of(page.locator("#board"))["x"]
        game.solve()
        expect(page.locator(".lines li")).to_have_count(2)
        assert place_of(page.locator("#board"))["x"] == before
    with at_size(page, TALL), sentence("from the board a way leads back to a line in the list"):
        game = Game(page, "#puzzle=flip-it&option.n=9")
        game.solve()
        lines, line = page.locator(".lines"), page.locator(".narration.solution")
        lines.get_by_role("button", name="Next").click()
        lines.get_by_role("button", name="Line 9 ").click()
        expect(line).to_contain_text("Line 9 of")
        game.button("Previous").first.click()
        expect(line).to_contain_text("Line 8 of")
        game.button("In the list").press("Enter")
        picked = lines.locator("[aria-current=true]")
        expect(picked).to_contain_text("Line 8")
        expect(picked).to_be_focused()
        expect(picked).to_be_in_viewport(ratio=1)
