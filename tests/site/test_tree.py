"""The tree of a search: its path, the whole, level by level; walked in, clicked."""

import re
from functools import partial

from playwright.sync_api import Page, expect

from tests.support.colours import contrast
from tests.support.journey import at_size, sentence
from tests.support.phones import TALL, phone
from tests.support.polling import changed_by, removed_by, scroll_of, until, until_equal
from tests.support.tracing import tasks_of_pages
from tests.support.tree_panel import Tree
from tests.support.workbench import place_of, script

LONG_TASK = 50  # milliseconds of processor
OVER = "([panel]) => panel.scrollWidth - panel.clientWidth"
SCROLLED = "scrollY"


def number(told: str) -> int:
    return int(told.replace(",", ""))


def feed(page: Page, much: dict[str, int]) -> dict[str, int]:
    """Events told to the page as its worker would tell them: how many, and the long tasks seen."""
    fed: dict[str, int] = page.evaluate(script("feed_events"), much)
    return fed


def test_it_grows_while_one_steps_and_is_walked_in_and_told(new_page):
    page = new_page()
    tree = Tree(page)
    with sentence("while stepping, the path says what was tried and what is left"):
        expect(tree.panel).to_contain_text("The tree grows with the search")
        tree.step(*range(2, 7))
        expect(tree.path).to_have_accessible_name(
            re.compile(
                r"^The path from the root: (.+ = \d+ \((?:given|guess, 1 of \d+)\), ){4}.+ = \d+\.$"
            )
        )
        expect(tree.path.locator(".twig.here")).to_have_count(5)
        expect(tree.path.locator(".twig.here.cut")).to_have_count(1)
        expect(tree.path.locator(".left", has_text="9 left")).to_have_count(1)
        expect(tree.path.locator(".twig.waits")).to_have_count(9 + 8)
        expect(tree.panel.locator(".summary")).to_have_text(
            "Nodes so far: 4, cuts: 2, solutions: 0. 5 levels."
        )
        tree.bench.button("One event back").click()
        tree.bench.button("One event back").click()
        expect(tree.path.locator(".twig.here")).to_have_count(4)
    tree.bench.button("Search to the end").click()
    tree.bench.expect_over("exactly 14 solutions")
    with sentence("what is found is counted level by level, and cuts are told by their rule"):
        rows = tree.panel.locator("table.levels tbody tr")
        expect(rows).to_have_count(12)

        def sums() -> list[str]:
            counts = [row.split("\t") for row in rows.all_inner_texts()]
            nodes, cuts = (sum(number(count[at]) for count in counts) for at in (1, 2))
            return [f"{nodes:,}", f"{cuts:,}"]

        def said() -> list[str]:
            return [tree.bench.figure(name).inner_text() for name in ("nodes", "cuts")]

        def by_their_rule() -> list[str]:
            legend = tree.panel.locator(".legend li:has([class^=cut])").all_inner_texts()
            told = [re.search(r"\(([\d,]+)\)", each) for each in legend]
            return [f"{sum(number(each[1]) for each in told if each):,}"]

        until(page, lambda: (sums(), said()), lambda seen: seen[0] == seen[1])
        until(page, lambda: (by_their_rule(), said()), lambda seen: seen[0] == seen[1][1:])
    with sentence("the board goes from one cut of a kind to the next"):
        line = tree.panel.get_by_role("button", name=re.compile("^the line from a to h"))
        line.click()
        expect(line).to_have_attribute("aria-pressed", "true")
        following = tree.panel.get_by_role("button", name="Next cut of this kind")
        for _ in range(2):
            with changed_by(tree.bench.moment):
                following.click()
            expect(tree.path.locator(".twig.here.cut")).to_have_count(1)
        expect(tree.said).to_contain_text("cut: the line from a to h must add up to 26")
        with removed_by(following):
            line.click()
    with sentence("what led nowhere is folded by one click, and a branch by F"):
        tree.bench.button("To the end").click()
        nowhere = tree.panel.get_by_role("button", name="Fold branches without solutions")
        nowhere.click()
        expect(nowhere).to_have_attribute("aria-pressed", "true")
        tree.whole.focus()
        page.keyboard.press("ArrowDown")
        folded = tree.panel.locator("button.fold")
        expect(folded).to_have_text("Fold this branch")
        page.keyboard.press("f")
        expect(folded).to_have_text("Unfold this branch")
        folded.click()
        expect(folded).to_have_text("Fold this branch")
        nowhere.click()
        tree.whole.focus()
        page.keyboard.press("ArrowUp")
    with sentence("arrows walk in the tree, and Enter brings the board there"):
        tree.whole.focus()
        expect(tree.said).to_have_text("the root")
        for level in range(1, 5):
            page.keyboard.press("ArrowDown")
            expect(tree.said).to_contain_text(f"level {level}: ")
        with changed_by(tree.said):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(tree.path.locator(".twig.here")).to_have_count(4)
        value = re.search(r"= (\d+), level 4", tree.said.inner_text())
        assert value
        expect(tree.bench.narration).to_contain_text(f"{value[1]} placed in")
        page.keyboard.press("ArrowUp")
        expect(tree.said).to_contain_text("level 3: ")


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


def test_a_chosen_rule_can_be_let_go_before_it_cuts_again(new_page):
    tree = Tree(new_page(), "#puzzle=magic-square&option.order=3&strategy=prune")
    tree.bench.solve()
    tree.bench.expect_over("exactly 8 solutions")
    rule = tree.panel.locator(".legend button").first
    rule.click()
    expect(rule).to_have_attribute("aria-pressed", "true")
    tree.bench.choose("Generate and test")
    tree.step(1)
    expect(rule).to_contain_text("(0)")
    expect(rule).to_have_attribute("aria-pressed", "true")
    rule.click()
    expect(rule).to_be_disabled()
    expect(rule).to_have_attribute("aria-pressed", "false")


def test_what_a_strategy_tells_of_its_tree(new_page):
    page = new_page()
    tree = Tree(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2")
    with sentence("one that tells nothing says so and offers one that does"):
        expect(tree.panel).to_contain_text("does not show its tree")
        tree.panel.get_by_role("button", name="Let it grow: ").click()
        expect(tree.panel.locator(".summary")).to_contain_text("solutions: ")
        tree.bench.expect_over("exactly 14 solutions")
    tree = Tree(page, "#puzzle=sliding-tiles&strategy=deepening")
    with sentence("each bound of a search that deepens has a tree"):
        bound = tree.panel.get_by_role("combobox", name="Bound")
        tree.step(1)
        expect(bound.locator("option")).to_have_count(1)  # there before it has a second one
        tree.bench.button("Search to the end").click()
        expect(page.locator(".results .verdict.over")).to_be_visible()
        expect(tree.panel).to_contain_text("shows only now and then where it is")
        rows = page.locator("table.rows")
        until(
            page,
            lambda: (bound.locator("option").all_inner_texts()[-1:], rows.inner_text()),
            lambda seen: seen[0] and seen[0][0] in seen[1],
        )
        bound.select_option(index=0)
        expect(tree.whole).to_be_visible()


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
