"""Why: a cut says in one sentence what is wrong and lights the guilty cells alone; none says which
givens cannot stand together."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.workbench import Workbench, make_rests_long


def lit(page: Page):
    return page.locator(".board .spot.lit")


def test_queens_stand_on_a_chequered_board(new_page):
    bench = Workbench(new_page(), "#puzzle=queens")
    spots = bench.page.locator(".board .spot")
    expect(spots).to_have_count(64)
    dark = bench.page.evaluate(
        """() => [...document.querySelectorAll(".board .spot.tinted")]
            .map((spot) => spot.getAttribute("transform").match(/-?[\\d.]+/g).map(Number))"""
    )
    assert sorted(map(tuple, dark)) == [(x, y) for x in range(8) for y in range(8) if (x + y) % 2]


@pytest.mark.parametrize(
    ("locale", "step", "words"),
    [
        ("en-US", "Step", "Attacked by the queen in row 1."),
        ("ja-JP", "1 手", "1 行目のクイーンに取られます。"),
    ],
)
def test_an_attack_is_told_with_its_ray_and_lights_two_queens(new_page, locale, step, words):
    page = new_page(locale=locale)
    bench = Workbench(page, "#puzzle=queens&strategy=prune")
    bench.wait_for_python()
    for _ in range(2):
        bench.button(step).click()
    expect(page.locator(".narration .rule")).to_have_text(words)
    expect(page.locator(".board .ray")).to_have_count(1)
    expect(lit(page)).to_have_count(2)


def test_a_line_that_misses_its_sum_is_told_and_lit(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune")
    bench.wait_for_python()
    bench.button("Step").click()
    expect(page.locator(".narration .said")).to_have_text("1 placed in cell a")
    for _ in range(4):
        bench.button("Step").click()
    expect(page.locator(".narration .rule")).to_have_text(
        "2 + 3 + 4 + 5 = 14, and the line from b to e needs 26."
    )
    expect(lit(page)).to_have_count(4)


def test_what_is_taken_back_because_nothing_follows_says_so(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&option.size=4&strategy=prune&given=4:2")
    bench.wait_for_python()
    for _ in range(5):
        bench.button("Step").click()
    expect(page.locator(".narration .said")).to_have_text("4 taken back out of row 1, column 4")
    expect(page.locator(".narration .rule")).to_have_text(
        "Only 2 can stand in row 2, column 1, but 2 stands in row 1, column 2 already."
    )
    expect(lit(page)).to_have_count(2)


def test_a_dead_end_is_no_refusal_of_what_stands(new_page):
    page = new_page()
    dead = "&option.order=4&strategy=propagate&given=0:1,1:2,2:3,7:4"
    bench = Workbench(page, f"#puzzle=latin-square{dead}")
    bench.wait_for_python()
    bench.button("To the next cut").click()
    said = page.locator(".narration .said")
    expect(said).to_have_text("Dead end, before anything is tried.")
    expect(page.locator(".narration .rule")).to_have_text(
        "No number is left for row 1, column 4: 1, 2, 3 stand in row 1; 4 stands in column 4."
    )
    Workbench(page, "#puzzle=latin-square&option.order=5&strategy=fewest-first")
    bench.wait_for_python()
    bench.button("To the next cut").click()
    expect(said).to_contain_text("Dead end after")


def test_when_there_is_no_solution_the_guilty_numbers_are_named_and_lit(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&given=0:12,1:1,2:2,3:3")
    bench.wait_for_python()
    bench.button("Solve").click()
    expect(page.locator(".results .conflict")).to_contain_text("These cannot stand together:")
    expect(page.locator(".results .conflict")).not_to_contain_text("Perhaps fewer")
    expect(page.locator(".player .narration").first).to_contain_text("These cannot stand together:")
    expect(lit(page)).not_to_have_count(0)


def test_a_wrong_entry_is_shown_as_wrong_by_a_hint(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku")
    bench.wait_for_python()
    page.get_by_role("button", name="The example of Wikipedia").click()
    bench.type({2: "1"})
    bench.button("Hint").click()
    expect(page.locator(".board .spot.wrong")).to_have_count(1)
    expect(page.locator(".board .spot.looked")).to_have_count(0)


def test_the_search_for_the_guilty_numbers_is_stopped(new_page):
    page = new_page(faulty=True)
    make_rests_long(page)
    bench = Workbench(page, "#puzzle=magic-square&option.order=4&given=0:1,1:2,4:3,5:4")
    bench.solve()
    seeking = page.locator(".results .seeking")
    expect(seeking).to_contain_text("Looking for numbers that cannot stand together")
    seeking.get_by_role("button", name="Stop").click()
    expect(seeking).to_have_count(0)
    expect(bench.verdict).to_have_text("none")


def test_where_nothing_is_given_and_nothing_found_the_rules_are_named(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=queens&option.n=3")
    bench.solve()
    bench.expect_over("none")
    expect(page.locator(".results .conflict")).to_have_text(
        "Nothing is given: the rules alone leave no solution."
    )
    expect(page.locator(".player")).to_contain_text("the rules alone")


def test_when_all_is_filled_first_nobody_blames_the_last_cell(new_page):
    page = new_page(locale="ja-JP")
    bench = Workbench(page, "#puzzle=magic-star&strategy=generate-and-test")
    bench.wait_for_python()
    bench.button("次の枝刈りへ").click()
    expect(page.locator(".narration .rule")).to_contain_text("26 でなければなりません。")
    expect(page.locator(".narration .said")).to_have_text("すべて埋めましたが、解ではありません。")
