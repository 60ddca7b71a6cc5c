"""Movements solved, watched move by move, and mapped."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.game import ARTICLE_A, Game
from tests.support.workbench import Workbench, make_rests_long, make_slices_long, place_of

LONG_ROW = "●" * 9 + "_" + "●" * 14


@pytest.fixture
def game(new_page) -> Game:
    return Game(new_page())


def test_a_position_that_cannot_be_solved_is_said_to_be(new_page):
    game = Game(new_page(), "#puzzle=flip-it&start=●_●")
    game.button("Hint").click()
    expect(game.word).to_contain_text("cannot be solved")
    game.solve()
    expect(game.verdict).to_contain_text("It cannot be solved: everything")
    expect(game.word).to_have_text("No moves lead to the goal from here.")  # why is said once
    expect(game.page.locator(".lines")).to_have_count(0)


def test_on_a_phone_no_verdict_of_another_position_stands_below(new_page):
    game = Game(new_page(viewport={"width": 390, "height": 844}))
    below = game.page.locator(".controls .verdict")
    game.solve()
    expect(below).to_have_text("8 moves, 7 shortest lines")
    game.button("Back to my game").click()
    expect(below).to_have_text("8 moves, 7 shortest lines")
    game.touch(0)
    expect(below).to_have_count(0)
    expect(game.page.locator(".results")).to_contain_text("Found for the position before")


def test_every_strategy_finds_the_eight_moves_of_the_article(game):
    for strategy, row in [
        ("Iterative deepening", "within 8 moves"),
        ("Levels (breadth first)", "7 moves away"),
        ("Both ends", "1 move from the goal"),
    ]:
        game.choose(strategy)
        game.solve()
        expect(game.page.locator("table.rows")).to_contain_text(row)
        game.expect_over("8 moves, 7 shortest lines")
        expect(game.page.locator(".lines li")).to_have_count(7)
        expect(game.strip).to_have_count(9)


def test_the_gap_may_have_to_end_at_a_place(game):
    game.set_option("gap", "0")
    game.solve()
    expect(game.verdict).to_contain_text("9 moves")
    game.set_option("gap", "7")
    expect(game.page.locator(".option.fault")).to_contain_text("0 to 5")


def test_a_line_steps_plays_and_is_copied(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    game = Game(page)
    game.solve()
    expect(game.strip).to_have_count(9)
    game.button("One move forward").click()
    expect(page.locator(".strip [aria-current=step]")).to_contain_text("1")
    game.button("One move back").click()
    game.expect_row(ARTICLE_A)
    game.button("Play").click()
    expect(page.locator(".line .moment")).to_have_text("move 8 of 8")
    expect(page.locator(".game .disc.white")).to_have_count(5)
    game.button("Copy the line").click()
    expect(page.locator(".notice.good")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert len(lines) == 9
    assert lines[0] == ARTICLE_A
    assert lines[8].replace("_", "") == "○○○○○"
    page.get_by_role("button", name=re.compile("^Line 7 ")).click()  # and its moves
    expect(page.locator(".narration")).to_contain_text("Line 7 of 7")
    page.keyboard.press("ArrowRight")
    game.button("Play on from here").click()
    expect(game.figure("moves")).to_have_text("1")
    game.button("How many moves?").click()
    expect(game.word).to_have_text("From here it can be done in 7 moves.")


def test_stop_ends_a_search_of_lines(new_page):
    game = Game(new_page(), f"#puzzle=flip-it&start={LONG_ROW}&strategy=levels")
    game.solve()
    expect(game.figure("nodes")).not_to_have_text("0")
    game.button("Pause").click()
    expect(game.button("Resume")).to_be_visible()
    game.button("Stop").click()
    expect(game.page.locator(".results .verdict.over")).to_contain_text("stopped")


def test_a_search_of_moves_that_does_not_answer_keeps_its_own_last_words(new_page):
    page = new_page(faulty=True)
    make_slices_long(page)
    game = Game(page, f"#puzzle=flip-it&start={LONG_ROW}&strategy=deepening")
    game.solve()
    expect(game.figure("nodes")).not_to_have_text("0")
    game.button("Stop").click()
    expect(page.get_by_text("The search did not answer and was ended.")).to_be_visible()
    expect(game.verdict).to_have_text("stopped before a line was found")


def test_a_search_of_moves_is_stepped_both_ways(new_page):
    game = Game(new_page(), f"#puzzle=flip-it&start={ARTICLE_A}&strategy=deepening")
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
    game.page.keyboard.press("ArrowLeft")
    expect(game.narration).to_contain_text("Move 1: place 0 → place 2")
    game.expect_row("_○●●●●")
    game.button("Back to my game").click()
    game.expect_row(ARTICLE_A)
    expect(game.word).to_be_visible()


def test_watching_starts_a_search_that_tells_its_moves(game):
    game.button("Watch “Iterative deepening” move by move").click()
    expect(game.page.get_by_role("radio", name="Iterative deepening")).to_be_checked()
    game.button("Pause the player").click()
    expect(game.moment).to_have_text(re.compile("/ [1-9]"))
    game.page.keyboard.press("Home")
    game.button("One event forward").click()
    expect(game.narration).to_contain_text("Now every line within 1 move.")
    game.button("Solve the rest").click()
    game.expect_over("8 moves, 7 shortest lines")
    expect(game.strip).to_have_count(9)


def test_a_move_that_is_not_made_says_why_and_one_that_arrives_says_so(new_page):
    game = Game(new_page(), "#puzzle=sliding-tiles&start=1234_5786&strategy=deepening")
    game.button("Watch “Iterative deepening” move by move").click()
    game.button("Pause the player").click()
    expect(game.moment).to_have_text(re.compile("/ [1-9]"))
    game.page.keyboard.press("Home")  # the button is for those who are not there already
    game.button("To the next cut").click()
    expect(game.narration).to_contain_text("Move 1 is not made")
    expect(game.narration).to_contain_text("and at least")
    expect(game.page.locator(".place.refused")).to_have_count(1)
    game.button("To the next solution").click()
    expect(game.narration).to_contain_text("The goal, after 2 moves!")
    expect(game.page.locator(".place.refused")).to_have_count(0)
    expect(game.page.locator(".lines li")).to_have_text(re.compile(r"1\s+5\s+6"))


def test_a_pause_shows_where_the_search_of_moves_stands_and_it_is_stepped_from_there(new_page):
    game = Game(new_page(), f"#puzzle=flip-it&start={LONG_ROW}&strategy=deepening")
    game.solve()
    expect(game.narration).to_be_visible()
    game.button("Pause").click()
    expect(game.button("Resume")).to_be_visible()
    expect(game.page.locator(".player .note")).to_contain_text("only now and then")
    before = int(game.moment.inner_text().split("/")[0].replace(",", ""))
    game.button("Step").click()
    expect(game.moment).to_have_text(f"{before + 1:,} / {before + 1:,}")


def test_the_farthest_positions_are_one_click_from_being_played(new_page):
    game = Game(new_page(), "#puzzle=flip-it&option.n=5")
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


def test_stop_ends_the_map_of_a_long_row(new_page):
    page = new_page(faulty=True)
    make_rests_long(page)
    game = Game(page, "#puzzle=flip-it&option.n=22")
    game.button("Map all positions").click()
    expect(game.farthest.locator(".share")).to_be_visible()
    game.farthest.get_by_role("button", name="Stop").click()
    expect(game.farthest.locator(".verdict")).to_contain_text("stopped after")
    game.touch(0)  # and Python answers
    expect(game.figure("moves")).to_have_text("1")


def test_from_a_line_on_the_board_a_way_leads_back_to_its_place_in_the_list(new_page):
    page = new_page(viewport={"width": 390, "height": 844})
    bench = Workbench(page, "#puzzle=flip-it&option.n=9")
    bench.solve()
    lines = page.locator(".lines")
    lines.get_by_role("button", name="Next").click()
    lines.get_by_role("button", name="Line 9 ").click()
    expect(page.locator(".narration.solution")).to_contain_text("Line 9 of")
    bench.button("Previous").first.click()
    expect(page.locator(".narration.solution")).to_contain_text("Line 8 of")
    bench.button("In the list").press("Enter")
    picked = lines.locator("[aria-current=true]")
    expect(picked).to_contain_text("Line 8")
    expect(picked).to_be_focused()
    expect(picked).to_be_in_viewport(ratio=1)


def test_on_a_wide_screen_the_game_stays_where_it_is_when_lines_are_found(new_page):
    page = new_page(viewport={"width": 1920, "height": 1080})
    bench = Workbench(page, "#puzzle=flip-it&option.n=5")
    bench.wait_for_python()
    before = place_of(page.locator("#board"))["x"]
    bench.solve()
    expect(page.locator(".lines li")).to_have_count(2)
    assert place_of(page.locator("#board"))["x"] == before
