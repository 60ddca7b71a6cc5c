"""What a person is told who typed or opened something that cannot be."""

import pytest
from playwright.sync_api import expect

from tests.support.game import Game
from tests.support.workbench import Workbench, place_of


def test_a_cell_that_the_board_does_not_have_is_told_by_what_the_board_calls_its_own(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-star&given=99:5,0:1")
    told = "99: There is no such cell; cells are 0 to 11, from cell a to cell l."
    expect(bench.faults).to_have_text([told])
    expect(bench.faults.get_by_role("button")).to_have_count(0)  # there is no way to it


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_notice_does_not_lie_over_what_is_wrong(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    bench = Workbench(page)
    bench.type({5: "3"})
    page.goto("./#puzzle=magic-star&given=0:abc,1:1.5,2:99")
    expect(bench.faults).to_have_count(3)
    bench.faults.last.scroll_into_view_if_needed()
    notice, list_ = place_of(page.locator(".notice")), place_of(page.locator(".faults"))
    assert notice["y"] + notice["height"] <= list_["y"]


@pytest.mark.parametrize("typed", ["Any", " ANY ", "anywhere", "Anywhere", "どこでもよい"])
def test_an_option_understands_its_own_word_for_whatever(new_page, typed):
    game = Game(new_page())
    game.set_option("gap", "3")
    expect(game.page.locator(".rules")).to_contain_text("the gap must be at place 3")
    game.set_option("gap", typed)
    expect(game.page.locator(".rules")).to_contain_text("the gap may be anywhere")


def test_what_is_too_long_is_said_to_be_and_not_cut(new_page):
    game = Game(new_page())
    game.set_option("gap", "9" * 300)
    expect(game.option("gap")).to_have_value("9" * 300)
    expect(game.page.locator(".option.fault")).to_contain_text("longer than 20 characters")
    game.button("Make a position").click()
    expect(game.page.locator(".generate .note.bad")).to_have_count(1)
    game.set_option("gap", "")
    game.page.locator(".generate [name=moves]").fill("12345")
    game.button("Make a position").click()
    wrong = game.page.locator(".generate .option.fault")
    expect(wrong).to_contain_text("from 1 to 200, not '12345'")
    game.page.locator(".generate [name=moves]").fill("6")
    game.page.locator(".generate [name=seed]").fill("9" * 20)
    game.button("Make a position").click()
    expect(wrong).to_contain_text(f"not '{'9' * 20}'")


def test_what_is_too_long_for_a_cell_is_cut_where_it_is_seen_and_stands_for_nothing(new_page):
    bench = Workbench(new_page(), "#puzzle=magic-star")
    bench.cell(0).fill("123456789")
    expect(bench.cell(0)).to_have_value("1234567…")
    expect(bench.faults).to_contain_text("is not one of 1 to 12.")
