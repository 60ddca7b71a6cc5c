"""What is carried away from the page and brought back: tables, pictures, files, links."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.support.colours import hex_of
from tests.support.saving import saved, solved
from tests.support.workbench import Workbench, script

FILLS = """async (drawn) => {
    const fading = drawn.flatMap((each) => each.getAnimations());
    await Promise.allSettled(fading.map(({ finished }) => finished));
    return drawn.map((each) => getComputedStyle(each).fill);
}"""


def test_solutions_as_csv_have_the_names_of_the_cells(new_page):
    bench = solved(new_page(), "#puzzle=magic-square&option.order=3", "exactly 8 solutions")
    name, content = saved(bench, "CSV")
    assert name == "magic-square-order-3-8-solutions.csv"
    head, *rows = csv.reader(io.StringIO(content.decode("utf-8-sig")))
    assert len(head) == len(set(head)) == 9
    squares = {tuple(map(int, row)) for row in rows}
    assert len(squares) == 8
    assert all(sum(square[:3]) == sum(square[::4]) == 15 for square in squares)


def test_all_solutions_come_in_pieces_and_only_those_that_are_shown(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=permutations&option.n=7", "exactly 5,040 solutions")
    name, content = saved(bench, "JSON")
    assert name == "permutations-n-7-5040-solutions.json"
    told = json.loads(content)
    assert (told["puzzle"], told["options"]) == ("permutations", {"n": "7"})
    assert len({tuple(solution) for solution in told["solutions"]}) == 5040
    bench.cell(0).focus()
    page.get_by_label("has the value").select_option("3")
    bench.button("Filter").click()
    expect(page.locator(".picked [role=status]")).to_have_text("720 of 5,040 solutions")
    name, content = saved(bench, "JSON")
    assert name == "permutations-n-7-720-solutions.json"
    assert {each["values"][0] for each in json.loads(content)["solutions"]} == {3}


def test_the_board_as_svg_and_png_is_light_on_a_dark_page(new_page):
    page = new_page(color_scheme="dark")
    bench = solved(page, "#puzzle=magic-square&option.order=3", "exactly 8 solutions")
    name, content = saved(bench, "SVG")
    assert name == "magic-square-order-3.svg"
    svg = ElementTree.fromstring(content)
    ground = svg.find("{http://www.w3.org/2000/svg}rect")
    assert ground is not None
    assert ground.get("fill") == "#f4efe3"
    texts = [text.text or "" for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert sorted(texts) == list("123456789")
    name, content = saved(bench, "PNG")
    assert name == "magic-square-order-3.png"
    assert content.startswith(b"\x89PNG")
    wide, tall = (int.from_bytes(content[at : at + 4]) for at in (16, 20))
    assert wide == tall > 400


@pytest.mark.parametrize(
    "link", ["#puzzle=queens&option.n=5", "#puzzle=sudoku&option.diagonals=yes"]
)
def test_a_saved_picture_has_the_tints_that_the_board_has(new_page, link):
    bench = Workbench(new_page(), link)
    bench.wait_for_python()
    grounds = bench.page.locator(".board .spot > :first-child")
    expect(bench.page.locator(".board .spot.tinted")).not_to_have_count(0)
    seen = Counter(hex_of(fill) for fill in grounds.evaluate_all(FILLS))
    _, content = saved(bench, "SVG")
    _paper, *cells = ElementTree.fromstring(content).iter("{http://www.w3.org/2000/svg}rect")
    assert len(seen) == 2
    assert Counter(cell.get("fill") for cell in cells) == seen


def test_a_saved_picture_has_the_letters_that_the_board_has(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=magic-star&given=0:1,1:2,2:4&panels=plan", "exactly 1 solution")
    letters = page.locator(".board .letter")
    expect(letters).to_have_count(12)
    _, content = saved(bench, "SVG")
    texts = list(ElementTree.fromstring(content).iter("{http://www.w3.org/2000/svg}text"))
    drawn = [text.text or "" for text in texts if text.get("font-style") == "italic"]
    assert sorted(drawn) == sorted(letters.all_text_contents())
    assert len(texts) == 24
    bench.button("Close: The plan").click()
    expect(letters).to_have_count(0)
    _, content = saved(bench, "SVG")
    assert "italic" not in content.decode()


def test_a_line_as_a_film_and_as_a_strip(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=flip-it&option.n=5")
    bench.solve()
    page.locator(".lines button").first.click()
    expect(page.locator(".strip li").first).to_be_visible()
    moves = page.locator(".strip li").count() - 1
    name, content = saved(bench, "Animated SVG")
    assert name == f"flip-it-n-5-film-{moves}-moves.svg"
    space = "{http://www.w3.org/2000/svg}"
    film = ElementTree.fromstring(content)
    ways = [way.get("values", "").split(";") for way in film.iter(f"{space}animateTransform")]
    assert ways
    assert sum(len(way) // 2 - 1 for way in ways) == moves  # two stops a move, and the ends
    for each in film.iter():
        times = [float(time) for time in each.get("keyTimes", "0").split(";")]
        assert times == sorted(times)
        assert times[0] == 0
        assert times[-1] <= 1
    name, content = saved(bench, "Strip (SVG)")
    strip = ElementTree.fromstring(content)
    numbers = [text.text for text in strip.iter(f"{space}text")]
    assert numbers == [str(at) for at in range(moves + 1)]


def test_givens_are_set_apart_in_a_saved_picture(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=magic-square&option.order=3&given=0:2", "exactly 2 solutions")
    _, content = saved(bench, "SVG")
    texts = list(ElementTree.fromstring(content).iter("{http://www.w3.org/2000/svg}text"))
    assert [text.text for text in texts if text.get("font-weight") == "bold"] == ["2"]
    assert len(texts) == 9


def test_a_file_that_was_saved_is_read_back_where_it_is_dropped(new_page):
    page = new_page()
    bench = solved(page, "#puzzle=magic-square&option.order=3&given=0:2", "exactly 2 solutions")
    name, content = saved(bench, "JSON")
    table, rows = saved(bench, "CSV")
    Workbench(page, "#puzzle=magic-star")
    bench.wait_for_python()
    page.locator("main").evaluate(script("drop_file"), [name, content.decode()])
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic square")
    expect(page.locator(".board .cell")).to_have_count(9)
    bench.expect_board({0: "2", 1: ""})
    page.locator("main").evaluate(script("drop_file"), [table, rows.decode()])
    bench.expect_board({0: "2", 4: "5"})
    bench.button("Undo").click()
    bench.expect_board({0: "2", 4: ""})


def test_a_dropped_file_of_a_stranger_is_data(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square&option.order=3")
    bench.wait_for_python()
    drop = page.locator("main")
    drop.evaluate(script("drop_file"), ["a.json", '{"edagari": 1, "puzzle": "<img src=x>"}'])
    expect(page.get_by_text("names a puzzle that is not here")).to_be_visible()
    drop.evaluate(script("drop_file"), ["a.txt", "2 7 6\n9 5 1\n4 3 8"])
    bench.expect_board({0: "2", 8: "8"})
    drop.evaluate(script("drop_file"), ["a.txt", "<b>hello</b>"])
    expect(page.locator("dialog.text [role=alert]")).to_be_visible()
    expect(page.locator("dialog.text b")).to_have_count(0)


def test_a_link_opens_at_the_moment_of_the_search_with_its_panels(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=magic-star&strategy=prune")
    bench.wait_for_python()
    for moment in range(1, 5):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{moment} / {moment}")
    shown = page.locator(".board .cell").evaluate_all("cells => cells.map((cell) => cell.value)")
    bench.button("Plan").click()
    bench.button("Link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#puzzle=magic-star&strategy=prune&at=4&panels=plan&v=2")
    other = Workbench(new_page(), link[link.index("#") :])
    expect(other.moment).to_have_text(re.compile(r"^4 / [\d,]+$"))
    expect(other.page.locator(".panel.plan")).to_be_visible()
    cells = other.page.locator(".board .cell")
    assert cells.evaluate_all("cells => cells.map((cell) => cell.value)") == shown
