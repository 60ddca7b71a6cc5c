"""Several workers at one search: the same figures, whatever happens to them on the way."""

import re
from functools import cache

import pytest
from playwright.sync_api import Error, Page, expect

from pycore.task.placements import placement_task
from tests.support.executors import straight
from tests.support.workbench import QUICK, Workbench, script

GIVEN = {0: 1, 6: 2, 12: 13, 18: 24}
LINK = "#puzzle=magic-square&option.order=5&strategy=compiled" + "".join(
    f"&given={cell}:{value}" for cell, value in GIVEN.items()
)
SEVERAL = script("several_cores")
HELPERS = "workers.length - 1"
STARTED = script("helpers_started")
KILL = script("kill_helpers")
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


def figures(bench: Workbench) -> list[str]:
    return [bench.figure(name).inner_text() for name in FIGURES]


def begun(page: Page, cores: int, helpers: int) -> Workbench:
    """A page that searches on so many cores; so many others help by now."""
    page.add_init_script(SEVERAL)
    page.add_init_script(QUICK)
    bench = Workbench(page, LINK)
    page.get_by_label("Cores").select_option(str(cores))
    bench.solve()
    page.evaluate(STARTED, helpers)
    return bench


@pytest.mark.parametrize(("cores", "helpers"), [(1, 0), (2, 1), (4, 3)])
def test_any_number_of_cores_comes_to_the_same_figures(new_page, cores, helpers):
    page = new_page()
    bench = begun(page, cores, helpers)
    bench.expect_over(f"exactly {alone()[2]} solutions")
    assert figures(bench) == alone()
    assert page.evaluate(HELPERS) == helpers


@pytest.mark.parametrize("loudly", [True, False])
def test_workers_that_die_are_replaced_and_nothing_is_lost(new_page, loudly):
    page = new_page(faulty=True)
    bench = begun(page, 4, 3)
    assert page.evaluate(KILL, loudly) == 3
    if loudly:
        page.evaluate(STARTED, 6)
    bench.expect_over(f"exactly {alone()[2]} solutions")
    assert figures(bench) == alone()
    expect(page.locator(".notice")).to_have_count(0)


def test_those_that_die_again_and_again_are_given_up_and_told(new_page):
    page = new_page(faulty=True)
    bench = begun(page, 2, 1)
    page.evaluate(script("kill_helpers_until_told"))
    bench.expect_over(f"exactly {alone()[2]} solutions")
    assert figures(bench) == alone()


def test_pause_and_resume(new_page):
    page = new_page()
    bench = begun(page, 2, 1)
    bench.button("Pause").click()
    expect(bench.button("Resume")).to_be_visible()
    bench.button("Resume").click()
    bench.expect_over(f"exactly {alone()[2]} solutions")
    assert figures(bench) == alone()


def test_stop_ends_it_and_another_search_begins(new_page):
    page = new_page()
    bench = begun(page, 2, 1)
    bench.button("Stop").click()
    expect(bench.verdict).to_contain_text("(stopped)")
    bench.solve()
    bench.expect_over(f"exactly {alone()[2]} solutions")
    assert figures(bench) == alone()


def test_a_shared_search_goes_on_after_its_tab_died_on_as_many_cores_as_there_are(new_page):
    page = new_page(faulty=True)
    begun(page, 2, 1)
    page.evaluate(script("parts_kept"))
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    page.close()
    again = page.context.new_page()
    again.add_init_script(SEVERAL)
    bench = Workbench(again, LINK)
    expect(again.get_by_label("Cores")).to_have_value("2")
    again.get_by_label("Cores").select_option("1")
    bench.wait_for_python()
    bench.button("Go on where it stood").click()
    bench.expect_over(f"exactly {alone()[2]} solutions")
    assert figures(bench) == alone()
    assert again.evaluate(HELPERS) == 0


def test_a_short_search_and_one_that_is_watched_begin_no_other_workers(new_page):
    page = new_page()
    page.add_init_script(SEVERAL)
    bench = Workbench(page, "#puzzle=magic-square&strategy=compiled")
    bench.solve()
    bench.expect_over("exactly 7,040 solutions")
    bench.choose("Prune")
    bench.solve()
    expect(bench.figure("nodes")).not_to_have_text("0")
    assert page.evaluate(HELPERS) == 0


def test_a_device_that_is_held_in_the_hand_uses_one_core_until_told_otherwise(new_page):
    page = new_page(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page.add_init_script(SEVERAL)
    Workbench(page, LINK)
    chooser = page.get_by_label("Cores")
    expect(chooser).to_have_value("1")
    chooser.select_option("2")
    page.reload()
    expect(chooser).to_have_value("2")
    expect(chooser.locator("option")).to_have_text(["1", "2", "4"])
    assert re.search("device", page.locator(".cores").inner_text())
