"""Links and memory: what they bring back, and that a stranger's are only data."""

import json

from playwright.sync_api import expect

from tests.support.acting import copied, follow, visit
from tests.support.journey import sentence
from tests.support.polling import removed_by
from tests.support.workbench import Workbench

LOST = "The link could not be read in full"
DAMAGED = json.dumps(
    {"options": {"order": {}}, "givens": {"0": {}, "x": "1", "1": "a" * 5000}, "lang": 3}
)
NOWHERE = [
    ("#puzzle=<img src=x onerror=alert(1)>", "names a puzzle that is not here"),
    ("#puzzle=__proto__", "names a puzzle that is not here"),
    ("#puzzle=../../etc/passwd&given=0:1", "names a puzzle that is not here"),
    ("#%%%&&&===", "cannot be read"),
    ("#puzzle=sudoku&given=" + "0:1," * 20_000, "cannot be read"),
]
FOREIGN_PARTS = [
    "given=0:<b>12</b>,1:2",
    "given=constructor:1,1:2",
    "given=1:2,999999999999:3",
    "given=1:2&option.__proto__=x",
    "given=1:2&strategy=toString",
    "given=1:2&onload=alert(1)",
]


def test_a_link_holds_puzzle_options_numbers_and_strategy(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = Workbench(page, "#puzzle=magic-square")
    bench.wait_for_python()
    bench.set_option("order", "3")
    expect(page.locator(".board input.cell")).to_have_count(9)
    bench.type({4: "5"})
    bench.choose("Prune")
    link = copied(page, bench.share("Copy link"))
    expect(page.get_by_text("Link copied")).to_be_visible()
    other = Workbench(new_page(), link[link.index("#") :]).page
    expect(other.get_by_role("heading", level=1)).to_have_text("Magic square")
    expect(other.locator(".board input.cell")).to_have_count(9)
    expect(other.locator(".board [data-cell='4']")).to_have_value("5")
    expect(other.locator(".strategy select")).to_have_value("prune")


def test_a_link_may_have_its_givens_as_text_like_an_embedded_puzzle(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&option.size=9&givens=" + "53..7...." + "." * 72)
    with sentence("they are on the board, locked, and nothing is said to be lost"):
        bench.expect_board({0: "5", 1: "3", 2: "", 4: "7"})
        expect(bench.cell(0)).not_to_be_editable()
        expect(page.get_by_text(LOST)).to_be_hidden()
    with sentence("both names go together"):
        follow(page, "#puzzle=magic-square&option.order=3&given=0:2&givens=.+.+.+.+5+.+.+.+.")
        bench.expect_board({4: "5"})
    bench.wait_for_python()
    with sentence("what is wrong in them is said, with the text"):
        wrong, dialogue = "x3..7...." + "." * 72, page.get_by_role("dialog")
        follow(page, f"#puzzle=sudoku&givens={wrong}")
        expect(dialogue.get_by_role("textbox")).to_have_value(wrong)
        expect(dialogue).to_contain_text("cannot stand here")


def test_a_link_is_data_and_destroys_nothing(new_page):
    page = new_page(python=False)
    bench = Workbench(page)
    with sentence("a link does not destroy what was typed"):
        bench.type({0: "7"})
        visit(page, "about:blank")
        bench = Workbench(page, "#puzzle=magic-star&given=1:2")
        expect(page.get_by_text("Opened from a link.")).to_be_visible()
        bench.expect_board({0: "", 1: "2"})
        bench.button("Undo").click()
        bench.expect_board({0: "7", 1: ""})
    for rest in FOREIGN_PARTS:
        with sentence(f"a link with foreign parts keeps the good ones: {rest}"):
            visit(page, "about:blank")
            Workbench(page, f"#puzzle=magic-star&{rest}")
            expect(page.get_by_text(LOST)).to_be_visible()
            bench.expect_board({1: "2"})
    for link, said in NOWHERE:
        with sentence(f"a link to nowhere says so and opens the page: {link[:40]}"):
            visit(page, "about:blank")
            Workbench(page, link)
            expect(page.locator(".notice")).to_contain_text(said)
            expect(page.locator(".board .cell").first).to_be_visible()
    notice = page.locator(".notice")
    with sentence("what was said of a link goes as another is taken up"), removed_by(notice):
        follow(page, "#puzzle=magic-square&option.order=3")
        expect(page.get_by_role("heading", level=1)).to_have_text("Magic square")


def test_a_link_that_only_names_a_puzzle_opens_it_as_the_chooser_does(new_page):
    page = new_page(python=False)
    with sentence("with its example"):
        bench = Workbench(page, "#puzzle=sudoku")
        bench.expect_board({0: "5", 1: "3", 2: ""})
    with sentence("with what was typed in it"):
        bench.type({2: "4"})
        follow(page, "#puzzle=queens")
        expect(page.get_by_role("heading", level=1)).to_have_text("Queens")
        follow(page, "#puzzle=sudoku&panels=race")
        expect(page.locator("#panel-race")).to_be_visible()
        bench.expect_board({0: "5", 2: "4"})
        expect(page.get_by_text("Opened from a link.")).to_have_count(0)
    with sentence("but a link to its empty board opens that"):
        follow(page, "#puzzle=sudoku&v=2")
        expect(page.get_by_text("Opened from a link.")).to_be_visible()
        bench.expect_board({0: "", 1: "", 2: ""})


def test_a_link_says_that_undo_brings_back_only_what_was_typed(new_page):
    page = new_page(python=False)
    bench, said = Workbench(page, "#puzzle=sudoku"), page.get_by_text("Opened from a link.")
    bench.expect_board({0: "5"})
    with sentence("an example is there to be had again"):
        follow(page, "#puzzle=sudoku&v=2")
        bench.expect_board({0: "", 1: ""})
        expect(page.locator(".notice")).to_have_count(0)
        bench.button("Undo").click()
        bench.expect_board({0: "5"})
    with sentence("and what was typed and cleared again is nothing"):
        bench.button("Clear").click()
        bench.expect_board({0: ""})
        follow(page, "#puzzle=sudoku&given=1:1")
        bench.expect_board({1: "1"})
        expect(page.locator(".notice")).to_have_count(0)
    with sentence("one number is something"):
        bench.type({2: "2"})
        follow(page, "#puzzle=sudoku&v=2")
        expect(said).to_be_visible()


def test_memory_that_is_not_ours_is_left_out(new_page):
    page = new_page(python=False)
    page.add_init_script(f"""
        for (const name of ["draft:magic-star", "habits", "puzzle"])
            localStorage.setItem(`edagari:${{location.pathname}}:${{name}}`, {json.dumps(DAMAGED)});
    """)
    Workbench(page, "").expect_board(dict.fromkeys(range(12), ""))


def test_what_a_link_says_of_a_board_is_held_against_it(new_page):
    page = new_page()
    link = "#puzzle=magic-square&option.order={}&marks=8:5&colours=4:2,8:1"
    bench = Workbench(page, link.format(5))
    for order in (5, 3):
        with sentence(f"marks and colours are on a board of another size, of order {order}"):
            follow(page, link.format(order))
            bench.wait_for_python()
            expect(page.locator(".board [data-cell]")).to_have_count(order * order)
            expect(page.locator(".board .colour")).to_have_count(2)
            expect(page.locator(".board .marks.own text")).to_have_text(["5"])
    with sentence("a choice that is not there is shown, and it is said what would be right"):
        fault = page.locator(".option.fault")
        follow(page, "#puzzle=sudoku&option.size=7&given=0:5")
        expect(fault).to_contain_text("Size: must be one of 4, 6, 9, 16")
        expect(bench.option("size")).to_have_value("7")
        bench.button("Solve").click()
        expect(page.locator(".notice")).to_contain_text("did not start. Size: must be one of")
        with removed_by(fault):
            bench.option("size").select_option("9")
        bench.expect_board({0: "5"})
    with sentence("markup is text"):
        follow(page, "#puzzle=magic-star&given=0:<b>")
        expect(bench.faults).to_contain_text("'<b>' is not one of 1 to 12.")
        expect(page.locator(".faults b")).to_have_count(0)
    with sentence("numbers for a game are left out with a word"):
        follow(page, "#puzzle=sliding-tiles&given=0:0,2:99&marks=1:2")
        expect(page.locator(".notice")).to_contain_text("the wrong parts were left out")
        page.wait_for_function("!location.hash.includes('given')")
