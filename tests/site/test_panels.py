"""Panels: where they open and stay; while a search runs each shows its own; what is compared."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.support.acting import follow, scroll_to, seen_while_pressed
from tests.support.journey import at_size, sentence
from tests.support.phones import SHORT, TALL, expect_free, phone, put_at_the_top
from tests.support.polling import expect_none, removed_by
from tests.support.workbench import Workbench, place_of

TABLET = (768, 1024)


def test_while_a_search_runs_each_shows_its_own(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=generate-and-test&panels=plan.program")
    bench.wait_for_python()
    bench.button("Solve").click()  # at full speed; it does not end soon
    expect(bench.button("Pause").first).to_be_visible()
    expect(page.locator(".panel.program .listing")).to_be_visible()  # their part has come
    with sentence("one that is opened comes with its own"):
        without = ".panel.tree:not(:has(.tree-side))"
        comparing = page.get_by_role("tab", name="Compare")
        assert not any(seen_while_pressed(page, comparing, without))
        side = page.get_by_role("region", name="Generate and test", exact=True)
        expect(side.locator(".summary")).to_be_visible()
    with removed_by(page.locator(".panel.race")):
        bench.button("Race").click()
    with sentence("all that are open go on in turn"):
        summary = side.locator(".summary")
        expect(summary).to_contain_text("Nodes")
        told = summary.inner_text()
        expect(summary).not_to_have_text(told, use_inner_text=True)
        expect(page.locator(".panel.program .line.lit")).not_to_have_count(0)
    with sentence("one that stays keeps its own when another is closed"):
        expect(page.locator(".panel.plan tbody tr")).not_to_have_count(0)
        expect(page.locator(".panel.program .listing")).to_be_visible()
        close = page.get_by_role("button", name="Close: The plan")
        foreign = ".panel.program table, .panel.tree .listing"
        assert not any(seen_while_pressed(page, close, foreign))
        expect(page.locator(".panel")).to_have_count(2)


def test_two_trees_are_compared_at_one_height_and_grow_where_there_is_something_to_grow(new_page):
    page = new_page()
    link = "#puzzle=magic-square&option.order=3&panels=tree&beside=prune"
    bench = Workbench(page, f"{link}&strategy=forced")
    with sentence("what is compared of two trees stands at one height"):
        bench.solve()
        bench.expect_over("1 solution (8 with rotations and reflections)")
        expect(page.locator(".panel.tree strong")).to_contain_text("times as many nodes as")
        sides = page.locator(".tree-side")
        expect(sides).to_have_count(2)
        one, other = (
            [place_of(side.locator(part))["y"] for part in (".summary", ".icicle")]
            for side in sides.all()
        )
        assert one == other == sorted(one)
    with sentence("a tree beside is let grow only where there is something to grow"):
        follow(page, "#puzzle=queens")
        follow(page, link)
        grow = page.get_by_role("button", name="Run this one too")
        grow.click()
        expect(page.locator(".tree-side .summary")).to_be_visible()
        expect(grow).to_be_disabled()
        bench.type({0: "2"})
        expect(grow).to_be_enabled()
        grow.click()
        expect(grow).to_be_disabled()


def test_a_panel_is_opened_with_its_title_in_sight(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14 solutions")

    def expect_in_sight(name: str) -> None:
        title = page.get_by_role("heading", level=2, name=name)
        expect_none(page.locator(".panel [aria-busy='true']"), once=title)
        expect_free(title)
        board = place_of(page.locator("#board"))
        assert place_of(title)["y"] >= board["y"] + board["height"]

    for size in (TALL, SHORT):
        for name in ("Plan", "Program"):
            with at_size(page, size), sentence(f"the title of {name} is in sight"):
                put_at_the_top(page.locator("#board"))
                bench.open_panel(name)
                expect_in_sight(name)
                with removed_by(page.locator(".panel")):
                    page.get_by_role("button", name="Close: ").tap()
        with at_size(page, size), sentence("Compare begins with the title of Tree in sight"):
            bench.enter("Compare")
            expect_in_sight("Tree")
        with at_size(page, size), sentence("Race, opened again, has its title in sight"):
            race = page.locator(".panel.race")
            with removed_by(race):
                race.get_by_role("button", name="Close: ").tap()
            bench.open_panel("Race")
            expect_in_sight("Race")
            with removed_by(race):
                bench.enter("Solve")


def test_who_reads_a_panel_stays_there_while_stepping(new_page):
    page = phone(new_page, TALL)
    bench = Workbench(page)
    bench.wait_for_python()
    offered = page.locator(".onward").filter(visible=True)
    for number, (panel, size) in enumerate(product(("program", "tree"), (TALL, TABLET))):
        with at_size(page, size), sentence(f"who reads the panel {panel} stays there"):
            read = page.locator(f".panel.{panel}")
            parts = [page.locator("#board"), read.locator("h2").first]
            follow(page, f"#puzzle=magic-star&strategy=prune&panels={panel}")
            expect(offered).to_have_count(min(number, 1))  # a search that was left is offered again
            scroll_to(read, above=size[1] / 2 - 64)  # the board is held at the top
            before = [place_of(part)["y"] for part in parts]
            for steps in (1, 2, 3):
                bench.button("Step").tap()
                expect(bench.moment).to_have_text(f"{steps} / {steps}")
                now = [place_of(part)["y"] for part in parts]
                assert now == pytest.approx(before, abs=1)
            follow(page, "#puzzle=queens")
