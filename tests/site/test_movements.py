"""Movements as a person plays them: by click, by key and by text; solved, and mapped."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench, make_slices_long, paste, place_of

FACES = {"●": "black", "○": "white", "_": "gap"}
ARTICLE_A = "●●_●●●"
LONG_ROW = "●" * 9 + "_" + "●" * 14


class Game(Workbench):
    """A movement on the page; without a start it is the article's (A)."""

    def __init__(self, page: Page, link: str = f"#puzzle=flip-it&start={ARTICLE_A}") -> None:
        super().__init__(page, link)
        self.wait_for_python()

    def place(self, number: int) -> Locator:
        return self.page.locator(f".game [data-spot='{number}']")

    def touch(self, *numbers: int) -> None:
        for number in numbers:
            self.place(number).click()

    def expect_row(self, row: str) -> None:
        expect(self.page.locator(".game .place")).to_have_count(len(row))
        for number, sign in enumerate(row):
            name = re.compile(f"^place {number}, {FACES[sign]}")
            expect(self.place(number)).to_have_accessible_name(name)

    def paste(self, text: str) -> None:
        paste(self.page.locator("body"), text)

    @property
    def word(self) -> Locator:
        return self.page.locator(".playing .word")

    @property
    def strip(self) -> Locator:
        return self.page.locator(".strip li")

    @property
    def farthest(self) -> Locator:
        return self.page.locator(".farthest")


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
    expect(game.word).to_have_text("This can be done in 8 moves.")
    for left in range(7, -1, -1):
        game.button("Hint").click()
        expect(game.word).to_contain_text(f"{left} more" if left else "and it is done")
        game.page.locator(".place.hinted").click()
    expect(game.word).to_have_text("Solved in 8 moves.")
    expect(game.figure("moves")).to_have_text("8")


def test_a_position_that_cannot_be_solved_is_said_to_be(new_page):
    game = Game(new_page(), "#puzzle=flip-it&start=●_●")
    game.button("Hint").click()
    expect(game.word).to_contain_text("cannot be solved")
    game.solve()
    expect(game.verdict).to_contain_text("cannot be solved")
    expect(game.page.locator(".lines")).to_have_count(0)


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
    expect(page.locator(".line .moment")).to_have_text("move 8 of 8", timeout=20_000)
    expect(page.locator(".game .disc.white")).to_have_count(5)
    game.button("Copy the line").click()
    expect(page.locator(".notice.good")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert len(lines) == 9
    assert lines[0] == ARTICLE_A
    assert lines[8].replace("_", "") == "○○○○○"
    game.button("Line 7").click()
    expect(page.locator(".narration")).to_contain_text("Line 7 of 7")
    page.keyboard.press("ArrowRight")
    game.button("Play on from here").click()
    expect(game.figure("moves")).to_have_text("1")
    game.button("How many moves?").click()
    expect(game.word).to_have_text("This can be done in 7 moves.")


def test_stop_ends_a_search_of_lines(new_page):
    game = Game(new_page(), f"#puzzle=flip-it&start={LONG_ROW}&strategy=levels")
    game.solve()
    expect(game.figure("nodes")).not_to_have_text("0")
    game.button("Pause").click()
    expect(game.button("Resume")).to_be_visible()
    game.button("Stop").click()
    expect(game.page.locator(".results .verdict.over")).to_contain_text("stopped")


def test_a_search_of_moves_that_does_not_answer_keeps_its_own_last_words(new_page):
    page = new_page(faulty=True, service_workers="block")
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
        ("Move 1: 0→2", "_○●●●●"),
        ("Move 1 is taken back: 2→0", ARTICLE_A),
        ("Move 1: 4→2", "●●●○_●"),
    ]:
        game.button("Step").click()
        expect(game.narration).to_contain_text(said)
        game.expect_row(row)
    expect(game.moment).to_have_text("5 / 5")
    game.button("One event back").click()
    game.expect_row(ARTICLE_A)
    game.page.keyboard.press("ArrowLeft")
    expect(game.narration).to_contain_text("Move 1: 0→2")
    game.expect_row("_○●●●●")
    game.button("Back to my game").click()
    game.expect_row(ARTICLE_A)
    expect(game.word).to_be_visible()


def test_watching_starts_a_search_that_tells_its_moves(game):
    game.button("Watch the search move by move").click()
    expect(game.page.get_by_role("radio", name="Iterative deepening")).to_be_checked()
    game.button("Hold").click()
    expect(game.moment).to_have_text(re.compile("/ [1-9]"))
    game.page.keyboard.press("Home")
    game.button("One event forward").click()
    expect(game.narration).to_contain_text("Now every line within 1 move.")
    game.button("Resume").click()
    game.expect_over("8 moves, 7 shortest lines")
    expect(game.strip).to_have_count(9)


def test_a_move_that_is_not_made_says_why_and_one_that_arrives_says_so(new_page):
    game = Game(new_page(), "#puzzle=sliding-tiles&start=1234_5786&strategy=deepening")
    game.button("Watch the search move by move").click()
    game.button("Hold").click()
    expect(game.moment).to_have_text(re.compile("/ [1-9]"))
    game.page.keyboard.press("Home")  # the button is for those who are not there already
    game.button("To the next cut").click()
    expect(game.narration).to_contain_text("Move 1 is not made")
    expect(game.narration).to_contain_text("More moves are surely needed")
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
    names = {position.get_attribute("aria-label") for position in positions.all()}
    assert names == {"Play ●●○_●", "Play ●●_●●", "Play ●_○●●"}
    game.button("Play ●_○●●").click()
    game.expect_row("●_○●●")
    game.button("How many moves?").click()
    expect(game.word).to_have_text("This can be done in 10 moves.")
    expect(positions).to_have_count(3)  # the map stays


def test_stop_ends_the_map_of_a_long_row(new_page):
    game = Game(new_page(), "#puzzle=flip-it&option.n=22")
    game.button("Map all positions").click()
    expect(game.farthest.locator(".share")).to_be_visible()
    game.farthest.get_by_role("button", name="Stop").click()
    expect(game.farthest.locator(".verdict")).to_contain_text("stopped after")
    game.touch(0)  # and Python answers
    expect(game.figure("moves")).to_have_text("1")


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
    expect(game.page.locator("dialog.text")).to_contain_text("line 1, column 3")
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
    expect(game.word).to_have_text("Solved in 1 move.")
    game.paste("1 2 3\n4 5 6\n8 7 _")
    expect(game.place(6)).to_have_accessible_name(re.compile("^place 6, 8"))
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
