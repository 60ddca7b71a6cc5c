"""Puzzles in pages of another origin: a picture at once, Python on a click, one Python a page."""

from playwright.sync_api import expect

from tests.support.acting import reload
from tests.support.hosting import Tutorial
from tests.support.journey import sentence
from tests.support.polling import until, until_equal

STAR = """<edagari-puzzle id="star" puzzle="magic-star" {more}>
<p>a star of twelve</p></edagari-puzzle>"""
SQUARE = """<edagari-puzzle id="square" puzzle="magic-square" option-order="3" {more}>
<p>a square of nine</p></edagari-puzzle>"""
SUDOKU = """<edagari-puzzle id="sudoku" puzzle="sudoku" option-size="4"
givens="1... ..2. .3.. ...4"></edagari-puzzle>"""
FRAME = """<iframe id="{}" title="" src="{}embed.html#puzzle=magic-square&option.order=3">
</iframe>"""
WALKED = 'view="player" strategy="prune" step="40"'


def room_below(there: Tutorial, name: str) -> float:
    """By how much an element is taller than what stands in it."""
    height = there.element(name).evaluate("(element) => element.getBoundingClientRect().height")
    inside = there.frame(name).locator("#page").evaluate("(page) => page.scrollHeight")
    return float(height) - float(inside)


def test_the_boards_are_there_without_python(tutorial):
    asked: list[str] = []
    body = STAR.format(more="") + SQUARE.format(more='givens=". . . . 5 . . . ."') + SUDOKU
    there = tutorial(body, pyodide=True)
    there.page.context.on("request", lambda request: asked.append(request.url))
    reload(there.page)
    for name in ("star", "square", "sudoku"):
        there.wait_for(name, "ready")
    expect(there.frame("star").locator(".board .cell")).to_have_count(12)
    expect(there.frame("square").locator("[data-cell='4'].cell")).to_have_value("5")
    expect(there.frame("sudoku").locator("[data-cell='6'].cell")).to_have_value("2")
    expect(there.page.get_by_text("a star of twelve")).to_be_hidden()
    assert not [address for address in asked if "/python/" in address or "/worker/" in address]
    assert there.page.workers == []
    until(there.page, lambda: room_below(there, "star"), lambda room: 0 <= room <= 3)


def test_a_click_brings_python_and_the_host_hears_what_it_finds(tutorial):
    there = tutorial(STAR.format(more=""))
    there.start("star")
    [finished] = there.wait_for("star", "finished")
    assert (finished["solutions"], finished["state"], finished["verdict"]["en"]) == (
        960,
        "done",
        "exactly 960 solutions",
    )
    first = there.wait_for("star", "solution")[0]
    assert first["number"] == 1
    assert sorted(first["values"]) == list(range(1, 13))
    expect(there.frame("star").get_by_text("Solution 1 of 960")).to_be_visible()
    there.wait_for_state("star", "solutions", 960)


def test_a_search_that_lasts_goes_on_in_webassembly(tutorial):
    queens = '<edagari-puzzle id="queens" puzzle="queens" option-n="12" {}></edagari-puzzle>'
    there = tutorial(queens.format('strategy="compiled" view="player program"'), pyodide=True)
    there.start("queens")
    [finished] = there.wait_for("queens", "finished")
    assert finished["solutions"] == 14200
    really = there.frame("queens").locator("details.code")
    really.locator("summary").click()
    expect(really).to_contain_text("has gone on in WebAssembly")


def test_one_python_is_handed_over_and_what_each_shows_stays(tutorial):
    there = tutorial(STAR.format(more=WALKED) + SQUARE.format(more=""), pyodide=True)
    there.start("star")
    there.expect_moment("star", 40)
    assert len(there.page.workers) == 1
    there.start("square")
    there.wait_for("square", "finished")
    assert len(there.page.workers) == 1
    there.expect_moment("star", 40)
    there.frame("star").get_by_role("button", name="One event back").click()
    there.expect_moment("star", 39)
    there.call("star", "seek(12)")
    there.expect_moment("star", 12)
    there.frame("star").get_by_role("button", name="Go on").click()
    expect(there.frame("star").get_by_role("button", name="Search to the end")).to_be_visible()
    there.expect_moment("star", 12)
    expect(there.verdict("square")).to_have_text("exactly 8 solutions")
    expect(
        there.frame("square").get_by_text("Another puzzle on this page is using Python")
    ).to_be_visible()
    end = there.heard("star", "state")[-1]["end"]
    there.call("square", "solve()")
    there.wait_for("square", "finished", 2)
    there.call("star", f"seek({end + 5})")  # beyond what is kept
    there.expect_moment("star", f"{end + 5:,}")


def test_frames_without_the_element_hand_it_over_too(tutorial, site_address):
    body = FRAME.format("one", site_address) + FRAME.format("two", site_address)
    there = tutorial(body, pyodide=True)
    for name in ("one", "two"):
        there.start(name)
        expect(there.verdict(name)).to_have_text("exactly 8 solutions")
        assert len(there.page.workers) == 1
    expect(
        there.frame("one").get_by_text("Another puzzle on this page is using Python")
    ).to_be_attached()


def test_it_starts_when_it_is_seen_and_hears_of_changed_attributes(tutorial):
    far = '<div style="height: 3000px"></div>'
    there = tutorial(far + SQUARE.format(more="autoplay"))
    there.call("square", "scrollIntoView()")
    there.wait_for("square", "ready")
    there.call("square", "scrollIntoView()")  # it has grown
    there.wait_for("square", "finished")
    there.set("square", "lang", "ja")
    expect(there.frame("square").get_by_role("heading")).to_contain_text("魔方陣")
    expect(there.verdict("square")).to_have_text("解はちょうど 8 通り")
    there.set("square", "option-order", "4")
    expect(there.frame("square").locator(".board .cell")).to_have_count(16)


def test_an_order_is_done_out_of_sight_and_what_was_asked_in_vain_is_told(tutorial):
    far = '<div style="height: 5000px"></div>'
    wrong = SUDOKU.replace("1...", "9...")
    there = tutorial(far + SQUARE.format(more="") + wrong, faulty=True)
    there.call("square", "solve()")
    [finished] = there.wait_for("square", "finished")
    assert finished["solutions"] == 8
    square = there.element("square")
    until_equal(there.page, lambda: square.evaluate("({ state }) => state.python"), "ready")
    with there.page.expect_console_message(lambda said: "cannot stand here" in said.text):
        there.call("sudoku", "solve()")
    expect(there.frame("sudoku").locator(".amiss")).to_contain_text("'9' cannot stand here")
    expect(there.frame("sudoku").get_by_role("button")).to_have_count(0)
    assert there.heard("sudoku", "finished") == []


def test_what_strangers_say_changes_nothing(tutorial):
    there = tutorial(STAR.format(more=WALKED))
    there.wait_for("star", "ready")
    there.hear_strangers()
    there.call("star", "seek(40)")  # an order at last: whatever came before has been heard
    there.expect_moment("star", 40)
    assert there.heard("star", "solution") == []
    assert there.heard("star", "finished") == []
    assert {each["search"] for each in there.heard("star", "state")} <= {
        "none",
        "opening",
        "paused",
    }
    until_equal(there.page, lambda: there.page.evaluate("({}).polluted"), None)


def test_the_own_content_stays_where_there_are_no_scripts(tutorial):
    there = tutorial(STAR.format(more=""), java_script_enabled=False)
    expect(there.page.get_by_text("a star of twelve")).to_be_visible()


def test_the_own_content_stays_where_the_frame_does_not_come(tutorial):
    there = tutorial("<p>nothing yet</p>", faulty=True)
    there.page.route("**/embed.html", lambda route: route.abort())
    there.add(STAR)
    expect(there.page.get_by_text("a star of twelve")).to_be_visible()
    expect(there.element("star").locator("iframe")).to_be_attached()
    expect(there.page.get_by_text("a star of twelve")).to_be_visible()


def test_a_reader_takes_the_board_along_and_nothing_is_kept_in_a_frame(tutorial):
    there = tutorial(SQUARE.format(more='strategy="prune"'))
    frame = there.frame("square")
    frame.locator("[data-cell='4'].cell").fill("5")
    with sentence("the full page has the board of the frame"):
        with there.page.context.expect_page() as opened:
            frame.get_by_role("link", name="Open in Edagari").click()
        full = opened.value
        expect(full.get_by_role("heading", level=1)).to_have_text("Magic square")
        expect(full.locator(".board .cell")).to_have_count(9)
        expect(full.locator(".board [data-cell='4']")).to_have_value("5")
        expect(full.locator(".strategy select")).to_have_value("prune")
        full.close()
    with sentence("a frame leaves what the workbench keeps as it is"):
        there.start("square")
        expect(frame.locator(".faults li, .results")).to_be_visible()
        kept = frame.locator("body")
        until_equal(there.page, lambda: kept.evaluate("() => Object.keys(localStorage)"), [])


def test_escape_gives_the_keys_back_to_the_page(tutorial):
    there = tutorial(f"{SUDOKU}<script>onkeydown = ({{ key }}) => (document.title = key);</script>")
    there.wait_for("sudoku", "ready")
    cell = there.frame("sudoku").locator("[data-cell='1'].cell")
    for key in ("3", "Escape"):
        cell.press(key)
        expect(cell).to_have_value("3")
    until_equal(there.page, lambda: there.page.evaluate("document.activeElement.localName"), "body")
    there.page.keyboard.press("n")
    expect(there.page).to_have_title("n")
