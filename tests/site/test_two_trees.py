"""Two trees beside each other: the same puzzle, two strategies, one scale."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.support.acting import copied, scroll_inside, scroll_to
from tests.support.journey import at_size, sentence
from tests.support.polling import expect_none, removed_by, until, until_equal
from tests.support.tree_panel import DETAILS, Tree, compared, pixels_of
from tests.support.watch_mode import CLIPPED
from tests.support.workbench import COMPARING, Workbench, place_of

PLACES = "all => all.map(each => each.getBoundingClientRect().toJSON())"


def differ(before: list[str], now: list[str]) -> bool:
    """Whether every one is another than before."""
    return all(one != other for one, other in zip(before, now, strict=True))


def test_a_link_has_the_second_strategy(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    tree = Tree(page)
    tree.beside.select_option("Order")
    expect(tree.side("Order")).to_be_visible()
    _, link = copied(page, tree.bench.share("Copy link")).split("#")
    expect(page.get_by_text("Link copied")).to_be_visible()
    other = Tree(page.context.new_page(), f"#{link}")
    expect(other.side("Order").get_by_role("button", name="Run this one too")).to_be_enabled()
    other.solve()  # not before
    expect(other.side("Order").locator(".summary")).to_contain_text("solutions: 14")


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (1280, 800), (1920, 1080)])
def test_the_buttons_of_the_panels_are_in_sight_in_compare(new_page, size):
    page = new_page(python=False)
    bench = Workbench(page)
    with at_size(page, size):
        bench.enter("Compare")
        for name in COMPARING:
            expect(bench.button(name)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("heading", level=2, name="The tree")).to_be_in_viewport(ratio=1)


def test_compare_begins_with_two_trees_in_sight(new_page):
    page = new_page()
    bench, panel = compared(page, "#puzzle=magic-square&option.order=3")
    sides = [
        panel.get_by_role("region", name=name, exact=True) for name in ("Forced cells", "Prune")
    ]
    with sentence("both grow at once, and are in sight with where they part"):
        counted = ("solutions: 1 (8 with symmetry).", "solutions: 8.")
        for side, found in zip(sides, counted, strict=True):
            expect(side.locator(".summary")).to_contain_text(found)
            expect(side.locator("canvas")).to_be_in_viewport(ratio=1)
        expect(panel.get_by_role("heading", name="Where they part")).to_be_in_viewport()
        expect(panel.locator(".comparison")).to_contain_text("times as many nodes")
    for size in (390, 844), (1024, 768), (1280, 800):
        with at_size(page, size), sentence("they stand side by side"):
            canvases = panel.locator("canvas")
            until(
                page,
                partial(canvases.evaluate_all, PLACES),
                lambda seen: (
                    seen[0]["top"] == seen[1]["top"] and seen[1]["left"] >= seen[0]["right"]
                ),
            )
    with (
        at_size(page, (1280, 800)),
        sentence("on a small desk each is as wide as a phone, and they end in sight"),
    ):
        assert place_of(panel.locator("canvas").first)["width"] > 300
        part = panel.get_by_role("heading", name="Where they part")
        expect(part).to_be_in_viewport(ratio=1)
    with sentence("the strategy is chosen over its tree"):
        bench.choose("Order")
        expect(bench.strategy).to_have_value("order")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800), (1920, 1080)])
def test_nothing_moves_while_two_trees_grow(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    link = "#puzzle=magic-square&option.order=3&strategy=forced&panels=tree.race&beside=prune"
    tree = Tree(page, link)
    first, second = tree.side("Forced cells"), tree.side("Prune")
    parts = [page.locator(part) for part in (".tree .strategy", ".tree .partings", ".race")]
    on_a_phone = size[0] < 400  # where the text about the search comes between board and panels
    origin = tree.panel if on_a_phone else page.locator(":root")
    if not on_a_phone:
        parts += [page.locator(".controls .go"), page.locator("#board")]

    def places() -> list[float]:
        top = place_of(origin)["y"]
        return [place_of(part)["y"] - top for part in parts]

    expect(page.locator("#board .cell")).to_have_count(9)  # the usual board is larger
    expect(tree.panel.locator(".legends")).to_be_visible()
    before = places()
    with sentence("when both have begun"):
        tree.step(1)
        expect(first.locator("canvas")).to_be_visible()
        expect(second.locator("canvas")).to_be_visible()
        assert places() == before
    with sentence("at every step, what can be done with a branch stays where it was"):
        fold, said = (first.locator(part) for part in ("button.fold", ".picked"))
        place, texts = place_of(fold), {said.inner_text()}
        for steps in range(2, 9):
            tree.bench.button("Step").click()
            expect(tree.bench.moment).to_have_text(f"{steps} / {steps}")
            texts.add(said.inner_text())
            assert place_of(fold) == place
        assert len({len(text) for text in texts}) > 1, texts
    with sentence("when both are whole, and compared"):
        tree.bench.button("Search to the end").click()
        expect(tree.bench.button("Solve")).to_be_visible()
        expect(tree.panel.locator(".summary")).to_have_text([re.compile("^Nodes: ")] * 2)
        expect(tree.panel.locator(".partings li").first).to_be_attached()
        assert places() == before
    with sentence("while the list of where they part scrolls within its own room"):
        scroll_inside(tree.panel.locator(".partings > div"), top=10_000)
        if size[0] < 1900:  # there it has two columns, and room for all
            expect(tree.panel.locator(".partings li").first).not_to_be_in_viewport()
        assert places() == before
    with sentence("what is said of a branch is read whole"):
        for _ in range(2):
            second.get_by_role("application").press("ArrowDown")
        about = second.locator(".picked")
        expect(about).to_contain_text("level 2: nothing found below, nodes below")
        until_equal(page, partial(about.evaluate, CLIPPED), False)
        assert places() == before


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_nothing_moves_while_one_tree_grows(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    tree = Tree(page, "#puzzle=magic-square&option.order=3&strategy=prune")
    rules = tree.panel.locator(".legend button")
    parts = [tree.panel.locator(part) for part in (".legends", ".kinds", ".levels")]

    def places() -> list[float]:
        top = place_of(tree.panel)["y"]
        return [place_of(part)["y"] - top for part in [*parts, *rules.all()]]

    tree.step(1)
    expect(tree.panel.locator(".levels")).to_be_visible()
    with sentence("the rules that may cut are there before they do"):
        expect(rules).to_have_text([re.compile(r"\(0\)\s*$")] * rules.count())
        expect(rules.first).to_be_disabled()
    before = places()
    for steps in range(2, 12):
        tree.bench.button("Step").click()
        expect(tree.bench.moment).to_have_text(f"{steps} / {steps}")
        assert places() == before
    tree.bench.button("Search to the end").click()
    tree.bench.expect_over("exactly 8 solutions")
    expect(rules.filter(has_text=re.compile(r"\([1-9]"))).not_to_have_count(0)
    assert places() == before


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_first_step_leaves_the_board_where_it_is(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    link = "#puzzle=magic-star&strategy=prune&panels=tree.race&beside=order"
    bench = Workbench(page, link)
    bench.wait_for_python()
    expect(page.locator(".tree-side")).to_have_count(2)
    board = page.locator("#board")
    with sentence("the buttons are in sight"):
        for name in ("Solve", "Step"):
            expect(bench.button(name)).to_be_in_viewport(ratio=1)
        if size[0] > 1000:
            expect(bench.strategy).to_be_in_viewport(ratio=1)
    before = place_of(board)
    for steps in (1, 2):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{steps} / {steps}")
        assert place_of(board) == before


def test_a_second_strategy_stands_beside(new_page):
    page = new_page()
    tree = Tree(page)
    tree.solve()
    expect_none(tree.bench.button("See the board"), once=tree.whole)  # it stays beside one alone
    with at_size(page, (1100, 800)), sentence("nothing lies on the buttons beside one alone"):
        tree.bench.button("Solve").click(trial=True)
    tree.beside.select_option("Order")
    sides = tree.panel.locator(".tree-side")
    second, first = tree.side("Order"), tree.side("Prune")
    expect(sides).to_have_count(2)
    with (
        at_size(page, (1000, 800)),
        sentence("where the board is out of sight, it is a click away"),
    ):
        picture = first.locator("canvas")
        scroll_to(picture, above=20)
        picture.click(position={"x": 60, "y": 60})
        board = page.locator("#board")
        expect(board).not_to_be_in_viewport()
        tree.bench.button("See the board").click()
        expect(board).to_be_in_viewport(ratio=0.99)
    for width in (1920, 2560, 1280):
        with at_size(page, (width, 900)), sentence("two trees stand side by side on a desk"):
            until(
                page,
                partial(tree.panel.locator("canvas").evaluate_all, PLACES),
                lambda seen: (
                    seen[0]["top"] == seen[1]["top"] and seen[1]["left"] >= seen[0]["right"]
                ),
            )
    with sentence("they have one scale"):
        expect(second.locator(".summary")).to_contain_text("solutions: 14")
        expect(tree.panel).to_contain_text(re.compile(r" takes [\d.]+ times as many nodes"))
        heights = [place_of(side.locator("canvas"))["height"] for side in (first, second)]
        assert heights[0] == heights[1]
    with sentence("the path and the levels of both are behind one button"):
        expect(tree.panel.locator(".twig, .levels")).to_have_count(0)
        tree.bench.button(DETAILS).click()
        expect(tree.panel.locator("table.levels")).to_have_count(2)
    path, other = (
        tree.panel.get_by_role("group", name=name, exact=True).locator(".twig.here")
        for name in ("Prune", "Order")
    )
    with sentence("the board does not go to a branch of the second"):
        at = tree.bench.moment.inner_text()
        second.get_by_role("application").focus()
        for _ in range(4):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(other).to_have_count(4)
        expect(tree.bench.moment).to_have_text(at)
    with sentence("where they part is a list, the largest difference first"):
        places = tree.panel.get_by_role("region", name="Where they part").get_by_role("listitem")
        expect(places.first).to_contain_text("goes on with")
    with sentence("an entry goes there in both trees, and brings the board to that moment"):
        places.first.get_by_role("button").click()
        expect(places.first.get_by_role("button")).to_have_attribute("aria-current", "true")
        expect(tree.bench.moment).not_to_have_text(at)
        expect(path.first).to_be_attached()
        expect(other.first).to_be_attached()
    with sentence("the widths are those of one unit, or of what there would be without cuts"):
        canvases = [each.locator("canvas") for each in (first, second)]

        def drawn() -> list[str]:
            return [pixels_of(each) for each in canvases]

        before = drawn()
        for measure in ("nodes and cuts, one unit for both", "share of what there would be"):
            tree.panel.get_by_label("Width of a branch").select_option(measure)
            before = until(page, drawn, partial(differ, before))
        expect(tree.panel.locator(".legends")).to_contain_text("cut or never tried")
    with sentence("the second is put away"), removed_by(second):
        tree.beside.select_option("none")
    link = "#puzzle=magic-star&strategy=generate-and-test&panels=tree&beside=prune"
    bench = Workbench(page, link)
    with sentence("two strategies are compared before they have come to their ends"):
        bench.solve()
        told = page.locator(".panel.tree > .comparison")
        about = r"“Generate and test” will take about \d\d0 times as many nodes as “Prune”"
        expect(told).to_contain_text(re.compile(about))
        bench.button("Stop").click()


def test_a_frame_shows_two_trees_side_by_side(new_page):
    page = new_page()
    page.goto(
        "embed.html#puzzle=magic-square&option.order=3&strategy=prune&view=tree&beside=symmetry"
    )
    page.get_by_role("button", name="Start", exact=True).click()
    for name in ("Prune", "Symmetry"):
        side = page.get_by_role("region", name=name, exact=True)
        expect(side.locator(".summary")).to_contain_text("solutions: ")
    expect(page.locator(".panel.tree")).to_contain_text("times as many nodes")
