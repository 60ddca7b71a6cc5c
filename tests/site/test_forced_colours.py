"""Where the person's own few colours are forced on every page: pieces, and what is chosen, can be
told apart all the same."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.game import Game
from tests.support.workbench import Workbench, place_of

SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])


def forced(new_page, scheme: str) -> Page:
    page: Page = new_page(forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
    return page


def look_of(drawn: Locator, inside: float) -> bytes:
    """What is seen so far, as a part of its width, from the left of what is drawn: where no letter
    stands.
    """
    place = place_of(drawn)
    left, top = place["x"] + inside * place["width"], place["y"] + 0.42 * place["height"]
    return drawn.page.screenshot(clip={"x": left, "y": top, "width": 4, "height": 4})


def ground_of(drawn: Locator) -> str:
    return str(drawn.evaluate("drawn => getComputedStyle(drawn).backgroundColor"))


@SCHEMES
@pytest.mark.parametrize(
    ("link", "places"),
    [
        ("#puzzle=flip-it&start=●○_○●●", (0, 1, 2)),
        ("#puzzle=peg-solitaire", (0, 1)),
        ("#puzzle=sliding-tiles&start=1 2 3 4 5 6 7 _ 8", (6, 7)),
    ],
)
def test_pieces_look_unlike_each_other_and_unlike_an_empty_place(new_page, scheme, link, places):
    game = Game(forced(new_page, scheme), link)
    expect(game.page.locator(".game .place.can").first).to_be_visible()
    assert len({look_of(game.place(place), 0.2) for place in places}) == len(places)


@SCHEMES
def test_what_is_chosen_stands_on_another_ground(new_page, scheme):
    page = forced(new_page, scheme)
    bench = Workbench(page, "#puzzle=magic-star")
    chip = page.locator(".chip :checked + span")
    assert ground_of(chip) != ground_of(page.locator(".chip :not(:checked) + span").first)
    assert ground_of(bench.button("English")) != ground_of(bench.button("日本語"))
    bench.open_panel("Plan")
    assert ground_of(bench.button("Plan")) != ground_of(bench.button("Race"))


def test_the_move_of_the_list_that_the_board_shows_stands_on_another_ground(new_page):
    game = Game(forced(new_page, "light"))
    game.solve()
    expect(game.strip).to_have_count(9)
    first, second = (game.strip.nth(at).get_by_role("button") for at in (0, 1))
    assert look_of(first, 0.02) != look_of(second, 0.02)


def test_a_drop_down_field_has_its_arrow(new_page):
    bench = Workbench(forced(new_page, "light"), "#puzzle=flip-it")
    drawn = "field => getComputedStyle(field).appearance"
    assert bench.option("rule").evaluate(drawn) == "auto"


@SCHEMES
def test_in_a_chapter_the_step_that_is_shown_and_a_right_answer_stand_out(new_page, scheme):
    page = forced(new_page, scheme)
    page.goto("learn/en/4-pruning/")
    steps = page.locator("a.step")
    steps.nth(1).click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    words = "drawn => getComputedStyle(drawn).color"
    assert steps.nth(1).evaluate(words) != steps.nth(0).evaluate(words)
    asked = page.locator(".question").first
    asked.get_by_role("textbox").fill("14")
    asked.get_by_role("button").click()
    expect(page.locator(".question.right")).to_have_count(1)
    edge = "drawn => getComputedStyle(drawn).borderTopColor"
    other = page.locator(".question").nth(1)
    assert asked.evaluate(edge) != other.evaluate(edge)
