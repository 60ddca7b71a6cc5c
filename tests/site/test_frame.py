"""What is where: nothing sticks out, lies over something else, is too small, or moves away."""

import json

import pytest
from playwright.sync_api import Page, expect

from builder import bundle
from builder.site import SITE
from tests.support.workbench import Workbench, place_of, script

CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
PUZZLES = {entry["name"]: entry for entry in CATALOG["puzzles"]}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


def go_to(page: Page, name: str, lang: str) -> None:
    page.evaluate(f"location.hash = '#puzzle={name}'")
    expect(page.locator(".title h1")).to_have_text(PUZZLES[name]["title"][lang])


def is_in_view(page: Page, selector: str) -> bool:
    place = place_of(page.locator(selector))
    height = page.viewport_size["height"] if page.viewport_size else 0
    return place["y"] >= -1 and place["y"] + place["height"] <= height


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_on_the_narrowest_phone_nothing_sticks_out_and_all_can_be_touched(new_page, locale):
    page = new_page(locale=locale, **SMALL)
    Workbench(page)
    faults = {}
    for name in PUZZLES:
        go_to(page, name, locale[:2])
        faults[name] = page.evaluate(script("find_cramped"))
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_on_the_narrowest_phone_all_orders_of_a_search_can_be_pressed(new_page, locale):
    page = new_page(locale=locale, **SMALL)
    bench = Workbench(page, "#puzzle=sudoku&strategy=fewest-first")
    bench.wait_for_python()
    page.locator("button.step").click()
    expect(page.locator("button.stop")).to_be_enabled()
    expect(page.locator(".pad")).to_have_count(0)  # there is nothing to type meanwhile
    assert page.evaluate(script("find_cramped")) == []


def test_on_a_phone_every_tap_hits_the_square_that_is_touched(new_page):
    page = new_page(**PHONE)
    bench = Workbench(page, "#puzzle=queens&option.n=12")
    bench.wait_for_python()
    expect(page.locator("#board .piece")).to_have_count(144)
    assert page.evaluate(script("find_missed_squares")) == []


def test_on_a_phone_the_keys_stay_where_they_are_while_one_steps(new_page):
    page = new_page(**PHONE)
    bench = Workbench(page, "#puzzle=magic-star&strategy=forced")
    bench.wait_for_python()
    bench.button("Step").click()
    expect(bench.moment).to_have_text("1 / 1")
    tops = set()
    for step in range(2, 25):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{step} / {step}")
        tops.add(round(place_of(page.locator(".key.big"))["y"]))
    assert len(tops) == 1


def test_a_fault_and_a_hint_do_not_move_the_pad(new_page):
    page = new_page(**PHONE)
    bench = Workbench(page, "#puzzle=sudoku&given=0:5")
    bench.wait_for_python()
    pad = page.locator(".pad")
    before = place_of(pad)
    page.evaluate("location.hash = '#puzzle=sudoku&given=0:5,1:5'")
    expect(bench.faults).not_to_have_count(0)
    assert place_of(pad) == before


def test_whatever_changes_the_board_brings_it_into_view(new_page):
    page = new_page(**PHONE)
    bench = Workbench(page)
    bench.wait_for_python()
    for name in ("Three numbers given", "The empty star"):
        example = page.get_by_role("button", name=name, exact=True)
        example.evaluate("button => scrollTo(0, button.offsetTop + 600)")
        assert not is_in_view(page, "#board")
        example.dispatch_event("click")
        expect(page.locator("#board")).to_be_in_viewport(ratio=0.99)


def test_another_puzzle_begins_with_its_title(new_page):
    page = new_page(viewport={"width": 1280, "height": 600})
    bench = Workbench(page)
    bench.wait_for_python()
    bench.button("Choose a puzzle").click()
    page.evaluate("() => scrollTo(0, 400)")
    page.get_by_role("dialog").get_by_role("button", name="Magic ring").click()
    expect(page.get_by_role("heading", level=1, name="Magic ring")).to_be_in_viewport(ratio=1)
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.99)


def test_on_a_desk_the_board_never_lies_over_a_panel(new_page):
    page = new_page(viewport={"width": 1100, "height": 800})
    bench = Workbench(page)
    bench.wait_for_python()
    for name in ("Plan", "Race"):
        bench.open_panel(name)
        expect(page.locator(f"#panel-{name.lower()} h2")).to_be_in_viewport()
    expect(page.locator("#panel-plan tbody")).to_be_attached()
    expect(page.locator("#panel-race h2")).to_be_in_viewport()
    assert page.evaluate(script("clear_of_the_board")) == ["panel-plan", "panel-race"]
    page.reload()
    expect(page.locator(".panel")).to_have_count(2)


def test_where_there_is_room_the_panels_stand_beside_the_board(new_page):
    page = new_page(viewport={"width": 1920, "height": 1080})
    bench = Workbench(page)
    bench.wait_for_python()
    bench.open_panel("Plan")
    plan, side = place_of(page.locator(".panel")), place_of(page.locator(".side"))
    assert plan["x"] >= side["x"] + side["width"]
    assert plan["y"] < 200
    assert plan["width"] > 600


def test_on_a_wall_of_a_screen_two_panels_stand_side_by_side(new_page):
    page = new_page(viewport={"width": 2560, "height": 1300})
    bench = Workbench(page)
    bench.wait_for_python()
    for name in ("Plan", "Program"):
        bench.open_panel(name)
    expect(page.locator(".panel")).to_have_count(2)
    plan, program = place_of(page.locator("#panel-plan")), place_of(page.locator("#panel-program"))
    assert program["x"] >= plan["x"] + plan["width"]
    assert program["y"] == plan["y"]


def test_the_examples_come_before_an_open_panel(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku")
    bench.wait_for_python()
    bench.open_panel("Plan")
    examples, plan = place_of(page.locator(".examples")), place_of(page.locator("#panel-plan"))
    assert examples["y"] + examples["height"] <= plan["y"]


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
@pytest.mark.parametrize("width", [320, 360, 390, 430, 640])
def test_on_a_phone_the_head_takes_one_row(new_page, width, locale):
    page = new_page(viewport={"width": width, "height": 640}, locale=locale)
    Workbench(page)
    brand, switches = place_of(page.locator(".brand")), place_of(page.locator(".switches"))
    assert switches["y"] < brand["y"] + brand["height"]
    assert brand["x"] + brand["width"] <= switches["x"]
    assert switches["x"] + switches["width"] <= width


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1600, 900), (1920, 1080)])
def test_the_board_and_its_player_stay_in_sight_beside_an_open_panel(new_page, width, height):
    page = new_page(viewport={"width": width, "height": height})
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.open_panel("Tree")
    board, tree = page.locator("#board"), page.locator("#panel-tree")
    expect(tree).to_be_visible()
    before = place_of(board)
    assert place_of(tree)["x"] > before["x"] + before["width"]
    page.locator("#panel-tree .levels").scroll_into_view_if_needed()
    expect(page.locator("#panel-tree h2")).not_to_be_in_viewport()
    for part in (board, bench.narration, page.locator(".transport"), page.locator(".tools")):
        expect(part).to_be_in_viewport(ratio=1)
    whole = tree.get_by_role("application")
    whole.click(position={"x": 40, "y": 30})
    expect(board).to_be_in_viewport(ratio=1)
    expect(bench.narration).to_contain_text("placed in")
    now = place_of(board)
    assert (now["x"], now["width"], now["height"]) == (
        before["x"],
        before["width"],
        before["height"],
    )


@pytest.mark.parametrize(
    "link", ["#puzzle=sudoku", "#puzzle=magic-square&strategy=prune&given=0:1"]
)
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1600, 900), (1920, 1080)])
def test_all_that_a_board_is_filled_in_with_is_in_sight_beside_a_panel(
    new_page, link, width, height
):
    page = new_page(viewport={"width": width, "height": height}, locale="ja-JP")
    bench = Workbench(page, link)
    bench.wait_for_python()
    bench.cell(5).fill("7")  # what is at hand comes with that
    page.locator("[aria-controls='panel-race']").click()
    page.locator("main").evaluate("main => main.scrollIntoView()")  # past the head of the page
    for part in ("#board", ".filling", ".aids", ".transport", ".tools"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_notice_is_seen_where_one_is_and_goes_with_the_next_thing_done(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"], **PHONE)
    bench = Workbench(page)
    bench.button("Link").click()
    said = page.get_by_text("Link copied")
    expect(said).to_be_in_viewport(ratio=1)
    bench.cell(3).tap()
    expect(said).to_have_count(0)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_the_one_thing_to_press_at_first_is_in_sight_with_the_board(new_page, locale, settings):
    page = new_page(locale=locale, **settings)
    Workbench(page, "").wait_for_python()
    [first] = page.locator("button.main").all()
    expect(first).to_contain_text("15,529")
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)
    orders = place_of(page.locator(".controls"))
    board = place_of(page.locator("#board"))
    apart = board["x"] + board["width"] <= orders["x"]
    assert apart or board["y"] + board["height"] <= orders["y"]


def test_what_helps_by_hand_comes_when_there_is_something_to_do_by_hand(new_page):
    page = new_page(**PHONE)
    bench = Workbench(page)
    bench.wait_for_python()
    helps = page.locator(".filling, .aids")
    expect(helps).to_have_count(0)
    board = place_of(page.locator("#board"))
    bench.cell(3).tap()
    expect(helps).to_have_count(2)
    bench.cell(3).fill("7")
    expect(page.locator("button.main")).to_have_text("Solve")
    assert place_of(page.locator("#board")) == board
    bench.solve()
    expect(page.locator(".results")).to_be_visible()
    bench.go_back()
    expect(helps).to_have_count(2)


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_the_letters_of_cells_can_be_read_and_lie_inside_them(new_page, width):
    page = new_page(viewport={"width": width, "height": 900})
    Workbench(page)
    faults = {}
    for name in [name for name in PUZZLES if PUZZLES[name]["kind"] == "placement"]:
        go_to(page, name, "en")
        faults[name] = page.locator("#board").evaluate(script("misplaced_letters"))
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_on_a_board_is_too_faint(new_page, theme):
    page = new_page(color_scheme=theme, reduced_motion="reduce")
    Workbench(page)
    assert page.locator("#board").evaluate(script("faint_on_board")) == []


@pytest.mark.parametrize(("wide", "tall"), [(844, 390), (667, 375)])
def test_on_a_phone_on_its_side_the_board_is_in_sight_with_its_hint(new_page, wide, tall):
    page = new_page(viewport={"width": wide, "height": tall}, has_touch=True, is_mobile=True)
    bench = Workbench(page, "#puzzle=magic-star&given=0:1,1:2,2:4&strategy=prune")
    bench.wait_for_python()
    bench.button("Hint").click()
    expect(page.locator("#told")).to_contain_text("try cell d")
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)
    expect(page.locator("#told p >> nth=0")).to_be_in_viewport(ratio=0.99)
    bench.button("Step").click()
    expect(page.locator(".narration .said")).to_be_visible()
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)
