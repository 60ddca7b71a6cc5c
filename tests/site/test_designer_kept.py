"""What is drawn is kept: on the shelf, over a reload and a crash, from tab to tab, with full
storage, and too large for a link."""

import json
import re
from random import Random

from playwright.sync_api import Page, expect

from tests.support.acting import drop_file, follow, reload
from tests.support.drawing import Designer
from tests.support.interrupted import crash
from tests.support.journey import sentence
from tests.support.workbench import Workbench

FULL = "Storage.prototype.setItem = () => { throw new DOMException('full'); };"


def open_designer(page: Page) -> Designer:
    Workbench(page)
    designer = Designer(page)
    designer.open()
    return designer


def draw_triangle(designer: Designer) -> None:
    """Draw six cells in a triangle with three sides of the same sum."""
    designer.take("triangle")
    designer.fill("Size", "3")
    designer.button("Cells on all places").click()
    designer.fill("to", "6")
    designer.take("Line")
    for sign in ("a", "b", "d", "d"):
        designer.cell(sign).click()
    designer.button("Turned copies").click()
    expect(designer.lines).to_have_count(3)


def test_a_figure_that_is_used_stands_on_the_shelf_with_its_name_and_picture(new_page):
    page = new_page()
    designer = open_designer(page)
    draw_triangle(designer)
    designer.fill("Title", "Small triangle")
    expect(designer.count).to_have_text("exactly 24 solutions")
    designer.button("Use it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Small triangle")
    with sentence("the settings do not show the packed figure, which nobody reads"):
        expect(page.locator("details.settings summary")).to_contain_text(re.compile(r"z\..{8}…"))
    with sentence("another puzzle is played, and the shelf has the figure, by name"):
        follow(page, "#puzzle=sudoku&v=2")
        expect(page.get_by_role("heading", level=1)).to_have_text("Sudoku")
        page.get_by_role("heading", level=1).get_by_role("button").click()
        page.get_by_role("button", name="Shelf").click()
        items = page.get_by_role("dialog", name="Shelf").get_by_role("listitem")
        item = items.filter(has_text="Small triangle")
        expect(item.locator("svg.thumbnail")).to_be_visible()
    with sentence("it is opened from there"):
        item.get_by_role("button").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Small triangle")
        expect(page.locator(".board input.cell")).to_have_count(6)


def test_a_reload_takes_what_still_stands_in_a_field(new_page):
    page = new_page(python=False)
    designer = open_designer(page)
    draw_triangle(designer)
    designer.dialog.get_by_label("Title").fill("Half typed")
    reload(page)
    designer.open()
    expect(designer.dialog.get_by_label("Title")).to_have_value("Half typed")
    expect(designer.lines).to_have_count(3)


def test_a_tab_that_dies_leaves_the_figure(new_page):
    page = new_page(faulty=True, python=False)
    designer = open_designer(page)
    draw_triangle(designer)
    crash(page)
    again = open_designer(page.context.new_page())
    expect(again.lines).to_have_count(3)


def test_what_another_tab_draws_is_taken_over_and_undo_brings_back_the_figure(new_page):
    page = new_page(python=False)
    designer = open_designer(page)
    designer.place(1, 1).click()
    other = open_designer(page.context.new_page())
    expect(other.cells).to_have_count(1)
    with sentence("what one tab draws the other shows"):
        other.place(1, 2).click()
        other.place(2, 2).click()
        expect(designer.cells).to_have_count(3)
        expect(designer.dialog).to_contain_text("Taken over from another tab")
    with sentence("undo goes back to the figure before, in both"):
        designer.button("Undo").click()
        expect(designer.cells).to_have_count(2)
        expect(other.cells).to_have_count(2)


def test_with_full_storage_the_drawing_goes_on_and_that_is_said(new_page):
    page = new_page(python=False)
    page.add_init_script(FULL)
    designer = open_designer(page)
    draw_triangle(designer)
    expect(designer.dialog.get_by_role("alert")).to_contain_text(
        ["The browser’s storage is off or full"]
    )


def test_a_figure_too_large_for_a_link_is_kept_in_the_browser(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    random = Random(1)
    file = {
        "edagari": 1,
        "title": "Scribble",
        "values": {"from": 1, "to": 3},
        "cells": [{"at": [2 * number, 5]} for number in range(3)],
        "rules": [{"rule": "all different", "cells": [0, 1, 2]}],
        "drawing": {
            "lines": [
                {"points": [[random.randint(0, 9999) / 1000, 5] for _ in range(9000)]}
                for _ in range(3)
            ]
        },
    }
    drop_file(page, "scribble.json", json.dumps(file))
    page.locator("dialog.text").get_by_role("button", name="Open: Scribble").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Scribble")
    with sentence("the address only names the puzzle, and a reload has it all"):
        bench.type({0: "2"})
        expect(page).to_have_url(re.compile(r"#puzzle=own-figure$"))
        reload(page)
        expect(heading).to_have_text("Scribble")
        bench.expect_board({0: "2"})
    with sentence("instead of a link there is a file"):
        expect(bench.share("Copy link")).to_be_disabled()
        expect(page.get_by_role("dialog")).to_contain_text("too large for a link")
