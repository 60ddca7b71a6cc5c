"""Movements solved, watched move by move, and mapped."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.support.acting import copied
from tests.support.game import ARTICLE_A, LONG_ROW, Game
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL
from tests.support.polling import expect_none, removed_by, until_equal
from tests.support.workbench import hold, make_deaf, place_of

BEGINNINGS = "all => new Set(all.map(each => Math.round(each.getBoundingClientRect().left))).size"


def test_lines_are_found_stepped_played_and_copied(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    game = Game(page)
    for strategy, row in [
        ("Iterative deepening", "within 8 moves"),
        ("Bidirectional", "1 move from the goal"),
        ("Breadth first", "7 moves away"),
    ]:
        with sentence(f"{strategy} finds the eight moves of the article"):
            game.choose(strategy)
            game.solve()
            expect(page.locator("table.rows")).to_contain_text(row)
            game.expect_over("8 moves, 7 shortest lines")
            expect(page.locator(".lines li")).to_have_count(7)
            expect(game.strip).to_have_count(9)
            bars = page.locator("table.rows meter")
            expect(bars.nth(1)).to_be_visible()
            until_equal(page, partial(bars.evaluate_all, BEGINNINGS), 1)
    with sentence("a line is stepped and played"):
        game.button("One move forward").click()
        expect(page.locator(".strip [aria-current=step]")).to_contain_text("1")
        game.button("One move back").click()
        game.expect_row(ARTICLE_A)
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
    game = Game(page)
    game.solve()
    expect(game.strip).to_have_count(9)
    with at_size(page, (1280, 800)), sentence("one plays on from a line"):
        page.get_by_role("button", name=re.compile("^Line 7 ")).click()  # and its moves
        expect(page.locator(".narration")).to_contain_text("Line 7 of 7")
        page.keyboard.press("ArrowRight")
        game.button("Play on from here").click()
        expect(game.figure("moves")).to_have_text("1")
        game.button("How many moves?").click()
        expect(game.word).to_have_text("From here it can be done in 7 moves.")
    game = Game(page, "#puzzle=sliding-tiles&v=2")
    for size in ((1920, 1080), (1280, 800)):
        with at_size(page, size), sentence("what one does with a long line is in sight at once"):
            game.solve()
            expect(game.strip).to_have_count(21)
            for button in ("Play", "Play on from here", "Copy the line", "Back to my game"):
                expect(game.button(button)).to_be_in_viewport(ratio=1)
    game = Game(page)
    with sentence("the gap may have to end at a place"):
        game.set_option("gap", "0")
        game.solve()
        expect(game.verdict).to_contain_text("9 moves")
        game.set_option("gap", "7")
        expect(page.locator(".option.fault")).to_contain_text("0 to 5")
    game = Game(page, "#puzzle=flip-it&start=●_●")
    with sentence("a position that cannot be solved is said to be"):
        game.button("Hint").click()
        expect(game.word).to_contain_text("It cannot be solved: everything")
        why = game.word.inner_text()
        game.solve()
        expect(game.verdict).to_have_text(why)
        expect(game.word).to_have_text("No move is left.")  # why is said once
        expect_none(page.locator(".lines"), once=game.word)


def test_tiles_that_cannot_be_put_in_order_get_one_verdict(new_page):
    game = Game(new_page(), "#puzzle=sliding-tiles&start=1 2 3 4 5 6 8 7 _")
    why = "It cannot be solved: two tiles would have to be exchanged"
    game.solve()
    expect(game.verdict).to_contain_text(why)
    game.button("Hint").click()
    expect(game.word).to_have_text(game.verdict.inner_text())


def test_a_search_of_moves_is_watched_and_stepped(new_page):
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
    game = Game(page, f"#puzzle=flip-it&start={ARTICLE_A}&strategy=deepening")
    with sentence("it is stepped both ways"):
        for said, row in [
            ("Now every line within 1 move.", ARTICLE_A),
            ("Now every line within 2 moves.", ARTICLE_A),
            ("Move 1: place 0 → place 2", "_○●●●●"),
            ("Move 1 is taken back: place 2 → place 0", ARTICLE_A),
            ("Move 1: place 4 → place 2", "●●●○_●"),
        ]:
            game.button("Step").click()
            expect(game.narration).to_contain_text(said)
            game.expect_row(row)
        expect(game.moment).to_have_text("5 / 5")
        game.button("One event back").click()
        game.expect_row(ARTICLE_A)
        page.keyboard.press("ArrowLeft")
        expect(game.narration).to_contain_text("Move 1: place 0 → place 2")
        game.expect_row("_○●●●●")
        game.button("Back to my game").click()
        game.expect_row(ARTICLE_A)
        expect(game.word).to_be_visible()
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


def test_positions_are_mapped_and_lines_are_found_again_in_their_list(new_page):
    page = new_page()
    game = Game(page, "#puzzle=flip-it&option.n=5")
    with sentence("the farthest positions are one click from being played"):
        game.button("Map all positions").click()
        expect(game.farthest.locator(".verdict")).to_have_text(
            "80 positions; 3 need 10 moves, none needs more"
        )
        expect(game.farthest.locator(".bar")).to_have_count(11)
        positions = game.farthest.locator(".positions button")
        expect(positions).to_have_count(3)
        for row in ("●●○_●", "●●_●●", "●_○●●"):
            expect(game.button(f"Play {row}")).to_have_count(1)
        game.button("Play ●_○●●").click()
        game.expect_row("●_○●●")
        game.button("How many moves?").click()
        expect(game.word).to_have_text("From here it can be done in 10 moves.")
        expect(positions).to_have_count(3)  # the map stays
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


def test_stop_ends_the_map_of_a_long_row(new_page):
    page = new_page()
    game = Game(page, "#puzzle=flip-it&option.n=22")
    hold(page, "search")
    game.button("Map all positions").click()
    expect(game.farthest.locator(".share")).to_be_visible()
    game.farthest.get_by_role("button", name="Stop").click()
    expect(game.farthest.locator(".verdict")).to_contain_text("stopped after")
    game.touch(0)  # and Python answers
    expect(game.figure("moves")).to_have_text("1")
