"""What is carried away from the page and brought back: tables, pictures, files, links."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable
from functools import partial

from playwright.sync_api import expect

from tests.support.acting import copied, drop_file, follow, open_anew
from tests.support.colours import hex_of
from tests.support.journey import sentence
from tests.support.polling import removed_by, until, until_equal
from tests.support.saving import saved, solved
from tests.support.workbench import Workbench

SPACE = "{http://www.w3.org/2000/svg}"
FILLS = """async (drawn) => {
    const fading = drawn.flatMap((each) => each.getAnimations());
    await Promise.allSettled(fading.map(({ finished }) => finished));
    return drawn.map((each) => getComputedStyle(each).fill);
}"""
VALUES = "cells => cells.map((cell) => cell.value)"
TINTED = {"#puzzle=queens&option.n=5": 25, "#puzzle=sudoku&option.diagonals=yes": 81}
"""Boards with tinted squares, and how many squares they have."""


def texts_in(picture: bytes) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(picture).iter(f"{SPACE}text"))


def words(texts: Iterable[ElementTree.Element]) -> list[str]:
    return sorted(text.text or "" for text in texts)


def test_solutions_and_boards_are_saved_and_read_back(new_page):
    page = new_page()
    with sentence("solutions as CSV have the names of the cells"):
        bench = solved(page, "#puzzle=magic-square&option.order=3", "exactly 8 solutions")
        name, content = saved(bench, "CSV")
        assert name == "magic-square-order-3-8-solutions.csv"
        head, *rows = csv.reader(io.StringIO(content.decode("utf-8-sig")))
        assert len(head) == len(set(head)) == 9
        squares = {tuple(map(int, row)) for row in rows}
        assert len(squares) == 8
        assert all(sum(square[:3]) == sum(square[::4]) == 15 for square in squares)
    with sentence("all solutions come, in pieces"):
        solved(page, "#puzzle=permutations&option.n=7", "exactly 5,040 solutions")
        name, content = saved(bench, "JSON")
        assert name == "permutations-n-7-5040-solutions.json"
        told = json.loads(content)
        assert (told["puzzle"], told["options"]) == ("permutations", {"n": "7"})
        assert len({tuple(solution) for solution in told["solutions"]}) == 5040
    with sentence("only those that are shown come"):
        bench.cell(0).focus()
        page.get_by_label("has the value").select_option("3")
        bench.button("Filter").click()
        expect(page.locator(".picked [role=status]")).to_have_text("720 of 5,040 solutions")
        name, content = saved(bench, "JSON")
        assert name == "permutations-n-7-720-solutions.json"
        assert {each["values"][0] for each in json.loads(content)["solutions"]} == {3}
    with sentence("givens are set apart in a saved picture"):
        solved(page, "#puzzle=magic-square&option.order=3&given=0:2", "exactly 2 solutions")
        _, content = saved(bench, "SVG")
        texts = texts_in(content)
        assert [text.text for text in texts if text.get("font-weight") == "700"] == ["2"]
        assert len(texts) == 9
    with sentence("a file that was saved is read back where it is dropped"):
        name, content = saved(bench, "JSON")
        table, rows_saved = saved(bench, "CSV")
        follow(page, "#puzzle=magic-star")
        expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
        drop_file(page, name, content.decode())
        expect(page.get_by_role("heading", level=1)).to_have_text("Magic square")
        expect(page.locator(".board .cell")).to_have_count(9)
        bench.expect_board({0: "2", 1: ""})
        drop_file(page, table, rows_saved.decode())
        bench.expect_board({0: "2", 4: "5"})
        bench.button("Undo").click()
        bench.expect_board({0: "2", 4: ""})
    with sentence("a dropped file of a stranger is data"):
        drop_file(page, "a.json", '{"edagari": 1, "puzzle": "<img src=x>"}')
        expect(page.get_by_text("names a puzzle that is not here")).to_be_visible()
        drop_file(page, "a.txt", "2 7 6\n9 5 1\n4 3 8")
        bench.expect_board({0: "2", 8: "8"})
        drop_file(page, "a.txt", "<b>hello</b>")
        expect(page.locator("dialog.text [role=alert]")).to_be_visible()
        expect(page.locator("dialog.text b")).to_have_count(0)


def test_pictures_show_what_the_board_does(new_page):
    page = new_page(color_scheme="dark")
    with sentence("the board as SVG and PNG is light on a dark page"):
        bench = solved(page, "#puzzle=magic-square&option.order=3", "exactly 8 solutions")
        name, content = saved(bench, "SVG")
        assert name == "magic-square-order-3.svg"
        ground = ElementTree.fromstring(content).find(f"{SPACE}polygon")
        assert ground is not None
        assert ground.get("fill") == "#f4efe3"
        assert words(texts_in(content)) == list("123456789")
        name, content = saved(bench, "PNG")
        assert name == "magic-square-order-3.png"
        assert content.startswith(b"\x89PNG")
        wide, tall = (int.from_bytes(content[at : at + 4]) for at in (16, 20))
        assert wide == tall > 400
    page.emulate_media(color_scheme="light")
    for link, squares in TINTED.items():
        with sentence(f"a saved picture has the tints that the board has: {link}"):
            follow(page, link)
            bench.wait_for_python()
            grounds = page.locator(".board .spot > :first-child")
            expect(grounds).to_have_count(squares)
            expect(page.locator(".board .spot.tinted")).not_to_have_count(0)
            fills = until(page, partial(grounds.evaluate_all, FILLS), lambda f: len(set(f)) == 2)
            _, content = saved(bench, "SVG")
            _paper, *cells = ElementTree.fromstring(content).iter(f"{SPACE}polygon")
            assert Counter(cell.get("fill") for cell in cells) == Counter(map(hex_of, fills))
    with sentence("a saved picture has the letters that the board has"):
        open_anew(page, "#puzzle=magic-star&given=0:1,1:2,2:4&panels=plan").solve()
        bench.expect_over("exactly 1 solution")
        letters = page.locator(".board .letter")
        expect(letters).to_have_count(12)
        expect(bench.cell(11)).not_to_have_value("")  # what was found has come
        _, content = saved(bench, "SVG")
        texts = texts_in(content)
        drawn = words(text for text in texts if text.get("font-style") == "italic")
        until_equal(page, lambda: sorted(letters.all_text_contents()), drawn)
        assert len(texts) == 24
        with removed_by(letters):
            bench.button("Close: The plan").click()
        _, content = saved(bench, "SVG")
        assert "italic" not in content.decode()
    with sentence("a line of moves is saved as a film"):
        follow(page, "#puzzle=flip-it&option.n=5")
        bench.solve()
        page.locator(".lines button").first.click()
        moves = until(page, page.locator(".strip li").count, lambda places: places > 1) - 1
        name, content = saved(bench, "Animated SVG")
        assert name == f"flip-it-n-5-film-{moves}-moves.svg"
        film = ElementTree.fromstring(content)
        ways = [way.get("values", "").split(";") for way in film.iter(f"{SPACE}animateTransform")]
        assert ways
        assert sum(len(way) // 2 - 1 for way in ways) == moves  # two stops a move, and the ends
        for each in film.iter():
            times = [float(time) for time in each.get("keyTimes", "0").split(";")]
            assert times == sorted(times)
            assert times[0] == 0
            assert times[-1] <= 1
    with sentence("a line of moves is saved as a strip"):
        name, content = saved(bench, "Strip (SVG)")
        assert [text.text for text in texts_in(content)] == [str(at) for at in range(moves + 1)]


def test_a_link_opens_at_the_moment_of_the_search_with_its_panels(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune")
    bench.wait_for_python()
    for moment in range(1, 5):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{moment} / {moment}")
    cells = page.locator(".board .cell")
    shown = until(page, lambda: cells.evaluate_all(VALUES), any)
    bench.button("Plan").click()
    expect(page.locator(".panel.plan")).to_be_visible()
    link = copied(page, bench.share("Copy link"))
    expect(page.get_by_text("Link copied")).to_be_visible()
    assert link.endswith("#puzzle=magic-star&strategy=prune&at=4&panels=plan&v=2")
    other = Workbench(new_page(), link[link.index("#") :])
    expect(other.moment).to_have_text(re.compile(r"^4 / [\d,]+$"))
    expect(other.page.locator(".panel.plan")).to_be_visible()
    found = other.page.locator(".board .cell")
    until_equal(other.page, lambda: found.evaluate_all(VALUES), shown)
