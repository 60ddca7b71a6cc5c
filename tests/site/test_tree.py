"""The tree of a search: clicked, zoomed, saved, pinched, and a million events. What is told of it:
tests/page/views/tree.test.js."""

import re
from functools import partial

from playwright.sync_api import Page, expect

from tests.support.colours import contrast
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, phone
from tests.support.polling import changed_by, scroll_of, until, until_equal
from tests.support.tracing import tasks_of_pages
from tests.support.tree_panel import Tree
from tests.support.workbench import place_of, script

LONG_TASK = 50  # milliseconds of processor
OVER = "([panel]) => panel.scrollWidth - panel.clientWidth"
SCROLLED = "scrollY"


def feed(page: Page, much: dict[str, int]) -> dict[str, int]:
    """Events told to the page as its worker would tell them: how many, and the long tasks seen."""
    fed: dict[str, int] = page.evaluate(script("feed_events"), much)
    return fed


def test_it_is_zoomed_saved_and_fits_a_phone(new_page):
    page = new_page()
    tree = Tree(page)
    tree.solve()
    whole, zoom = tree.bench.button("Show the whole"), tree.panel.locator(".zoom")

    def put_the_mouse_on_it() -> None:
        tree.whole.scroll_into_view_if_needed()
        place = place_of(tree.whole)
        page.mouse.move(place["x"] + 40, place["y"] + 40)

    with sentence("a click brings the board to the branch that was clicked"):
        place = place_of(tree.whole)
        row = place["height"] / 13
        tree.whole.click(position={"x": place["width"] * 0.97, "y": row * 3.5})
        expect(tree.path.locator(".twig.here")).to_have_count(3)
        tenth = tree.path.locator("g").filter(has=page.locator(".twig.here")).last
        expect(tenth.locator(".twig")).to_have_count(10)
        expect(tree.bench.narration).to_contain_text("12 placed in")
    page.locator(".title p").click()  # the tree has the focus no more
    with sentence("the wheel alone scrolls the page where the tree was not clicked"):
        put_the_mouse_on_it()
        before = scroll_of(page)
        page.mouse.wheel(0, -80)
        until(page, partial(page.evaluate, SCROLLED), lambda far: far < before)
        expect(whole).to_be_disabled()
    with sentence("the wheel alone zooms where it was clicked"):
        tree.whole.focus()
        put_the_mouse_on_it()
        before = scroll_of(page)
        page.mouse.wheel(0, -300)
        expect(whole).to_be_enabled()
        assert scroll_of(page) == before
        page.mouse.wheel(0, 3000)
        expect(whole).to_be_disabled()
    with sentence("it is zoomed by keys, buttons, and the wheel with Control"):
        page.keyboard.press("+")
        expect(zoom).to_contain_text("2×")
        tree.bench.button("Zoom in").click()
        expect(zoom).to_contain_text("4×")
        whole.click()
        expect(whole).to_be_disabled()
        page.locator(".title p").click()  # the tree has the focus no more
        put_the_mouse_on_it()
        page.keyboard.down("Control")
        page.mouse.wheel(0, -300)
        page.keyboard.up("Control")
        expect(whole).to_be_enabled()
        tree.whole.focus()
        page.keyboard.press("0")
        expect(whole).to_be_disabled()
    for theme in ("light", "dark"):
        with sentence(f"it is saved as a picture for paper, on a {theme} page"):
            page.emulate_media(color_scheme=theme)
            with page.expect_download() as saved:
                tree.bench.button("Save as a picture").click()
            drawn = saved.value.path().read_text("utf-8")
            assert drawn.count("<rect") > 100
            assert "var(" not in drawn
            ground, *inks = re.findall(r'<rect [^>]*fill="(#[0-9a-f]{6})"', drawn)
            assert ground == "#ffffff"
            faintest = min(contrast(ink, "#ffffff") for ink in inks)
            assert faintest >= 3  # told from the paper: WCAG 2.2, 1.4.11
    for width in (320, 390):
        with at_size(page, (width, 800)), sentence("it fits a phone"):
            until(page, partial(tree.panel.evaluate_all, OVER), lambda over: over <= 0)
            assert place_of(tree.panel)["width"] < width
    with (
        at_size(page, TALL),
        sentence("the board that a click changes is in sight with the branch"),
    ):
        picture, board = tree.panel.locator("canvas").first, page.locator(".board")
        picture.scroll_into_view_if_needed()
        with changed_by(tree.bench.narration):
            picture.click(position={"x": 60, "y": 60})

        def ends() -> tuple[float, float, float]:
            above, below = place_of(board), place_of(picture)
            return above["y"], above["y"] + above["height"], below["y"] + below["height"]

        until(page, ends, lambda seen: seen[0] >= 0 and seen[1] < seen[2])
        expect(picture).to_be_in_viewport()


def test_two_fingers_pinch_it_and_one_moves_it(new_page):
    page = phone(new_page, TALL)
    tree = Tree(page)
    tree.solve()
    tree.whole.scroll_into_view_if_needed()
    place = place_of(tree.whole)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *across: float) -> None:
        y = place["y"] + place["height"] / 2
        points = [
            {"x": place["x"] + at * place["width"], "y": y, "id": finger}
            for finger, at in enumerate(across)
        ]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def shown() -> str:
        return tree.bench.moment.inner_text()

    touch("touchStart", 0.45, 0.55)
    for spread in (0.1, 0.2, 0.3):
        touch("touchMove", 0.5 - spread, 0.5 + spread)
    touch("touchEnd")
    zoomed = tree.panel.locator(".zoom")
    expect(zoomed).to_contain_text("6×")
    until_equal(page, partial(page.evaluate, "visualViewport.scale"), 1)
    at = shown()
    drawn = tree.whole.screenshot()
    touch("touchStart", 0.8)
    touch("touchMove", 0.5)
    touch("touchMove", 0.2)
    touch("touchEnd")
    until(page, tree.whole.screenshot, lambda now: now != drawn)  # it has moved
    expect(zoomed).to_contain_text("6×")
    expect(tree.bench.moment).to_have_text(at)  # it was no click


def test_a_million_events_are_taken_in_without_a_long_task(new_page, browser):
    page = new_page()
    page.add_init_script(script("catch_workers"))
    tree = Tree(page, "#puzzle=magic-star&strategy=prune&panels=plan.tree.race")
    tree.beside.select_option("Order")
    expect(tree.side("Order").locator(".summary")).to_be_visible()  # at full speed meanwhile
    observed = "PerformanceObserver.supportedEntryTypes"
    until(page, partial(page.evaluate, observed), lambda kinds: "longtask" in kinds)
    with tasks_of_pages(browser, page) as tasks:
        fed = feed(page, {"total": 1_000_000, "each": 20_000})
    assert fed["told"] == 1_000_000
    expect(tree.side("Prune").locator(".summary")).to_contain_text("12 levels.")
    assert len(tasks) > 50
    # What the observer calls long may have waited for the processor: ours are those that used it.
    ours = [task for task in tasks if task > LONG_TASK]
    assert ours == [], f"the browser observed {fed['long']} long tasks"
