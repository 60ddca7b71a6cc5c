"""Several workers at one search: the same figures, whatever happens to them on the way."""

from functools import cache, partial

from playwright.sync_api import Page, expect

from pycore.task.placements import placement_task
from tests.support.acting import reload
from tests.support.executors import straight
from tests.support.interrupted import crash
from tests.support.journey import sentence
from tests.support.phones import TALL, phone
from tests.support.polling import changed_by, expect_none, until_equal
from tests.support.workbench import (
    QUICK,
    Workbench,
    hold,
    in_python,
    release,
    script,
    start_pyodide,
)

GIVEN = {0: 1, 6: 2, 12: 13, 18: 24}
PUZZLE = "#puzzle=magic-square&option.order=5&strategy=compiled"
LINK = PUZZLE + "".join(f"&given={cell}:{value}" for cell, value in GIVEN.items())
SEVERAL = script("several_cores")
FIGURES = ("nodes", "cuts", "solutions")


@cache
def alone() -> list[str]:
    """The figures of the straight search."""
    task = placement_task(
        "magic-square", {"order": "5"}, {str(c): str(v) for c, v in GIVEN.items()}
    )
    assert not isinstance(task, list)
    whole = straight(task.placement, task.drawing, "compiled")
    return [f"{number:,}" for number in (whole.nodes, whole.cuts, whole.solutions)]


def expect_the_same(bench: Workbench) -> None:
    """It comes to its end with the figures of the straight search."""
    bench.expect_over(f"exactly {alone()[2]} solutions")
    for name, figure in zip(FIGURES, alone(), strict=True):
        expect(bench.figure(name)).to_have_text(figure)


def expect_helpers(page: Page, number: int) -> None:
    """So many others have been begun since the page was opened."""
    until_equal(page, partial(page.evaluate, "workers.length - 1"), number)


def begin(bench: Workbench, cores: int, helpers: int) -> None:
    """Search on so many cores, in Python, so that it lasts; so many others have been begun by now,
    which may go on in WebAssembly."""
    alone()  # not while the page searches: its Python is reached through this very process
    in_python(bench.page)
    bench.unfold("settings")
    bench.page.get_by_label("Cores").select_option(str(cores))
    bench.solve()
    bench.page.evaluate(script("helpers_started"), helpers)


def begun(page: Page, cores: int, helpers: int) -> Workbench:
    """A page that searches on so many cores, and does not come to an end; so many others help by
    now."""
    page.add_init_script(SEVERAL)
    page.add_init_script(QUICK)
    bench = Workbench(page, LINK)
    hold(page, "search")
    begin(bench, cores, helpers)
    return bench


def kill_three_helpers(page: Page, *, loudly: bool) -> None:
    killed: int = page.evaluate(script("kill_helpers"), loudly)
    assert killed == 3


def kill_until_told(page: Page) -> None:
    """Helpers are ended as soon as they are there, until the page says so."""
    page.evaluate(script("kill_helpers_until_told"))


def wait_for_parts(page: Page) -> None:
    """What is kept of a search is one that is done in parts."""
    page.evaluate(script("parts_kept"))


def test_any_number_of_cores_comes_to_the_same_figures(new_page):
    page = new_page()
    page.add_init_script(SEVERAL)
    page.add_init_script(QUICK)
    bench = Workbench(page, "#puzzle=magic-square&strategy=compiled")
    bench.unfold("settings")
    page.get_by_label("Cores").select_option("4")
    with sentence("a short search begins no other workers"):
        bench.solve()
        bench.expect_over("exactly 7,040 solutions")
        expect_helpers(page, 0)
    with sentence("one that is watched begins no other workers"):
        bench.choose("Prune")
        bench.solve()
        for _ in range(3):  # each is of a search that has long been known to take long
            with changed_by(bench.figure("nodes")):
                pass
        expect_helpers(page, 0)
    bench = Workbench(page, LINK)
    with sentence("one core does it alone"):
        begin(bench, cores=1, helpers=0)
        expect_the_same(bench)
        expect_helpers(page, 0)
    with sentence("two cores pause and go on"):
        hold(page, "search")
        begin(bench, cores=2, helpers=1)
        bench.button("Pause").click()
        expect(bench.button("Resume")).to_be_visible()
        bench.button("Resume").click()
        expect(bench.button("Pause")).to_be_visible()
        release(page)
        expect_the_same(bench)
        expect_helpers(page, 1)
    with sentence("Stop ends it, and another search begins, on four cores"):
        hold(page, "search")
        bench.solve()
        expect(bench.verdict).not_to_contain_text("exactly")  # as the one before, until it reports
        bench.button("Stop").click()
        expect(bench.verdict).to_contain_text("(stopped)")
        begin(bench, cores=4, helpers=3)
        release(page)
        expect_the_same(bench)
        expect_helpers(page, 3)


def test_workers_that_die_are_replaced_and_nothing_is_lost(new_page):
    page = new_page(faulty=True)
    bench = begun(page, 4, 3)
    with sentence("those that say so are replaced at once"):
        kill_three_helpers(page, loudly=True)
        expect_helpers(page, 6)
    with sentence("what those had that die in silence is done by others"):
        kill_three_helpers(page, loudly=False)
        release(page)
    expect_the_same(bench)
    expect_none(page.locator(".notice"), once=bench.verdict)


def test_those_that_die_again_and_again_are_given_up_and_told(new_page):
    page = new_page(faulty=True)
    bench = begun(page, 2, 1)
    kill_until_told(page)
    release(page)
    expect_the_same(bench)


def test_a_shared_search_goes_on_after_its_tab_died_on_as_many_cores_as_there_are(new_page):
    page = new_page(faulty=True)
    page.add_init_script(SEVERAL)
    page.add_init_script(QUICK)
    bench = Workbench(page, LINK)
    hold(page, "parts")
    begin(bench, cores=2, helpers=1)
    wait_for_parts(page)
    crash(page)
    again = page.context.new_page()
    start_pyodide(again)  # on so many parts it is quicker there, in WebAssembly
    again.add_init_script(SEVERAL)
    bench = Workbench(again, LINK)
    expect(again.get_by_label("Cores")).to_have_value("2")
    bench.unfold("settings")
    again.get_by_label("Cores").select_option("1")
    bench.wait_for_python()
    bench.button("Continue where it stopped").click()
    expect_the_same(bench)
    expect_helpers(again, 0)


def test_a_device_that_is_held_in_the_hand_uses_one_core_until_told_otherwise(new_page):
    page = phone(new_page, TALL, python=False)
    page.add_init_script(SEVERAL)
    bench = Workbench(page, LINK)
    chooser = page.get_by_label("Cores")
    expect(chooser).to_have_value("1")
    bench.unfold("settings")
    chooser.select_option("2")
    reload(page)
    expect(chooser).to_have_value("2")
    expect(chooser.locator("option")).to_have_text(["1", "2", "4"])
    expect(page.locator(".cores")).to_contain_text("device")
