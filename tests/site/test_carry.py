"""What is carried away from the page and brought back: tables, pictures, paper, files, links."""

import base64
import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench, script


def solved(page: Page, link: str, verdict: str) -> Workbench:
    bench = Workbench(page, link)
    bench.solve()
    bench.expect_over(verdict)
    return bench


def dialogue(bench: Workbench) -> Locator:
    bench.button("Save").click()
    return bench.page.locator("dialog.save")


def saved(bench: Workbench, button: str) -> tuple[str, bytes]:
    """Name and content of the file that a button of the dialogue saves."""
    with bench.page.expect_download() as waiting:
        dialogue(bench).get_by_role("button", name=button, exact=True).click()
    bench.page.keyboard.press("Escape")
    download = waiting.value
    return download.suggested_filename, Path(download.path()).read_bytes()


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


def test_on_paper_the_board_and_its_rules_are_light_and_one_page(new_page):
    page = new_page(color_scheme="dark")
    solved(page, "#puzzle=magic-star", "exactly 960 solutions")
    page.emulate_media(media="print", color_scheme="dark")
    for part in ("h1", ".rules", ".board"):
        expect(page.locator(part).first).to_be_visible()
    for part in (".controls", ".gallery", ".head", ".tools", ".options", "#page > footer"):
        expect(page.locator(part)).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    pdf = page.pdf(format="A4")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 1


def test_on_paper_pencil_marks_and_colours_are_there_too(new_page):
    page = new_page(color_scheme="dark")
    link = "#puzzle=magic-square&given=0:2&marks=4:5&colours=4:2,8:1"
    bench = Workbench(page, link)
    bench.wait_for_python()
    _, content = saved(bench, "SVG")
    svg = ElementTree.fromstring(content)
    texts = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["2", "5"]
    colours = {shape.get("fill") or "none" for shape in svg.iter()}
    inks = [text.get("fill") or "" for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    _, content = saved(bench, "PNG")
    asked = {"picture": base64.b64encode(content).decode(), "colours": [*inks, *colours - {"none"}]}
    assert all(count > 0 for count in page.evaluate(script("colours_in_picture"), asked))
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".board .marks.own text")).to_be_visible()
    expect(page.locator(".board .colour")).to_have_count(2)
    assert page.locator("#board").evaluate(script("faint_on_board")) == []


def test_a_worksheet_has_puzzles_on_one_page_and_solutions_on_the_next(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&option.size=4")
    bench.wait_for_python()
    dialogue(bench).get_by_role("button", name="Worksheet").click()
    sheet = page.locator("dialog.sheet")
    sheet.get_by_label("How many").select_option("3")
    sheet.get_by_label("Seed").fill("7")
    sheet.get_by_role("button", name="Make the puzzles").click()
    expect(sheet.get_by_text("3 of 3 made")).to_be_visible()
    puzzles, solutions = (
        [tile.locator("tspan").all_text_contents() for tile in of.locator("li").all()]
        for of in sheet.locator(".sheet-page").all()
    )
    assert [len(values) for values in solutions] == [16] * 3
    assert all(len(values) < 16 for values in puzzles)
    assert len({tuple(values) for values in solutions}) > 1
    page.evaluate("document.documentElement.dataset.print = 'sheet'")
    page.emulate_media(media="print")
    expect(page.locator("main")).to_be_hidden()
    pdf = page.pdf(format="A4")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 2


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
