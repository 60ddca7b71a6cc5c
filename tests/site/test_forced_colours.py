"""Where the person's own few colours are forced on every page: pieces, and what is chosen, can be
told apart all the same."""

from functools import partial
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.support.acting import follow
from tests.support.game import Game
from tests.support.journey import sentence
from tests.support.polling import until
from tests.support.workbench import Workbench, place_of

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PIECES = {
    "#puzzle=flip-it&start=●○_○●●": (0, 1, 2),
    "#puzzle=peg-solitaire": (0, 1),
    "#puzzle=sliding-tiles&start=1 2 3 4 5 6 7 _ 8": (6, 7),
}
STYLE = "([drawn], name) => getComputedStyle(drawn)[name]"


def forced(new_page, **options) -> Page:
    page: Page = new_page(forced_colors="active", **options)
    return page


def look_of(drawn: Locator, inside: float) -> bytes:
    """What is seen so far, as a part of its width, from the left of what is drawn: where no letter
    stands.
    """
    place = place_of(drawn)
    left, top = place["x"] + inside * place["width"], place["y"] + 0.42 * place["height"]
    return drawn.page.screenshot(clip={"x": left, "y": top, "width": 4, "height": 4})


def expect_unlike(drawn: list[Locator], inside: float) -> None:
    """Each looks unlike every other."""
    looks = partial(map, partial(look_of, inside=inside), drawn)
    until(drawn[0].page, lambda: len(set(looks())), lambda unlike: unlike == len(drawn))


def expect_other(name: str, one: Locator, other: Locator) -> None:
    """The two differ in this property of their style."""
    for drawn in (one, other):
        expect(drawn).to_be_visible()
    looks = [partial(drawn.evaluate_all, STYLE, name) for drawn in (one, other)]
    until(one.page, lambda: [look() for look in looks], lambda seen: seen[0] != seen[1])


def test_pieces_look_unlike_each_other_and_unlike_an_empty_place(new_page):
    page = forced(new_page)
    game = Game(page)
    for link, places in PIECES.items():
        follow(page, link)
        expect(page.locator(".game .place.can").first).to_be_visible()
        for scheme in SCHEMES:
            with sentence(f"the pieces of {link} look unlike each other where it is {scheme}"):
                page.emulate_media(color_scheme=scheme)
                expect_unlike([game.place(place) for place in places], 0.2)
    page.emulate_media(color_scheme="light")
    with sentence("the move of the list that the board shows stands on another ground"):
        follow(page, "#puzzle=flip-it&start=●●_●●●")
        game.solve()
        expect(game.strip).to_have_count(9)
        expect_unlike([game.strip.nth(at).get_by_role("button") for at in (0, 1)], 0.02)


def test_what_is_chosen_stands_on_another_ground(new_page):
    page = forced(new_page, python=False)
    bench = Workbench(page, "#puzzle=magic-star")
    bench.open_panel("Plan")
    pairs = [
        (page.get_by_role("tab", selected=True), page.get_by_role("tab", selected=False).first),
        (bench.button("English"), bench.button("日本語")),
        (bench.button("Plan"), bench.button("Program")),
    ]
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for chosen, other in pairs:
            with sentence(f"where it is {scheme}, what is chosen stands on another ground"):
                expect_other("backgroundColor", chosen, other)
    with sentence("a drop-down field has its arrow"):
        follow(page, "#puzzle=flip-it")
        expect(bench.option("rule")).to_have_css("appearance", "auto")


def test_in_a_chapter_the_step_that_is_shown_and_a_right_answer_stand_out(new_page):
    page = forced(new_page)
    page.goto("learn/en/4-pruning/")
    steps, questions = page.locator("a.step"), page.locator(".question")
    steps.nth(1).click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        with sentence(f"where it is {scheme}, the step that is shown stands out"):
            expect_other("color", steps.nth(1), steps.nth(0))
    questions.first.get_by_role("textbox").fill("14")
    questions.first.get_by_role("button").click()
    expect(page.locator(".question.right")).to_have_count(1)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        with sentence(f"where it is {scheme}, a right answer stands out"):
            expect_other("borderTopColor", questions.nth(0), questions.nth(1))
