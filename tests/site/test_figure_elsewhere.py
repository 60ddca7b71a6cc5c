"""A figure of somebody's own on a phone, over a reload, without a network, and in the pages of
others, as a link carries it; a killer from a book in those pages too."""

from __future__ import annotations

from playwright.sync_api import expect

from pycore import Figure
from pycore.puzzles import puzzle_named
from tests.support.acting import open_anew, reload
from tests.support.interrupted import GO_ON, INTERRUPTED, wait_until_kept
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.workbench import QUICK, Workbench, hold

TRIANGLE = Figure.triangle(3).values(range(1, 7), once=True).titled("Small triangle")
TRIANGLE = TRIANGLE.same_sums((0, 1, 3), (0, 2, 5), (3, 4, 5))
SQUARE = Figure.grid(4, 4).sum_lines().titled("Square of sixteen")
KILLER = "ABBB AACD EECD EFFD A=8 B=9 C=5 D=6 E=7 F=5"


def packed(figure: Figure) -> str:
    """Return the figure in one word, as in a link."""
    file = puzzle_named("own-figure").settings({"file": figure.to_json()})["file"]
    return str(file)


def link_to(figure: Figure, more: str = "") -> str:
    return f"#puzzle=own-figure&option.file={packed(figure)}&v=2{more}"


def test_a_figure_is_solved_with_the_pad_of_a_phone(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, link_to(TRIANGLE))
    bench.wait_for_python()
    expect(page.locator(".board input.cell")).to_have_count(6)
    pad = page.locator(".pad")
    for cell, value in enumerate(next(TRIANGLE.solve())):
        bench.cell(cell).tap()
        pad.get_by_role("button", name=str(value), exact=True).tap()
    expect(page.locator(".solved-place, .said.solved")).to_contain_text("Solved")


def test_a_search_of_a_figure_goes_on_after_a_reload(new_page):
    page = new_page()
    page.add_init_script(QUICK)
    bench = open_anew(page, link_to(SQUARE, "&strategy=prune"))
    hold(page, "search")
    bench.solve()
    wait_until_kept(page)
    bench.button("Pause").click()
    expect(bench.button("Resume")).to_be_visible()
    reload(page)
    bench.wait_for_python()
    expect(page.locator(".controls > .onward")).to_contain_text(INTERRUPTED)
    bench.button(GO_ON).click()
    expect(bench.button("Pause")).to_be_visible()
    expect(page.locator("[data-figure=nodes]")).not_to_have_text("0")


def test_a_figure_is_there_without_a_network(new_page):
    page = new_page(service_workers="allow")
    bench = Workbench(page, link_to(TRIANGLE))
    bench.wait_for_python()
    expect(page.get_by_text("Ready for use offline")).to_be_visible()
    page.context.set_offline(True)
    reload(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Small triangle")
    bench.solve()
    bench.expect_over("exactly 24 solutions")


def test_a_figure_and_a_killer_are_searched_in_the_pages_of_others(tutorial):
    there = tutorial(
        f"""<edagari-puzzle id="figure" puzzle="own-figure" option-file="{packed(TRIANGLE)}">
        </edagari-puzzle>
        <edagari-puzzle id="killer" puzzle="killer-sudoku" option-cages="{KILLER}">
        </edagari-puzzle>"""
    )
    with sentence("the page hears how each search ends"):
        for name, solutions in (("figure", 24), ("killer", 1)):
            there.start(name)
            if name == "killer":  # whose reader plays it first
                there.frame(name).get_by_role("button", name="Solve", exact=True).click()
            [finished] = there.wait_for(name, "finished")
            assert (finished["state"], finished["solutions"]) == ("done", solutions)
    with sentence("each has its board and its title"):
        expect(there.frame("figure").locator(".board .cell")).to_have_count(6)
        expect(there.frame("figure").locator("#page")).to_contain_text("Small triangle")
        expect(there.frame("killer").locator(".board .cage")).to_have_count(6)
