"""The tree of a search: its path, the whole, level by level; walked in, clicked."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.colours import contrast
from tests.support.tracing import tasks_of_pages
from tests.support.tree_panel import Tree
from tests.support.workbench import place_of, script

LONG_TASK = 50  # milliseconds of processor


def test_while_stepping_the_path_says_what_was_tried_and_what_is_left(new_page):
    tree = Tree(new_page())
    expect(tree.panel).to_contain_text("The tree grows with the search")
    tree.step(6)
    expect(tree.path).to_have_accessible_name(
        re.compile(r"^The path from the root: (.+ = \d+, ){4}.+ = \d+\.$")
    )
    expect(tree.path.locator(".twig.here")).to_have_count(5)
    expect(tree.path.locator(".twig.here.cut")).to_have_count(1)
    expect(tree.path.locator(".left", has_text="9 left")).to_have_count(1)
    expect(tree.path.locator(".twig.waits")).to_have_count(9 + 8)
    expect(tree.panel.locator(".summary")).to_have_text(
        "Nodes: 4, cuts: 2, solutions: 0. 5 levels deep."
    )
    tree.bench.button("One event back").click()
    tree.bench.button("One event back").click()
    expect(tree.path.locator(".twig.here")).to_have_count(4)


def test_what_is_found_is_counted_level_by_level_and_cuts_are_told_by_their_rule(new_page):
    tree = Tree(new_page())
    tree.solve()
    rows = tree.panel.locator("table.levels tbody tr")
    expect(rows).to_have_count(12)
    counts = [row.locator("td").all_inner_texts() for row in rows.all()]
    nodes, cuts, _ = (
        sum(int(count.replace(",", "")) for count in column) for column in zip(*counts, strict=True)
    )
    expect(tree.bench.figure("nodes")).to_have_text(f"{nodes:,}")
    expect(tree.bench.figure("cuts")).to_have_text(f"{cuts:,}")
    legend = tree.panel.locator(".legend li:has([class^=cut])")
    told = [re.search(r"\(([\d,]+)\)", each) for each in legend.all_inner_texts()]
    assert sum(int(each[1].replace(",", "")) for each in told if each) == cuts


def test_arrows_walk_in_the_tree_and_enter_brings_the_board_there(new_page):
    tree = Tree(new_page())
    tree.solve()
    tree.whole.focus()
    expect(tree.said).to_have_text("the root")
    for level in range(1, 5):
        tree.page.keyboard.press("ArrowDown")
        expect(tree.said).to_contain_text(f"level {level}: ")
    before = tree.said.inner_text()
    tree.page.keyboard.press("ArrowRight")
    expect(tree.said).not_to_have_text(before, use_inner_text=True)
    tree.page.keyboard.press("Enter")
    expect(tree.path.locator(".twig.here")).to_have_count(4)
    value = re.search(r"= (\d+), level 4", tree.said.inner_text())
    assert value
    expect(tree.bench.narration).to_contain_text(f"{value[1]} placed in")
    tree.page.keyboard.press("ArrowUp")
    expect(tree.said).to_contain_text("level 3: ")


def test_a_click_brings_the_board_to_the_branch_that_was_clicked(new_page):
    tree = Tree(new_page())
    tree.solve()
    place = place_of(tree.whole)
    row = place["height"] / 13
    tree.whole.click(position={"x": place["width"] * 0.97, "y": row * 3.5})
    expect(tree.path.locator(".twig.here")).to_have_count(3)
    tenth = tree.path.locator("g").filter(has=tree.page.locator(".twig.here")).last
    expect(tenth.locator(".twig")).to_have_count(10)
    expect(tree.bench.narration).to_contain_text("12 placed in")


def test_it_is_zoomed_by_keys_buttons_and_the_wheel(new_page):
    tree = Tree(new_page())
    tree.solve()
    whole = tree.bench.button("Show the whole")
    expect(whole).to_be_disabled()
    tree.whole.focus()
    tree.page.keyboard.press("+")
    expect(tree.panel.locator(".zoom")).to_contain_text("2×")
    tree.bench.button("Zoom in").click()
    expect(tree.panel.locator(".zoom")).to_contain_text("4×")
    whole.click()
    expect(whole).to_be_disabled()
    place = place_of(tree.whole)
    tree.page.mouse.move(place["x"] + 40, place["y"] + 40)
    tree.page.keyboard.down("Control")
    tree.page.mouse.wheel(0, -300)
    tree.page.keyboard.up("Control")
    expect(whole).to_be_enabled()
    tree.whole.focus()
    tree.page.keyboard.press("0")
    expect(whole).to_be_disabled()


def test_the_wheel_alone_zooms_where_it_was_clicked_and_scrolls_the_page_elsewhere(new_page):
    tree = Tree(new_page())
    tree.solve()
    whole = tree.bench.button("Show the whole")
    tree.whole.scroll_into_view_if_needed()
    place = place_of(tree.whole)
    tree.page.mouse.move(place["x"] + 40, place["y"] + 40)
    before = tree.page.evaluate("scrollY")
    tree.page.mouse.wheel(0, -80)
    tree.page.wait_for_function("before => scrollY < before", arg=before)
    expect(whole).to_be_disabled()
    tree.whole.focus()
    tree.whole.scroll_into_view_if_needed()
    place = place_of(tree.whole)
    tree.page.mouse.move(place["x"] + 40, place["y"] + 40)
    before = tree.page.evaluate("scrollY")
    tree.page.mouse.wheel(0, -300)
    expect(whole).to_be_enabled()
    assert tree.page.evaluate("scrollY") == before
    tree.page.mouse.wheel(0, 3000)
    expect(whole).to_be_disabled()


def test_two_fingers_pinch_it_and_one_moves_it(new_page):
    tree = Tree(new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
    tree.solve()
    tree.whole.scroll_into_view_if_needed()
    place = place_of(tree.whole)
    fingers = tree.page.context.new_cdp_session(tree.page)

    def touch(kind: str, *across: float) -> None:
        y = place["y"] + place["height"] / 2
        points = [
            {"x": place["x"] + at * place["width"], "y": y, "id": finger}
            for finger, at in enumerate(across)
        ]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0.45, 0.55)
    for spread in (0.1, 0.2, 0.3):
        touch("touchMove", 0.5 - spread, 0.5 + spread)
    touch("touchEnd")
    zoomed = tree.panel.locator(".zoom")
    expect(zoomed).to_contain_text("6×")
    assert tree.page.evaluate("visualViewport.scale") == 1
    at = tree.bench.moment.inner_text()
    touch("touchStart", 0.8)
    touch("touchMove", 0.5)
    touch("touchMove", 0.2)
    touch("touchEnd")
    expect(zoomed).to_contain_text("6×")
    assert tree.bench.moment.inner_text() == at  # it was no click


def test_a_strategy_that_tells_nothing_says_so_and_offers_one_that_does(new_page):
    tree = Tree(new_page(), "#puzzle=magic-star&strategy=compiled&given=0:1,1:2")
    expect(tree.panel).to_contain_text("tells nothing of its tree")
    tree.panel.get_by_role("button", name="Watch “").click()
    expect(tree.panel.locator(".summary")).to_contain_text("solutions: ")
    tree.bench.expect_over("exactly 14 solutions")


def test_each_bound_of_a_search_that_deepens_has_a_tree(new_page):
    tree = Tree(new_page(), "#puzzle=sliding-tiles&strategy=deepening")
    tree.bench.solve()
    expect(tree.page.locator(".results .verdict.over")).to_be_visible()
    expect(tree.panel).to_contain_text("tells only now and then where it is")
    bound = tree.panel.get_by_role("combobox", name="Bound")
    last = bound.locator("option").all_inner_texts()[-1]
    assert last in tree.page.locator("table.rows").inner_text()
    bound.select_option(index=0)
    expect(tree.whole).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_tree_is_saved_as_a_picture_for_paper(new_page, theme):
    tree = Tree(new_page(color_scheme=theme))
    tree.solve()
    with tree.page.expect_download() as saved:
        tree.bench.button("Save as a picture").click()
    drawn = saved.value.path().read_text("utf-8")
    assert drawn.count("<rect") > 100
    assert "var(" not in drawn
    ground, *inks = re.findall(r'<rect [^>]*fill="(#[0-9a-f]{6})"', drawn)
    assert ground == "#ffffff"
    assert (
        min(contrast(ink, "#ffffff") for ink in inks) >= 3
    )  # told from the paper: WCAG 2.2, 1.4.11


@pytest.mark.parametrize("width", [320, 390])
def test_it_fits_a_phone(new_page, width):
    tree = Tree(new_page(viewport={"width": width, "height": 800}))
    tree.solve()
    over = "(panel) => panel.scrollWidth - panel.clientWidth"
    assert tree.panel.evaluate(over) <= 0
    assert place_of(tree.panel)["width"] < width


def test_on_a_phone_the_board_that_a_click_changes_is_in_sight_with_the_branch(new_page):
    tree = Tree(new_page(viewport={"width": 390, "height": 844}))
    tree.solve()
    picture = tree.panel.locator("canvas").first
    picture.scroll_into_view_if_needed()
    picture.click(position={"x": 60, "y": 60})
    board = place_of(tree.page.locator(".board"))
    assert board["y"] >= 0
    assert board["y"] + board["height"] < place_of(picture)["y"] + place_of(picture)["height"]
    expect(picture).to_be_in_viewport()


def test_a_million_events_are_taken_in_without_a_long_task(new_page, browser):
    page = new_page()
    page.add_init_script(script("catch_workers"))
    tree = Tree(page, "#puzzle=magic-star&strategy=prune")
    for panel in ("Plan", "Race"):
        page.get_by_role("button", name=panel, exact=True).click()
    tree.beside.select_option("Order")
    expect(tree.side("Order").locator(".summary")).to_be_visible()  # at full speed meanwhile
    assert "longtask" in page.evaluate("PerformanceObserver.supportedEntryTypes")
    with tasks_of_pages(browser, page) as tasks:
        fed = page.evaluate(script("feed_events"), {"total": 1_000_000, "each": 20_000})
    assert fed["told"] == 1_000_000
    expect(tree.side("Prune").locator(".summary")).to_contain_text("12 levels deep")
    assert len(tasks) > 50
    # What the observer calls long may have waited for the processor: ours are those that used it.
    ours = [task for task in tasks if task > LONG_TASK]
    assert ours == [], f"the browser observed {fed['long']} long tasks"
