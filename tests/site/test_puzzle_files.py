"""Puzzle files on the page: dropped and pasted, solved, linked and given back."""

import json
import re

from playwright.sync_api import expect

from pycore.formats import Held, written
from pycore.puzzles import puzzle_named
from tests.support.acting import drop_file, follow
from tests.support.journey import sentence
from tests.support.workbench import Workbench, paste

STAR = puzzle_named("magic-star")
TEXT = written(Held(STAR, STAR.settings({}), {0: 1}), "edagari")
TRIANGLE = json.dumps(
    {
        "edagari": 1,
        "title": {"en": "Three in a triangle", "ja": "三角形の 3 マス"},
        "values": {"from": 1, "to": 3},
        "cells": [{"at": [1, 0]}, {"at": [0, 2]}, {"at": [2, 2]}],
        "rules": [{"rule": "all different", "cells": [0, 1, 2]}],
    }
)


def test_a_puzzle_file_is_opened_solved_linked_and_given_back(new_page):
    page = new_page()
    bench = Workbench(page)
    bench.wait_for_python()
    heading, dialog = page.get_by_role("heading", level=1), page.locator("dialog.text")
    with sentence("a file is dropped: it is offered with its picture, and stands on the board"):
        drop_file(page, "star.json", TEXT)
        offer = dialog.get_by_role("button", name="Open: Magic star")
        expect(offer.locator("svg.thumbnail")).to_be_visible()
        offer.click()
        expect(heading).to_have_text("Magic star")
        expect(heading).to_contain_text("Magic star")
        bench.expect_board({0: "1"})
        expect(page.locator(".board input.cell")).to_have_count(12)
    with sentence("it is solved like any other"):
        bench.solve()
        bench.expect_over("exactly 80 solutions")
    with sentence("its link is short, and opens it in another page"):
        expect(page).to_have_url(re.compile(r"#puzzle=own-figure&option\.file=z\..{500,1900}$"))
        other = Workbench(new_page(), f"#{page.url.partition('#')[2]}")
        expect(other.page.get_by_role("heading", level=1)).to_have_text("Magic star")
        other.expect_board({0: "1"})
        other.wait_for_python()
        other.solve()
        other.expect_over("exactly 80 solutions")
    with sentence("it is given back as the file that it was"):
        bench.button("Share").click()
        bench.button("Show the forms").click()
        with page.expect_download() as saved:
            bench.button("Puzzle file").click()
        assert saved.value.suggested_filename == "own-figure.json"
        assert saved.value.path().read_text("utf-8") == TEXT
        page.keyboard.press("Escape")
    with sentence("another one is pasted: it takes the board, and Undo brings back the first"):
        paste(bench.cell(1), TRIANGLE)
        expect(heading).to_contain_text("Three in a triangle")
        expect(page.locator(".board input.cell")).to_have_count(3)
        bench.button("Undo").click()
        expect(heading).to_contain_text("Magic star")
        bench.expect_board({0: "1"})
    with sentence("one with a mistake stays in the dialogue, with the place of the mistake"):
        paste(bench.cell(1), TRIANGLE.replace("[0, 1, 2]", "[0, 1, 3]"))
        expect(dialog.get_by_role("alert")).to_contain_text("/rules/0/cells/2")
        expect(dialog.get_by_role("alert")).to_contain_text("there is no cell 3")
        page.keyboard.press("Escape")
    with sentence("ours are examples, whose links are their names"):
        follow(page, "#puzzle=own-figure&option.file=petersen&v=2")
        expect(heading).to_contain_text("Petersen")
        bench.take_example("Magic pentagram")
        expect(heading).to_contain_text("Magic pentagram")
        bench.solve()
        bench.expect_over("exactly 120 solutions")
        expect(page).to_have_url(re.compile("#puzzle=own-figure&option.file=pentagram"))
