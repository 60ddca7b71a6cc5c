"""What is where: nothing sticks out, lies over something else, is too small, or moves away."""

import json
import re
from functools import partial

from playwright.sync_api import Page, expect

from builder import bundle
from builder.site import SITE
from tests.support.acting import follow, reload, scroll_by, scroll_to
from tests.support.journey import LANGUAGES, at_size, in_language, sentence
from tests.support.polling import changed_by, expect_none, removed_by, until_equal
from tests.support.tree_panel import DETAILS
from tests.support.workbench import Workbench, place_of, script

CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
PUZZLES = {entry["name"]: entry for entry in CATALOG["puzzles"]}
PLACEMENTS = [name for name, entry in PUZZLES.items() if entry["kind"] == "placement"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
DESKS = [(1280, 800), (1600, 900), (1920, 1080)]


def go_to(page: Page, name: str, lang: str = "en") -> None:
    follow(page, f"#puzzle={name}&v=2")
    expect(page.locator(".title h1")).to_have_text(PUZZLES[name]["title"][lang])


def expect_nothing_found(page: Page, name: str) -> None:
    """The script of that name finds nothing wrong."""
    until_equal(page, partial(page.evaluate, script(name)), [])


def test_on_the_narrowest_phone_nothing_sticks_out_and_all_can_be_touched(new_page):
    page = new_page(python=False, **SMALL)
    Workbench(page)
    for language, lang in LANGUAGES.items():
        with in_language(page, language):
            for name in PUZZLES:
                with sentence(f"nothing of {name} sticks out"):
                    go_to(page, name, lang)
                    expect_nothing_found(page, "find_cramped")


def test_on_a_phone_what_is_touched_is_hit_and_stays_where_it_is(new_page):
    page = new_page(**PHONE)
    bench = Workbench(page)
    bench.wait_for_python()
    board, pad = page.locator("#board"), page.locator(".pad")
    with sentence("what helps by hand comes when there is something to do by hand"):
        helps = page.locator(".filling, .aids")
        expect_none(helps, once=bench.cell(3))
        bench.cell(3).tap()
        expect(helps).to_have_count(2)
        expect(pad).to_be_visible()
        before = place_of(board)  # the page has brought it above the pad
        bench.cell(3).fill("7")
        expect(page.locator("button.main")).to_have_text("Solve")
        assert place_of(board) == before
        bench.solve()
        expect(page.locator(".results")).to_be_visible()
        bench.go_back()
        expect(helps).to_have_count(2)
    with sentence("every tap hits the square that is touched"):
        follow(page, "#puzzle=queens&option.n=12")
        expect(page.locator("#board .piece")).to_have_count(144)
        expect_nothing_found(page, "find_missed_squares")
    with sentence("the keys stay where they are while one steps"):
        follow(page, "#puzzle=magic-star&strategy=forced")
        bench.step()
        expect(bench.moment).to_have_text("1 / 1")
        before = place_of(page.locator(".key.big"))
        for step in range(2, 25):
            bench.step()
            expect(bench.moment).to_have_text(f"{step} / {step}")
            assert round(place_of(page.locator(".key.big"))["y"]) == round(before["y"])
    with sentence("a fault does not move the pad"):
        follow(page, "#puzzle=sudoku&given=0:5")
        before = place_of(pad)
        follow(page, "#puzzle=sudoku&given=0:5,1:5")
        expect(bench.faults).not_to_have_count(0)
        assert place_of(pad) == before
    for language in LANGUAGES:
        what = sentence("all orders of a search can be pressed on the narrowest")
        with what, at_size(page, (320, 640)), in_language(page, language):
            follow(page, "#puzzle=sudoku&strategy=fewest-first")
            with removed_by(pad):  # there is nothing to type meanwhile
                bench.step()
            expect(page.locator("button.stop")).to_be_enabled()
            expect_nothing_found(page, "find_cramped")
            go_to(page, "queens", LANGUAGES[language])


def test_on_a_phone_on_its_side_and_in_a_low_window_the_board_is_in_sight_with_its_hint(new_page):
    page = new_page(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.wait_for_python()
    said, told = bench.narration.locator(".said"), page.locator("#advice")
    for size in ((844, 390), (667, 375), (853, 533)):
        with at_size(page, size):
            bench.button("Hint").click()
            expect(told).to_contain_text("try cell d")
            expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)
            expect(told.locator("p").first).to_be_in_viewport(ratio=0.99)
            bench.step()
            expect(said).to_be_visible()
            expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)
            with removed_by(said):
                bench.go_back()
            with removed_by(told.locator("p")):
                told.get_by_role("button", name="Close").click()


def test_panels_stand_beside_the_board_and_each_other_where_there_is_room(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    board = page.locator("#board")
    plan, program, race, tree = (
        page.locator(f"#panel-{name}") for name in ("plan", "program", "race", "tree")
    )
    with at_size(page, (1100, 800)), sentence("the board never lies over a panel"):
        for name, opened in {"Plan": plan, "Race": race}.items():
            bench.open_panel(name)
            expect(opened.locator("h2")).to_be_in_viewport()
        expect(plan.locator("tbody")).to_be_attached()
        look = partial(page.evaluate, script("clear_of_the_board"))
        until_equal(page, look, ["panel-plan", "panel-race"])
    with at_size(page, (1920, 1080)), sentence("a panel stands beside the board"):
        with removed_by(race):
            bench.button("Race").click()
        at, side = place_of(plan), place_of(page.locator(".side"))
        assert at["x"] >= side["x"] + side["width"]
        assert at["y"] < 200
        assert at["width"] > 600
    with at_size(page, (2560, 1300)), sentence("on a wall of a screen two stand side by side"):
        bench.open_panel("Program")
        expect(page.locator(".panel")).to_have_count(2)
        one, other = place_of(plan), place_of(program)
        assert other["x"] >= one["x"] + one["width"]
        assert other["y"] == one["y"]
    with at_size(page, (1280, 800)), sentence("the settings come before an open panel"):
        go_to(page, "magic-square")
        settings, at = place_of(page.locator(".settings")), place_of(plan)
        assert settings["y"] + settings["height"] <= at["y"]
    for name, opened in {"Plan": plan, "Program": program}.items():
        with removed_by(opened):
            bench.button(name).click()
    follow(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")
    bench.open_panel("Tree")
    bench.button(DETAILS).click()
    for size in DESKS:
        what = sentence("the board and its player stay in sight beside an open panel")
        with at_size(page, size), what:
            scroll_to(tree, above=100)
            before = place_of(board)
            assert place_of(tree)["x"] > before["x"] + before["width"]
            scroll_to(tree.locator(".levels").first, above=20)
            expect(tree.locator("h2")).not_to_be_in_viewport()
            for part in (board, bench.narration, *map(page.locator, (".transport", ".tools"))):
                expect(part).to_be_in_viewport(ratio=1)
            with changed_by(bench.narration):
                tree.get_by_role("application").first.click(position={"x": 40, "y": 30})
            expect(board).to_be_in_viewport(ratio=1)
            expect(bench.narration).to_contain_text(re.compile("placed in|2 givens placed"))
            now = place_of(board)
            assert (now["x"], now["width"]) == (before["x"], before["width"])
            assert now["height"] == before["height"]
            with changed_by(bench.narration):
                bench.button("To the start").click()


def test_whatever_changes_the_board_brings_it_into_view(new_page):
    page = new_page(python=False, **PHONE)
    bench = Workbench(page)
    bench.unfold("settings")
    board = page.locator("#board")
    for name in ("Three numbers given", "Six-pointed star {6/2}"):
        example = page.get_by_role("button", name=name, exact=True)
        scroll_to(example, above=100)
        expect(board).not_to_be_in_viewport(ratio=0.5)
        example.tap()
        expect(board).to_be_in_viewport(ratio=0.99)


def test_another_puzzle_begins_with_its_title(new_page):
    page = new_page(viewport={"width": 1280, "height": 600}, python=False)
    bench = Workbench(page)
    bench.page.locator(".choose").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    scroll_by(page, 400)
    dialog.get_by_role("button", name="Magic ring").click()
    expect(page.get_by_role("heading", level=1, name="Magic ring")).to_be_in_viewport(ratio=1)
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.99)


def test_on_a_phone_the_head_takes_one_row(new_page):
    page = new_page(python=False)
    Workbench(page)
    for language in LANGUAGES:
        for width in (320, 360, 390, 430, 640):
            with in_language(page, language), at_size(page, (width, 640)):
                brand = place_of(page.locator(".brand"))
                switches = place_of(page.locator(".switches"))
                assert switches["y"] < brand["y"] + brand["height"]
                assert brand["x"] + brand["width"] <= switches["x"]
                assert switches["x"] + switches["width"] <= width


def test_panels_are_open_again_after_a_reload(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    for name in ("Plan", "Race"):
        bench.open_panel(name)
    expect(page.locator(".panel")).to_have_count(2)
    reload(page)
    expect(page.locator(".panel")).to_have_count(2)


def test_all_that_a_board_is_filled_in_with_is_in_sight_beside_a_panel(new_page):
    page = new_page(locale="ja-JP", python=False)
    bench = Workbench(page)
    race = page.locator("#panel-race")
    for link in ("#puzzle=sudoku&v=2", "#puzzle=magic-square&strategy=prune&given=0:1"):
        follow(page, link)
        bench.cell(5).fill("7")  # what is at hand comes with that
        page.locator("#mode-compare").click()
        expect(race).to_be_visible()
        for size in DESKS:
            with at_size(page, size), sentence(f"beside a panel all of {link} is in sight"):
                scroll_to(page.locator("main"))  # past the head of the page
                for part in ("#board", ".filling", ".aids", ".tools"):
                    expect(page.locator(part)).to_be_in_viewport(ratio=1)
        with removed_by(race):
            page.locator("#mode-solve").click()


def test_a_notice_is_seen_where_one_is_and_goes_with_the_next_thing_done(new_page):
    permissions = ["clipboard-read", "clipboard-write"]
    page = new_page(permissions=permissions, python=False, **PHONE)
    page.clock.install()
    bench = Workbench(page)
    said = page.get_by_text("Link copied")
    with sentence("it goes with the next thing done"):
        bench.share("Copy link").click()
        expect(said).to_be_in_viewport(ratio=1)
        with removed_by(said):
            bench.cell(3).tap()
    with sentence("and by itself"):
        bench.share("Copy link").click()
        expect(said).to_be_visible()
        with removed_by(said):
            page.clock.fast_forward(8000)


def test_the_one_thing_to_press_at_first_is_in_sight_with_the_board(new_page):
    for kind, settings in {"desk": {}, "phone": PHONE}.items():
        page = new_page(python=False, **settings)
        Workbench(page, "")
        first = page.locator("button.main")
        for language in reversed(LANGUAGES):
            with in_language(page, language), sentence(f"on a {kind} it is in sight"):
                expect(first).to_have_count(1)
                expect(first).to_contain_text("15,529")
                expect(first).to_be_in_viewport(ratio=1)
                expect(page.locator("#board")).to_be_in_viewport(ratio=1)
                orders = place_of(page.locator(".controls"))
                board = place_of(page.locator("#board"))
                apart = board["x"] + board["width"] <= orders["x"]
                assert apart or board["y"] + board["height"] <= orders["y"]


def test_the_letters_of_cells_can_be_read_and_lie_inside_them(new_page):
    page = new_page(python=False)
    Workbench(page)
    board = page.locator("#board")
    for name in PLACEMENTS:
        go_to(page, name)
        for width in (320, 390, 768, 1280):
            with at_size(page, (width, 900)), sentence(f"the letters of {name} can be read"):
                look = partial(board.evaluate, script("misplaced_letters"))
                until_equal(page, look, [])


def test_nothing_on_a_board_is_too_faint(new_page):
    page = new_page(python=False)
    Workbench(page)
    look = partial(page.locator("#board").evaluate, script("faint_on_board"))
    for theme, ground in (("light", "rgb(244, 239, 227)"), ("dark", "rgb(18, 24, 26)")):
        with sentence(f"nothing is too faint where colours are {theme}"):
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_css("background-color", ground)
            until_equal(page, look, [])
